import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  type ResponsePath,
} from 'graphql';
import type { Context } from '../../context/context.ts';
import { showsMember } from '../../graphql/records/members.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;

const recording = new WeakSet<GraphQLSchema>();

/**
 * Makes the resolvers of a schema run once for each path of a response while the context has `fieldResults`: a
 * second execution uses the results of the first. Resolvers that only read a member of their parent are unchanged.
 * Changes the schema in place.
 */
export function recordFieldResults(schema: GraphQLSchema): void {
  if (recording.has(schema)) return;
  recording.add(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve && resolve !== defaultFieldResolver && !showsMember(field)) {
        field.resolve = recorded(resolve);
      }
    }
  }
}

function recorded(resolve: Resolver): Resolver {
  return (parent, args, context, info) => {
    const results = context?.fieldResults ?? null;
    if (results === null) return resolve(parent, args, context, info);
    const key = pathKey(info.path);
    const known = results.get(key);
    if (known !== undefined) {
      if ('thrown' in known) throw known.thrown;
      return known.returned;
    }
    try {
      const returned = resolve(parent, args, context, info);
      results.set(key, { returned });
      return returned;
    } catch (error) {
      results.set(key, { thrown: error });
      throw error;
    }
  };
}

function pathKey(path: ResponsePath): string {
  let key = '';
  for (let at: ResponsePath | undefined = path; at; at = at.prev) key += `${at.key}.`;
  return key;
}
