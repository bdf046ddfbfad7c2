/*
 * The errors of graphql-js have no codes and repeat the values that were sent, so their texts are read and rewritten, here
 * and, where they are about values, in `input-faults.ts`. `test/server/library-insides.test.ts` fails with the next
 * version of graphql-js. Codes for its errors: https://github.com/graphql/graphql-js/issues/3286
 */
import {
  GraphQLError,
  type GraphQLErrorExtensions,
  type GraphQLSchema,
  isSpecifiedScalarType,
} from 'graphql';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';

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
export function withoutValues(error: GraphQLError): GraphQLError {
  // Our own words, which repeat none.
  if (error instanceof TranslatableError) return error;
  const message = messageWithoutValues(error);
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

function messageWithoutValues({ message, originalError }: GraphQLError): string {
  // Thrown by a resolver: our own words.
  if (originalError && !(originalError instanceof GraphQLError)) return message;
  if (message.startsWith('Syntax Error'))
    return withShortNames(message.replace(/\b(String|BlockString|Int|Float) "[^]*"/, '$1'));
  return withShortNames(message);
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
