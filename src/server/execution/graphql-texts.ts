/*
 * The errors of graphql-js have no codes and repeat the values that were sent, so their texts are read and rewritten, here
 * and nowhere else. `test/server/library-insides.test.ts` fails with the next version of graphql-js. Codes for its errors:
 * https://github.com/graphql/graphql-js/issues/3286
 */
import {
  type ASTNode,
  GraphQLError,
  type GraphQLErrorExtensions,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isSpecifiedScalarType,
  Kind,
} from 'graphql';
import type { FieldErrorCode } from '../../context/invalid-input.ts';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import { quote } from '../../messages/joined.ts';
import type { Message } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';

/** Texts of `coerceInputValue` that tell the cause, which no other place makes. */
const CAUSES: readonly (readonly [text: RegExp, code: FieldErrorCode])[] = [
  [/^Exactly one key must be specified/, 'EXACTLY_ONE_OF'],
  [/^Expected non-nullable type|^Field ".*" (?:of required type|must be non-null)/, 'REQUIRED'],
  [/^Field ".*" is not defined by type/, 'UNKNOWN_FIELD'],
];

/** Code and message of an error of `coerceInputValue` at a place of the given type, without the value. */
export function coercionFault(
  type: GraphQLInputType,
  error: GraphQLError,
): { readonly code: FieldErrorCode; readonly message: Message } {
  const { message } = error;
  const code = CAUSES.find(([text]) => text.test(message))?.[1] ?? 'INVALID_VALUE';
  return { code, message: withoutValue(getNamedType(type), error) };
}

/** graphql-js names no value where an object is wrong, and nearly always one where a leaf is. */
function withoutValue(type: GraphQLNamedInputType, error: GraphQLError): Message {
  const isAbsent = /^(?:Expected non-nullable type|Field ")/.test(error.message);
  if (isAbsent || !isLeafType(type)) return quote(withShortNames(error.message));
  // Our own scalars say which values they take; other messages repeat the value.
  if (error instanceof TranslatableError) return error.text;
  return isEnumType(type)
    ? requests.takesEnumValue({ type: type.name })
    : requests.takesTypeValue({ type: type.name });
}

/** The longest name that is repeated to a client, and the longest message with names of its own in it. */
const MOST_OF_NAME = 100;
const MOST_OF_MESSAGE = 2_000;

/**
 * A message in which names that a client made up are cut: it may hold one of a megabyte many times over, and
 * there may be many such messages.
 */
export function withShortNames(message: string): string {
  if (message.length <= MOST_OF_NAME) return message;
  const short = message.replaceAll(/[\w$.-]+/g, (name) =>
    name.length > MOST_OF_NAME ? `${name.slice(0, MOST_OF_NAME)}…` : name,
  );
  return short.length > MOST_OF_MESSAGE ? `${short.slice(0, MOST_OF_MESSAGE)}…` : short;
}

/**
 * The error without any value of the document. Literals, like variables, may be ID numbers or names of people, and
 * errors end up in the logs of clients.
 */
export function withoutValues(error: GraphQLError, schema: GraphQLSchema | null): GraphQLError {
  // Our own words, which repeat none.
  if (error instanceof TranslatableError) return error;
  const message = messageWithoutValues(error, schema);
  return message === error.message ? error : withMessage(error, message, error.extensions);
}

/** The error with the same locations and path, but another message and other extensions. */
export function withMessage(
  error: GraphQLError,
  message: string,
  extensions: GraphQLErrorExtensions,
): GraphQLError {
  const { nodes = null, source = null, positions = null, path = null } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

const VALUE_KINDS: ReadonlySet<string> = new Set([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
]);

function messageWithoutValues(
  { message, nodes, originalError }: GraphQLError,
  schema: GraphQLSchema | null,
): string {
  // Thrown by a resolver: our own words.
  if (originalError && !(originalError instanceof GraphQLError)) return message;
  if (message.startsWith('Syntax Error'))
    return withShortNames(message.replace(/\b(String|BlockString|Int|Float) "[^]*"/, '$1'));
  const argument = /^Argument "(\w+)"(?: of type "[^"]*")? has (?:an )?invalid value/.exec(
    message,
  )?.[1];
  if (argument !== undefined) return withShortNames(`Argument "${argument}" has an invalid value.`);
  return withShortNames(isValue(nodes?.[0]) ? literalMessage(message, schema) : message);
}

function isValue(node: ASTNode | undefined): boolean {
  return node !== undefined && VALUE_KINDS.has(node.kind);
}

/** Each captures the name of the expected type; the last is our own text, for an error that was rewritten before. */
const EXPECTED_TYPE = [
  /^Expected value of type "([^"]+)"/,
  /^Enum "(\w+)" cannot represent/,
  /^Value .* does not exist in "(\w+)" enum/,
  /^(\w+) cannot represent/,
  /^(\w+) takes /,
  /^Expected a value of the type (\S+)\.$/,
];

/** The words of graphql-js for an object literal when its fields, not their values, are wrong. */
const ABOUT_FIELDS = /^(?:OneOf Input Object|Field) "[\w.]+" /;

/** Keeps the name of the expected type, if the schema has it. */
function literalMessage(message: string, schema: GraphQLSchema | null): string {
  if (ABOUT_FIELDS.test(message)) return message;
  const written =
    EXPECTED_TYPE.map((pattern) => pattern.exec(message)?.[1]).find((name) => name !== undefined) ??
    '';
  const type = schema?.getType(written.replaceAll(/[[\]!]/g, ''));
  if (!type) return 'A value in the document is of the wrong type.';
  return isLeafType(type) && message.startsWith(`${type.name} takes `)
    ? message
    : `Expected a value of the type ${written}.`;
}

/** Quoted by graphql-js: `"Line"`, `"[Line!]!"`, `"Line.name"` or `"Query.lines(lines:)"`. */
const QUOTED = /"([[]*)(\w+)([\]!]*)((?:\.[^"]*)?)"/g;

/**
 * Message of the validator without the names of types, for clients that may not read the schema: wrong names would
 * otherwise reveal right ones. Types of every schema, and names of no type, stay.
 */
export function withoutTypeNames(message: string, schema: GraphQLSchema): string {
  return message.replaceAll(QUOTED, (quoted, _lists, name: string, _marks, member: string) => {
    const type = schema.getType(name);
    if (!type || isSpecifiedScalarType(type)) return quoted;
    return member === '' ? '"…"' : `"${member.slice(1)}"`;
  });
}
