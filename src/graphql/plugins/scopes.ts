import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  unwrapOutputFieldType,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { isScope, type Scope } from '../../kernel/scopes.ts';
import type { Context } from '../../context/context.ts';
import { errors } from '../../messages/errors.ts';
import { NotPermitted } from '../../platform/errors.ts';

/** Name of the plugin for the builder. */
export const SCOPES_PLUGIN = 'scopes';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [SCOPES_PLUGIN]: ScopesPlugin<Types>;
    }
  }
}

type Config<Types extends SchemaTypes> = PothosOutputFieldConfig<Types>;
type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;
type Extended = {
  readonly extensions?: { readonly directives?: Directives } | null | undefined;
};

/**
 * Writes the scope that a field needs into the schema, as `@requires`, and checks it for every caller and transport, for
 * subscriptions at the start and at each event. It runs inside the errors plugin, so that a mutation returns a member of its
 * union, and outside all other plugins, so that no work is done without the scope.
 */
class ScopesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: Config<Types>): Config<Types> {
    const directives = directivesIn(config);
    const { path = null } = directives['upstream'] ?? {};
    const { parentType, name } = config;
    const leadsOn = this.#leadsOn(config);
    const facts = { parentType, name, leadsOn, path: typeof path === 'string' ? path : null };
    const scope = scopeOfField(facts);
    if (scope === null) return config;
    const extensions = {
      ...config.extensions,
      directives: { ...directives, requires: { scope } },
    };
    return { ...config, extensions };
  }

  override wrapResolve(resolver: Resolver<Types>, config: Config<Types>): Resolver<Types> {
    return checked(resolver, requiredBy(config));
  }

  override wrapSubscribe(subscribe: Resolver<Types> | undefined, config: Config<Types>) {
    return subscribe && checked(subscribe, requiredBy(config));
  }

  #leadsOn({ parentType, type }: Config<Types>): boolean {
    const result = this.buildCache.getTypeConfig(unwrapOutputFieldType(type)).name;
    if (result.endsWith('Connection')) return true;
    const isFollowed = result === 'Followed' || this.#interfacesOf(result).includes('Followed');
    return isFollowed && this.#interfacesOf(parentType).includes('Node');
  }

  #interfacesOf(typeName: string): readonly string[] {
    const config = this.buildCache.getTypeConfig(typeName);
    if (config.kind !== 'Object' && config.kind !== 'Interface') return [];
    return config.interfaces.map((each) => this.buildCache.getTypeConfig(each).name);
  }
}

/** Arguments of directives by the directive's name, as the builder stores them. */
type Directives = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function directivesIn({ extensions }: Extended): Directives {
  return extensions?.directives ?? {};
}

function requiredBy(config: Extended): Scope | null {
  const scope = directivesIn(config)['requires']?.['scope'];
  return typeof scope === 'string' && isScope(scope) ? scope : null;
}

function checked<Types extends SchemaTypes>(
  run: Resolver<Types>,
  scope: Scope | null,
): Resolver<Types> {
  if (scope === null) return run;
  return (parent, args, context, info) => {
    // Pothos does not type the context of a plugin.
    requireScope((context as Context).scopes, scope);
    return run(parent, args, context, info);
  };
}

SchemaBuilder.registerPlugin(SCOPES_PLUGIN, ScopesPlugin);

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
const ASKED_FOR_BY_NAME: ReadonlySet<Scope> = new Set(['verify', 'lookup', 'trace']);

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
