import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { randomId } from '../../src/kernel/ids.ts';
import { JournalUnavailable } from '../../src/journal/journal.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { createLog } from '../../src/kernel/log.ts';
import { ManualClock } from '../manual-clock.ts';
import { type RedisServer, startRedis, startReplica, startSentinel } from '../redis-server.ts';
import { change, LEASE_MS, move, opened, order, take } from './conformance/subject-of-test.ts';
import { lookInto, openForTest, urlOf } from './redis-journal.ts';

let server: RedisServer;

beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.destroy());

test('of several instances one opens a key and one leases it, and all hear of it', async () => {
  const prefix = randomId();
  const all = await Promise.all([1, 2, 3].map(() => openForTest(urlOf(server), { prefix })));
  const heard = all.map(async (journal) =>
    take(journal.follow('acme', await journal.end('acme'), { states: ['A'] }), 1),
  );
  const wish = { inputHash: 'hash', state: 'NEW', snapshot: {}, dueAt: 0 };
  const results = await Promise.all(all.map((journal) => journal.open(order('1'), wish)));
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

test('without a clock of its own the journal goes by the time of Redis', async () => {
  const journal = await openForTest(urlOf(server));
  const client = lookInto(server);
  const secondsOf = async (): Promise<number> => Number((await client.time())[0]);
  const before = (await secondsOf()) * 1000;
  const { subject } = await opened(journal, order('1'), { dueAt: before });
  const [claim] = await journal.claimDue(['order'], 1, LEASE_MS);
  const after = ((await secondsOf()) + 1) * 1000;
  expect(subject.openedAt).toBeGreaterThanOrEqual(before);
  expect(subject.openedAt).toBeLessThanOrEqual(after);
  expect(claim?.leasedUntil).toBeGreaterThanOrEqual(before + LEASE_MS);
  expect(claim?.leasedUntil).toBeLessThanOrEqual(after + LEASE_MS);
});

test('due times are told in the time of Redis, whatever the machine’s clock shows', async () => {
  const HOUR = 60 * 60_000;
  const machine = { ...systemClock, now: () => Date.now() - HOUR };
  const lines: string[] = [];
  const log = createLog('info', linesInto(lines));
  const journal = await openForTest(urlOf(server), { machine, log });
  const [seconds, micros] = await lookInto(server).time();
  const now = Number(seconds) * 1000 + Number(micros) / 1000;
  expect(Math.abs(journal.clock.now() - now)).toBeLessThan(1_000);
  const dueAt = journal.clock.now() + 5_000;
  await opened(journal, order('1'), { dueAt });
  expect(Math.abs(((await journal.nextDueAt(['order'])) ?? 0) - dueAt)).toBeLessThan(100);
  // The first time that is heard is no jump.
  expect(lines.join('')).not.toContain('was set');
});

test('a long-final subject takes little memory', async () => {
  const clock = new ManualClock();
  const prefix = randomId();
  const journal = await openForTest(urlOf(server), { prefix, clock });
  await opened(journal, order('1'), {
    inputHash: 'f'.repeat(64),
    snapshot: { text: 'x'.repeat(10_000) },
  });
  await move(journal, order('1'), 'ISSUED', {
    final: true,
    snapshot: { text: 'x'.repeat(10_000) },
  });
  await clock.advance(1000);
  await journal.trim(clock.now(), clock.now());
  const client = lookInto(server);
  const [key = ''] = await client.keys(`{${prefix}/*}:subject:*`);
  expect(await client.object('ENCODING', key)).toBe('listpack');
  expect(await client.memory('USAGE', key)).toBeLessThan(400);
});

test('settings of the server that endanger what was acknowledged are said in the log', async () => {
  const settings = '--appendonly no --appendfsync everysec --maxmemory-policy allkeys-lru';
  const careless = await startRedis(settings.split(' '));
  onTestFinished(() => careless.destroy());
  expect(await linesOfOpening(urlOf(careless))).toEqual([
    expect.stringContaining('appendonly other than yes'),
    expect.stringContaining('appendfsync other than always'),
    expect.stringContaining('maxmemory-policy other than noeviction'),
  ]);
  expect(await linesOfOpening(urlOf(server))).toEqual([]);
});

test('a password from the address opens the door, and a wrong one is named nowhere', async () => {
  const guarded = await startRedis(['--requirepass', 'open sesame']);
  onTestFinished(() => guarded.destroy());
  const at = `127.0.0.1:${guarded.port}`;
  const journal = await openForTest(`redis://:open%20sesame@${at}/3`);
  await expect(journal.ready()).resolves.toBeUndefined();
  const lines: string[] = [];
  const log = createLog('debug', linesInto(lines));
  const failure = await openForTest(`redis://default:close%20sesame@${at}`, {
    log,
    connectTimeoutMs: 300,
  }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(JournalUnavailable);
  expect(String(failure)).toContain('WRONGPASS');
  expect(`${String(failure)} ${lines.join('')}`).not.toContain('sesame');
});

test('a server that is not there is given up in time, by name', async () => {
  const gone = await startRedis();
  await gone.destroy();
  const opening = openForTest(urlOf(gone), { connectTimeoutMs: 300 });
  await expect(opening).rejects.toThrow(JournalUnavailable);
  await expect(opening).rejects.toThrow('ECONNREFUSED');
});

test('a master that goes on alone when it is cut off is warned of beside Sentinels', async () => {
  const replica = await startReplica(server);
  onTestFinished(() => replica.destroy());
  const sentinel = await startSentinel(server);
  onTestFinished(() => sentinel.destroy());
  const address = `redis+sentinel://127.0.0.1:${sentinel.port}/main`;
  expect(await warnsOfLoneMaster(address)).toBe(true);
  expect(await warnsOfLoneMaster(urlOf(server))).toBe(false);
  await lookInto(server).config('SET', 'min-replicas-to-write', '1');
  expect(await warnsOfLoneMaster(address)).toBe(false);
  await lookInto(server).config('SET', 'min-replicas-to-write', '0');
});

test('a master is found through its Sentinels', async () => {
  const sentinel = await startSentinel(server);
  onTestFinished(() => sentinel.destroy());
  const address = `redis+sentinel://127.0.0.1:${sentinel.port}/main`;
  const prefix = randomId();
  const through = await openForTest(address, { prefix });
  const straight = await openForTest(urlOf(server), { prefix });
  const heard = take(through.follow('acme', await through.end('acme'), {}), 1);
  await opened(straight, order('1'));
  expect(await heard).toEqual(['1:NEW']);
});

function linesInto(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
}

async function linesOfOpening(url: string): Promise<string[]> {
  const lines: string[] = [];
  await openForTest(url, { log: createLog('debug', linesInto(lines)) });
  return lines;
}

async function warnsOfLoneMaster(url: string): Promise<boolean> {
  return (await linesOfOpening(url)).join('').includes('min-replicas-to-write 0');
}
