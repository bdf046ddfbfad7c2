import { getNamedType, type GraphQLObjectType, isNonNullType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { isBilled } from '../../src/graphql/billing/known-units.ts';
import { scopeOfType } from '../../src/graphql/plugins/scopes-plugin.ts';
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

test('every root field needs a scope that keys can have, but for who one is', () => {
  const open = rootFields.filter(({ scope }) => scope === null || !isScope(scope));
  expect(open.map(({ name }) => name)).toEqual(['Query.viewer']);
});

test('nothing that is billed or changes something is open to those who may only read', () => {
  const wrong = objects
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap(fieldsOf)
    .filter(({ name, billed }) => billed || name.startsWith('Mutation.'))
    // It asks earlier what the tracker asks by itself, free of charge.
    .filter(({ name }) => name !== 'Mutation.lookAgain')
    // It takes a file, and leaves nothing behind.
    .filter(({ name }) => name !== 'Mutation.readInvoiceFile')
    // It writes, free of charge, what the exported field shows to its reader, under that field's own scope.
    .filter(({ name }) => name !== 'Mutation.startExport')
    // It takes a thing off a list of readers, until its next state.
    .filter(({ name }) => name !== 'Mutation.dismissAttention')
    .filter(({ scope }) => scope === null || scope === 'read');
  expect(wrong).toEqual([]);
});

test('no field of a thing that a scope can refuse takes along the answer of a mutation', () => {
  const refusable = objects
    .filter(({ name }) => !roots.has(name))
    .flatMap(fieldsOf)
    .filter(({ scope }) => scope !== null);
  expect(refusable.length).toBeGreaterThan(10);
  const wrong = refusable.filter(({ isNullable }) => !isNullable).map(({ name }) => name);
  // Only a query of the same scope leads there.
  expect(wrong).toEqual(['TaxClassificationDownload.codes']);
});

test('a thing is found by its id under the scope of the query that finds it', () => {
  const nodes = new Set(objects.filter(isNode).map(({ name }) => name));
  const needed = rootFields
    .filter(({ name, result }) => name.startsWith('Query.') && nodes.has(result))
    .map(({ result, scope }) => [result, scope]);
  expect(needed.length).toBeGreaterThan(10);
  expect(needed).toEqual(needed.map(([type]) => [type, scopeOfType(type ?? '') ?? 'read']));
});
