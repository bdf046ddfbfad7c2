import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { sharingKey } from '../../../src/server/hub/sharing.ts';
import type { Operation } from '../../../src/server/pipeline/reporting.ts';

const schema = buildSchema(`
  scalar Cursor
  type Item { name(of: String, after: Cursor): String }
  union Either = Item | Query
  type Query { a: Int }
  type Subscription { either: Either updates(after: Cursor, of: String): Item }
`);

/** The key of an operation; no other member is read. */
function keyOf(
  query: string,
  variableValues: Operation['variableValues'] = {},
  operationName?: string,
): string | null {
  const contextValue = { tenant: 'acme', scopes: new Set(), language: 'en' };
  const operation = { schema, document: parse(query), variableValues, operationName, contextValue };
  return sharingKey(operation as unknown as Operation);
}

const following = (selection: string): string =>
  `subscription ($after: Cursor, $of: String) { updates(after: $after, of: $of) { ${selection} } }`;

test('subscribers from different cursors share, and those with different names do not', () => {
  const query = following('name');
  expect(keyOf(query, { after: '1', of: 'a' })).toBe(keyOf(query, { after: '2', of: 'a' }));
  expect(keyOf(query, { after: '1', of: 'a' })).not.toBe(keyOf(query, { after: '1', of: 'b' }));
});

test('a cursor that may appear in the response is part of the sharing key', () => {
  const query = following('name(after: $after)');
  expect(keyOf(query, { after: '1' })).not.toBe(keyOf(query, { after: '2' }));
});

test('a union is shared like any other type', () => {
  const query = 'subscription { either { __typename ... on Item { name } } }';
  expect(keyOf(query)).toBe(keyOf(query));
  expect(keyOf(query)).not.toBeNull();
});

test('an operation that is missing in its document is not shared', () => {
  expect(keyOf('subscription A { updates { name } }', {}, 'B')).toBeNull();
});

test('a document is analyzed once for all its senders', () => {
  const document = parse('subscription { updates { name } }');
  const contextValue = { tenant: 'acme', scopes: new Set(), language: 'en' };
  const operation = { schema, document, variableValues: {}, contextValue } as unknown as Operation;
  const first = sharingKey(operation);
  Object.assign(document.definitions[0] ?? {}, { selectionSet: { selections: [] } });
  Object.assign(document, { loc: undefined });
  expect(first).not.toBeNull();
  expect(sharingKey(operation)).toBe(first);
});
