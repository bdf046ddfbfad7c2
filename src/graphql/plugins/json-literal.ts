import { Kind, type ValueNode } from 'graphql';
import type { Json } from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';

/** Values of an operation's variables by name. */
type Variables = Readonly<Record<string, unknown>> | null | undefined;

/**
 * Reads a literal in a document as JSON, with all digits of numbers, which graphql-js reads as doubles. A member whose
 * variable has no value is left out.
 */
export function jsonOfLiteral(node: ValueNode, variables: Variables): Json | undefined {
  switch (node.kind) {
    case Kind.INT:
    case Kind.FLOAT:
      // Numbers of GraphQL have the syntax of JSON.
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
      // A variable was read from JSON and coerced by its type, which returns JSON.
      return variables?.[node.name.value] as Json | undefined;
  }
}
