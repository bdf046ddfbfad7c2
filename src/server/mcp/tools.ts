import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  OperationTypeNode,
  parse,
  typeFromAST,
  TypeInfo,
  validate,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { isBilled } from '../../graphql/billing/known-units.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { TrustedDocuments } from '../persisted/registered-documents.ts';

/** A trusted document as a tool. */
export interface Tool {
  readonly text: string;
  /** Names of the arguments, without the confirmation. */
  readonly variables: ReadonlySet<string>;
  readonly needsConfirmation: boolean;
  /** Description for clients of the protocol. */
  readonly shown: JsonObject;
}

/**
 * Returns the trusted documents that are tools, by operation name: those that `wanted` names, and with `queries` all queries that
 * certainly cost nothing. Subscriptions, documents with several operations and documents invalid in this schema are excluded.
 */
export function createTools(
  schema: GraphQLSchema,
  documents: TrustedDocuments,
  wanted: readonly string[],
): ReadonlyMap<string, Tool> {
  const tools = [...documents.values()]
    .flatMap((text) => toolIn(schema, text))
    .filter(([name, { needsConfirmation }]) =>
      wanted.some((each) => each === name || (each === 'queries' && !needsConfirmation)),
    );
  return new Map(tools);
}

function toolIn(schema: GraphQLSchema, text: string): readonly (readonly [string, Tool])[] {
  const document = parse(text);
  const [operation, ...others] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const isAlone = operation?.name !== undefined && others.length === 0;
  if (!isAlone || operation.operation === OperationTypeNode.SUBSCRIPTION) return [];
  if (validate(schema, document).length > 0) return [];
  const readOnlyHint = operation.operation === OperationTypeNode.QUERY;
  let needsConfirmation = !readOnlyHint;
  const root = schema.getRootType(operation.operation);
  const descriptions: string[] = [];
  const types = new TypeInfo(schema);
  const Field = (): void => {
    const field = types.getFieldDef();
    if (!field) return;
    const isRoot = types.getParentType() === root;
    if (isRoot) descriptions.push(field.description ?? field.name);
    // The cost of `node` depends on its id.
    needsConfirmation ||= isBilled(field) || (isRoot && /^nodes?$/.test(field.name));
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  const name = operation.name?.value ?? '';
  const definitions = operation.variableDefinitions ?? [];
  const variables = new Set(definitions.map(({ variable }) => variable.name.value));
  const shown = {
    name,
    description: [...descriptions, ...(needsConfirmation ? [CONFIRM] : [])].join('\n\n'),
    inputSchema: toInputSchema(schema, definitions, needsConfirmation),
    annotations: { readOnlyHint, destructiveHint: !readOnlyHint },
  };
  return [[name, { text, variables, needsConfirmation, shown }]];
}

/** Argument by which a caller confirms. */
export const CONFIRMATION = 'confirmationToken';

const CONFIRM =
  'It may cost money or change something: the first call does nothing and returns a token. Show the user what would be sent, and call again with the token once they agree.';

function toInputSchema(
  schema: GraphQLSchema,
  variables: readonly VariableDefinitionNode[],
  needsConfirmation: boolean,
): JsonObject {
  const members = variables.map(({ variable, type, defaultValue }): Member => {
    // The document is valid, so variables have input types.
    const input = typeFromAST(schema, type) as GraphQLInputType;
    return [variable.name.value, toJsonSchema(input), isNonNullType(input) && !defaultValue];
  });
  const token = { type: 'string', description: CONFIRM };
  return objectOf(needsConfirmation ? [...members, [CONFIRMATION, token, false]] : members);
}

/** Scalars that are not strings in JSON. */
const SCALARS: ReadonlyMap<string, string> = new Map([
  ['Int', 'integer'],
  ['Float', 'number'],
  ['Boolean', 'boolean'],
  ['JSONObject', 'object'],
]);

/** No input type is recursive, so all types are written out. */
function toJsonSchema(type: GraphQLInputType): JsonObject {
  if (isNonNullType(type)) return toJsonSchema(type.ofType);
  if (isListType(type)) return { type: 'array', items: toJsonSchema(type.ofType) };
  const about = type.description ? { description: type.description } : {};
  if (isEnumType(type))
    return { ...about, type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (!isInputObjectType(type)) return { ...about, type: SCALARS.get(type.name) ?? 'string' };
  const members = Object.values(type.getFields()).map((field): Member => {
    const { name, description } = field;
    const member = { ...toJsonSchema(field.type), description: description ?? '' };
    return [name, member, isRequiredInputField(field)];
  });
  const oneOf = type.isOneOf ? { minProperties: 1, maxProperties: 1 } : {};
  return { ...about, ...objectOf(members), ...oneOf };
}

type Member = readonly [name: string, schema: JsonObject, isRequired: boolean];

function objectOf(members: readonly Member[]): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(([name, schema]) => [name, schema])),
    required: members.filter(([, , isRequired]) => isRequired).map(([name]) => name),
    additionalProperties: false,
  };
}
