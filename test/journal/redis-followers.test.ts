import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { randomId } from '../../src/kernel/ids.ts';
import { type RedisServer, startCluster, startRedis } from '../redis-server.ts';
import { move, opened, order, take } from './conformance/subject-of-test.ts';
import { lookInto, openForTest, urlOf } from './redis-journal.ts';

let server: RedisServer;

beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.destroy());

/** What keeps the process alive, timers aside: the clients of Redis have theirs. */
function handles(): string[] {
  return process.getActiveResourcesInfo().filter((name) => !/Timeout|Immediate/.test(name));
}

/** How often scripts were run so far. */
async function scriptsRun(client: ReturnType<typeof lookInto>): Promise<number> {
  const stats = await client.info('commandstats');
  const calls = [...stats.matchAll(/^cmdstat_eval(?:sha)?:calls=(\d+)/gm)];
  return calls.reduce((sum, [, count]) => sum + Number(count), 0);
}

test('200 followers of 20 tenants take no connection of their own', async () => {
  const client = lookInto(server);
  const journal = await openForTest(urlOf(server));
  const connections = async (): Promise<number> =>
    String(await client.client('LIST')).match(/^id=.* name=fapiao-graph(:doorbell)? /gm)?.length ??
    0;
  const before = await connections();
  const tenants = Array.from({ length: 20 }, (_, index) => `tenant-${index}`);
  const ends = await Promise.all(tenants.map((tenant) => journal.end(tenant)));
  const heard = Array.from({ length: 200 }, (_, index) =>
    take(journal.follow(`tenant-${index % 20}`, ends[index % 20] ?? '', {}), 1),
  );
  for (const tenant of tenants) await opened(journal, order('1', { tenant }));
  expect(await connections()).toBe(before);
  expect(before).toBe(2);
  expect((await Promise.all(heard)).flat()).toEqual(Array.from({ length: 200 }, () => '1:NEW'));
});

test('an update costs one reading, however many wait for it or for another', async () => {
  const client = lookInto(server);
  const journal = await openForTest(urlOf(server));
  const from = await journal.end('acme');
  await opened(journal, order('0'));
  // Half of them wait for order 0, each of the others for one of its own.
  const followers = Array.from({ length: 200 }, (_, index) =>
    journal.follow('acme', from, { kinds: ['order'], key: index < 100 ? '0' : String(index) }),
  );
  const first = followers.slice(0, 100).map((follower) => take(follower, 1));
  const others = followers.slice(100).map((follower) => follower.next());
  // What was asked before is answered before: from here on all wait.
  await Promise.all(first);
  const second = followers.slice(0, 100).map((follower) => take(follower, 1));
  await journal.end('acme');
  const before = await scriptsRun(client);
  await move(journal, order('0'), 'A');
  expect((await Promise.all(second)).flat()).toEqual(Array.from({ length: 100 }, () => '0:A'));
  expect((await scriptsRun(client)) - before).toBeLessThan(10);
  for (const follower of followers) await follower.return?.();
  await Promise.all(others);
});

test('what an instance appends itself is not read by those who wait there', async () => {
  const client = lookInto(server);
  const journal = await openForTest(urlOf(server));
  await opened(journal, order('own'));
  const follower = journal.follow('acme', await journal.end('acme'), {});
  const states = Array.from({ length: 20 }, (_, index) => `S${index}`);
  const before = await scriptsRun(client);
  for (const state of states) {
    const heard = take(follower, 1);
    // Its look for more is answered before this is: it waits.
    await journal.end('acme');
    await move(journal, order('own'), state);
    expect(await heard).toEqual([`own:${state}`]);
  }
  // Three for each: its look, the end and the change; a reading would be a fourth.
  expect((await scriptsRun(client)) - before).toBeLessThan(70);
  await follower.return?.();
});

for (const form of ['a Redis', 'a Cluster']) {
  test(`what another instance on ${form} appends is heard at once, not at the next sweep`, async () => {
    const cluster = form === 'a Cluster' ? await startCluster() : null;
    onTestFinished(() => cluster?.destroy());
    const prefix = randomId();
    const url = cluster?.url ?? urlOf(server);
    const [journal, other] = [
      await openForTest(url, { prefix }),
      await openForTest(url, { prefix }),
    ];
    const tenants = ['acme', 'umbrella', 'globex', 'initech', 'hooli', 'vandelay'];
    const began = performance.now();
    for (const tenant of tenants) {
      const follower = journal.follow(tenant, await journal.end(tenant), {});
      const heard = take(follower, 1);
      // Its reading is answered before this is: it waits.
      await journal.end(tenant);
      await opened(other, order('1', { tenant }));
      expect(await heard).toEqual(['1:NEW']);
      await follower.return?.();
    }
    // Sweeps come once a second, so that they alone would need about as many seconds as there are tenants.
    expect(performance.now() - began).toBeLessThan(2_500);
  });
}

test('a ring that is lost costs a second, not an update', async () => {
  const prefix = randomId();
  const client = lookInto(server);
  await client.acl('SETUSER', 'deaf', 'on', '>secret', '~*', '+@all', 'resetchannels');
  const deaf = await openForTest(`redis://deaf:secret@127.0.0.1:${server.port}`, { prefix });
  const other = await openForTest(urlOf(server), { prefix });
  const follower = deaf.follow('acme', await deaf.end('acme'), {});
  const heard = take(follower, 2);
  await opened(other, order('1'));
  await opened(other, order('2'));
  expect(await heard).toEqual(['1:NEW', '2:NEW']);
  await follower.return?.();
});

test('a doorbell that was cut off is heard again', async () => {
  const prefix = randomId();
  const client = lookInto(server);
  const journal = await openForTest(urlOf(server), { prefix });
  const other = await openForTest(urlOf(server), { prefix });
  const cutListeners = async (): Promise<number> =>
    Number(await client.call('CLIENT', 'KILL', 'TYPE', 'pubsub'));
  const follower = journal.follow('acme', await journal.end('acme'), {});
  for (const key of ['1', '2', '3']) {
    const heard = take(follower, 1);
    // What was cut off a moment ago may have heard of the update by a sweep, and not be listening yet.
    await expect.poll(cutListeners, { timeout: 5_000 }).toBeGreaterThan(0);
    await opened(other, order(key));
    expect(await heard).toEqual([`${key}:NEW`]);
  }
  await expect.poll(cutListeners, { timeout: 5_000 }).toBeGreaterThan(0);
  await follower.return?.();
});

test('1,000 followers that came and went leave nothing behind', async () => {
  const journal = await openForTest(urlOf(server));
  const from = await journal.end('acme');
  const abort = new AbortController();
  const before = handles();
  for (let cycle = 0; cycle < 1000; cycle += 1) {
    const follower = journal.follow('acme', from, {}, abort.signal);
    const waiting = follower.next();
    if (cycle % 2 === 0) await journal.end('acme');
    await follower.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
  }
  expect(getEventListeners(abort.signal, 'abort')).toHaveLength(0);
  await journal.end('acme');
  // Of others than sockets one or the other may be gone meanwhile.
  expect(handles().filter((handle) => !before.includes(handle))).toEqual([]);
  expect(handles().length).toBeLessThanOrEqual(before.length);
});

test('one that does not take what is there holds no more than a few updates of it', async () => {
  const client = lookInto(server);
  const journal = await openForTest(urlOf(server));
  const follower = journal.follow('acme', await journal.end('acme'), {});
  const first = take(follower, 1);
  await Promise.all(Array.from({ length: 300 }, (_, key) => opened(journal, order(String(key)))));
  expect(await first).toHaveLength(1);
  const before = await scriptsRun(client);
  expect(await take(follower, 299)).toHaveLength(299);
  expect((await scriptsRun(client)) - before).toBeGreaterThan(10);
  await follower.return?.();
});
