/*
 * Reads the texts of graphql-js' errors about values, which have no codes and repeat the values; `graphql-texts.ts` reads
 * those of its other errors. Codes for them: https://github.com/graphql/graphql-js/issues/3286
 */
import {
  type GraphQLError,
  type GraphQLErrorExtensions,
  type GraphQLErrorOptions,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isSpecifiedScalarType,
} from 'graphql';
import type { FieldError } from '../../context/invalid-input.ts';
import { shownFieldError } from '../../graphql/errors/errors.ts';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import type { ErrorCode } from '../../kernel/error-codes.ts';
import { maskText } from '../../kernel/privacy/masking.ts';
import { alternatives, type Language, type Message } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';
import { rules } from '../../messages/rules.ts';
import { withShortNames } from './graphql-texts.ts';

/** Error for an invalid value of an argument or variable: the fault of one field, in the reader's language. */
export class InputRejected extends TranslatableError {
  override readonly name = 'InputRejected';
  readonly #fault: FieldError;

  constructor(
    at: typeof requests.variableAt,
    { path: given, ...fieldError }: FieldError,
    { extensions, ...place }: GraphQLErrorOptions,
  ) {
    const path = given.map(withShortNames).map((name) => maskText(name));
    const code: ErrorCode = 'INVALID_INPUT';
    super(at({ path: path.join('.'), fault: fieldError.message }), {
      ...place,
      extensions: { code, ...extensions },
    });
    this.#fault = { ...fieldError, path };
  }

  protected override extensionsIn(language: Language): GraphQLErrorExtensions {
    return { ...this.extensions, fieldErrors: [shownFieldError(this.#fault, language)] };
  }
}

/** `spec` allows status 200 for clients that accept only application/json, as GraphQL over HTTP requires. */
export const BEFORE_EXECUTION = { http: { status: 400, spec: true } };

/** Position of a value, and the type of the variable or argument that contains it. */
export interface InputPlace {
  readonly type: GraphQLInputType | undefined;
  readonly root: string;
  readonly path: readonly (string | number)[];
}

/**
 * Converts an error of graphql-js' `coerceInputValue` or validator into a fault without the value. Without introspection, the
 * fault contains no names of the schema.
 */
export function inputFault(
  error: GraphQLError,
  { type: rootType, root, path }: InputPlace,
  introspection: boolean,
): FieldError {
  const { message } = error;
  const names = [root, ...path.map(String)];
  const required = (type: string | undefined): Message =>
    introspection && type !== undefined ? requests.required({ type }) : rules.missing;
  const absent = /^Field "(?:\w+\.)?(\w+)" of required type "(.*)" was not provided/.exec(message);
  if (absent)
    return { code: 'REQUIRED', path: [...names, absent[1] ?? ''], message: required(absent[2]) };
  const unknown = /^Field "([^]*)" is not defined by type "\w+"\.([^]*)$/.exec(message);
  if (unknown) {
    const near = unknown[2]?.match(/(?<=")\w+(?=")/g) ?? [];
    return {
      code: 'UNKNOWN_FIELD',
      path: [...names, unknown[1] ?? ''],
      message:
        near.length === 0
          ? requests.unknownField
          : requests.unknownFieldNear({ names: alternatives(near) }),
    };
  }
  const [, inDocument, member] = /^Field "(\w+\.)?(\w+)" must be non-null/.exec(message) ?? [];
  if (member !== undefined) {
    const at = inDocument === undefined ? names : [...names, member];
    return { code: 'REQUIRED', path: at, message: requests.notNull };
  }
  const isNull =
    /^Expected (?:non-nullable type "(.*)" not to be|value of type "(.*!)", found) null/;
  const missing = isNull.exec(message);
  if (missing)
    return { code: 'REQUIRED', path: names, message: required(missing[1] ?? missing[2]) };
  const type = rootType && getNamedType(typeAt(rootType, path));
  if (/^(?:Exactly one key|OneOf Input Object )/.test(message)) {
    const members = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
    return {
      code: 'EXACTLY_ONE_OF',
      path: names,
      message:
        introspection && members.length > 0
          ? rules.exactlyOneOf({ names: members.join(', ') })
          : requests.exactlyOneMember,
    };
  }
  const words = wordsFor(type, error, introspection);
  return { code: 'INVALID_VALUE', path: names, message: words };
}

/** Converts the validator's error about a missing required argument; null for any other error. */
export function missingArgument(
  { message, nodes = [] }: GraphQLError,
  introspection: boolean,
): InputRejected | null {
  const [, name, type = ''] =
    / argument "(\w+)" of type "(.*)" is required, but it was not provided\.$/.exec(message) ?? [];
  if (name === undefined) return null;
  const words = introspection ? requests.required({ type }) : rules.missing;
  const place = { nodes, extensions: BEFORE_EXECUTION };
  return new InputRejected(
    requests.argumentAt,
    { code: 'REQUIRED', path: [name], message: words },
    place,
  );
}

/**
 * Converts graphql-js' error about an argument without a value at execution, because its variable is null or absent; null for
 * any other error.
 */
export function argumentRejected(error: GraphQLError): InputRejected | null {
  const { message, nodes = null, source = null, positions = null, path = null } = error;
  const [, name, isWithin] =
    /^Argument "(\w+)"(?: of .*type ".*")? (?:(has (?:an )?invalid value)|was |must not be null)/.exec(
      message,
    ) ?? [];
  if (name === undefined) return null;
  const fault: FieldError = isWithin
    ? { code: 'INVALID_VALUE', path: [name], message: requests.nullWithin }
    : { code: 'REQUIRED', path: [name], message: requests.notNull };
  return new InputRejected(requests.argumentAt, fault, { nodes, source, positions, path });
}

/** graphql-js rarely repeats the value of a wrong object, and nearly always that of a wrong leaf. */
function wordsFor(
  type: GraphQLNamedInputType | undefined,
  error: GraphQLError,
  introspection: boolean,
): Message {
  // Scalars of this service describe the accepted values; other messages repeat the value.
  if (error instanceof TranslatableError && isLeafType(type)) return error.text;
  if (type === undefined || !(introspection || isSpecifiedScalarType(type))) return rules.wrongForm;
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => name);
    return requests.takesEnumValue({ type: type.name, values: values.join(', ') });
  }
  return isLeafType(type)
    ? requests.takesTypeValue({ type: type.name })
    : requests.takesObject({ type: type.name });
}

function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  const [step, ...rest] = path;
  if (step === undefined) return type;
  if (isNonNullType(type)) return typeAt(type.ofType, path);
  if (isListType(type)) return typeAt(type.ofType, typeof step === 'number' ? rest : path);
  const field = isInputObjectType(type) ? type.getFields()[step] : undefined;
  return field ? typeAt(field.type, rest) : type;
}
