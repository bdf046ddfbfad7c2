import { expect, test } from 'vitest';
import { STREAMS } from '../harness.ts';
import { startServer } from './service.ts';

/** Conditions at the root of a subscription, which are invalid for any variable value. */
const CONDITIONAL = [
  'subscription { ticks @skip(if: true) { n } }',
  'subscription { ticks @include(if: true) { n } }',
  'subscription ($on: Boolean = true) { ticks @include(if: $on) { n } }',
  'subscription ($on: Boolean!) { ... @skip(if: $on) { ticks { n } } }',
  'subscription ($on: Boolean = true) { ...Ticks @include(if: $on) } fragment Ticks on Subscription { ticks { n } }',
  'subscription { ...Ticks } fragment Ticks on Subscription { ... { ticks @skip(if: false) { n } } }',
];

test.each(CONDITIONAL)('rejects %s as invalid, over each transport', async (query) => {
  const { url, subscribe, log, ...service } = await startServer();
  const rejection = {
    message: 'A subscription selects its field without @skip and @include.',
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  };
  const variables = { on: true };
  for (let n = 0; n < 3; n += 1) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, text/event-stream',
      },
      body: JSON.stringify({ query, variables }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [rejection] });
    for (const way of STREAMS)
      expect(await service[way](query, variables).next()).toMatchObject({ errors: [rejection] });
    await expect(subscribe(query, variables).next()).rejects.toMatchObject([rejection]);
  }
  expect(log.join('')).not.toContain('unexpected error');
});

test('accepts conditions below the root', async () => {
  const { subscribe } = await startServer();
  const query = 'subscription ($on: Boolean!) { ticks { n color @include(if: $on) } }';
  expect(await subscribe(query, { on: false }).next()).toEqual({ data: { ticks: { n: 1 } } });
});

test('counts the fields of a root as before', async () => {
  const { query } = await startServer();
  for (const [document, fault] of [
    ['subscription { ticks { n } forever { n } }', 'must select only one top level field'],
    ['subscription { __typename }', 'must not select an introspection top level field'],
  ] as const)
    expect((await query(document)).errors).toMatchObject([
      { message: expect.stringContaining(fault) as unknown },
    ]);
});
