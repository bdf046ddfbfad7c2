import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { asUnavailable, mayBeDone, mayPass } from '../../src/database/postgres/failure.ts';
import type { PostgresJournal } from '../../src/journal/postgres.ts';
import { type LossyProxy, startLossyProxy } from '../lossy-proxy.ts';
import { asked, type PostgresServer, startPostgres } from '../postgres-server.ts';
import { change, intent, LEASE_MS, opened, order } from './conformance/subject-of-test.ts';
import { openForTest } from './postgres-journal.ts';

const unavailable = { name: 'DatabaseUnavailable' };

/** A failure that the server reports. */
function failureOf(code: string): DatabaseError {
  return Object.assign(new DatabaseError('failed', 0, 'error'), { code });
}

test.each([
  ['an idle transaction was ended', '25P03', { passes: true, isInDoubt: false }],
  ['a long transaction was ended', '25P04', { passes: true, isInDoubt: true }],
  ['the database was removed', '57P04', { passes: true, isInDoubt: true }],
  ['a value violates a constraint', '23505', null],
] as const)('that %s is a failure of the server or of this service', (_what, code, expected) => {
  const error = failureOf(code);
  expect(asUnavailable(error, false) === error).toBe(expected === null);
  if (expected === null) return;
  expect({ passes: mayPass(error), isInDoubt: mayBeDone(error) }).toEqual(expected);
});

async function serverForTest(): Promise<PostgresServer> {
  const server = await startPostgres([], { durable: true });
  onTestFinished(() => server.destroy());
  return server;
}

function through(url: string, { port }: { readonly port: number }): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}

/** A journal behind a proxy, and another instance with a direct connection. */
async function throughProxy(): Promise<{
  journal: PostgresJournal;
  straight: PostgresJournal;
  proxy: LossyProxy;
}> {
  const server = await serverForTest();
  const proxy = await startLossyProxy(server.port);
  onTestFinished(() => proxy.close());
  const url = await server.createDatabase();
  return {
    journal: await openForTest(through(url, proxy)),
    straight: await openForTest(url),
    proxy,
  };
}

test('open, repeated after a lost response, returns the opened subject with one update', async () => {
  const { journal, straight, proxy } = await throughProxy();
  const from = await straight.end('acme');
  const lost = proxy.loseAnswerTo('key-1');
  const result = await journal.open(order('key-1'), intent());
  await lost;
  expect(result.outcome).toBe('opened');
  const { updates } = await straight.read('acme', from, {}, 10);
  expect(updates).toEqual([result.outcome === 'opened' && result.update]);
});

/** A message of PostgreSQL's protocol. */
function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body, 'latin1')]);
}

test.each([
  ['of an unknown type', message('~', 'abc')],
  ['of zeros', Buffer.alloc(200)],
  ['of a row without a statement', message('D', '\x00\x00')],
  ['of two results', Buffer.concat([message('C', 'SELECT 1\0'), message('C', 'SELECT 1\0')])],
  ['of an error without a code', message('E', 'SERROR\0Mno\0\0')],
])(
  'open, repeated after a response %s, returns the opened subject with one update',
  async (_, instead) => {
    const { journal, straight, proxy } = await throughProxy();
    const from = await straight.end('acme');
    const lost = proxy.loseAnswerTo('key-1', Buffer.concat([instead, message('Z', 'I')]));
    const result = await journal.open(order('key-1'), intent());
    await lost;
    expect(result.outcome).toBe('opened');
    const { updates } = await straight.read('acme', from, {}, 10);
    expect(updates).toEqual([result.outcome === 'opened' && result.update]);
  },
);

test('advance, repeated after a lost response, returns its one update', async () => {
  const { journal, straight, proxy } = await throughProxy();
  const { update } = await opened(journal, order('key-1'));
  const lost = proxy.loseAnswerTo('change-1');
  const to = change('A', { changeId: 'change-1' });
  const result = await journal.advance(order('key-1'), 1, to);
  await lost;
  expect(result).toMatchObject({ outcome: 'advanced', subject: { version: 2 } });
  expect((await straight.read('acme', update.cursor, {}, 10)).updates).toHaveLength(1);
});

test('recordPush, repeated after a lost response, records one push', async () => {
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

test('a claim repeated after a lost response returns the same claim, with its push', async () => {
  const { journal, straight, proxy } = await throughProxy();
  await opened(straight, order('key-1'), { dueAt: 0 });
  await straight.recordPush(order('key-1'), 'push');
  // Only the claim itself has the key in its request.
  const lost = proxy.loseAnswerTo('key-1');
  const claims = await journal.claimDue(['order'], 9, LEASE_MS);
  await lost;
  expect(claims).toMatchObject([{ subject: order('key-1'), fence: 1, pushed: true }]);
  expect(await journal.advance(order('key-1'), 1, change('A'), 1)).toMatchObject({
    outcome: 'advanced',
  });
});

test('postpone, repeated after a lost response, returns true, and the failure counts once', async () => {
  const { journal, straight, proxy } = await throughProxy();
  await opened(straight, order('key-1'), { dueAt: 0 });
  const [claim] = await journal.claimDue(['order'], 1, LEASE_MS);
  const lost = proxy.loseAnswerTo('key-1');
  const reason = { code: 'PLATFORM_UNAVAILABLE', platformCode: null, requestId: null };
  expect(await journal.postpone(order('key-1'), claim?.fence ?? 0, 5, reason)).toBe(true);
  await lost;
  expect(await straight.lastFailure(order('key-1'))).toMatchObject({ count: 1 });
});

test('a reservation whose response was lost fails as doubtful, and counts once', async () => {
  const { journal, straight, proxy } = await throughProxy();
  const account = { name: 'key/acme/web', mostUnits: 8, keptDays: 366 };
  const charge = {
    day: '2026-11-21',
    capability: 'verification',
    calls: 1,
    units: 5,
    accounts: [account],
  };
  await straight.billedUnits.reserve('acme', { ...charge, calls: 0, units: 0 });
  const lost = proxy.loseAnswerTo('key/acme/web');
  await expect(Promise.resolve(journal.billedUnits.reserve('acme', charge))).rejects.toMatchObject({
    ...unavailable,
    maybeApplied: true,
  });
  await lost;
  expect(await straight.billedUnits.used('acme', charge)).toEqual([5]);
});

test('acknowledged writes survive kill -9 of the server, and the journal continues', async () => {
  const server = await serverForTest();
  const journal = await openForTest(await server.createDatabase());
  await opened(journal, order('1'));
  await journal.advance(order('1'), 1, change('ISSUING'));
  await server.kill();
  const failed = journal.advance(order('1'), 2, change('ISSUED', { final: true }));
  await expect(failed).rejects.toMatchObject(unavailable);
  await server.start();
  await expect
    .poll(() => journal.get(order('1')).catch(() => null))
    .toMatchObject({
      state: 'ISSUING',
      version: 2,
    });
  expect(await journal.advance(order('1'), 2, change('ISSUED'))).toMatchObject({
    outcome: 'advanced',
  });
});

test('a call to a frozen server fails as doubtful, and its write happens once', async () => {
  const server = await serverForTest();
  const url = await server.createDatabase();
  const journal = await openForTest(url);
  await opened(journal, order('1'));
  server.freeze();
  const to = change('A');
  const asking = journal.advance(order('1'), 1, to);
  await expect(asking).rejects.toMatchObject({ ...unavailable, maybeApplied: true });
  server.thaw();
  await pause(100);
  expect(await journal.advance(order('1'), 1, to)).toMatchObject({
    outcome: 'advanced',
    subject: { version: 2 },
  });
});

test('a server that became read-only rejects without doubt', async () => {
  const server = await serverForTest();
  const journal = await openForTest(await server.createDatabase());
  await opened(journal, order('1'));
  await asked(server.port, 'ALTER SYSTEM SET default_transaction_read_only = on');
  await asked(server.port, 'SELECT pg_reload_conf()');
  await expect
    .poll(() => asked(server.port, 'SHOW default_transaction_read_only'))
    .toEqual([{ default_transaction_read_only: 'on' }]);
  const refused = journal.open(order('2'), intent());
  await expect(refused).rejects.toMatchObject({ ...unavailable, maybeApplied: false });
});

test('a session that the server closed as idle fails no call', async () => {
  const server = await startPostgres(['idle_session_timeout=200ms']);
  onTestFinished(() => server.destroy());
  const journal = await openForTest(await server.createDatabase());
  await opened(journal, order('1'));
  // A blocked process reads that the session was closed only after it has sent its next statement.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect(await journal.get(order('1'))).toMatchObject({ version: 1 });
});

test('at the connection limit, calls share the open connections, and a start is rejected without doubt', async () => {
  const server = await startPostgres(['max_connections=6', 'superuser_reserved_connections=0']);
  onTestFinished(() => server.destroy());
  const url = await server.createDatabase();
  const journal = await openForTest(url);
  await opened(journal, order('1'));
  const others: Client[] = [];
  onTestFinished(async () => void (await Promise.all(others.map((client) => client.end()))));
  const occupy = async (): Promise<string> => {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
    } catch (error) {
      return error instanceof DatabaseError ? (error.code ?? '') : String(error);
    }
    others.push(client);
    return 'connected';
  };
  await expect.poll(occupy).toBe('53300');
  const keys = ['2', '3', '4', '5'];
  const results = await Promise.all(
    keys.map((key) => journal.open({ ...order(key), tenant: `tenant ${key}` }, intent())),
  );
  expect(results.map(({ outcome }) => outcome)).toEqual(keys.map(() => 'opened'));
  const started = openForTest(url, { connectTimeoutMs: 100 });
  await expect(started).rejects.toMatchObject({
    ...unavailable,
    maybeApplied: false,
    message: expect.stringContaining('too many connections 53300') as string,
  });
});
