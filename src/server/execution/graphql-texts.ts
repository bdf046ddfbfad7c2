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

/** Longest name repeated to a client, and longest message that contains client names. */
const MOST_OF_NAME = 100;
const MOST_OF_MESSAGE = 2_000;

/**
 * Shortens long names from a client's document in a message: it may repeat a name of a megabyte many times, and there may be
 * many such messages.
 */
export function withShortNames(message: string): string {
  if (message.length <= MOST_OF_NAME) return message;
  // Not across dots: a path whose names were shortened must stay as it is when its error is shown again.
  const short = message.replaceAll(/[\w$-]+/g, (name) =>
    name.length > MOST_OF_NAME ? `${name.slice(0, MOST_OF_NAME)}…` : name,
  );
  return short.length > MOST_OF_MESSAGE ? `${short.slice(0, MOST_OF_MESSAGE)}…` : short;
}

/**
 * Removes all values of the document from an error. Literals, like variables, may be ID numbers or names of people, and errors
 * end up in the logs of clients.
 */
export function withoutValues(error: GraphQLError): GraphQLError {
  // Texts of this service repeat no values.
  if (error instanceof TranslatableError) return error;
  const message = messageWithoutValues(error);
  return message === error.message ? error : withMessage(error, message, error.extensions);
}

/** Replaces the message and extensions of an error; locations and path stay the same. */
export function withMessage(
  error: GraphQLError,
  message: string,
  extensions: GraphQLErrorExtensions,
): GraphQLError {
  const { nodes = null, source = null, positions = null, path = null } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

function messageWithoutValues({ message, originalError }: GraphQLError): string {
  // Errors thrown by resolvers have texts of this service.
  if (originalError && !(originalError instanceof GraphQLError)) return message;
  if (message.startsWith('Syntax Error'))
    return withShortNames(message.replace(/\b(String|BlockString|Int|Float) "[^]*"/, '$1'));
  return withShortNames(message);
}

/** Names quoted by graphql-js: `"Line"`, `"[Line!]!"`, `"Line.name"` or `"Query.lines(lines:)"`. */
const QUOTED = /"([[]*)(\w+)([\]!]*)((?:\.[^"]*)?)"/g;

/**
 * Removes type names from a message of the validator, for clients that may not read the schema: the message for a wrong name
 * would reveal valid ones. Built-in scalars and unknown names stay.
 */
export function withoutTypeNames(message: string, schema: GraphQLSchema): string {
  return message.replaceAll(QUOTED, (quoted, _lists, name: string, _marks, member: string) => {
    const type = schema.getType(name);
    if (!type || isSpecifiedScalarType(type)) return quoted;
    return member === '' ? '"…"' : `"${member.slice(1)}"`;
  });
}
