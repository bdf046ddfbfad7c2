import { join } from 'node:path';
import { onTestFinished, describe, expect, test } from 'vitest';
import type { Sql } from '../../src/database/sql.ts';
import { openSqliteJournal } from '../../src/journal/sqlite.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { createDataCipher } from '../../src/kernel/privacy/data-cipher.ts';
import { type DeliveryRecord, openDeliveryStore } from '../../src/webhooks/deliveries.ts';
import { openWebhookStore } from '../../src/webhooks/store.ts';
import type { Definition } from '../../src/webhooks/webhook.ts';
import { createWebhooks } from '../../src/webhooks/webhooks.ts';
import { temporaryFolder } from '../harness.ts';
import { openForTest } from '../journal/postgres-journal.ts';
import { ManualClock } from '../manual-clock.ts';
import { emptyDatabase } from '../postgres-server.ts';
import { stores } from '../stores.ts';

const LEASE_MS = 30_000;
const one = { tenant: 'acme', name: 'one' };

const definition: Definition = {
  url: 'https://hooks.example.com/',
  document: 'subscription { updates { eventId } }',
  variables: {},
  registrant: { scopes: ['read'], language: 'en', key: null },
  secrets: [{ text: 'whsec_secret', endsAt: null }],
  isDeclared: false,
};

const never = (): never => {
  throw new Error('A redelivery of one update does not need this.');
};

/** Parts that the redelivery of one update does not need. */
const unused = {
  subscriptions: { prepare: never },
  dispatcher: { change: <Result>(_id: unknown, work: () => Promise<Result>) => work() },
  changes: { ring: never, follow: never },
  sender: { send: never },
  hosts: [],
  endOf: never,
  newId: randomId,
};

async function openSqlOf(store: (typeof stores)[number], clock: ManualClock): Promise<Sql> {
  if (store === 'PostgreSQL') return (await openForTest(await emptyDatabase())).sql;
  const file = join(await temporaryFolder(), 'journal.sqlite');
  const journal = openSqliteJournal({ file, clock, newId: randomId });
  onTestFinished(() => journal.close());
  return journal.sql;
}

function deliveryOf(
  eventId: string,
  place: number,
  change: Partial<DeliveryRecord> = {},
): DeliveryRecord {
  return {
    eventId,
    place,
    subject: { kind: 'order', key: 'one' },
    state: 'PENDING',
    attempts: 1,
    nextAt: 5,
    queuedAt: 1,
    last: { at: 2, outcome: 'REJECTED', status: 500, durationMs: 3 },
    body: `body of ${eventId}`,
    ...change,
  };
}

describe.each(stores)('on %s', (store) => {
  async function open() {
    const clock = new ManualClock();
    const sql = await openSqlOf(store, clock);
    const cipher = createDataCipher([{ id: 'k', bytes: Buffer.alloc(32, 1) }]);
    const log = createLog('silent');
    const options = { sql, cipher, clock, newId: randomId, log, leaseMs: LEASE_MS };
    return {
      clock,
      sql,
      webhooks: openWebhookStore(options),
      deliveries: openDeliveryStore(sql, cipher),
    };
  }

  test('a webhook is created once under its name, and can be changed only from its latest version', async () => {
    const { webhooks } = await open();
    const created = await webhooks.create(one, { definition, position: 'a' });
    expect(created).toMatchObject({
      ...one,
      definition,
      state: 'ACTIVE',
      position: 'a',
      revision: 1,
    });
    expect(await webhooks.create(one, { definition, position: 'b' })).toBeNull();
    if (created === null) throw new Error('It was created.');
    const to = { definition, state: 'DISABLED', reason: 'REQUESTED', position: 'c' } as const;
    expect(await webhooks.change(created, to)).toMatchObject({ ...to, revision: 2 });
    expect(await webhooks.change(created, { ...to, state: 'ACTIVE' })).toBeNull();
    expect(await webhooks.list('acme')).toMatchObject([to]);
    expect(await webhooks.list('umbrella')).toEqual([]);
    await webhooks.remove(one);
    expect(await webhooks.get(one)).toBeNull();
  });

  test('one instance holds a webhook until its lease ends, and a change or an end revokes it', async () => {
    const { webhooks, clock } = await open();
    await webhooks.create(one, { definition, position: 'a' });
    expect(await webhooks.claim(['umbrella'], 10)).toEqual([]);
    const [claim] = await webhooks.claim(['acme', 'umbrella'], 10);
    if (claim === undefined) throw new Error('It was free.');
    const held = { ...one, fence: claim.fence };
    expect(await webhooks.claim(['acme'], 10)).toEqual([]);
    clock.set(LEASE_MS - 1);
    expect(await webhooks.renew([held])).toEqual([one]);
    clock.set(LEASE_MS - 1);
    expect(await webhooks.claim(['acme'], 10)).toEqual([]);
    clock.set(1);
    const [next] = await webhooks.claim(['acme'], 10);
    expect(next?.fence).toBeGreaterThan(claim.fence);
    expect([await webhooks.renew([held]), await webhooks.confirm([held])]).toEqual([[], []]);
    await webhooks.move([{ ...held, position: 'late' }]);
    expect(await webhooks.end(held, 'DISABLED', 'GONE')).toBe(false);
    expect(await webhooks.get(one)).toMatchObject({ position: 'a', state: 'ACTIVE' });

    const now = { ...one, fence: next?.fence ?? 0 };
    expect(await webhooks.confirm([now])).toEqual([one]);
    await webhooks.move([{ ...now, position: 'b' }]);
    await webhooks.release([now]);
    const [third] = await webhooks.claim(['acme'], 10);
    expect(third?.webhook.position).toBe('b');
    await webhooks.endClaim(one);
    expect(await webhooks.confirm([{ ...one, fence: third?.fence ?? 0 }])).toEqual([]);
    const [fourth] = await webhooks.claim(['acme'], 10);
    expect(await webhooks.end({ ...one, fence: fourth?.fence ?? 0 }, 'DISABLED', 'GONE')).toBe(
      true,
    );
    expect(await webhooks.get(one)).toMatchObject({ state: 'DISABLED', reason: 'GONE' });
    await webhooks.releaseOthers([]);
    expect(await webhooks.claim(['acme'], 10)).toEqual([]);
  });

  test('a change without a position keeps the one that another instance has reached meanwhile', async () => {
    const { webhooks } = await open();
    const created = await webhooks.create(one, { definition, position: 'a' });
    const [claim] = await webhooks.claim(['acme'], 10);
    if (created === null || claim === undefined) throw new Error('It was free.');
    await webhooks.move([{ ...one, fence: claim.fence, position: 'b' }]);
    const changed = await webhooks.change(created, { state: 'DISABLED', reason: 'REQUESTED' });
    expect(changed).toMatchObject({ definition, state: 'DISABLED', position: 'b' });
  });

  test('the run or a change of a removed webhook does not affect another one that was created under its name', async () => {
    const { webhooks, deliveries, clock } = await open();
    const removed = await webhooks.create(one, { definition, position: 'a' });
    const [claim] = await webhooks.claim(['acme'], 10);
    const held = { ...one, fence: claim?.fence ?? 0 };
    await webhooks.remove(one);
    clock.set(1_000);
    await webhooks.create(one, { definition, position: 'new' });
    expect(await webhooks.claim(['acme'], 10)).toHaveLength(1);
    expect([await webhooks.renew([held]), await webhooks.confirm([held])]).toEqual([[], []]);
    expect((await deliveries.put([{ held, record: deliveryOf('b', 2) }])).size).toBe(0);
    await webhooks.move([{ ...held, position: 'old' }]);
    expect(removed && (await webhooks.change(removed, { position: 'old' }))).toBeNull();
    expect(await webhooks.get(one)).toMatchObject({ position: 'new' });
  });

  test('a lease taken by a clock days ahead counts as expired', async () => {
    const { webhooks, clock } = await open();
    await webhooks.create(one, { definition, position: 'a' });
    const [claim] = await webhooks.claim(['acme'], 10);
    clock.set(-3 * LEASE_MS);
    const [next] = await webhooks.claim(['acme'], 10);
    expect(next?.fence).toBeGreaterThan(claim?.fence ?? Infinity);
    expect(await webhooks.claim(['acme'], 10)).toEqual([]);
    // Clocks of instances differ: another instance's lease may end a little later than an own one.
    clock.set(-LEASE_MS / 2);
    expect(await webhooks.claim(['acme'], 10)).toEqual([]);
  });

  test('deliveries of a webhook no longer held are not stored', async () => {
    const { webhooks, deliveries } = await open();
    await webhooks.create(one, { definition, position: 'a' });
    const [claim] = await webhooks.claim(['acme'], 1);
    const held = { ...one, fence: claim?.fence ?? 0 };
    const records = [deliveryOf('b', 2), deliveryOf('a', 1)].map((record) => ({ held, record }));
    expect((await deliveries.put(records)).size).toBe(2);
    const late = { held: { ...held, fence: held.fence - 1 }, record: deliveryOf('c', 3) };
    expect((await deliveries.put([late])).size).toBe(0);
    const { body: _body, ...first } = deliveryOf('a', 1);
    expect(await deliveries.pending(one)).toMatchObject([first, { eventId: 'b' }]);
    expect(await deliveries.body(one, 'a')).toBe('body of a');
    expect(await deliveries.get(one, 'c')).toBeNull();
    expect(await deliveries.lastPlace(one)).toBe(2);
  });

  test('an attempt in flight at another instance does not mark a redelivery as delivered', async () => {
    const { webhooks, deliveries, clock } = await open();
    await webhooks.create(one, { definition, position: 'a' });
    const [claim] = await webhooks.claim(['acme'], 1);
    const held = { ...one, fence: claim?.fence ?? 0 };
    const record = deliveryOf('a', 1, { state: 'DELIVERED', nextAt: null });
    await deliveries.add(one, record);
    const redelivering = createWebhooks({
      ...unused,
      store: webhooks,
      deliveries: {
        ...deliveries,
        async requeue(id, eventId, now) {
          const isThere = await deliveries.requeue(id, eventId, now);
          await deliveries.put([{ held, record }]);
          return isThere;
        },
      },
      clock,
    });
    await redelivering.redeliver(one, { eventId: 'a' });
    expect(await deliveries.pending(one)).toMatchObject([{ eventId: 'a', attempts: 0 }]);
    // The next run reads it.
    expect(await webhooks.claim(['acme'], 1)).toHaveLength(1);
  });

  test.each(['requeue', 'requeueAll'] as const)(
    'an attempt that was read before a redelivery (%s) does not change it, although its instance holds the webhook',
    async (which) => {
      const { webhooks, deliveries } = await open();
      await webhooks.create(one, { definition, position: 'a' });
      const [claim] = await webhooks.claim(['acme'], 1);
      const held = { ...one, fence: claim?.fence ?? 0 };
      const records = [deliveryOf('a', 100), deliveryOf('b', 200)];
      await deliveries.put(records.map((record) => ({ held, record })));
      const [read] = await deliveries.pending(one);
      if (which === 'requeue') await deliveries.requeue(one, 'a', 77);
      else await deliveries.requeueAll(one, 77);
      const record = deliveryOf('a', read?.place ?? 0, { state: 'DELIVERED', nextAt: null });
      expect((await deliveries.put([{ held, record }])).size).toBe(0);
      const pending = await deliveries.pending(one);
      expect(pending).toMatchObject([{ eventId: 'a', attempts: 0, nextAt: 77 }, { eventId: 'b' }]);
      const next = deliveryOf('a', pending[0]?.place ?? 0, { state: 'DELIVERED', nextAt: null });
      expect((await deliveries.put([{ held, record: next }])).size).toBe(1);
      // The statement is sent again after a lost connection.
      expect((await deliveries.put([{ held, record: next }])).size).toBe(1);
      expect(await deliveries.pending(one)).toMatchObject([{ eventId: 'b' }]);
    },
  );

  test('deliveries are listed page by page, can be queued again, and are dropped when old and not pending', async () => {
    const { webhooks, deliveries } = await open();
    await webhooks.create(one, { definition, position: 'a' });
    // A test event can have the place of another delivery.
    for (const [name, place] of Object.entries({ a: 0, b: 1, c: 1 }))
      await deliveries.add(one, deliveryOf(name, place, { state: 'DELIVERED', nextAt: null }));
    const page = await deliveries.page(one, 1, null);
    expect(page).toMatchObject({
      deliveries: [{ delivery: { eventId: 'c' } }],
      hasNextPage: true,
    });
    const after = page.deliveries[0]?.pageCursor ?? null;
    expect(await deliveries.page(one, 2, after)).toMatchObject({
      deliveries: [{ delivery: { eventId: 'b' } }, { delivery: { eventId: 'a' } }],
      hasNextPage: false,
    });
    expect(await deliveries.requeue(one, 'b', 77)).toBe(true);
    expect(await deliveries.requeue(one, 'unknown', 77)).toBe(false);
    expect(await deliveries.pending(one)).toMatchObject([
      { eventId: 'b', attempts: 0, nextAt: 77 },
    ]);
    await deliveries.requeueAll(one, 99);
    await deliveries.trim(2);
    expect(await deliveries.page(one, 9, null)).toMatchObject({
      deliveries: [{ delivery: { eventId: 'b', nextAt: 99 } }],
    });
    await webhooks.remove(one);
    expect(await deliveries.pending(one)).toEqual([]);
  });

  test('pending deliveries that the removal of their webhook left are trimmed', async () => {
    const { webhooks, deliveries, sql } = await open();
    for (const name of ['kept', 'removed']) {
      await webhooks.create({ ...one, name }, { definition, position: 'a' });
      await deliveries.add({ ...one, name }, deliveryOf('a', 1));
    }
    await sql.write('remove webhook', `DELETE FROM webhooks WHERE name = 'removed'`);
    await deliveries.trim(100);
    expect(await deliveries.pending({ ...one, name: 'removed' })).toEqual([]);
    expect(await deliveries.pending({ ...one, name: 'kept' })).toHaveLength(1);
  });
});
