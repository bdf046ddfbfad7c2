import {
  type ASTNode,
  GraphQLError,
  type GraphQLErrorExtensions,
  type GraphQLLeafType,
  type GraphQLSchema,
  isEnumType,
  isLeafType,
  Kind,
} from 'graphql';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import type { Message } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';

/**
 * The values that a leaf type takes, without the value that it refused. Our own scalars say so themselves; every
 * other message repeats the value and is not used.
 */
export function takes(type: GraphQLLeafType, error: GraphQLError): Message {
  if (error instanceof TranslatableError) return error.text;
  const { name } = type;
  return isEnumType(type)
    ? requests.takesEnumValue({ type: name })
    : requests.takesTypeValue({ type: name });
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
 * The error without any value that the document held. Literals may be ID numbers or names of people
 * as well as variables may, and errors end up in the logs of clients.
 */
export function withoutValues(error: GraphQLError, schema: GraphQLSchema | null): GraphQLError {
  // Our own words, which repeat none.
  if (error instanceof TranslatableError) return error;
  const message = messageWithoutValues(error, schema);
  return message === error.message ? error : withMessage(error, message, error.extensions);
}

/** The same place in the document and the answer, with another message and other extensions. */
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

/** Each gives the name of the type that was expected; the last is our own, for an error that comes by again. */
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

/** The name of the expected type that graphql-js gives is kept, if the schema has it. */
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
