import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/kernel/json.ts';
import { startScenario } from '../../scenario.ts';

/*
 * What was kept under the names of before: states and members of snapshots had other ones until version 1.
 */

const service = startScenario();

/** Keeps a subject as a version of before did. */
async function keep(kind: string, key: string, state: string, snapshot: JsonObject): Promise<void> {
  const { journal } = service.application;
  const id = { tenant: 'default', kind, key };
  await journal.open(id, { inputHash: 'of-before', state, snapshot, dueAt: null });
}

test('an order that was kept as PRE_OPENED is being recorded, and one kept as ORDERED is pre-opened', async () => {
  await keep('scrap-order', 'scrap-1', 'PRE_OPENED', {});
  await keep('scrap-order', 'scrap-2', 'ORDERED', {});
  const { data } = await service.query(
    '{ first: scrapOrder(orderId: "scrap-1") { state operation { state final } } second: scrapOrder(orderId: "scrap-2") { state operation { state } } }',
  );
  expect(data).toEqual({
    first: { state: 'RECORDING', operation: { state: 'RECORDING', final: false } },
    second: { state: 'PRE_OPENED', operation: { state: 'PRE_OPENED' } },
  });
});
