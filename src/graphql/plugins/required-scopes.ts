import type { Scope } from '../../kernel/scopes.ts';
import { errors } from '../../messages/errors.ts';
import { NotPermitted } from '../../platform/errors.ts';

/** The scopes by the beginning of an endpoint's path; the first that fits counts. */
const BY_PATH: readonly (readonly [path: string, scope: Scope])[] = [
  ['/api/v1/verify', 'verify'],
  ['/api/v1/enterprise/', 'lookup'],
  ['/api/v1/trace/', 'trace'],
  ['/api/v1/invoice/forward/', 'issue'],
  ['/api/v1/esign/', 'sign'],
  ['/api/v1/partnercontract/', 'sign'],
  ['/api/', 'reverse'],
];

/** Scopes that also questions need, as they cost money or lead to somebody's whereabouts. */
const ASKED_FOR_BY_NAME: ReadonlySet<Scope> = new Set(['verify', 'lookup', 'trace']);

/** Fields of which nothing else says what they need; null: nothing. */
const BY_NAME: Readonly<Record<string, Scope | null>> = {
  // Anybody may know who they are.
  'Query.viewer': null,
  'Query.audit': 'audit',
  // With it one signs, as a mutation of the same capability would let one.
  'Query.signingLink': 'sign',
  'Mutation.atomicCommand': 'reverse',
  'Mutation.bankCommand': 'reverse',
  // It asks what anybody may read, for nothing.
  'Mutation.lookAgain': 'read',
  'Mutation.sandbox': 'sandbox',
  'Document.url': 'files',
};

/** Types whose things are asked for at the platform under a scope of their own, also by `node`. */
const BY_TYPE: Readonly<Record<string, Scope>> = { Enterprise: 'lookup', Truck: 'trace' };

/** Facts of a field in the schema. */
interface FieldFacts {
  readonly parentType: string;
  readonly name: string;
  /** The path of its `@upstream`; null without. */
  readonly path: string | null;
  /** True where it leads from a thing that has an id to another one, or to a list of things. */
  readonly leadsOn: boolean;
}

/**
 * The scope that a field needs; null where the way to it needs one already. Throws for a mutation of which
 * nothing says so.
 */
export function scopeOfField({ parentType, name, path, leadsOn }: FieldFacts): Scope | null {
  const own = BY_NAME[`${parentType}.${name}`];
  if (own !== undefined) return own;
  const byPath = BY_PATH.find(([beginning]) => path?.startsWith(beginning))?.[1] ?? null;
  if (parentType === 'Mutation') {
    if (byPath === null) throw new Error(`Nothing says which scope Mutation.${name} needs.`);
    return byPath;
  }
  if (byPath !== null && ASKED_FOR_BY_NAME.has(byPath)) return byPath;
  const isRoot = parentType === 'Query' || parentType === 'Subscription';
  return isRoot || path !== null || leadsOn ? 'read' : null;
}

/** The scope that is needed to find a thing by its id, beside that of `node`; null: none. */
export function scopeOfType(typeName: string): Scope | null {
  return BY_TYPE[typeName] ?? null;
}

/** Throws `NotPermitted` where the scope is not among those of the caller. */
export function requireScope(scopes: ReadonlySet<Scope>, scope: Scope | null): void {
  if (scope === null || scopes.has(scope)) return;
  throw new NotPermitted(errors.scopeMissing({ scope }), { hint: errors.askForScope({ scope }) });
}
