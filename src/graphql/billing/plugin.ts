import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../../context/context.ts';
import { type Admission, admission } from './admission.ts';
import { certainUnitsIn, isBilled } from './known-units.ts';

/** The plugin by its name, as the builder takes it. */
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
 * Holds billed fields to what their whole operation is known to cost, before the first of them is resolved. Behind the
 * errors plugin, so that a mutation answers with a member of its union, and behind the check of inputs, which costs
 * nothing.
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
      // A plugin knows no builder's context; that of this house is ours.
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
