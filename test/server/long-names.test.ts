import type { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { startServer } from './service.ts';

const long = `n${'o'.repeat(200)}`;

const messagesIn = (errors: unknown): unknown =>
  Array.isArray(errors) ? errors.map(({ message }: GraphQLError) => message) : errors;

test.each([
  ['a field', `{ ${long} }`, {}],
  ['an argument', `{ echo(${long}: 1) }`, {}],
  ['a type', `query ($x: ${long}) { echo(text: $x) }`, {}],
  ['a fragment', `{ ...${long} }`, {}],
  ['a place in the text', `{ hello } ${long}`, {}],
  ['a variable without a value', `query ($${long}: Int!) { echo(number: $${long}) }`, {}],
  [
    'a field of a variable',
    'query ($lines: [Line!]!) { lines(lines: $lines) }',
    { lines: [{ name: 'a', [long]: 1 }] },
  ],
  ['a field of an argument', `{ lines(lines: [{ name: "a", ${long}: 1 }]) }`, {}],
  [
    'an operation with many mistakes',
    `query ${long}(${Array.from({ length: 90 }, (_, n) => `$v${n}: Int`).join(' ')}) { hello }`,
    {},
  ],
])('repeats at most 100 characters of the name of %s', async (_name, document, variables) => {
  const { query, subscribe } = await startServer();
  const { errors = [] } = await query(document, variables);
  expect(errors.length).toBeGreaterThan(0);
  const overSocket = await subscribe(document, variables)
    .next()
    .then(
      (answer) => answer.errors,
      (refused: unknown) => refused,
    );
  // Errors are shortened in each step that shows them, and stay the same from the second time on.
  expect(messagesIn(overSocket)).toEqual(messagesIn(errors));
  for (const text of [JSON.stringify(errors), JSON.stringify(overSocket)]) {
    expect(text).toContain('n'.padEnd(100, 'o'));
    expect(text).not.toContain('n'.padEnd(101, 'o'));
  }
});
