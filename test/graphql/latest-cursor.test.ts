import { expect, test } from 'vitest';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf } from '../following.ts';
import { startScenario } from '../scenario.ts';

const service = startScenario();

const FEED = 'subscription ($after: Cursor) { updates(after: $after) { key state } }';

/** The current end of the stream. */
async function latestCursor(): Promise<string> {
  return dataOf(await service.query<{ latestCursor: string }>('{ latestCursor }')).latestCursor;
}

test('updates before the latest cursor are not replayed from it, and all later ones are', async () => {
  const atFirst = await latestCursor();
  await service.query(ISSUE, { input: order({ orderId: 'before-1' }) });
  const after = await latestCursor();
  expect(after).not.toBe(atFirst);
  await service.query(ISSUE, { input: order({ orderId: 'after-1' }) });

  const fromHere = service.subscribe(FEED, { after });
  expect((await fromHere.next()).data).toEqual({
    updates: { key: 'after-1', state: 'SUBMITTED' },
  });
  const fromFirst = service.subscribe(FEED, { after: atFirst });
  expect((await fromFirst.next()).data).toEqual({
    updates: { key: 'before-1', state: 'SUBMITTED' },
  });
});
