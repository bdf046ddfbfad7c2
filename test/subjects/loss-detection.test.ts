import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { runDoctor } from '../../src/operations/doctor/doctor.ts';
import { readConfig } from '../../src/config/config.ts';
import { backUp } from '../../src/operations/backup/backup.ts';
import { restore } from '../../src/operations/backup/restore.ts';
import { create, PATHS } from '../capabilities/partner-contract/walk.ts';
import { next, type Step, type Updates } from '../following.ts';
import { keepFoldersOnDisk } from '../folders-on-disk.ts';
import { temporaryFolder } from '../harness.ts';
import { startScenario } from '../scenario.ts';
import { settingsOf } from '../stores.ts';
import { createLossDetection, createPassingClaims } from '../../src/subjects/loss-detection.ts';

// The doctor reports a journal in memory as a fault.
keepFoldersOnDisk();
const service = startScenario();

const refused = { __typename: 'PlatformUnavailableError', code: 'STORE_LOST', retryable: false };
const taken = { __typename: 'Contract' };

/** The settings with which an operator's command runs. */
const config = (env: Readonly<Record<string, string>> = {}) =>
  readConfig({ DATA_DIR: service.dataDir, ...env });

const FEED =
  'subscription ($after: Cursor) { update: updates(after: $after) { cursor cause state } }';

/** Follows all updates; resolves with the cursor of the next one. */
async function cursorOf(act: () => Promise<unknown>): Promise<string> {
  const feed: Updates<Step['update']> = service.subscribe(FEED);
  // The subscription has started once a later query on its socket has a response.
  await service.query('{ __typename }');
  await act();
  const { cursor } = await next(feed);
  feed.close();
  return cursor;
}

/** The cause of the first item sent to a client that resumes at a cursor. */
async function comeBack(after: string): Promise<unknown> {
  const feed: Updates<Step['update']> = service.subscribe(FEED, { after });
  const { cause } = (await next(feed)) as { cause?: unknown };
  feed.close();
  return cause;
}

/** Copies the journal, runs an action, and restores the copy. */
async function loseAfterCopy(
  act: () => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const copy = join(await temporaryFolder(), 'copy');
  await backUp(config(), copy);
  await act();
  await service.stop();
  await restore(config(), copy);
  await service.startAgain({ env });
}

/** Empties all tables that grow, as in a copy made before the first order. */
async function emptyTables(database: string): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ names: string }>(
    `SELECT string_agg(quote_ident(tablename), ', ') AS names FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> 'journal'`,
  );
  await client.query(`TRUNCATE ${rows[0]?.names}`);
  await client.end();
}

test('after a loss, submissions whose outcome cannot be polled are rejected until an operator accepts the loss', async () => {
  const env = { STORE_PRINT_FILE: join(await temporaryFolder(), 'print.json') };
  await service.startAgain({ env });
  expect(await create(service, { contractId: 'before' })).toMatchObject(taken);
  await loseAfterCopy(async () => {
    expect(await create(service, { contractId: 'lost' })).toMatchObject(taken);
  }, env);
  const calls = service.calls(PATHS.create);
  expect(await create(service, { contractId: 'lost' })).toMatchObject(refused);
  expect(await create(service, { contractId: 'new' })).toMatchObject(refused);
  expect(await create(service, { contractId: 'before' })).toMatchObject({
    known: { version: 2 },
  });
  expect(service.calls(PATHS.create)).toBe(calls);
  expect(service.log.join()).toContain('the journal has lost orders');

  const { text, isGood } = await runDoctor(config(env), []);
  expect(isGood).toBe(false);
  expect(text).toContain('lost orders of default');
  expect(await create(service, { contractId: 'new' })).toMatchObject(refused);
  await runDoctor(config(env), ['--accept-loss']);
  expect(await runDoctor(config(env), [])).toMatchObject({ isGood: true });
  expect(await create(service, { contractId: 'new' })).toMatchObject(taken);
  await service.startAgain({ env });
  expect(await create(service, { contractId: 'newer' })).toMatchObject(taken);
});

test('a restored copy that lost no contract rejects none', async () => {
  const env = { STORE_PRINT_FILE: join(await temporaryFolder(), 'print.json') };
  await service.startAgain({ env });
  await create(service, { contractId: 'before' });
  await loseAfterCopy(() => Promise.resolve(), env);
  expect(await runDoctor(config(env), [])).toMatchObject({ isGood: true });
  expect(await create(service, { contractId: 'new' })).toMatchObject(taken);
});

test('the doctor accepts a loss while no service runs', async () => {
  const env = { STORE_PRINT_FILE: join(await temporaryFolder(), 'print.json') };
  await service.startAgain({ env });
  await loseAfterCopy(async () => void (await create(service, { contractId: 'lost' })), env);
  await service.stop();
  expect(await runDoctor(config(env), [])).toMatchObject({ isGood: false });
  await runDoctor(config(env), ['--accept-loss']);
  await service.startAgain({ env });
  expect(await create(service, { contractId: 'new' })).toMatchObject(taken);
});

test('a client that resumes at a cursor reveals the loss, and a forged cursor does not', async () => {
  await create(service, { contractId: 'before' });
  let cursor = '';
  await loseAfterCopy(async () => {
    cursor = await cursorOf(() => create(service, { contractId: 'lost' }));
  });
  const madeUp = Buffer.from(cursor, 'base64url')
    .toString()
    .replace(/.$/, (last) => (last === '_' ? '-' : '_'));
  expect(await comeBack(Buffer.from(madeUp).toString('base64url'))).toBe('SNAPSHOT_AFTER_GAP');
  expect(await create(service, { contractId: 'new' })).toMatchObject(taken);
  expect(await comeBack(cursor)).toBe('SNAPSHOT_AFTER_GAP');
  expect(await create(service, { contractId: 'newer' })).toMatchObject(refused);
});

test('a cursor without a claim is valid and reveals no loss', async () => {
  const cursor = await cursorOf(() => create(service, { contractId: 'one' }));
  const [epoch, position] = Buffer.from(cursor, 'base64url').toString().split('.');
  const bare = Buffer.from(`${epoch}.${position}`).toString('base64url');
  await create(service, { contractId: 'two' });
  expect(bare.length).toBeLessThan(cursor.length);
  expect(await comeBack(bare)).toBe('REQUEST');
});

test('a database emptied under a running service is detected by what the service has sent', async () => {
  const env = await settingsOf('PostgreSQL');
  await service.startAgain({ env });
  expect(await create(service, { contractId: 'lost' })).toMatchObject(taken);
  await emptyTables(env['DATABASE_URL'] ?? '');
  expect(await create(service, { contractId: 'lost' })).toMatchObject(refused);
  await runDoctor(config(env), ['--accept-loss']);
  expect(await create(service, { contractId: 'new' })).toMatchObject(taken);
});

test('a print file is rejected inside the data folder, and if another program wrote it', async () => {
  const within = { STORE_PRINT_FILE: join(service.dataDir, 'print.json') };
  expect(() => config(within)).toThrow('STORE_PRINT_FILE takes a file outside of DATA_DIR');
  const file = join(await temporaryFolder(), 'print.json');
  await writeFile(file, 'something else');
  await expect(service.startAgain({ env: { STORE_PRINT_FILE: file } })).rejects.toThrow(
    'STORE_PRINT_FILE takes a file that this service wrote',
  );
});

test('the print file holds only the newest claim of each tenant, readable by its owner only', async () => {
  const file = join(await temporaryFolder(), 'print.json');
  await service.startAgain({ env: { STORE_PRINT_FILE: file } });
  await create(service, { contractId: 'one' });
  await create(service, { contractId: 'two' });
  expect(await readFile(file, 'utf8')).toMatch(/^\{\s+"default": "[\w-]+\.3\.\d+"\s+\}\n$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a loss is logged once, and again if it recurs; the check fails while the journal is unavailable', async () => {
  const logged: string[] = [];
  const say = (event: string): void => void logged.push(event);
  let known: boolean | Error = false;
  const knows = async (): Promise<boolean> => {
    if (known instanceof Error) throw known;
    return Promise.resolve(known);
  };
  const losses = createLossDetection({ knows }, createPassingClaims(), {
    debug: say,
    info: say,
    warn: say,
    error: say,
  });
  await losses.look('acme');
  await losses.report('acme', 'claim');
  expect(logged).toHaveLength(1);
  known = true;
  await losses.look('acme');
  known = false;
  await losses.look('acme');
  expect(logged).toHaveLength(2);
  known = new Error('away');
  await expect(losses.look('acme')).rejects.toThrow('away');
  await expect(losses.report('acme', 'claim')).rejects.toThrow('away');
});
