import {
  coerceInputValue,
  type ExecutionArgs,
  getNamedType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import type { FieldError, FieldErrorCode } from '../graphql/invalid-input.ts';
import type { ErrorCode } from '../kernel/error-codes.ts';
import { takes, withShortNames } from './values.ts';

/** More mistakes than this are not told apart. */
const MOST_ERRORS = 50;

/**
 * Faults of the variables of an operation; empty when there are none. graphql-js decides; only
 * its words are replaced, because they repeat the value that was sent.
 */
export function variableErrors({
  schema,
  document,
  operationName,
  variableValues,
}: ExecutionArgs): readonly GraphQLError[] {
  const operation = getOperationAST(document, operationName);
  if (!operation) return [];
  const definitions = operation.variableDefinitions ?? [];
  const given = variableValues ?? {};
  if (!getVariableValues(schema, definitions, given, { maxErrors: 1 }).errors) return [];
  const found = definitions.flatMap((definition) => wrongWith(schema, definition, given));
  // Only a disagreement with graphql-js could leave nothing to say; the operation is refused all the same.
  return found.length > 0
    ? found.slice(0, MOST_ERRORS)
    : [
        refusal(operation, {
          code: 'INVALID_VALUE',
          path: [],
          message: 'The variables are not valid.',
        }),
      ];
}

function wrongWith(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  given: { readonly [name: string]: unknown },
): GraphQLError[] {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type);
  if (!isInputType(type))
    return [
      refusal(definition, {
        code: 'INVALID_VALUE',
        path: [name],
        message: 'is of a type that no variable can have',
      }),
    ];
  const isGiven = Object.hasOwn(given, name);
  if (!isGiven && (definition.defaultValue || !isNonNullType(type))) return [];
  if ((given[name] ?? null) === null) {
    return isNonNullType(type)
      ? [
          refusal(definition, {
            code: 'REQUIRED',
            path: [name],
            message: `is required: ${String(type)}`,
          }),
        ]
      : [];
  }
  const errors: GraphQLError[] = [];
  coerceInputValue(
    given[name],
    type,
    (path, _value, error) => {
      const message = describe(typeAt(type, path), error);
      const at = [name, ...path.map(String)];
      errors.push(refusal(definition, { code: codeOf(error), path: at, message }));
    },
    true,
  );
  return errors;
}

/** graphql-js names no value where an object is wrong, and nearly always one where a leaf is. */
function describe(type: GraphQLInputType, error: GraphQLError): string {
  const named = getNamedType(type);
  const isAbsent = /^(?:Expected non-nullable type|Field ")/.test(error.message);
  return isAbsent || !isLeafType(named) ? error.message : takes(named, error);
}

/** graphql-js' errors have no codes: their texts, which no other place makes, tell what is wrong. */
function codeOf({ message }: GraphQLError): FieldErrorCode {
  return texts.find(([text]) => text.test(message))?.[1] ?? 'INVALID_VALUE';
}

const texts: readonly (readonly [text: RegExp, code: FieldErrorCode])[] = [
  [/^Exactly one key must be specified/, 'EXACTLY_ONE_OF'],
  [/^Expected non-nullable type|^Field ".*" (?:of required type|must be non-null)/, 'REQUIRED'],
  [/^Field ".*" is not defined by type/, 'UNKNOWN_FIELD'],
];

function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  const [step, ...rest] = path;
  if (step === undefined) return type;
  if (isNonNullType(type)) return typeAt(type.ofType, path);
  if (isListType(type)) return typeAt(type.ofType, typeof step === 'number' ? rest : path);
  const field = isInputObjectType(type) ? type.getFields()[step] : undefined;
  return field ? typeAt(field.type, rest) : type;
}

function refusal(
  node: VariableDefinitionNode | OperationDefinitionNode,
  fieldError: FieldError,
): GraphQLError {
  const path = fieldError.path.map(withShortNames);
  const message = withShortNames(fieldError.message);
  return new GraphQLError(
    path.length === 0 ? message : `Variable "$${path.join('.')}": ${message}`,
    {
      nodes: node,
      // `spec` lets the answer be 200 for clients that accept application/json only, as GraphQL over HTTP asks.
      extensions: {
        code: 'INVALID_INPUT' satisfies ErrorCode,
        retryable: false,
        fieldErrors: [{ ...fieldError, path, message }],
        http: { status: 400, spec: true },
      },
    },
  );
}
