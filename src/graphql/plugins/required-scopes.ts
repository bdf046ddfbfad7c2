import type { Scope } from '../../kernel/scopes.ts';
import { errors } from '../../messages/errors.ts';
import { NotPermitted } from '../../platform/errors.ts';

/** Scopes by the beginning of an endpoint's path; the first match counts. */
const BY_PATH: readonly (readonly [path: string, scope: Scope])[] = [
  ['/api/v1/verify', 'verify'],
  ['/api/v1/enterprise/', 'lookup'],
  ['/api/v1/trace/', 'trace'],
  ['/api/v1/invoice/forward/', 'issue'],
  ['/api/v1/esign/', 'sign'],
  ['/api/v1/partnercontract/', 'sign'],
  ['/api/', 'reverse'],
];

/** Scopes that queries need, too, as they cost money or reveal a location. */
const ASKED_FOR_BY_NAME: ReadonlySet<Scope> = new Set(['verify', 'lookup', 'trace']);

/** Scopes of single fields; null: none. */
const BY_NAME: Readonly<Record<string, Scope | null>> = {
  // Every caller may see their own identity.
  'Query.viewer': null,
  'Query.audit': 'audit',
  // The link lets its reader sign, like a mutation of the same capability.
  'Query.signingLink': 'sign',
  'Mutation.atomicCommand': 'reverse',
  'Mutation.bankCommand': 'reverse',
  // Polls, free of charge, what every reader may see.
  'Mutation.lookAgain': 'read',
  'Mutation.sandbox': 'sandbox',
  'Document.url': 'files',
};

/** Types that are queried at the platform under a scope of their own, also by `node`. */
const BY_TYPE: Readonly<Record<string, Scope>> = { Enterprise: 'lookup', Truck: 'trace' };

/** Facts of a field in the schema. */
interface FieldFacts {
  readonly parentType: string;
  readonly name: string;
  /** Path of its `@upstream`; null without one. */
  readonly path: string | null;
  /** True when it leads from a node to another node or to a connection. */
  readonly leadsOn: boolean;
}

/**
 * Scope that a field needs; null when the path to it needs one already. Throws for a mutation without a scope.
 */
export function scopeOfField({ parentType, name, path, leadsOn }: FieldFacts): Scope | null {
  const own = BY_NAME[`${parentType}.${name}`];
  if (own !== undefined) return own;
  const byPath = BY_PATH.find(([beginning]) => path?.startsWith(beginning))?.[1] ?? null;
  if (parentType === 'Mutation') {
    if (byPath === null) throw new Error(`Mutation.${name} has no scope.`);
    return byPath;
  }
  if (byPath !== null && ASKED_FOR_BY_NAME.has(byPath)) return byPath;
  const isRoot = parentType === 'Query' || parentType === 'Subscription';
  return isRoot || path !== null || leadsOn ? 'read' : null;
}

/** Scope that `node` needs for a type, besides its own; null: none. */
export function scopeOfType(typeName: string): Scope | null {
  return BY_TYPE[typeName] ?? null;
}

/** Throws `NotPermitted` when the caller lacks the scope. */
export function requireScope(scopes: ReadonlySet<Scope>, scope: Scope | null): void {
  if (scope === null || scopes.has(scope)) return;
  throw new NotPermitted(errors.scopeMissing({ scope }), { hint: errors.askForScope({ scope }) });
}
