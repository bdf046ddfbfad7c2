import { describe, expect, onTestFinished, test } from 'vitest';
import type { Journal } from '../../src/journal/journal.ts';
import type { RedisJournal } from '../../src/journal/redis.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { createLog } from '../../src/kernel/log.ts';
import { ManualClock } from '../manual-clock.ts';
import { createKeyspace } from '../../src/journal/redis/keyspace.ts';
import {
  addReplica,
  inStep,
  type RedisServer,
  startCluster,
  startRedis,
  startReplica,
} from '../redis-server.ts';
import { claimPromises } from './conformance/claims.ts';
import { holdPromises } from './conformance/holds.ts';
import {
  change,
  intent,
  type JournalUnderTest,
  LEASE_MS,
  opened,
  order,
  take,
} from './conformance/subject-of-test.ts';
import { lookInto, openForTest, urlOf, writable } from './redis-journal.ts';

const isClaim = true;
const notTaken = { name: 'JournalUnavailable', maybeApplied: false };

interface Replicated {
  readonly master: RedisServer;
  readonly replica: RedisServer;
  readonly prefix: string;
  readonly journal: RedisJournal;
}

async function startReplicated(clock?: ManualClock): Promise<Replicated> {
  const master = await startRedis(['--repl-diskless-sync-delay', '0']);
  onTestFinished(() => master.destroy());
  const replica = await startReplica(master);
  onTestFinished(() => replica.destroy());
  const prefix = randomId();
  const options = { prefix, replicas: 1, ...(clock && { clock }) };
  return { master, replica, prefix, journal: await openForTest(urlOf(master), options) };
}

/** The replica in the place of its master, and a journal of another instance on it. */
async function failOver({ master, replica, prefix }: Replicated): Promise<Journal> {
  await master.kill();
  await lookInto(replica).replicaof('NO', 'ONE');
  return openForTest(urlOf(replica), { prefix });
}

async function create(): Promise<JournalUnderTest> {
  const clock = new ManualClock();
  const { journal, master, prefix } = await startReplicated(clock);
  const opens = (of: string) => openForTest(urlOf(master), { prefix: of, replicas: 1, clock });
  return {
    journal,
    clock,
    reopen: () => opens(prefix),
    another: () => opens(randomId()),
    destroy: () => Promise.resolve(),
  };
}

describe('the journal on a Redis with a replica', () => {
  claimPromises(create);
  holdPromises(create);
});

test('a claim that no replica has is refused, and nobody ever sees it', async () => {
  const { replica, journal } = await startReplicated();
  const from = await journal.end('acme');
  replica.freeze();
  const refusedAt = performance.now();
  const opening = journal.open(order('1'), intent({ openingId: 'mine', isClaim, dueAt: 0 }));
  await expect(opening).rejects.toMatchObject(notTaken);
  expect(performance.now() - refusedAt).toBeLessThan(2_500);
  expect(await journal.get(order('1'))).toBeNull();
  expect(await journal.nextDueAt(['order'])).toBeNull();
  replica.thaw();
  expect(await journal.open(order('1'), intent({ isClaim }))).toMatchObject({ outcome: 'opened' });
  expect(await take(journal.follow('acme', from, {}), 1)).toEqual(['1:NEW']);
});

test('a change that claims and that no replica has leaves everything as it was', async () => {
  const { replica, journal } = await startReplicated();
  const { subject, update } = await opened(journal, order('1'), { state: 'NOT_SENT' });
  replica.freeze();
  const claim = change('SUBMITTED', { isClaim });
  await expect(journal.advance(order('1'), 1, claim)).rejects.toMatchObject(notTaken);
  expect(await journal.get(order('1'))).toEqual(subject);
  const { updates } = await journal.read('acme', update.cursor, {}, 9);
  expect(updates).toEqual([]);
});

test('nothing of a claim is seen while it waits to be confirmed', async () => {
  const { replica, journal, prefix, master } = await startReplicated();
  const other = await openForTest(urlOf(master), { prefix });
  replica.freeze();
  const opening = journal.open(order('1'), intent({ isClaim }));
  const waits = { waiting: true };
  void opening.finally(() => (waits.waiting = false));
  const client = lookInto(master);
  while (!(await client.keys('*:prepared:*')).length);
  expect(await other.get(order('1'))).toBeNull();
  expect(await other.recordPush(order('1'), 'receipt')).toBe('missing');
  expect((await other.list('acme', { first: 9 })).subjects).toEqual([]);
  expect(waits.waiting).toBe(true);
  replica.thaw();
  expect(await opening).toMatchObject({ outcome: 'opened' });
  expect(await other.get(order('1'))).toMatchObject({ version: 1 });
});

test('a hold that no replica has is refused and released', async () => {
  const { replica, journal } = await startReplicated();
  const request = { holder: 'a', attempt: 'a1', runsOutAt: Date.now() + LEASE_MS };
  replica.freeze();
  await expect(journal.hold('acme', 'ann', request)).rejects.toMatchObject({
    name: 'JournalUnavailable',
  });
  replica.thaw();
  const other = { ...request, holder: 'b', attempt: 'b1' };
  expect(await journal.hold('acme', 'ann', other)).toEqual({ outcome: 'held' });
});

test('a subject is confirmed only once a replica has it', async () => {
  const { replica, journal } = await startReplicated();
  replica.freeze();
  const { subject } = await opened(journal, order('1'));
  await expect(journal.confirm(subject)).rejects.toMatchObject(notTaken);
  replica.thaw();
  await journal.confirm(subject);
});

test('whatever was claimed is known to a replica that takes over, also when it lost the rest', async () => {
  const all = await startReplicated();
  const { master, replica, journal } = all;
  const opening = (key: string) => journal.open(order(key), intent({ openingId: key, isClaim }));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, (_, at) => opening(`a${at}`)),
  );
  // From here on the replica has nothing new: what follows is refused, or it would be lost.
  replica.freeze();
  const late = await Promise.allSettled([opening('late'), opened(journal, order('lost'))]);
  replica.thaw();
  expect(late.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await inStep(master, replica);
  const taken = await failOver({ ...all, master });
  for (const [at, { status }] of outcomes.entries()) {
    expect(status).toBe('fulfilled');
    expect(await taken.get(order(`a${at}`))).toMatchObject({ version: 1 });
  }
});

test('a claim that was confirmed and not carried out before a failover is found by whoever looks for what is due', async () => {
  const clock = new ManualClock();
  const all = await startReplicated(clock);
  const { master, replica, prefix, journal } = all;
  const client = lookInto(master);
  // As it stands on a replica that fell behind right after it confirmed.
  replica.freeze();
  const claim = intent({ openingId: 'mine', isClaim, dueAt: clock.now() + LEASE_MS });
  const opening = journal.open(order('1'), claim).catch(() => 'refused');
  const prepared = async (): Promise<string | undefined> => (await client.keys('*:prepared:*'))[0];
  let key: string | undefined;
  while (key === undefined) key = await prepared();
  const kept = String(await client.get(key));
  expect(await opening).toBe('refused');
  replica.thaw();
  await client.set(key, kept);
  await client.zadd(`${key.slice(0, key.indexOf('}') + 1)}:due:order`, clock.now(), 'acme:1');

  const other = await openForTest(urlOf(master), { prefix, clock, replicas: 1 });
  expect(await other.get(order('1'))).toBeNull();
  await clock.advance(20_000);
  expect(await other.claimDue(['order'], 9, LEASE_MS)).toEqual([]);
  expect(await other.get(order('1'))).toMatchObject({ state: 'NEW', version: 1 });
  expect(await other.nextDueAt(['order'])).toBe(claim.dueAt);
  expect(await other.open(order('1'), claim)).toMatchObject({ outcome: 'opened' });
});

test('a master without replicas takes no claim, and goes on with everything else', async () => {
  const server = await startRedis();
  onTestFinished(() => server.destroy());
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const journal = await openForTest(urlOf(server), { replicas: 1, log });
  await writable(journal);
  await expect(journal.open(order('1'), intent({ isClaim }))).rejects.toMatchObject(notTaken);
  expect(await opened(journal, order('2'))).toMatchObject({ subject: { version: 1 } });
  expect(lines.join()).toContain('too few replicas');
});

test('in a Cluster the master that has a tenant is asked for its replicas', async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.destroy());
  const prefix = randomId();
  const replica = await addReplica(
    cluster,
    await cluster.ownerOf(createKeyspace(prefix).rootOf('acme')),
  );
  onTestFinished(() => replica.destroy());
  const journal = await openForTest(cluster.url, { prefix, replicas: 1 });
  expect(await opened(journal, order('1'), { isClaim })).toMatchObject({ subject: { version: 1 } });
  replica.freeze();
  await expect(journal.open(order('2'), intent({ isClaim }))).rejects.toMatchObject(notTaken);
  replica.thaw();
  expect(await opened(journal, order('2'), { isClaim })).toMatchObject({ subject: { version: 1 } });
});
