import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import { defaultFieldResolver, type GraphQLField, type GraphQLFieldResolver } from 'graphql';

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      members: MembersPlugin<Types>;
    }
  }
}

/**
 * Gives the default resolver to a field that shows the member of the same name: compiled queries then read the member without a
 * call. Must be the last plugin, as the others wrap its result.
 */
class MembersPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { name, extensions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    return extensions?.['pothosExposedField'] === name ? defaultFieldResolver : resolver;
  }
}

const pluginName = 'members';
SchemaBuilder.registerPlugin(pluginName, MembersPlugin);

/** Marks a field whose resolver only reads a member of its parent, so that it may run twice. */
export const memberReader = { readsMember: true } as const;

/** True for a field whose resolver only reads a member of its parent. */
export function showsMember({
  extensions,
}: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean {
  return extensions['readsMember'] === true;
}

/** Name of the plugin for the builder. */
export default pluginName;
