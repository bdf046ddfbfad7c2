import {
  type BuildCache,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  unwrapOutputFieldType,
} from '@pothos/core';
import { isScope, type Scope } from '../../kernel/scopes.ts';
import { errors } from '../../messages/errors.ts';
import { NotPermitted } from '../../platform/errors.ts';

/** Arguments of directives by the directive's name, as the builder stores them. */
type Directives = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Extended = {
  readonly extensions?: { readonly directives?: Directives } | null | undefined;
};

/** Writes the scope that a field needs into the schema, as `@requires`. */
export function withScope<Types extends SchemaTypes>(
  config: PothosOutputFieldConfig<Types>,
  cache: BuildCache<Types>,
): PothosOutputFieldConfig<Types> {
  const directives: Directives = directivesIn(config);
  const { path = null } = directives['upstream'] ?? {};
  const { parentType, name } = config;
  const facts = { parentType, name, path: typeof path === 'string' ? path : null };
  const scope = scopeOfField({ ...facts, leadsOn: leadsOn(config, cache) });
  if (scope === null) return config;
  const extensions = { ...config.extensions, directives: { ...directives, requires: { scope } } };
  return { ...config, extensions };
}

function leadsOn<Types extends SchemaTypes>(
  { parentType, type }: PothosOutputFieldConfig<Types>,
  cache: BuildCache<Types>,
): boolean {
  const interfacesOf = (typeName: string): readonly string[] => {
    const config = cache.getTypeConfig(typeName);
    if (config.kind !== 'Object' && config.kind !== 'Interface') return [];
    return config.interfaces.map((each) => cache.getTypeConfig(each).name);
  };
  const result = cache.getTypeConfig(unwrapOutputFieldType(type)).name;
  if (result.endsWith('Connection')) return true;
  const isFollowed = result === 'Followed' || interfacesOf(result).includes('Followed');
  return isFollowed && interfacesOf(parentType).includes('Node');
}

function directivesIn({ extensions }: Extended): Directives {
  return extensions?.directives ?? {};
}

/** Scope in a field's `@requires`; null for none. */
export function declaredScope(config: Extended): Scope | null {
  const scope = directivesIn(config)['requires']?.['scope'];
  return typeof scope === 'string' && isScope(scope) ? scope : null;
}

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

/** Scopes that queries also need, as they cost money or reveal a location. */
const NEEDED_BY_QUERIES: ReadonlySet<Scope> = new Set(['verify', 'lookup', 'trace']);

/** Scopes of single fields; null: none. */
const BY_NAME: Readonly<Record<string, Scope | null>> = {
  // Every caller may see their own identity.
  'Query.viewer': null,
  'Query.audit': 'audit',
  'Query.keys': 'audit',
  'Query.webhooks': 'webhooks',
  'Query.webhookDeliveries': 'webhooks',
  'Mutation.createWebhook': 'webhooks',
  'Mutation.updateWebhook': 'webhooks',
  'Mutation.deleteWebhook': 'webhooks',
  'Mutation.redeliverWebhook': 'webhooks',
  'Mutation.sendWebhookTestEvent': 'webhooks',
  'Subscription.webhookUpdates': 'webhooks',
  // The link lets its reader sign, like a mutation of the same capability.
  'Query.signingLink': 'sign',
  'Mutation.atomicCommand': 'reverse',
  'Mutation.bankCommand': 'reverse',
  // Polls subjects that every reader may see, free of charge.
  'Mutation.lookAgain': 'read',
  // Changes the list only, not the subjects.
  'Mutation.dismissAttention': 'read',
  // Writes data that every reader may see; the exported field has its own scope.
  'Mutation.startExport': 'read',
  // Reads the caller's own file, free of charge.
  'Mutation.readInvoiceFile': 'read',
  'Mutation.cancelVerificationBatch': 'verify',
  'Mutation.sandbox': 'sandbox',
  'Document.url': 'files',
};

/** Types whose objects require their own scope, also through `node`. */
const BY_TYPE: Readonly<Record<string, Scope>> = {
  Enterprise: 'lookup',
  Truck: 'trace',
  Webhook: 'webhooks',
};

/** Facts of a field in the schema. */
interface FieldFacts {
  readonly parentType: string;
  readonly name: string;
  /** Path of its `@upstream`; null without one. */
  readonly path: string | null;
  /** True if the field leads from a node to another node or to a connection. */
  readonly leadsOn: boolean;
}

/** Scope that a field needs; null if the path to it already needs one. Throws for a mutation without a scope. */
function scopeOfField({ parentType, name, path, leadsOn }: FieldFacts): Scope | null {
  const own = BY_NAME[`${parentType}.${name}`];
  if (own !== undefined) return own;
  const byPath = BY_PATH.find(([beginning]) => path?.startsWith(beginning))?.[1] ?? null;
  if (parentType === 'Mutation') {
    if (byPath === null) throw new Error(`Mutation.${name} has no scope.`);
    return byPath;
  }
  if (byPath !== null && NEEDED_BY_QUERIES.has(byPath)) return byPath;
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
