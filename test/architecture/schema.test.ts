import { filterSchema, printSchemaWithDirectives, pruneSchema } from '@graphql-tools/utils';
import type {
  GraphQLArgument,
  GraphQLInputField,
  GraphQLInputObjectType,
  GraphQLNamedType,
  GraphQLSchema,
} from 'graphql';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  parse,
  validate,
  validateSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { UNRECOGNIZED } from '../../src/platform/record/index.ts';
import { createSchema } from '../../src/schema.ts';

const schema = createSchema();

test('the schema is valid, with and without the sandbox', () => {
  expect(validateSchema(schema)).toEqual([]);
  expect(validateSchema(createSchema({ sandbox: false }))).toEqual([]);
});

test('clients can use @skip and @include, with and without the sandbox', () => {
  const document = parse(
    'query ($brief: Boolean!) { a: __typename @skip(if: $brief) b: __typename @include(if: $brief) }',
  );
  expect(validate(schema, document)).toEqual([]);
  expect(validate(createSchema({ sandbox: false }), document)).toEqual([]);
});

test('sandbox controls and their types are no part of the schema for the real platform', () => {
  const real = createSchema({ sandbox: false });
  const names = Object.keys(real.getMutationType()?.getFields() ?? {});
  expect(names.filter((name) => /sandbox/i.test(name))).toEqual([]);
  // The slow way to the same result: unreachable types.
  const pruned = pruneSchema(
    filterSchema({ schema, rootFieldFilter: (_operation, name) => name !== 'sandbox' }),
  );
  expect(printSorted(real)).toBe(printSorted(pruned));
});

function printSorted(of: GraphQLSchema): string {
  return printSchemaWithDirectives(lexicographicSortSchema(of));
}

test('all types, fields, arguments and enum values have a description', () => {
  const missing = described(schema)
    .filter(({ description }) => !description?.trim())
    .map(({ where }) => where);
  expect(missing).toEqual([]);
});

test('only the description of a Boolean says what is true', () => {
  const others = described(schema)
    .filter(({ type = 'Boolean' }) => !type.startsWith('Boolean'))
    .filter(({ description }) => /^(?:True|False)\b/.test(description ?? ''));
  expect(others.map(({ where }) => where)).toEqual([]);
});

test('no input type refers to itself: graphql-jit would exhaust memory on a variable of it', () => {
  const recursive = inputTypes(schema).filter((type) => reaches(type, type));
  expect(recursive.map(({ name }) => name)).toEqual([]);
});

test('no non-null input has a default: graphql-jit rejects an operation that omits it', () => {
  const found = inputTypes(schema)
    .flatMap((type) => Object.values(type.getFields()))
    .concat(fieldArguments(schema))
    .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue !== undefined);
  expect(found.map(({ name }) => name)).toEqual([]);
});

test('all arguments with a record are checked by the record’s own schema', () => {
  const unchecked = fieldArguments(schema)
    .filter(({ type }) => isInputObjectType(getNamedType(type)))
    .filter(({ extensions }) => !('validator' in extensions));
  expect(unchecked.map(({ name }) => name)).toEqual([]);
});

test('values for responses only cannot be given as input', () => {
  const given = [
    ...inputTypes(schema).flatMap((type) => Object.values(type.getFields())),
    ...fieldArguments(schema),
  ]
    .map(({ type }) => getNamedType(type))
    .filter((type) => isEnumType(type));
  expect(given.length).toBeGreaterThan(30);
  expect(given.filter((type) => type.getValue(UNRECOGNIZED)).map(({ name }) => name)).toEqual([]);
});

test('a member without a scope has no resolver, unless its read may throw, it is masked, or it is a stored amount', () => {
  expect(resolves('VatInvoiceLine', 'taxRate')).toBe(false);
  expect(resolves('TaxpayerRisk', 'isRisky')).toBe(false);
  // Looked up if a gateway knows only the tax number.
  expect(resolves('Enterprise', 'name')).toBe(true);
  expect(resolves('Operation', 'key')).toBe(false);
  expect(resolves('VatInvoiceLine', 'taxAmount')).toBe(false);
  expect(resolves('InvoiceVerification', 'verdict')).toBe(false);
  expect(resolves('Invoice', 'amountWithTax')).toBe(true);
  expect(resolves('InvoiceVerification', 'reason')).toBe(true);
  for (const type of ['VatInvoiceFace', 'AviationFace', 'RailwayFace', 'BlockchainFace'])
    for (const field of ['amountWithTax', 'taxAmount', 'statusCode'])
      expect([type, field, resolves(type, field)]).toEqual([type, field, true]);
  expect(resolves('TruckTrack', 'found')).toBe(true);
});

function resolves(type: string, field: string): boolean {
  const of = schema.getType(type);
  return isObjectType(of) && of.getFields()[field]?.resolve !== undefined;
}

type Input = GraphQLArgument | GraphQLInputField;

function inputTypes(of: GraphQLSchema): readonly GraphQLInputObjectType[] {
  return Object.values(of.getTypeMap()).filter((type) => isInputObjectType(type));
}

function fieldArguments(of: GraphQLSchema): Input[] {
  return Object.values(of.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type))
    .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))
    .flatMap(({ args }) => args);
}

function reaches(
  from: GraphQLInputObjectType,
  target: GraphQLInputObjectType,
  seen = new Set<string>(),
): boolean {
  return Object.values(from.getFields()).some((field) => {
    const inner = getNamedType(field.type);
    if (!isInputObjectType(inner) || seen.has(inner.name)) return inner === target;
    seen.add(inner.name);
    return inner === target || reaches(inner, target, seen);
  });
}

interface Described {
  readonly where: string;
  readonly description?: string | null | undefined;
  /** Of a field or an argument. */
  readonly type?: string;
}

function described(of: GraphQLSchema): readonly Described[] {
  const types = Object.values(of.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const own = types.map((type) => ({ where: type.name, description: type.description }));
  const directives = of.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  return [
    ...own,
    ...types.flatMap((type) => describedMembers(type)),
    ...directives.map(({ name, description }) => ({ where: `@${name}`, description })),
  ];
}

function describedMembers(type: GraphQLNamedType): readonly Described[] {
  const within = ({
    name,
    description,
    type: own,
  }: {
    name: string;
    description?: string | null | undefined;
    type?: { toString(): string };
  }): Described => ({
    where: `${type.name}.${name}`,
    description,
    ...(own !== undefined && { type: own.toString() }),
  });
  if (isEnumType(type)) return type.getValues().map((value) => within(value));
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => within(field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields());
  const args = fields.flatMap((field) =>
    field.args.map(({ name, description, type: own }) =>
      within({ name: `${field.name}(${name})`, description, type: own }),
    ),
  );
  return [...fields.map((field) => within(field)), ...args];
}
