import {
  coerceInputValue,
  type ExecutionArgs,
  getOperationAST,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import type { FieldError } from '../../context/invalid-input.ts';
import { requests } from '../../messages/requests.ts';
import { BEFORE_EXECUTION, inputFault, InputRejected } from './input-faults.ts';

/** Maximum number of reported errors. */
const MOST_ERRORS = 50;

/** Coerced values of variables, including defaults. */
export type Coerced = Readonly<Record<string, unknown>>;

/** Variables of an operation, or at least one error. */
type Variables =
  | { readonly coerced: Coerced; readonly errors: null }
  | { readonly coerced: null; readonly errors: readonly InputRejected[] };

const none: Variables = { coerced: {}, errors: null };

/**
 * Coerces the variables of an operation by graphql-js' rules. Without introspection, its errors contain no names of the schema.
 * graphql-js' `getVariableValues` is not used, as each of its messages prints the whole value, which takes longer than all
 * other work for a large one.
 */
export function coerceVariables(
  { schema, document, operationName, variableValues }: ExecutionArgs,
  introspection: boolean,
): Variables {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  if (definitions.length === 0) return none;
  const coerced: (readonly [name: string, value: unknown])[] = [];
  const errors: InputRejected[] = [];
  try {
    for (const definition of definitions) {
      const reject = (fault: FieldError): void => {
        const place = { nodes: definition, extensions: BEFORE_EXECUTION };
        errors.push(new InputRejected(requests.variableAt, fault, place));
        if (errors.length >= MOST_ERRORS) throw new Enough();
      };
      coerced.push(...valueOf(definition, variableValues ?? {}, schema, reject, introspection));
    }
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  if (errors.length > 0) return { coerced: null, errors };
  return { coerced: Object.fromEntries(coerced), errors: null };
}

/** Values of the declared variables of an operation; other values are never read. */
export function declaredVariables({
  document,
  operationName,
  variableValues,
}: Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'>): Record<string, unknown> {
  const declared = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const given = variableValues ?? {};
  const names = declared.map(({ variable }) => variable.name.value);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]),
  );
}

/** Name and value of a variable; empty if it has none, or its value was rejected. */
function valueOf(
  { variable, type: typeNode, defaultValue }: VariableDefinitionNode,
  given: { readonly [name: string]: unknown },
  schema: GraphQLSchema,
  reject: (fault: FieldError) => void,
  introspection: boolean,
): readonly (readonly [name: string, value: unknown])[] {
  const name = variable.name.value;
  const type = typeFromAST(schema, typeNode);
  if (!isInputType(type)) {
    reject({ code: 'INVALID_VALUE', path: [name], message: requests.typeOfNoVariable });
    return [];
  }
  const isGiven = Object.hasOwn(given, name);
  if (!isGiven && defaultValue) return [[name, valueFromAST(defaultValue, type)]];
  // A variable may be named like a member that every object inherits.
  const plain = isGiven ? (given[name] ?? null) : null;
  if (isNonNullType(type) && plain === null) {
    reject({ code: 'REQUIRED', path: [name], message: requests.required({ type: String(type) }) });
    return [];
  }
  if (!isGiven) return [];
  const value: unknown = coerceInputValue(
    plain,
    type,
    (path, _value, error) => {
      reject(inputFault(error, { type, root: name, path }, introspection));
    },
    true, // no suggestions: the message is not shown
  );
  return [[name, value]];
}

/** Ends the search for errors, as every item of a long list may cause one. */
class Enough extends Error {}
