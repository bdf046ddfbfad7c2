import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { rm } from 'node:fs/promises';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { randomId } from '../../src/kernel/ids.ts';
import { createLog } from '../../src/kernel/log.ts';
import type { RedisJournal } from '../../src/journal/redis.ts';
import { parseAddress } from '../../src/journal/messenger/address.ts';
import { openAccess } from '../../src/journal/messenger/client.ts';
import { openConnection } from '../../src/journal/redis/connection.ts';
import { createKeyspace } from '../../src/journal/redis/keyspace.ts';
import { type LossyProxy, startLossyProxy } from '../lossy-proxy.ts';
import { copyData, type RedisServer, startCluster, startRedis } from '../redis-server.ts';
import {
  change,
  intent,
  LEASE_MS,
  move,
  opened,
  order,
  take,
} from './conformance/subject-of-test.ts';
import { lookInto, openForTest, urlOf, writable } from './redis-journal.ts';

const unavailable = { name: 'JournalUnavailable' };

async function serverForTest(settings: readonly string[] = []): Promise<RedisServer> {
  const server = await startRedis(settings);
  onTestFinished(() => server.destroy());
  return server;
}

/** A journal behind a proxy, and another instance of it that is straight connected. */
async function throughProxy(): Promise<{
  journal: RedisJournal;
  straight: RedisJournal;
  proxy: LossyProxy;
}> {
  const server = await serverForTest();
  const proxy = await startLossyProxy(server.port);
  onTestFinished(() => proxy.close());
  const prefix = randomId();
  return {
    journal: await openForTest(urlOf(proxy), { prefix }),
    straight: await openForTest(urlOf(server), { prefix }),
    proxy,
  };
}

test('a lost answer to open is answered again, as opened and with one update', async () => {
  const { journal, straight, proxy } = await throughProxy();
  const from = await straight.end('acme');
  const lost = proxy.loseAnswerTo('key-1');
  const result = await journal.open(order('key-1'), intent());
  await lost;
  expect(result.outcome).toBe('opened');
  const { updates } = await straight.read('acme', from, {}, 10);
  expect(updates).toEqual([result.outcome === 'opened' && result.update]);
});

test('lost answers to a reservation of units, and to giving them back, are answered again and count once', async () => {
  const { journal, straight, proxy } = await throughProxy();
  const account = { name: 'key/acme/web', mostUnits: 8, keptDays: 366 };
  const day = '2026-11-21';
  const charge = { day, capability: 'verification', calls: 1, units: 5, accounts: [account] };
  const used = () => straight.billedUnits.used('acme', charge);
  const lostReserve = proxy.loseAnswerTo('key/acme/web');
  expect(await journal.billedUnits.reserve('acme', charge)).toEqual({ outcome: 'reserved' });
  await lostReserve;
  expect(await used()).toEqual([5]);
  await straight.billedUnits.reserve('acme', { ...charge, units: 3 });
  const lostReturn = proxy.loseAnswerTo('key/acme/web');
  await journal.billedUnits.giveBack('acme', charge);
  await lostReturn;
  expect(await used()).toEqual([3]);
});

test('a process that stood still asks again for answers that it could not hear, and changes nothing twice', async () => {
  const server = await serverForTest();
  const journal = await openForTest(urlOf(server));
  await opened(journal, order('key-1'));
  // As with a machine that was paused: the server comes back as well, and a moment later.
  server.freeze();
  const asked = Promise.all([
    journal.get(order('key-1')),
    journal.advance(order('key-1'), 1, change('ISSUING')),
  ]);
  await nextTurn();
  standStill(2_700);
  await pause(400);
  server.thaw();
  const [, advanced] = await asked;
  expect(advanced).toMatchObject({ outcome: 'advanced', update: { version: 2 } });
  expect(await journal.get(order('key-1'))).toMatchObject({ version: 2 });
});

function standStill(forMs: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, forMs);
}

test('a lost answer to advance is answered again, with one update', async () => {
  const { journal, straight, proxy } = await throughProxy();
  const { update } = await opened(journal, order('key-1'));
  const lost = proxy.loseAnswerTo('change-1');
  const to = change('A', { changeId: 'change-1' });
  const result = await journal.advance(order('key-1'), 1, to);
  await lost;
  expect(result).toMatchObject({ outcome: 'advanced', subject: { version: 2 } });
  expect((await straight.read('acme', update.cursor, {}, 10)).updates).toHaveLength(1);
});

test('a lost answer to recordPush leaves one push', async () => {
  const { journal, straight, proxy } = await throughProxy();
  await opened(journal, order('key-1'));
  const lost = proxy.loseAnswerTo('receipt-1');
  expect(await journal.recordPush(order('key-1'), 'receipt-1')).toBe('repeated');
  await lost;
  const [claim] = await straight.claimDue(['order'], 1, LEASE_MS);
  expect(claim).toMatchObject({ pushed: true });
  await straight.postpone(order('key-1'), claim?.fence ?? 0, null);
  expect(await straight.claimDue(['order'], 1, LEASE_MS)).toEqual([]);
});

test('a lost answer to a claim gives the same claim again, with its push', async () => {
  const { journal, straight, proxy } = await throughProxy();
  await opened(straight, order('key-1'), { dueAt: 0 });
  await straight.recordPush(order('key-1'), 'push');
  // The key stands in no request before the one that claims it.
  const lost = proxy.loseAnswerTo('key-1');
  const claims = await journal.claimDue(['order'], 9, LEASE_MS);
  await lost;
  expect(claims).toMatchObject([{ subject: order('key-1'), fence: 1, pushed: true }]);
  expect(await journal.advance(order('key-1'), 1, change('A'), 1)).toMatchObject({
    outcome: 'advanced',
  });
});

test('a lost answer to postpone is true again', async () => {
  const { journal, straight, proxy } = await throughProxy();
  await opened(straight, order('key-1'), { dueAt: 0 });
  const [claim] = await journal.claimDue(['order'], 1, LEASE_MS);
  const lost = proxy.loseAnswerTo('key-1');
  expect(await journal.postpone(order('key-1'), claim?.fence ?? 0, null)).toBe(true);
  await lost;
  expect(await straight.postpone(order('key-1'), claim?.fence ?? 0, null)).toBe(false);
});

test('a lost answer to what binds or returns a number leaves it bound or returned once', async () => {
  const { journal, straight, proxy } = await throughProxy();
  const openingLost = proxy.loseAnswerTo('key-1');
  await journal.open(order('key-1'), intent({ aliases: ['N-1'] }));
  await openingLost;
  const returned = [{ kind: 'order', number: 'N-1', key: 'key-1' }];
  const changeLost = proxy.loseAnswerTo('change-1');
  await journal.advance(order('key-1'), 1, change('A', { changeId: 'change-1', returned }));
  await changeLost;
  const alias = { key: 'key-1', isReturned: true, former: null };
  expect(await straight.resolve('acme', 'order', 'N-1')).toEqual(alias);
});

test('a lost answer to a hold or a release is answered again', async () => {
  const { journal, straight, proxy } = await throughProxy();
  const request = { holder: 'a', attempt: 'attempt-1', runsOutAt: Date.now() + LEASE_MS };
  const holdLost = proxy.loseAnswerTo('attempt-1');
  expect(await journal.hold('acme', 'ann', request)).toEqual({ outcome: 'held' });
  await holdLost;
  const another = { ...request, holder: 'b', attempt: 'attempt-2' };
  const refusal = { outcome: 'refused', by: { holder: 'a', attempt: 'attempt-1' } };
  expect(await straight.hold('acme', 'ann', another)).toMatchObject(refusal);
  const releaseLost = proxy.loseAnswerTo('attempt-1');
  await journal.release('acme', 'ann', 'attempt-1');
  await releaseLost;
  expect(await straight.hold('acme', 'ann', another)).toEqual({ outcome: 'held' });
});

test('a frozen Redis is noticed within seconds, and followers go on when it thaws', async () => {
  const server = await serverForTest();
  const journal = await openForTest(urlOf(server));
  const follower = journal.follow('acme', await journal.end('acme'), {});
  const heard = take(follower, 2);
  await opened(journal, order('before'));
  server.freeze();
  const frozenAt = performance.now();
  await expect(journal.ready()).rejects.toMatchObject(unavailable);
  await expect(journal.get(order('before'))).rejects.toMatchObject(unavailable);
  expect(performance.now() - frozenAt).toBeLessThan(6_000);
  server.thaw();
  const thawedAt = performance.now();
  await writable(journal);
  await opened(journal, order('after'));
  expect(await heard).toEqual(['before:NEW', 'after:NEW']);
  expect(performance.now() - thawedAt).toBeLessThan(5_000);
  await follower.return?.();
});

test('what was sent and not answered is doubtful, and tells itself when it is repeated', async () => {
  const { journal, straight, proxy } = await throughProxy();
  const wish = intent({ openingId: 'mine' });
  proxy.silence();
  await expect(journal.open(order('key-1'), wish)).rejects.toMatchObject({
    ...unavailable,
    maybeApplied: true,
  });
  await writable(journal);
  const again = await journal.open(order('key-1'), wish);
  expect(again).toMatchObject({ outcome: 'opened', subject: { version: 1 } });
  expect(await straight.open(order('key-1'), intent())).toMatchObject({ outcome: 'existing' });
});

test('what was never sent, or was refused, is not doubtful', async () => {
  const server = await serverForTest();
  const journal = await openForTest(urlOf(server));
  const certain = { ...unavailable, maybeApplied: false };
  const client = lookInto(server);
  await client.replicaof('127.0.0.1', 1);
  await expect(journal.open(order('1'), intent())).rejects.toMatchObject(certain);
  client.disconnect();
  await server.kill();
  // The first call may still have left before the connection was found to be gone.
  await journal.open(order('1'), intent()).catch(() => undefined);
  await expect(journal.open(order('1'), intent())).rejects.toMatchObject(certain);
});

test('what comes while the connection is being closed is never sent, and is not doubtful', async () => {
  const server = await serverForTest();
  const connection = await openConnection({
    address: parseAddress(urlOf(server)),
    access: openAccess,
    newId: randomId,
    log: createLog('silent'),
    connectTimeoutMs: 10_000,
  });
  onTestFinished(() => connection.close());
  const { client } = connection;
  // As a refusal of a replica ends it: the socket's end is on its way, and the client still says that it is ready.
  client.disconnect(true);
  expect(client.status).toBe('ready');
  const late = connection.run((on) => on.set('key', 'value'));
  await Promise.all([
    server.kill(),
    expect(late).rejects.toMatchObject({ ...unavailable, maybeApplied: false }),
  ]);
});

test('a connection that carries nothing any more is given up for a new one', async () => {
  const { journal, straight, proxy } = await throughProxy();
  await opened(straight, order('1'));
  proxy.silence();
  await expect(journal.get(order('1'))).rejects.toMatchObject(unavailable);
  await writable(journal);
  expect(await journal.get(order('1'))).toMatchObject({ version: 1 });
});

test('after a failover the client finds the new master, and the call under way goes there', async () => {
  const [old, master] = [await serverForTest(), await serverForTest()];
  const proxy = await startLossyProxy(old.port);
  onTestFinished(() => proxy.close());
  const journal = await openForTest(urlOf(proxy));
  await lookInto(old).replicaof('127.0.0.1', master.port);
  proxy.turnTo(master.port);
  expect(await opened(journal, order('1'))).toMatchObject({ subject: { version: 1 } });
});

test('after kill -9 of Redis everything acknowledged is there, and followers go on', async () => {
  const server = await serverForTest();
  const journal = await openForTest(urlOf(server));
  const from = await journal.end('acme');
  const follower = journal.follow('acme', from, {});
  const heard = take(follower, 3);
  const { subject } = await opened(journal, order('1'));
  await server.kill();
  await server.start();
  await writable(journal);
  expect(await journal.get(order('1'))).toEqual(subject);
  await opened(journal, order('2'));
  await move(journal, order('1'), 'A');
  expect(await heard).toEqual(['1:NEW', '2:NEW', '1:A']);
  expect(await journal.read('acme', from, {}, 9)).toMatchObject({ gap: false, atEnd: true });
  await follower.return?.();
});

test('calls that come while Redis is away for a moment wait for it', async () => {
  const server = await serverForTest();
  const journal = await openForTest(urlOf(server));
  await server.kill();
  const opening = opened(journal, order('1'));
  await server.start();
  expect(await opening).toMatchObject({ subject: { version: 1 } });
});

test('a Redis that came back empty is a gap to cursors and to followers', async () => {
  const server = await serverForTest(['--appendonly', 'no']);
  const journal = await openForTest(urlOf(server));
  const { update } = await opened(journal, order('1'));
  const follower = journal.follow('acme', update.cursor, {});
  const told = take(follower, 2);
  await server.kill();
  await server.start();
  await writable(journal);
  await opened(journal, order('2'));
  expect(await told).toEqual(['gap', '2:NEW']);
  expect(await journal.read('acme', update.cursor, {}, 9)).toMatchObject({ gap: true });
  await follower.return?.();
});

test('a Redis that was set back is a gap, also when it was written on beyond the cursor', async () => {
  const server = await serverForTest();
  const copy = join(tmpdir(), `redis-${randomId()}`);
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  const journal = await openForTest(urlOf(server));
  const { update: kept } = await opened(journal, order('kept'));
  await server.kill();
  await copyData(server.folder, copy);
  await server.start();
  await writable(journal);
  const { update: lost } = await opened(journal, order('lost'));
  await server.kill();
  await copyData(copy, server.folder);
  await server.start();
  await writable(journal);
  expect(await journal.read('acme', lost.cursor, {}, 9)).toMatchObject({ gap: true });
  for (const key of ['1', '2', '3']) await opened(journal, order(key));
  expect(await journal.read('acme', lost.cursor, {}, 9)).toMatchObject({ gap: true });
  const { gap, updates } = await journal.read('acme', kept.cursor, {}, 9);
  expect({ gap, keys: updates.map(({ key }) => key) }).toEqual({
    gap: false,
    keys: ['1', '2', '3'],
  });
});

test("a Redis that takes no writes is not ready, and says so with the contract's error", async () => {
  const server = await serverForTest();
  const client = lookInto(server);
  const journal = await openForTest(urlOf(server));
  await client.config('SET', 'maxmemory', '1');
  await expect(journal.ready()).rejects.toThrow(/OOM/);
  await expect(journal.open(order('1'), intent())).rejects.toMatchObject(unavailable);
  await client.config('SET', 'maxmemory', '0');
  await client.replicaof('127.0.0.1', 1);
  await expect(journal.open(order('1'), intent())).rejects.toMatchObject(unavailable);
  await client.replicaof('NO', 'ONE');
  await writable(journal);
  expect(await journal.get(order('1'))).toBeNull();
});

test.each([
  ['publish', 'resetchannels'],
  ['run scripts', '-evalsha -eval'],
])('a user who may not %s is not ready, and says why', async (_what, rule) => {
  const server = await serverForTest();
  const client = lookInto(server);
  await client.call('ACL', 'SETUSER', 'limited', 'on', '>word', '~*', '&*', '+@all');
  const journal = await openForTest(`redis://limited:word@127.0.0.1:${server.port}`);
  await journal.ready();
  await client.call('ACL', 'SETUSER', 'limited', ...rule.split(' '));
  await expect(journal.ready()).rejects.toMatchObject(unavailable);
});

test('a change that cannot be announced is written whole, and its readers find it', async () => {
  const server = await serverForTest();
  const client = lookInto(server);
  await client.call('ACL', 'SETUSER', 'limited', 'on', '>word', '~*', '&*', '+@all');
  const journal = await openForTest(`redis://limited:word@127.0.0.1:${server.port}`);
  const told = take(journal.follow('acme', await journal.end('acme'), {}), 1);
  await client.call('ACL', 'SETUSER', 'limited', 'resetchannels');
  expect(await opened(journal, order('1'))).toMatchObject({ subject: { version: 1 } });
  expect(await told).toEqual(['1:NEW']);
});

test('scripts that Redis forgot are sent again', async () => {
  const server = await serverForTest();
  const journal = await openForTest(urlOf(server));
  await opened(journal, order('1'));
  await lookInto(server).script('FLUSH');
  expect(await opened(journal, order('2'))).toMatchObject({ subject: { version: 1 } });
});

test('a Cluster whose node was killed serves all tenants again when it is back', async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.destroy());
  const journal = await openForTest(cluster.url);
  const tenants = Array.from({ length: 12 }, (_, index) => `tenant-${index}`);
  const followers = await Promise.all(
    tenants.map(async (tenant) => journal.follow(tenant, await journal.end(tenant), {})),
  );
  const heard = followers.map((follower) => take(follower, 1));
  const [node] = cluster.nodes;
  await node?.kill();
  await expect(journal.ready()).rejects.toMatchObject(unavailable);
  await node?.start();
  await writable(journal);
  for (const tenant of tenants) await opened(journal, order('1', { tenant }));
  expect((await Promise.all(heard)).flat()).toEqual(tenants.map(() => '1:NEW'));
  for (const follower of followers) await follower.return?.();
});

test('nothing is written while its slot is moved to another node of the Cluster', async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.destroy());
  const prefix = randomId();
  const journal = await openForTest(cluster.url, { prefix });
  await opened(journal, order('1'));
  const root = createKeyspace(prefix).rootOf('acme');
  await cluster.beginMoving(root);
  await expect(journal.open(order('2'), intent())).rejects.toMatchObject(unavailable);
  await expect(journal.advance(order('1'), 1, change('A'))).rejects.toMatchObject(unavailable);
  await cluster.endMoving(root);
  expect(await opened(journal, order('2'))).toMatchObject({ subject: { version: 1 } });
  expect(await journal.get(order('1'))).toMatchObject({ version: 1 });
});
