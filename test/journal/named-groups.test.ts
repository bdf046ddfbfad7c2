import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Journal } from '../../src/journal/journal.ts';
import type { ListFilter } from '../../src/journal/list-query.ts';
import { createKeyspace } from '../../src/journal/redis/keyspace.ts';
import { startLossyProxy } from '../lossy-proxy.ts';
import { type RedisCluster, type RedisServer, startCluster, startRedis } from '../redis-server.ts';
import { change, intent, opened, order } from './conformance/subject-of-test.ts';
import { lookInto, openForTest, urlOf } from './redis-journal.ts';
import { type OpenBefore, redisBefore, sqliteBefore, writeBefore } from './written-before.ts';

// `grouped.sqlite` and `grouped.jsonl` were written by commit 47803e0, the last at which a group had no name and
// lists had the order of numbers, through the journal's own interface, one opening a second from 21 November 2026,
// 12:00:00 in China: order-1 of ann:1, order-2 of ann:1, contract-1 of ann:1; order-1 was issued and shrunk; order-3
// of ann, order-4 of nobody, order-5 of ann:1 of another tenant, order-6 of ann:1; order-2 was issued.
const START = Date.UTC(2026, 10, 21, 4);
const ann1 = { name: 'seller', value: 'ann:1' };

let server: RedisServer;
let cluster: RedisCluster;

beforeAll(async () => {
  [server, cluster] = await Promise.all([startRedis(), startCluster()]);
});
afterAll(async () => {
  await Promise.all([server.destroy(), cluster.destroy()]);
});

describe.each<[string, () => Promise<OpenBefore>]>([
  ['SQLite', () => sqliteBefore('grouped.sqlite')],
  ['a Redis', () => redisBefore(server, 'grouped.jsonl')],
  ['a Redis Cluster', () => redisBefore(cluster, 'grouped.jsonl')],
])('a journal on %s from before groups had names', (_backEnd, before) => {
  test('lists what it has by group, state and time, before what is new, and counts it', async () => {
    const open = await before();
    const journal = await open();
    await opened(journal, order('new'), { groups: { seller: 'ann:1' } });
    expect(await keys(journal, {})).toEqual([
      'new',
      'order-6',
      'order-4',
      'order-3',
      'contract-1',
      'order-2',
      'order-1',
    ]);
    const ofAnn1 = ['new', 'order-6', 'contract-1', 'order-2', 'order-1'];
    expect(await keys(journal, { group: ann1 })).toEqual(ofAnn1);
    const issued = { group: ann1, kinds: ['order'], states: ['ISSUED'] };
    expect(await keys(journal, issued)).toEqual(['order-2', 'order-1']);
    expect(await keys(journal, { ...issued, openedFrom: START + 1 })).toEqual(['order-2']);
    expect(await keys(journal, { group: { ...ann1, value: 'ann' } })).toEqual(['order-3']);
    const [openedFrom, openedTo] = [START + 4_000, START + 6_000];
    expect(await keys(journal, { openedFrom, openedTo })).toEqual(['order-4', 'order-3']);
    const ofOther = await journal.list('umbrella', { group: ann1, last: 9 });
    expect(ofOther.subjects.map(({ subject }) => subject.key)).toEqual(['order-5']);
    expect(await journal.counts('acme', ['order'])).toEqual(
      expect.arrayContaining([
        { kind: 'order', state: 'ISSUED', count: 2 },
        { kind: 'order', state: 'SUBMITTED', count: 3 },
      ]),
    );
  });

  test('goes on with it: a change moves it in its group, after another opening as well', async () => {
    const open = await before();
    await open();
    const journal = await open();
    await journal.correct(order('order-1'), 2, change('VOIDED', { final: true }));
    await journal.advance(order('order-6'), 1, change('ISSUED', { final: true }));
    expect(await keys(journal, { group: ann1, states: ['VOIDED'] })).toEqual(['order-1']);
    expect(await keys(journal, { group: ann1, states: ['ISSUED'] })).toEqual([
      'order-6',
      'order-2',
    ]);
    expect(await journal.open(order('order-2'), intent())).toMatchObject({ outcome: 'existing' });
  });
});

test('a move that ends half-way, its last answer lost, goes on with the next opening', async () => {
  const client = lookInto(server);
  const prefix = await writeBefore(client, 'grouped.jsonl');
  const root = createKeyspace(prefix).rootOf('acme');
  const many = Array.from({ length: 350 }, (_order, index) => index + 7);
  const [group, shelf] = [`${root}:group:acme:order:carl`, `${root}:shelf:acme:order:SUBMITTED`];
  for (const number of many) {
    const key = `order-${number}`;
    const opening = { state: 'SUBMITTED', version: 1, final: 0, input: 'hash', number };
    const times = { opened: START + number, changed: START + number };
    await client.hset(`${root}:subject:acme:order:${key}`, { ...opening, ...times });
    await client.zadd(group, number, key);
    await client.zadd(shelf, number, key);
  }

  const proxy = await startLossyProxy(server.port);
  const half = proxy.loseAnswerTo('carl').then(() => proxy.close());
  const failing = openForTest(urlOf(proxy), { prefix, connectTimeoutMs: 500 });
  await expect(failing).rejects.toMatchObject({ name: 'JournalUnavailable' });
  await half;
  expect(await client.zcard(group)).toBe(250);

  const reopen = (): Promise<Journal> => openForTest(urlOf(server), { prefix });
  const [later] = await Promise.all([reopen(), reopen()]);
  const page = await later.list('acme', { group: { name: 'seller', value: 'carl' }, first: 400 });
  expect(page.subjects.map(({ subject }) => subject.key)).toEqual(
    many.toReversed().map((number) => `order-${number}`),
  );
  expect(await client.exists(group)).toBe(0);
});

async function keys(journal: Journal, filter: ListFilter): Promise<readonly string[]> {
  const { subjects } = await journal.list('acme', { ...filter, first: 9 });
  return subjects.map(({ subject }) => subject.key);
}
