import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../../context/context.ts';
import { type Admission, admission } from './admission.ts';
import { certainUnitsIn, isBilled } from './known-units.ts';

/** Name of the plugin for the builder. */
export const BILLING = 'billing';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [BILLING]: BillingPlugin<Types>;
    }
  }
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;

/**
 * Rejects billed fields whose operation certainly exceeds a budget, before the first of them is resolved. Behind the errors
 * plugin, so that a mutation returns a member of its union, and behind the free check of inputs.
 */
class BillingPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: Resolver<Types>,
    { extensions }: PothosOutputFieldConfig<Types>,
  ): Resolver<Types> {
    const field = { extensions: extensions ?? {} };
    if (!isBilled(field)) return resolver;
    const capability = certainUnitsIn(field)?.capability ?? null;
    return (parent, args, context, info) => {
      // Pothos does not type the context of a plugin.
      const judged = admission(context as Context, info);
      const run = (standing: Admission): unknown => {
        standing.admit(capability);
        return resolver(parent, args, context, info);
      };
      return judged instanceof Promise ? judged.then(run) : run(judged);
    };
  }
}

SchemaBuilder.registerPlugin(BILLING, BillingPlugin);
