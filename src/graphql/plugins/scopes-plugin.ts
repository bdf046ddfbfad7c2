import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  unwrapOutputFieldType,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { isScope, type Scope } from '../../kernel/scopes.ts';
import type { Context } from '../../context/context.ts';
import { requireScope, scopeOfField } from './required-scopes.ts';

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
 * Writes the scope that a field needs into the schema, as `@requires`, and checks every caller: over every transport, when a
 * subscription begins and at each of its events. Behind the errors plugin, so that a mutation returns a member of its union;
 * before all others, so that nothing is done for a caller without the scope.
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
