import {
  coerceInputValue,
  type ExecutionArgs,
  getOperationAST,
  type GraphQLErrorExtensions,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import type { FieldError } from '../../context/invalid-input.ts';
import { shownFieldError } from '../../graphql/errors/errors.ts';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import type { ErrorCode } from '../../kernel/error-codes.ts';
import type { Language } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';
import { coercionFault, withShortNames } from './graphql-texts.ts';

/** Errors that are reported at most. */
const MOST_ERRORS = 50;

/** Values of variables as their types take them, defaults included. */
export type Coerced = Readonly<Record<string, unknown>>;

/** The variables of an operation, or their faults, of which there is at least one. */
export type Variables =
  | { readonly coerced: Coerced; readonly errors: null }
  | { readonly coerced: null; readonly errors: readonly TranslatableError[] };

const none: Variables = { coerced: {}, errors: null };

/**
 * Coerces the variables of an operation by graphql-js' rules. Its `getVariableValues` is not used, as each of its
 * messages repeats the whole value, which takes longer than everything else about a large one.
 */
export function coerceVariables({
  schema,
  document,
  operationName,
  variableValues,
}: ExecutionArgs): Variables {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  if (definitions.length === 0) return none;
  const coerced: (readonly [name: string, value: unknown])[] = [];
  const errors: TranslatableError[] = [];
  try {
    for (const definition of definitions) {
      const reject = (fault: FieldError): void => {
        errors.push(rejection(definition, fault));
        if (errors.length >= MOST_ERRORS) throw new Enough();
      };
      coerced.push(...valueOf(definition, variableValues ?? {}, schema, reject));
    }
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  if (errors.length > 0) return { coerced: null, errors };
  return { coerced: Object.fromEntries(coerced), errors: null };
}

/** The values of the variables that an operation declares: nothing reads any other that was sent along. */
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
): readonly (readonly [name: string, value: unknown])[] {
  const name = variable.name.value;
  const type = typeFromAST(schema, typeNode);
  if (!isInputType(type)) {
    reject({ code: 'INVALID_VALUE', path: [name], message: requests.typeOfNoVariable });
    return [];
  }
  const isGiven = Object.hasOwn(given, name);
  if (!isGiven && defaultValue) return [[name, valueFromAST(defaultValue, type)]];
  if (isNonNullType(type) && (given[name] ?? null) === null) {
    reject({ code: 'REQUIRED', path: [name], message: requests.required({ type: String(type) }) });
    return [];
  }
  if (!isGiven) return [];
  const value: unknown = coerceInputValue(
    given[name],
    type,
    (path, _value, error) => {
      reject({ ...coercionFault(typeAt(type, path), error), path: [name, ...path.map(String)] });
    },
    true, // no suggestions: nothing of what it says is shown
  );
  return [[name, value]];
}

/** Ends the search for errors, of which a long list may have one in each of its items. */
class Enough extends Error {}

function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  const [step, ...rest] = path;
  if (step === undefined) return type;
  if (isNonNullType(type)) return typeAt(type.ofType, path);
  if (isListType(type)) return typeAt(type.ofType, typeof step === 'number' ? rest : path);
  const field = isInputObjectType(type) ? type.getFields()[step] : undefined;
  return field ? typeAt(field.type, rest) : type;
}

function rejection(
  node: VariableDefinitionNode,
  { path: given, ...fieldError }: FieldError,
): TranslatableError {
  const path = given.map(withShortNames);
  return new VariableRejected({ ...fieldError, path }, node);
}

/** A variable that its type does not take. */
class VariableRejected extends TranslatableError {
  override readonly name = 'VariableRejected';
  readonly #fault: FieldError;

  constructor(fault: FieldError, nodes: VariableDefinitionNode) {
    const { path, message } = fault;
    super(requests.variableAt({ path: path.join('.'), fault: message }), {
      nodes,
      // `spec` allows 200 for clients that accept application/json only, as GraphQL over HTTP asks.
      extensions: {
        code: 'INVALID_INPUT' satisfies ErrorCode,
        retryable: false,
        http: { status: 400, spec: true },
      },
    });
    this.#fault = fault;
  }

  protected override extensionsIn(language: Language): GraphQLErrorExtensions {
    return { ...this.extensions, fieldErrors: [shownFieldError(this.#fault, language)] };
  }
}
