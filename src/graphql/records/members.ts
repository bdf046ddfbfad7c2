import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import { defaultFieldResolver, type GraphQLField, type GraphQLFieldResolver } from 'graphql';
import { shownAmount } from '../../kernel/text/amounts.ts';

/** Name of the plugin for the builder. */
export const MEMBERS = 'members';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [MEMBERS]: MembersPlugin<Types>;
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

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;

/**
 * Gives the default resolver to a field that shows the member of the same name: compiled queries then read the member without a
 * call. Shows amounts of money in one form, whether they come from the platform's response, a snapshot or a computation; stored,
 * compared and sent values are unchanged. Must be the innermost plugin with resolvers, as the others wrap its result.
 */
class MembersPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  /** Marks amounts for code that writes them in another form, such as cells of a table. */
  override onOutputFieldConfig(
    config: PothosOutputFieldConfig<Types>,
  ): PothosOutputFieldConfig<Types> {
    const { isAmount } = config.pothosOptions;
    return isAmount ? { ...config, extensions: { ...config.extensions, isAmount: true } } : config;
  }

  override wrapResolve(
    resolver: Resolver<Types>,
    { parentType, name, extensions, pothosOptions }: PothosOutputFieldConfig<Types>,
  ): Resolver<Types> {
    const read = extensions?.['pothosExposedField'] === name ? defaultFieldResolver : resolver;
    if (pothosOptions.isAmount !== true) return read;
    return (parent, args, context, info) => {
      const amount: unknown = read(parent, args, context, info);
      if (typeof amount === 'string') return shownAmount(amount);
      if (amount === null || amount === undefined) return null;
      throw new Error(`${parentType}.${name} is an amount, so it is resolved to a text or null`);
    };
  }
}

SchemaBuilder.registerPlugin(MEMBERS, MembersPlugin);

/** Marks a field whose resolver only reads a member of its parent, so that it may run twice. */
export const memberReader = { readsMember: true } as const;

/** True for a field whose resolver only reads a member of its parent. */
export function showsMember({
  extensions,
}: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean {
  return extensions['readsMember'] === true;
}
