import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql';
import sdl from '../../../schema/schema.graphql?raw';

/** The field with the controls of the simulated platform. */
const SANDBOX = 'sandbox';

/**
 * Schema of the service, built into the pages: the browser caches it, while introspection would run at every load.
 */
export function builtSchema({ isSimulated }: { readonly isSimulated: boolean }): GraphQLSchema {
  const schema = buildSchema(sdl, { assumeValid: true });
  const mutation = schema.getMutationType();
  if (!isSimulated && isObjectType(mutation)) delete mutation.getFields()[SANDBOX];
  return schema;
}
