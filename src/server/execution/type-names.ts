import { type GraphQLSchema, isSpecifiedScalarType } from 'graphql';

/** Quoted by graphql-js: `"Line"`, `"[Line!]!"`, `"Line.name"` or `"Query.lines(lines:)"`. */
const QUOTED = /"([[]*)(\w+)([\]!]*)((?:\.[^"]*)?)"/g;

/**
 * A message of the validator without the names of types, where clients may not read the schema: asking for what
 * is not there would tell them of what is. Types that every schema has, and names of no type, stay.
 */
export function withoutTypeNames(message: string, schema: GraphQLSchema): string {
  return message.replaceAll(QUOTED, (quoted, _lists, name: string, _marks, member: string) => {
    const type = schema.getType(name);
    if (!type || isSpecifiedScalarType(type)) return quoted;
    return member === '' ? '"…"' : `"${member.slice(1)}"`;
  });
}
