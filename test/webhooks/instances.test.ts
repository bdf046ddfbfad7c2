import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { dataOf, next } from '../following.ts';
import { type SpawnedService, spawnService } from '../harness.ts';
import { positionOf } from '../../src/subjects/follow/topic.ts';
import { emptyDatabase } from '../postgres-server.ts';
import { CALLBACK_SECRET } from '../stores.ts';
import { startReceiver } from './receiver.ts';
import type { ReceivedRequest } from './receiver-process.ts';
import { register, UPDATES, type UpdatesBody } from './webhook-documents.ts';

const MAIN = join(import.meta.dirname, 'instance-main.ts');

/** `WEBHOOKS_SECONDS=300` runs the long form. */
const SECONDS = Number(process.env['WEBHOOKS_SECONDS'] ?? 4);
const LEAST_ORDERS = 60;

/** Orders sent concurrently. */
const AT_ONCE = 4;

function updateIn({ body }: ReceivedRequest): UpdatesBody['data']['updates'] {
  // Fields that the webhook of this test selects.
  return (JSON.parse(body) as UpdatesBody).data.updates;
}

test(
  'with two instances killed repeatedly, no update is lost, and those of a subject stay in order',
  async () => {
    const receiver = await startReceiver();
    const env = {
      DATABASE_URL: await emptyDatabase(),
      CALLBACK_SECRET,
      WEBHOOK_HOSTS: new URL(receiver.url).host,
      LOG_LEVEL: 'error',
    };
    const start = (folder?: string): Promise<SpawnedService> => spawnService(env, folder, MAIN);
    const instances = [await start(), await start()];
    const [first] = instances;
    if (first === undefined) throw new Error('There are two.');
    const { latestCursor } = dataOf(
      await first.query<{ latestCursor: string }>('{ latestCursor }'),
    );
    await register(first, { name: 'all', url: `${receiver.url}/all` });
    await receiver.behave('/all', { type: 'slow', delayMs: 20 });

    const until = performance.now() + SECONDS * 1_000;
    let orders = 0;
    // A busy machine takes longer for this many.
    const goesOn = (): boolean => performance.now() < until || orders < LEAST_ORDERS;
    const send = async (): Promise<void> => {
      while (goesOn()) {
        orders += 1;
        const input = order({ orderId: `order-${orders}` });
        // An instance being killed does not respond; its written updates are delivered nevertheless.
        await instances[orders % 2]?.query(ISSUE, { input }).catch(() => undefined);
        await pause(10);
      }
    };
    const kill = async (): Promise<void> => {
      for (let turn = 0; goesOn(); turn = 1 - turn) {
        await pause(1_500);
        const instance = instances[turn];
        await instance?.kill();
        instances[turn] = await start(instance?.dataDir);
      }
    };
    await Promise.all([kill(), ...Array.from({ length: AT_ONCE }, send)]);

    const [survivor] = instances;
    if (survivor === undefined) throw new Error('There are two.');
    const { latestCursor: end } = dataOf(
      await survivor.query<{ latestCursor: string }>('{ latestCursor }'),
    );
    const updates = survivor.subscribe<UpdatesBody['data']>(UPDATES_BEHIND, {
      after: latestCursor,
    });
    const written: UpdatesBody['data']['updates'][] = [];
    const isComplete = (): boolean => positionOf(written.at(-1)?.cursor ?? end) >= positionOf(end);
    do written.push(await next(updates));
    while (!isComplete());
    const events = new Set(written.map(({ eventId }) => eventId));
    const requests = await receiver.until((all) =>
      new Set(all.map(({ headers }) => headers['webhook-id'])).isSupersetOf(events),
    );

    const highest = new Map<string, number>();
    const seen = new Set<string>();
    const outOfOrder = requests.map(updateIn).filter(({ eventId, version, subject }) => {
      if (seen.has(eventId)) return false;
      seen.add(eventId);
      // Stored files are no part of the schema.
      if (subject === null) return false;
      const before = highest.get(subject.id) ?? 0;
      highest.set(subject.id, version);
      return version !== before + 1;
    });
    expect(outOfOrder).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(events.size);
    expect(events.size).toBeGreaterThan(50);
    console.info(`${events.size} updates, ${requests.length} requests, ${orders} orders`);
  },
  (SECONDS + 120) * 1_000,
);

const UPDATES_BEHIND = UPDATES.replace('subscription', 'subscription ($after: Cursor)').replace(
  'updates',
  'updates(after: $after)',
);
