import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { Payload } from '../../../src/server/hub/sink.ts';
import { createUnattended } from '../../../src/server/hub/unattended.ts';
import { WebhookRejected } from '../../../src/webhooks/webhook.ts';
import type { StatusItem } from '../../../src/subjects/follow/topic.ts';

const document = 'subscription { updates }';

const schema = buildSchema(`
  union Either = Item | Query
  type Item { name: String }
  type Query { a: Int }
  type Subscription { updates(after: String): Int either: Either }
`);

/** A webhook's operation over the schema, with a given execution; no other part is called. */
function prepare(execute: Parameters<typeof createUnattended>[0]['execute'], text = document) {
  const parts = {
    schema,
    app: {
      newId: () => 'id',
      budgetsFor: () => null,
      platformFor: () => null,
      subjectsFor: () => null,
    },
    introspection: true,
    meters: { of: () => null },
    enter: () => ({ parse, validate: () => [] }),
    textOf: async () => text,
    execute,
  } as unknown as Parameters<typeof createUnattended>[0];
  const registrant = { scopes: [], language: 'en' } as const;
  return createUnattended(parts).prepare({ tenant: 'acme', document, variables: {}, registrant });
}

test('a failed execution is repeated for the next webhook; a successful one is shared, but not with one that reports a gap', async () => {
  let executions = 0;
  const operation = await prepare(async () => {
    executions += 1;
    if (executions === 1) throw new Error('once');
    return new Payload(`execution ${executions}`);
  });
  const item = { cursor: 'a', eventId: 'b' } as StatusItem;
  await expect(operation.execute(item)).rejects.toThrow('once');
  expect(await operation.execute(item)).toBe('execution 2');
  expect(await operation.execute(item)).toBe('execution 2');
  expect(await operation.execute({ ...item, cause: 'SNAPSHOT_AFTER_GAP' })).toBe('execution 3');
});

test.each([
  ['subscription { updates }', null],
  ['subscription { updates(after: "a cursor") }', 'a cursor'],
])('%s begins after its named cursor', async (text, after) => {
  expect(await prepare(async () => new Payload(''), text)).toMatchObject({ after });
});

test('a selection on a union works like one on any other type', async () => {
  const either = 'subscription { either { __typename ... on Item { name } } }';
  expect(await prepare(async () => new Payload(''), either)).toMatchObject({ after: null });
});

test('a subscription that cannot be resumed is rejected for a webhook, and its source is ended', async () => {
  const ended: string[] = [];
  const field = schema.getSubscriptionType()?.getFields()['updates'];
  if (field === undefined) throw new Error('the schema has it');
  field.subscribe = () => {
    const source: AsyncIterableIterator<unknown> = {
      next: () => new Promise(() => {}),
      async return() {
        ended.push('source');
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]: () => source,
    };
    return source;
  };
  const operation = await prepare(() => Promise.reject(new Error('nothing comes')));
  await expect(operation.follow('cursor')).rejects.toThrow(WebhookRejected);
  expect(ended).toEqual(['source']);
});
