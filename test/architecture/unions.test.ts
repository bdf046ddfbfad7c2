import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInterfaceType,
  GraphQLNamedType,
  GraphQLObjectType,
} from 'graphql';
import { getNamedType, isInterfaceType, isObjectType, isUnionType, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../../src/schema.ts';

const schema = createSchema();

/** Levels of objects below the union’s members. */
const DEPTH = 3;

const roots = [schema.getQueryType(), schema.getMutationType()]
  .flatMap((type) => Object.values(type?.getFields() ?? {}))
  .filter(({ type }) => isUnionType(getNamedType(type)));

test.each(roots.map((field) => [field.name, field] as const))(
  'a document selects all fields of all members of %s without aliases',
  (_name, field) => {
    expect(problemsOf(field)).toEqual([]);
  },
);

test('all mutations but the sandbox controls return a union', () => {
  const others = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter(
    (name) => !roots.some((field) => field.name === name),
  );
  expect(others).toEqual(['sandbox']);
});

function problemsOf(field: GraphQLField<unknown, unknown>): readonly string[] {
  const isMutation = schema.getMutationType()?.getFields()[field.name] === field;
  const variables = new Map<string, string>();
  const selected = select(field, 'Root', { depth: DEPTH + 1, variables });
  const declared = Array.from(variables, ([name, type]) => `$${name}: ${type}`).join(', ');
  const signature = declared && `(${declared})`;
  const document = `${isMutation ? 'mutation' : 'query'} ${signature} { ${selected} }`;
  return validate(schema, parse(document)).map(({ message }) => message);
}

interface Selecting {
  /** Levels that may still be selected. */
  readonly depth: number;
  /** Types of the arguments' variables, by name. */
  readonly variables: Map<string, string>;
}

/** A field, its arguments as variables, and all its selections; empty if it is too deep. */
function select(
  { name, type, args }: GraphQLField<unknown, unknown>,
  parent: string,
  at: Selecting,
): string {
  const below = selectionOf(getNamedType(type), { ...at, depth: at.depth - 1 });
  return below === null ? '' : `${name}${given(args, `${parent}_${name}`, at)} ${below}`;
}

/** All fields of a type: each member of a union in a fragment, and of an interface the common fields of its types. */
function selectionOf(type: GraphQLNamedType, at: Selecting): string | null {
  if (isUnionType(type)) {
    const fragments = type.getTypes().map((of) => `... on ${of.name} ${fieldsOf(of, at)}`);
    return `{ ${fragments.join(' ')} }`;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  return at.depth < 0 ? null : fieldsOf(type, at);
}

function fieldsOf(type: GraphQLObjectType | GraphQLInterfaceType, at: Selecting): string {
  const fields = Object.values(type.getFields()).map((field) => select(field, type.name, at));
  return `{ __typename ${fields.join(' ')} }`;
}

function given(args: readonly GraphQLArgument[], place: string, { variables }: Selecting): string {
  if (args.length === 0) return '';
  for (const { name, type } of args) variables.set(`${place}_${name}`, String(type));
  return `(${args.map(({ name }) => `${name}: $${place}_${name}`).join(', ')})`;
}
