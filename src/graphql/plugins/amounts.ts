import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { shownAmount } from '../../kernel/text/amounts.ts';

/** The plugin by its name, as the builder takes it. */
export const AMOUNTS = 'amounts';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [AMOUNTS]: AmountsPlugin<Types>;
    }
    export interface FieldOptions<
      Types extends SchemaTypes,
      ParentShape,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      /** True for an amount of money in yuan: it is shown with two decimals at least. `as read`: it has them already. */
      isAmount?: boolean | 'as read';
    }
  }
}

/**
 * Shows each amount of money alike, wherever it comes from: the platform's answer, a snapshot of the journal or
 * what is computed here. What is kept, compared and sent stays as it is.
 */
class AmountsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { parentType, name, pothosOptions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (pothosOptions.isAmount !== true) return resolver;
    return (parent, args, context, info) => {
      const amount = resolver(parent, args, context, info);
      if (typeof amount === 'string') return shownAmount(amount);
      if (amount === null || amount === undefined) return null;
      throw new Error(`${parentType}.${name} is an amount, so it is resolved to a text or null`);
    };
  }
}

SchemaBuilder.registerPlugin(AMOUNTS, AmountsPlugin);
