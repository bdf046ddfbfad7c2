import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql';
import sdl from '../../../schema/schema.graphql?raw';

/** The field with the controls of the simulated platform. */
const SANDBOX = 'sandbox';

/**
 * The schema that these pages were built with, which is the service's own: it comes with them and is kept by the browser,
 * where an introspection would be asked for at every load.
 */
export function builtSchema({ isSimulated }: { readonly isSimulated: boolean }): GraphQLSchema {
  const schema = buildSchema(sdl, { assumeValid: true });
  const mutation = schema.getMutationType();
  if (!isSimulated && isObjectType(mutation)) delete mutation.getFields()[SANDBOX];
  return schema;
}
