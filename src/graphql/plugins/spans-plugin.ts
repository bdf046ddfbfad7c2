import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../../context/context.ts';

/** Name of the plugin for the builder. */
export const SPANS_PLUGIN = 'spans';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [SPANS_PLUGIN]: SpansPlugin<Types>;
    }
  }
}

type Config<Types extends SchemaTypes> = PothosOutputFieldConfig<Types>;
type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;

/** Creates a span for each field that calls the platform (`@upstream`), if tracing is on. */
class SpansPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, config: Config<Types>): Resolver<Types> {
    return callsPlatform(config) && config.parentType !== 'Subscription'
      ? traced(resolver, `${config.parentType}.${config.name}`)
      : resolver;
  }
}

function callsPlatform<Types extends SchemaTypes>({ extensions }: Config<Types>): boolean {
  // Directives as the builder stores them.
  const { upstream } = (extensions?.['directives'] ?? {}) as { readonly upstream?: object };
  return upstream !== undefined;
}

function traced<Types extends SchemaTypes>(run: Resolver<Types>, name: string): Resolver<Types> {
  return (parent, args, context, info) => {
    // Pothos does not type the context of a plugin.
    const { tracing } = (context as Context).app;
    if (!tracing.isOn) return run(parent, args, context, info);
    return tracing.span(name, 'internal', {}, () => run(parent, args, context, info));
  };
}

SchemaBuilder.registerPlugin(SPANS_PLUGIN, SpansPlugin);
