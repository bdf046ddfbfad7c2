import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { Payload } from '../../../src/server/hub/sink.ts';
import { createUnattended, type UnattendedOptions } from '../../../src/server/hub/unattended.ts';
import type { StatusItem } from '../../../src/subjects/follow/status-item.ts';

const document = 'subscription { updates }';

const schema = buildSchema('type Query { a: Int } type Subscription { updates: Int }');

test('an execution that failed is repeated for the next who needs it, one that did not is shared, but not with one that reports a gap', async () => {
  let executions = 0;
  // All that is called between a document and its executions.
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
    complexityOf: () => 1,
    enter: () => ({ parse, validate: () => [] }),
    textOf: async () => document,
    async execute() {
      executions += 1;
      if (executions === 1) throw new Error('once');
      return new Payload(`execution ${executions}`);
    },
  } as unknown as UnattendedOptions;
  const registrant = { scopes: [], language: 'en' } as const;
  const unattended = { tenant: 'acme', document, variables: {}, registrant };
  const operation = await createUnattended(parts).prepare(unattended);
  const item = { cursor: 'a', eventId: 'b' } as StatusItem;
  await expect(operation.execute(item)).rejects.toThrow('once');
  expect(await operation.execute(item)).toBe('execution 2');
  expect(await operation.execute(item)).toBe('execution 2');
  expect(await operation.execute({ ...item, cause: 'SNAPSHOT_AFTER_GAP' })).toBe('execution 3');
});
