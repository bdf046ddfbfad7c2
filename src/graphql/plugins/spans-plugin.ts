import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../../context/context.ts';

/** The plugin by its name, as the builder takes it. */
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

/** Gives each field that calls the platform (`@upstream`) a span of its own, where somebody reads traces. */
class SpansPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, config: Config<Types>): Resolver<Types> {
    return callsPlatform(config) && config.parentType !== 'Subscription'
      ? traced(resolver, `${config.parentType}.${config.name}`)
      : resolver;
  }
}

function callsPlatform<Types extends SchemaTypes>({ extensions }: Config<Types>): boolean {
  // The form in which the builder keeps directives.
  const { upstream } = (extensions?.['directives'] ?? {}) as { readonly upstream?: object };
  return upstream !== undefined;
}

function traced<Types extends SchemaTypes>(run: Resolver<Types>, name: string): Resolver<Types> {
  return (parent, args, context, info) => {
    // A plugin knows no builder's context; that of this house is ours.
    const { tracing } = (context as Context).app;
    if (!tracing.isOn) return run(parent, args, context, info);
    return tracing.span(name, 'internal', {}, () => run(parent, args, context, info));
  };
}

SchemaBuilder.registerPlugin(SPANS_PLUGIN, SpansPlugin);
