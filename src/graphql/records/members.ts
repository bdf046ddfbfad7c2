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
 * Leaves a field that shows the member of its own name without a resolver. graphql-js reads it the same way, and
 * compiled queries read it in place, without a call. It has to be the last plugin: the others wrap what it gives.
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

/** Marks a field whose resolver only reads a member of its parent, and so may run twice. */
export const memberReader = { readsMember: true } as const;

/** True for a field whose resolver only reads a member of its parent. */
export function showsMember({
  extensions,
}: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean {
  return extensions['readsMember'] === true;
}

/** The plugin by its name, as the builder takes it. */
export default pluginName;
