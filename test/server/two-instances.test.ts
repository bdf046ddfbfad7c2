import { expect, onTestFinished, test } from 'vitest';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { freePort } from '../free-port.ts';
import { startService } from '../harness.ts';
import { startPgBouncer } from '../pgbouncer.ts';
import { emptyDatabase } from '../postgres-server.ts';
import { CALLBACK_SECRET } from '../stores.ts';

const LONGEST_MS = 1_500;

test('behind PgBouncer and without Redis, a subscriber on one instance receives another instance’s order within 1.5 s', async () => {
  const pgBouncer = await startPgBouncer(await emptyDatabase(), 'transaction');
  onTestFinished(() => pgBouncer.destroy());
  const env = {
    DATABASE_URL: pgBouncer.url,
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    REDIS_CONNECT_TIMEOUT_SECONDS: '1',
    CALLBACK_SECRET,
  };
  const one = await startService({ env, sandboxProgressDelayMs: null });
  const other = await startService({ env, sandboxProgressDelayMs: null });
  const { data: now } = await one.query<{ latestCursor: string }>('{ latestCursor }');
  const updates = one.subscribe(
    'subscription ($after: Cursor) { updates(after: $after) { subject { key } state } }',
    { after: now?.latestCursor },
  );
  for (const orderId of ['first', 'second', 'third']) {
    const { data } = await other.query(ISSUE, { input: order({ orderId }) });
    const answeredAt = performance.now();
    let heard: string;
    do heard = JSON.stringify(await updates.next());
    while (!heard.includes(orderId));
    expect(data).toMatchObject({ issueInvoice: { orderId } });
    expect(performance.now() - answeredAt).toBeLessThan(LONGEST_MS);
  }
});
