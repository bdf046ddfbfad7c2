import { Kind, type ValueNode } from 'graphql';
import type { Json } from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';

/** Values of an operation's variables, by their names. */
type Variables = Readonly<Record<string, unknown>> | null | undefined;

/**
 * The JSON that a literal in a document stands for, numbers with all their digits: graphql-js would read
 * them as doubles. A member without a value, as its variable has none, is left out.
 */
export function jsonOfLiteral(node: ValueNode, variables: Variables): Json | undefined {
  switch (node.kind) {
    case Kind.INT:
    case Kind.FLOAT:
      // A number of GraphQL's is written as one of JSON's.
      return parseLossless(node.value);
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    case Kind.NULL:
      return null;
    case Kind.LIST:
      return node.values.map((value) => jsonOfLiteral(value, variables) ?? null);
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, jsonOfLiteral(value, variables)]),
      );
    case Kind.VARIABLE:
      // Read from JSON and coerced by the variable's own type, which gives JSON again.
      return variables?.[node.name.value] as Json | undefined;
  }
}
