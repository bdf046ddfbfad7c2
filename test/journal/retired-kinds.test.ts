import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Journal } from '../../src/journal/journal.ts';
import type { Update } from '../../src/journal/update.ts';
import { createKeyspace } from '../../src/journal/redis/keyspace.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { startLossyProxy } from '../lossy-proxy.ts';
import { type RedisCluster, type RedisServer, startCluster, startRedis } from '../redis-server.ts';
import { intent, opened, take } from './conformance/subject-of-test.ts';
import { lookInto, openForTest, urlOf } from './redis-journal.ts';
import {
  type OpenBefore,
  redisBefore,
  sqliteBefore,
  writeBefore,
  written,
} from './written-before.ts';

// The files beside this one were written by commit 91ed6f9, the last at which the four kinds were
// subjects, in one run for SQLite and one for Redis. It was driven over HTTP with the sandbox behind it,
// on 5 January 2026: contract-1, signed to its end and emptied by trimming; contract-2; the signing task
// task-1; scrap-1, given up; scrap-2 of the same person, under its number; scrap-3 of another, paid;
// scrap-4 of a person who had a pending transaction; scrap-5 of a third person, given up. `redis.jsonl`
// has the commands that make every key anew; the `…-told` files what the journal then told: the cursor at
// which everything begins, each update with its cursor, and the subjects in the order of `list`.
const told = z.object({
  start: z.string(),
  /** At which scrap-2 took the person's turn. */
  takenAt: z.number(),
  updates: z.array(z.tuple([z.string(), z.string(), z.string(), z.number()]).readonly()),
  subjects: z.array(z.tuple([z.string(), z.string(), z.string(), z.number()]).readonly()),
});

const RETIRED = new Set([
  'scrap-person',
  'scrap-invoice-number',
  'partner-contract-number',
  'signing-task-number',
]);

/** A store as it was, and what it told. */
interface Before {
  readonly told: z.infer<typeof told>;
  readonly open: OpenBefore;
}

async function toldBy(name: string): Promise<Before['told']> {
  return told.parse(JSON.parse(await readFile(written(`${name}-told.json`), 'utf8')));
}

async function onSqlite(): Promise<Before> {
  return { told: await toldBy('sqlite'), open: await sqliteBefore('journal.sqlite') };
}

let server: RedisServer;
let cluster: RedisCluster;

beforeAll(async () => {
  [server, cluster] = await Promise.all([startRedis(), startCluster()]);
});
afterAll(async () => {
  await Promise.all([server.destroy(), cluster.destroy()]);
});

async function onRedis(store: RedisServer | RedisCluster): Promise<Before> {
  return { told: await toldBy('redis'), open: await redisBefore(store, 'redis.jsonl') };
}

describe.each<[string, () => Promise<Before>]>([
  ['SQLite', onSqlite],
  ['a Redis', () => onRedis(server)],
  ['a Redis Cluster', () => onRedis(cluster)],
])('a journal on %s in which numbers and turns were subjects', (_backEnd, before) => {
  test('has them as aliases and holds', async () => {
    const { told: known, open } = await before();
    const journal = await open();
    const alias = (kind: string, number: string) => journal.resolve('default', kind, number);
    const plain = { isReturned: false, former: null };
    expect(await alias('scrap-order', '26468000000000000001')).toEqual({
      key: 'scrap-2',
      isReturned: false,
      former: '',
    });
    expect(await alias('scrap-order', '26468000000000000002')).toEqual({
      key: 'scrap-3',
      ...plain,
    });
    const returned = { key: 'scrap-5', isReturned: true, former: null };
    expect(await alias('scrap-order', '26468000000000000003')).toEqual(returned);
    for (const contract of ['1', '2']) {
      const leadsTo = { key: `contract-${contract}`, ...plain };
      const number = `PC202601050000000${contract}`;
      expect(await alias('partner-contract', number)).toEqual(leadsTo);
      const id = { tenant: 'default', kind: 'partner-contract', key: leadsTo.key };
      expect(await journal.numbersOf(id)).toEqual([number]);
    }
    expect(await alias('signing-task', 'ST20260105000001')).toEqual({ key: 'task-1', ...plain });

    const turn = (person: string) =>
      journal.hold('default', `scrap-person:${person}`, {
        holder: 'scrap-6',
        attempt: randomId(),
        runsOutAt: Date.now() + 1000,
      });
    expect(await turn('UkIHxOZofibMKdDt4z-GfYuFZhEiq-aw9hmR1Gt2FTg')).toEqual({
      outcome: 'refused',
      by: { holder: 'scrap-2', attempt: 'scrap-2', takenAt: known.takenAt },
    });
    expect(await turn('NqvNYOrU4w98XTrH4DQA9-2UdI5SA54Q8ajvS3HFORU')).toMatchObject({
      by: { holder: 'scrap-3' },
    });
    expect(await turn('tnAece8GSS73crSLVl1Jh2Gtmilncfs8NvfSFvJpk3A')).toMatchObject({
      by: { holder: 'scrap-5' },
    });
    const held = { outcome: 'held' };
    expect(await turn('ltqRdJxbeXXrM0IgN6g-ZPliWGBN5aA9p5Fad9aVfnQ')).toEqual(held);
  });

  test('shows them among nothing that is listed, got or due, and all others as before', async () => {
    const { told: known, open } = await before();
    const journal = await open();
    const { subjects } = await journal.list('default', { first: 100 });
    const listed = subjects.map(({ subject: { kind, key, state, version } }) => [
      kind,
      key,
      state,
      version,
    ]);
    expect(listed).toEqual(known.subjects.filter(([kind]) => !RETIRED.has(kind)));
    for (const [kind, key] of known.subjects) {
      const subject = await journal.get({ tenant: 'default', kind, key });
      expect(subject === null).toBe(RETIRED.has(kind));
    }
    expect(await journal.nextDueAt([...RETIRED])).toBeNull();
    expect(await journal.claimDue([...RETIRED], 9, 1000)).toEqual([]);
  });

  test('reads on from every cursor that it told, without a gap and without their updates', async () => {
    const { told: known, open } = await before();
    const journal = await open();
    const cursors = [known.start, ...known.updates.map(([cursor]) => cursor)];
    for (const [index, cursor] of cursors.entries()) {
      const { gap, updates } = await journal.read('default', cursor, {}, 100);
      const expected = known.updates.slice(index).filter(([, kind]) => !RETIRED.has(kind));
      // Of SQLite the same places have other cursors by now; the old ones, read from here, are as good.
      const withoutCursors = expected.map(([, ...rest]) => rest);
      expect({ gap, updates: updates.map(shown) }).toEqual({ gap: false, updates: withoutCursors });
    }
    const one = { kinds: ['scrap-person'], key: 'UkIHxOZofibMKdDt4z-GfYuFZhEiq-aw9hmR1Gt2FTg' };
    for (const filter of [one, { kinds: [...RETIRED] }]) {
      const { gap, updates, atEnd } = await journal.read('default', known.start, filter, 100);
      expect({ gap, updates, atEnd }).toEqual({ gap: false, updates: [], atEnd: true });
    }
  });

  test('is followed from before them into what is new', async () => {
    const { told: known, open } = await before();
    const journal = await open();
    const follower = journal.follow('default', known.start, { kinds: ['scrap-order', ...RETIRED] });
    const orders = known.updates.filter(([, kind]) => kind === 'scrap-order');
    const taken = take(follower, orders.length + 1);
    await opened(journal, { tenant: 'default', kind: 'scrap-order', key: 'scrap-6' });
    const keys = (await taken).map((each) => each.split(':')[0]);
    expect(keys).toEqual([...orders.map(([, , key]) => key), 'scrap-6']);
    await follower.return?.();
  });

  test('is trimmed as before, and opened again without moving anything twice', async () => {
    const { told: known, open } = await before();
    const journal = await open();
    const name = 'scrap-person:UkIHxOZofibMKdDt4z-GfYuFZhEiq-aw9hmR1Gt2FTg';
    const insteadOf = { holder: 'scrap-2', attempt: 'scrap-2', takenAt: known.takenAt };
    const next = { holder: 'scrap-6', attempt: 'a', runsOutAt: Date.now() + 60_000 };
    expect(await journal.hold('default', name, { ...next, insteadOf })).toEqual({
      outcome: 'held',
    });
    await journal.trim(Date.now(), Date.now());
    const later = await open();
    expect(await later.read('default', known.start, {}, 9)).toMatchObject({
      gap: true,
      updates: [],
      atEnd: true,
    });
    expect(await later.read('default', known.updates.at(-1)?.[0] ?? '', {}, 9)).toMatchObject({
      gap: false,
    });
    const other = { ...next, holder: 'scrap-7', attempt: 'b' };
    expect(await later.hold('default', name, other)).toMatchObject({ by: { holder: 'scrap-6' } });
  });
});

function shown({ kind, key, version }: Update): readonly unknown[] {
  return [kind, key, version];
}

test('a move that ends half-way, its last answer lost, goes on with the next opening', async () => {
  const client = lookInto(server);
  const prefix = await writeBefore(client, 'redis.jsonl');
  const keyspace = createKeyspace(prefix);
  const root = keyspace.rootOf('acme');
  const journal = await openForTest(urlOf(server), { prefix });
  const numbers = Array.from({ length: 350 }, (_, index) => `N-${index}`);
  await Promise.all(
    numbers.map((key, index) =>
      journal.open(
        { tenant: 'acme', kind: 'scrap-invoice-number', key },
        intent({ state: 'HELD', snapshot: { orderId: `order-${index}`, isReused: false } }),
      ),
    ),
  );
  await journal.close();
  // As if it had never been opened by this version.
  for (const each of keyspace.roots) await client.del(`${each}:retired`);

  const proxy = await startLossyProxy(server.port);
  const half = proxy.loseAnswerTo(`${root}:no-key`).then(() => proxy.close());
  const failing = openForTest(urlOf(proxy), { prefix, connectTimeoutMs: 500 });
  await expect(failing).rejects.toMatchObject({ name: 'JournalUnavailable' });
  await half;
  const left = await client.zcard(`${root}:shelf:acme:scrap-invoice-number:HELD`);
  expect(left).toBe(250);

  const reopen = (): Promise<Journal> => openForTest(urlOf(server), { prefix });
  const [later] = await Promise.all([reopen(), reopen()]);
  const found = await Promise.all(
    numbers.map((number) => later.resolve('acme', 'scrap-order', number)),
  );
  expect(found.map((alias) => alias?.key)).toEqual(numbers.map((_, index) => `order-${index}`));
  expect((await later.list('acme', { first: 9 })).subjects).toEqual([]);
});
