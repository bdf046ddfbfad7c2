import { getTypeBrand } from '@pothos/core';
import {
  type FieldDefinitionNode,
  type GraphQLFieldConfig,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  isObjectType,
  Kind,
  lexicographicSortSchema,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import type { Context } from '../../context/context.ts';
import { type FieldError, InvalidInput } from '../../context/invalid-input.ts';
import { isJsonObject, type Json } from '../../kernel/json/json.ts';
import { rules } from '../../messages/rules.ts';
import { requireScope, scopeOfType } from '../plugins/scopes.ts';
import { branded, keyIn, nodeTypes } from './nodes.ts';

/** Maximum number of entities in one request of a gateway: more than any page of this service. */
const MOST_REPRESENTATIONS = 1_000;

/** Oldest version whose composition supports all features used here. */
const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])';

type Field = GraphQLFieldConfig<unknown, Context>;

/**
 * Converts the schema into a subgraph of Apollo Federation 2, with `_service` and `_entities` as additional queries. Each
 * `Node` is an entity by `id`, some also by the name that other systems know. Only the type of queries is rebuilt.
 */
export function withSubgraph(schema: GraphQLSchema): GraphQLSchema {
  const { query, types, ...rest } = schema.toConfig();
  if (!query) return schema;
  const { fields, ...config } = query.toConfig();
  const withEntities = new GraphQLObjectType({
    ...config,
    fields: { ...fields, _service: serviceOf(schema), _entities: entitiesOf(schema) },
  });
  return new GraphQLSchema({
    ...rest,
    query: withEntities,
    types: types.filter(({ name }) => name !== query.name),
  });
}

function serviceOf(schema: GraphQLSchema): Field {
  let sdl: string | null = null;
  const service = new GraphQLObjectType<unknown, Context>({
    name: '_Service',
    description: 'This service, as a subgraph.',
    fields: {
      sdl: {
        type: new GraphQLNonNull(GraphQLString),
        description:
          'The schema with the keys of its entities, from which a supergraph is composed.',
        resolve: () => (sdl ??= printSubgraph(schema)),
      },
    },
  });
  return {
    type: new GraphQLNonNull(service),
    description: 'Facts that a gateway needs about this subgraph.',
    resolve(_root, _args, { scopes }) {
      requireScope(scopes, 'read');
      return {};
    },
  };
}

function entitiesOf(schema: GraphQLSchema): Field {
  const representation = new GraphQLScalarType({
    name: '_Any',
    description: 'An entity as a gateway names it: its `__typename` and one of its keys.',
  });
  const entity = new GraphQLUnionType({
    name: '_Entity',
    description: 'Everything that has an id.',
    types: [...nodeTypes.keys()].map((name) => schema.getType(name)).filter(isObjectType),
    // Set by `branded`, below.
    resolveType: (value) => getTypeBrand(value) as string,
  });
  return {
    type: new GraphQLNonNull(new GraphQLList(entity)),
    description:
      'Things of this service for a gateway, in the order of their representations; null for each that is not yours.',
    args: {
      representations: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(representation))),
        description: `Up to ${MOST_REPRESENTATIONS}.`,
      },
    },
    extensions: {
      complexity: ({ representations }: { readonly representations: readonly Json[] }) => ({
        field: 1,
        multiplier: representations.length,
      }),
    },
    resolve(_root, { representations }: { readonly representations: readonly Json[] }, context) {
      requireScope(context.scopes, 'read');
      if (representations.length > MOST_REPRESENTATIONS)
        throw invalid('INVALID_VALUE', [], rules.idsAtMost({ most: MOST_REPRESENTATIONS }));
      return representations.map((each, index) => findEntity(context, each, String(index)));
    },
  };
}

/** Finds an entity. Rejects for an invalid representation, which makes only that item null. */
async function findEntity(context: Context, given: Json, at: string): Promise<object | null> {
  const named = isJsonObject(given) ? given : {};
  const typeName = typeof named['__typename'] === 'string' ? named['__typename'] : '';
  const type = nodeTypes.get(typeName);
  if (!type) throw invalid('INVALID_VALUE', [at, '__typename'], rules.entityType);
  const { find, namedBy, asEntity } = type;
  const { id } = named;
  let key: Json | undefined;
  if (typeof id === 'string') key = keyIn(context, { name: typeName }, id);
  else {
    const field = namedBy?.field ?? 'id';
    const read = namedBy?.form.safeParse(named[field]);
    if (!read?.success) throw invalid('INVALID_VALUE', [at, field], rules.entityKey);
    key = read.data;
  }
  if (key === undefined) return null;
  if (asEntity) return branded(asEntity.refer(key), typeName);
  requireScope(context.scopes, scopeOfType(typeName));
  return branded(await find(context, key), typeName);
}

function invalid(
  code: FieldError['code'],
  path: readonly string[],
  message: FieldError['message'],
): InvalidInput {
  return new InvalidInput([{ code, path: ['representations', ...path], message }]);
}

/**
 * Prints the schema with its keys. Directives of this service are omitted, as no supergraph would keep them. Every subgraph
 * with connections has `PageInfo`, so that type is shared.
 */
function printSubgraph(schema: GraphQLSchema): string {
  const document = visit(parse(printSchema(lexicographicSortSchema(schema))), {
    DirectiveDefinition: () => null,
    // @apollo/composition 2.14 does not know these directives. This service checks such inputs anyway.
    InputObjectTypeDefinition: (type) => ({ ...type, directives: [] }),
    ObjectTypeDefinition(type): ObjectTypeDefinitionNode | undefined {
      if (type.name.value === 'PageInfo')
        return { ...type, directives: parseDirectives('@shareable') };
      const node = nodeTypes.get(type.name.value);
      if (!node) return undefined;
      const fields = ['id', ...(node.namedBy ? [node.namedBy.field] : [])];
      const keys = fields.map((field) => `@key(fields: "${field}")`).join(' ');
      const billed = node.asEntity?.billed ?? {};
      return {
        ...type,
        directives: parseDirectives(keys),
        ...(type.fields && { fields: type.fields.map((field) => withPrice(field, billed)) }),
      };
    },
  });
  return `${LINK}\n\n${print(document)}\n`;
}

function withPrice(
  field: FieldDefinitionNode,
  billed: Readonly<Record<string, string>>,
): FieldDefinitionNode {
  const sentence = billed[field.name.value];
  if (sentence === undefined) return field;
  const value = [field.description?.value, sentence].filter(Boolean).join(' ');
  return { ...field, description: { kind: Kind.STRING, value, block: true } };
}

function parseDirectives(text: string): NonNullable<ObjectTypeDefinitionNode['directives']> {
  const { definitions } = parse(`type Any ${text} { any: ID }`);
  // Directives of the only type in the text.
  return (definitions[0] as ObjectTypeDefinitionNode).directives ?? [];
}
