import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openMessenger, type Messenger } from '../../src/messenger/messenger.ts';
import { openAccess } from '../messenger/messenger.ts';
import type { PostgresJournal } from '../../src/journal/postgres.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { asked, emptyDatabase } from '../postgres-server.ts';
import { type RedisServer, startRedis } from '../redis-server.ts';
import {
  change,
  intent,
  LEASE_MS,
  opened,
  order,
  take,
  updateOf,
  withoutEnds,
} from './conformance/subject-of-test.ts';
import { openForTest } from './postgres-journal.ts';

let redis: RedisServer;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.destroy());

function messengerOf(record: string, rest: { readonly prefix: string }): Promise<Messenger> {
  return openMessenger({
    url: `redis://127.0.0.1:${redis.port}`,
    access: openAccess,
    newId: randomId,
    log: createLog('silent'),
    connectTimeoutMs: 5_000,
    record,
    ...rest,
  });
}

/** Instances that share a database and a messenger. */
async function instances(count: number): Promise<readonly PostgresJournal[]> {
  const [url, prefix] = [await emptyDatabase(), randomId()];
  const journals = await Promise.all(Array.from({ length: count }, () => openForTest(url)));
  for (const journal of journals) {
    const messenger = await messengerOf(journal.id, { prefix });
    onTestFinished(() => messenger.close());
    journal.connect(messenger);
  }
  return journals;
}

test('of many instances one opens a key and one leases it, and all receive the update', async () => {
  const all = await instances(3);
  const heard = all.map(async (journal) =>
    take(withoutEnds(journal.follow('acme', await journal.end('acme'), { states: ['A'] })), 1),
  );
  const results = await Promise.all(
    all.map((journal) => journal.open(order('1'), intent({ dueAt: 0 }))),
  );
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
    'existing',
    'existing',
    'opened',
  ]);
  const claims = await Promise.all(all.map((journal) => journal.claimDue(['order'], 9, LEASE_MS)));
  const [claim] = claims.flat();
  expect(claims.flat()).toHaveLength(1);
  const by = all[claims.findIndex(({ length }) => length === 1)];
  await by?.advance(order('1'), 1, change('A'), claim?.fence);
  expect(await Promise.all(heard)).toEqual([['1:A'], ['1:A'], ['1:A']]);
});

test('of many concurrent changes of one subject on several instances one per version succeeds, with consecutive positions', async () => {
  const all = await instances(3);
  const [first] = all;
  if (!first) throw new Error('There are three.');
  const keys = ['1', '2', '3', '4', '5'];
  for (const key of keys) await opened(first, order(key));
  const from = await first.end('acme');
  const outcomes = await Promise.all(
    [1, 2, 3, 4].flatMap(() =>
      all.flatMap((journal) =>
        keys.map(async (key) => {
          for (;;) {
            const subject = await journal.get(order(key));
            const version = subject?.version ?? 0;
            const result = await journal.advance(order(key), version, change(`S${version}`));
            if (result.outcome === 'advanced') return result.update;
          }
        }),
      ),
    ),
  );
  const { updates } = await first.read('acme', from, {}, 1_000);
  expect(updates).toHaveLength(60);
  expect(new Set(updates.map(({ eventId }) => eventId))).toEqual(
    new Set(outcomes.map(({ eventId }) => eventId)),
  );
  for (const key of keys) {
    const versions = updates.filter((update) => update.key === key).map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: 12 }, (_, index) => index + 2));
  }
  expect(await first.counts('acme')).toEqual([{ kind: 'order', state: 'S12', count: 5 }]);
});

test('instances that change the same tenants at once do not deadlock, and each tenant keeps its own positions', async () => {
  const url = await emptyDatabase();
  const all = [await openForTest(url), await openForTest(url), await openForTest(url)] as const;
  const tenants = Array.from({ length: 16 }, (_, index) => `tenant ${index}`);
  const from = new Map<string, string>();
  for (const tenant of tenants) from.set(tenant, await all[0].end(tenant));
  const told = await Promise.all(
    all.flatMap((journal, instance) =>
      (instance === 1 ? tenants.toReversed() : tenants).flatMap((tenant) =>
        ['1', '2', '3', '4'].map(async (key) => {
          const id = order(`${instance}-${key}`, { tenant });
          const { update } = await opened(journal, id);
          return [update, updateOf(await journal.advance(id, 1, change('A')))];
        }),
      ),
    ),
  );
  for (const tenant of tenants) {
    const { updates } = await all[0].read(tenant, from.get(tenant) ?? '', {}, 1_000);
    const ofTenant = told.flat().filter((update) => update.tenant === tenant);
    expect(updates).toHaveLength(24);
    expect(updates.map(({ eventId }) => eventId).toSorted()).toEqual(
      ofTenant.map(({ eventId }) => eventId).toSorted(),
    );
  }
  const { port, pathname } = new URL(url);
  const statement = `SELECT deadlocks::integer FROM pg_stat_database WHERE datname = '${pathname.slice(1)}'`;
  expect(await asked(Number(port), statement)).toEqual([{ deadlocks: 0 }]);
});

test('a change that PostgreSQL cannot read fails alone', async () => {
  const journal = await openForTest(await emptyDatabase());
  const [unreadable, ...others] = await Promise.allSettled([
    journal.open(order('\u0000'), intent()),
    journal.open(order('1'), intent()),
    journal.open(order('1', { tenant: 'globex' }), intent()),
  ]);
  expect(unreadable).toMatchObject({ status: 'rejected', reason: { name: 'error' } });
  expect(others).toMatchObject([
    { status: 'fulfilled', value: { outcome: 'opened' } },
    { status: 'fulfilled', value: { outcome: 'opened' } },
  ]);
});

test('without a messenger, an update of another instance arrives within one scan', async () => {
  const url = await emptyDatabase();
  const [one, other] = [await openForTest(url), await openForTest(url)];
  const heard = take(withoutEnds(other.follow('acme', await other.end('acme'), {})), 1);
  await opened(one, order('1'));
  expect(await heard).toEqual(['1:NEW']);
});

test('of many that take a name at once one holder gets it', async () => {
  const all = await instances(3);
  const results = await Promise.all(
    all.map((journal, index) =>
      journal.hold('acme', 'person', {
        holder: String(index),
        attempt: `attempt-${index}`,
        runsOutAt: journal.clock.now() + 60_000,
      }),
    ),
  );
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['held', 'refused', 'refused']);
});

test('budgets hold across all instances', async () => {
  const all = await instances(3);
  const account = { name: 'key/acme/web', mostUnits: 7, keptDays: 366 };
  const tenant = { name: 'tenant', mostUnits: 100, keptDays: 366 };
  const charge = {
    day: '2026-11-21',
    capability: 'verification',
    calls: 1,
    units: 1,
    accounts: [account, tenant],
  };
  const results = await Promise.all(
    Array.from({ length: 10 }).flatMap(() =>
      all.map(async ({ billedUnits }) => billedUnits.reserve('acme', charge)),
    ),
  );
  expect(results.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(7);
  expect(await all[0]?.billedUnits.used('acme', charge)).toEqual([7, 7]);
});

test('an instance with another database on the same Redis does not start, and names the setting', async () => {
  const prefix = randomId();
  const first = await messengerOf('one', { prefix });
  const second = await messengerOf('one', { prefix });
  expect([first.instances, second.instances]).toEqual([1, 2]);
  await expect(messengerOf('other', { prefix })).rejects.toThrow('set DATABASE_URL');
  await Promise.all([first.close(), second.close()]);
  const after = await messengerOf('other', { prefix });
  await after.close();
});

test('an instance writes its audit on into a database that was emptied while it runs', async () => {
  const url = await emptyDatabase();
  const { auditLog } = await openForTest(url);
  const { port, pathname } = new URL(url);
  const append = (batch: string) => auditLog.append('acme', batch, [{ at: 1, text: batch }]);
  await append('1');
  await asked(Number(port), 'TRUNCATE tenants, audit', pathname.slice(1));
  await append('2');
  const { records } = await auditLog.list('acme', { first: 9 });
  expect(records.map(({ text }) => text)).toEqual(['2']);
});
