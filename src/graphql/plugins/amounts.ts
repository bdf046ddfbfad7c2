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

/** Name of the plugin for the builder. */
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
      /** True for an amount in yuan, shown with at least two decimals. `as read`: the value already has them. */
      isAmount?: boolean | 'as read';
    }
  }
}

/**
 * Shows amounts of money in one form, whether they come from the platform's response, a snapshot or a computation. Stored,
 * compared and sent values are unchanged.
 */
class AmountsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  /** Marks amounts for code that writes them in another form, such as cells of a table. */
  override onOutputFieldConfig(
    config: PothosOutputFieldConfig<Types>,
  ): PothosOutputFieldConfig<Types> {
    const { isAmount } = config.pothosOptions;
    return isAmount ? { ...config, extensions: { ...config.extensions, isAmount: true } } : config;
  }

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
