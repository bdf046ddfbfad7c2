import { getNamedType, type GraphQLObjectType, isNonNullType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { isBilled } from '../../src/graphql/billing/known-units.ts';
import { scopeOfType } from '../../src/graphql/plugins/scopes.ts';
import { isScope } from '../../src/kernel/scopes.ts';
import { createSchema } from '../../src/schema.ts';

const schema = createSchema();

interface Found {
  readonly name: string;
  readonly scope: string | null;
  readonly billed: boolean;
  readonly result: string;
  readonly isNullable: boolean;
}

function fieldsOf(type: GraphQLObjectType): readonly Found[] {
  return Object.values(type.getFields()).map((field) => {
    // Pothos types the directives of a field as `any`; `src/graphql/schema/directives.ts` declares the form of ours.
    const { requires } = (field.extensions['directives'] ?? {}) as {
      readonly requires?: { readonly scope: string };
    };
    return {
      name: `${type.name}.${field.name}`,
      scope: requires?.scope ?? null,
      billed: isBilled(field),
      result: getNamedType(field.type).name,
      isNullable: !isNonNullType(field.type),
    };
  });
}

function isNode(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(({ name }) => name === 'Node');
}

const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
const roots = new Set(['Query', 'Mutation', 'Subscription']);
const rootFields = objects.filter(({ name }) => roots.has(name)).flatMap(fieldsOf);

test('all root fields but `viewer` need a scope that keys can have', () => {
  const open = rootFields.filter(({ scope }) => scope === null || !isScope(scope));
  expect(open.map(({ name }) => name)).toEqual(['Query.viewer']);
});

test('no billed or changing field is open to read-only keys', () => {
  const wrong = objects
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap(fieldsOf)
    .filter(({ name, billed }) => billed || name.startsWith('Mutation.'))
    // It causes the tracker's own free poll earlier.
    .filter(({ name }) => name !== 'Mutation.lookAgain')
    // It accepts a file, and leaves nothing behind.
    .filter(({ name }) => name !== 'Mutation.readInvoiceFile')
    // It writes, free of charge, the content of the exported field, under that field's own scope.
    .filter(({ name }) => name !== 'Mutation.startExport')
    // It removes a subject from a list, until its next state.
    .filter(({ name }) => name !== 'Mutation.dismissAttention')
    .filter(({ scope }) => scope === null || scope === 'read');
  expect(wrong).toEqual([]);
});

test('a field rejected by a scope never nulls the result of a mutation', () => {
  const refusable = objects
    .filter(({ name }) => !roots.has(name))
    .flatMap(fieldsOf)
    .filter(({ scope }) => scope !== null);
  expect(refusable.length).toBeGreaterThan(10);
  const wrong = refusable.filter(({ isNullable }) => !isNullable).map(({ name }) => name);
  // Only a query with the same scope links there.
  expect(wrong).toEqual(['TaxClassificationDownload.codes']);
});

test("a look-up by id needs the scope of the subject's query", () => {
  const nodes = new Set(objects.filter(isNode).map(({ name }) => name));
  const needed = rootFields
    .filter(({ name, result }) => name.startsWith('Query.') && nodes.has(result))
    .map(({ result, scope }) => [result, scope]);
  expect(needed.length).toBeGreaterThan(10);
  expect(needed).toEqual(needed.map(([type]) => [type, scopeOfType(type ?? '') ?? 'read']));
});
