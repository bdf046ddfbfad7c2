import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApplication } from '../../src/app.ts';
import { runDoctor } from '../../src/operations/doctor/doctor.ts';
import { runMigrate } from '../../src/operations/migrate.ts';
import { readConfig } from '../../src/config/config.ts';
import { systemClock } from '../../src/kernel/time/clock.ts';
import { keepFoldersOnDisk } from '../folders-on-disk.ts';
import { freePort } from '../free-port.ts';
import { spawnService, startService, temporaryFolder } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { sendText, startStub } from '../platform/stub-platform.ts';
import { startPgBouncer } from '../pgbouncer.ts';
import { emptyDatabase, startPostgres } from '../postgres-server.ts';
import { makeCertificates } from '../redis-certificates.ts';
import { startRedis } from '../redis-server.ts';
import { startSandbox } from '../simulator/start.ts';

// The doctor reports a journal in memory as a fault.
keepFoldersOnDisk();

type Settings = Readonly<Record<string, string>>;

/** A URL without a listener. */
const NOWHERE = '127.0.0.1:1';
const CALLBACK_SECRET = 'a secret of thirty-two characters';
const key = { PLATFORM_APP_KEY: 'demo-app-key', PLATFORM_APP_SECRET: 'demo-app-secret' };

/** A platform with this machine's time by default. */
async function platform(clock = systemClock): Promise<Settings> {
  const { baseUrl } = await startSandbox({ clock });
  return { PLATFORM_BASE_URL: baseUrl, ...key };
}

/** A Redis with further settings. */
async function redisWith(...settings: readonly string[]): Promise<Settings> {
  const redis = await startRedis(settings);
  onTestFinished(() => redis.destroy());
  return { REDIS_URL: redis.url };
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** An empty database, after a script in which `:name` is its name. */
async function database(script = 'SELECT 1'): Promise<Settings> {
  const DATABASE_URL = await emptyDatabase();
  const client = await connect(DATABASE_URL);
  await client.query(script.replaceAll(':name', new URL(DATABASE_URL).pathname.slice(1)));
  return { DATABASE_URL, CALLBACK_SECRET };
}

/** A database with its tables, after a script. */
async function migrated(script = 'SELECT 1'): Promise<Settings> {
  const settings = await database();
  await runMigrate(readConfig(settings), []);
  const client = await connect(settings['DATABASE_URL'] ?? '');
  await client.query(script);
  return settings;
}

/** The same database as a user without any grants. */
async function asServant(settings: Settings): Promise<Settings> {
  const DATABASE_URL = settings['DATABASE_URL'] ?? '';
  const name = `servant_${new URL(DATABASE_URL).pathname.slice(1)}`;
  const client = await connect(DATABASE_URL);
  await client.query(`CREATE ROLE ${name} LOGIN`);
  return { ...settings, DATABASE_URL: DATABASE_URL.replace('fapiao@', `${name}@`) };
}

/** A database of a server whose commits wait for a standby that does not exist. */
async function withAwaitedStandby(script = 'SELECT 1'): Promise<Settings> {
  const server = await startPostgres();
  onTestFinished(() => server.destroy());
  const DATABASE_URL = await server.createDatabase();
  const client = await connect(DATABASE_URL);
  await client.query(script.replaceAll(':name', new URL(DATABASE_URL).pathname.slice(1)));
  await client.query(`ALTER SYSTEM SET synchronous_standby_names = 'standby'`);
  await client.query('SELECT pg_reload_conf()');
  const names = 'SHOW synchronous_standby_names';
  while (!JSON.stringify((await client.query(names)).rows).includes('standby'));
  return { DATABASE_URL, CALLBACK_SECRET };
}

/** The same database through a pooler. */
async function pooled(
  settings: Settings,
  mode: 'session' | 'transaction' | 'statement',
): Promise<Settings> {
  const pooler = await startPgBouncer(settings['DATABASE_URL'] ?? '', mode);
  onTestFinished(() => pooler.destroy());
  return { ...settings, DATABASE_URL: pooler.url };
}

/** A folder that no user can write to: its parent is a file. */
async function noFolder(): Promise<string> {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  return join(file, 'folder');
}

/** An https server, and the authority that signed its certificate. */
async function secureServer(): Promise<{ readonly url: string; readonly ca: string }> {
  const { server: files } = await makeCertificates();
  const [cert, privateKey, ca] = await Promise.all(
    [files.cert, files.key, files.ca].map((file) => readFile(file, 'utf8')),
  );
  const server = createServer({ cert, key: privateKey }, (_request, response) => response.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  return { url: `https://127.0.0.1:${port}`, ca: ca ?? '' };
}

/** The settings of a running service, with another public URL. */
async function besideService(publicUrl: string): Promise<Settings> {
  const { dataDir, url } = await startService();
  return { DATA_DIR: dataDir, PORT: new URL(url).port, PUBLIC_URL: publicUrl };
}

async function damagedJournal(): Promise<Settings> {
  const { dataDir, stop } = await startService();
  await stop();
  const file = await open(join(dataDir, 'journal.sqlite'), 'r+');
  const { size } = await file.stat();
  // After the first page, which identifies the file as a database.
  await file.write(randomBytes(size - 4096), 0, size - 4096, 4096);
  await file.close();
  return { DATA_DIR: dataDir };
}

/** Each plants a fault and returns the settings that expose it; `line` is the doctor's report. */
const faults: Readonly<Record<string, readonly [() => Promise<Settings> | Settings, RegExp]>> = {
  'a misspelt setting': [
    () => ({ API_KEY: 'k' }),
    /settings: API_KEY is not a setting.*Did you mean API_KEYS/,
  ],
  'a data folder that cannot be written': [
    async () => ({ DATA_DIR: await noFolder() }),
    /folders: The folder of DATA_DIR is not writable \(ENOTDIR\)/,
  ],
  'a folder of prints that cannot be written': [
    async () => ({ STORE_PRINT_FILE: join(await noFolder(), 'print') }),
    /folders: .*STORE_PRINT_FILE/,
  ],
  'a folder of prints that is missing': [
    async () => ({ STORE_PRINT_FILE: join(await temporaryFolder(), 'none', 'print') }),
    /folders: The folder of STORE_PRINT_FILE is not writable \(ENOENT\)/,
  ],
  'a file of prints that is none': [
    async () => {
      const STORE_PRINT_FILE = join(await temporaryFolder(), 'print');
      await writeFile(STORE_PRINT_FILE, 'a note');
      return { STORE_PRINT_FILE };
    },
    /folders: STORE_PRINT_FILE takes a file that this service wrote/,
  ],
  'a disk that is nearly full': [
    () => ({ MIN_FREE_DISK_BYTES: String(10 ** 15) }),
    /folders: The disk of DATA_DIR has \d+ MiB left/,
  ],
  'a damaged journal': [damagedJournal, /journal: Pages of the file are damaged/],
  'a PostgreSQL that is not there': [
    () => ({ DATABASE_URL: `postgres://fapiao@${NOWHERE}/fapiao`, CALLBACK_SECRET }),
    /journal: PostgreSQL cannot be reached: nobody listens there ECONNREFUSED/,
  ],
  'a PostgreSQL without that database': [
    async () => ({ ...(await database()), DATABASE_URL: `${await emptyDatabase()}x` }),
    /journal: PostgreSQL cannot be reached: there is no such database 3D000/,
  ],
  'a PostgreSQL that is too old': [
    () =>
      database(`CREATE SCHEMA old; ALTER DATABASE :name SET search_path = old, pg_catalog, public;
        CREATE FUNCTION old.current_setting(name text, missing boolean) RETURNS text LANGUAGE sql AS
        $$ SELECT CASE name WHEN 'server_version_num' THEN '130014' ELSE pg_catalog.current_setting(name, missing) END $$`),
    /journal: PostgreSQL has version 13\..*14 or later/,
  ],
  'a PostgreSQL that lacks Chinese characters': [
    async () => {
      const { DATABASE_URL } = await database(
        `CREATE DATABASE :name_latin ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'`,
      );
      return { DATABASE_URL: `${DATABASE_URL}_latin`, CALLBACK_SECRET };
    },
    /journal: The database of DATABASE_URL stores texts in LATIN1.*encoding UTF8/,
  ],
  'a PostgreSQL that only reads': [
    () => database('ALTER DATABASE :name SET default_transaction_read_only = on'),
    /journal: PostgreSQL accepts no writes\..*standby/,
  ],
  'a PostgreSQL that loses everything with its power': [
    () => database(),
    /journal: PostgreSQL runs with fsync off/,
  ],
  'a PostgreSQL that acknowledges before it writes': [
    () => database('ALTER DATABASE :name SET synchronous_commit = off'),
    /journal: PostgreSQL runs with synchronous_commit off/,
  ],
  'a PostgreSQL that does not wait for its standbys': [
    () => withAwaitedStandby('ALTER DATABASE :name SET synchronous_commit = local'),
    /journal: PostgreSQL runs with synchronous_commit local/,
  ],
  'a PostgreSQL that waits for a standby that is not there': [
    () => withAwaitedStandby(),
    /journal: No standby of synchronous_standby_names is connected/,
  ],
  'a PostgreSQL whose connections are nearly used up': [
    async () => {
      const server = await startPostgres(['max_connections=8', 'max_wal_senders=0']);
      onTestFinished(() => server.destroy());
      const DATABASE_URL = await server.createDatabase();
      for (let count = 0; count < 4; count += 1) await connect(DATABASE_URL);
      return { DATABASE_URL, CALLBACK_SECRET };
    },
    /journal: PostgreSQL has \d of 5 connections in use/,
  ],
  'a user of PostgreSQL who may not create tables': [
    async () => asServant(await database()),
    /journal: The user of DATABASE_URL may not create tables.*migrate -- --print/,
  ],
  'a user of PostgreSQL who may not write the tables': [
    async () => asServant(await migrated()),
    /journal: The user of DATABASE_URL may not read and write .*journal.*subjects/,
  ],
  'tables of a newer version': [
    () => migrated('UPDATE journal SET schema_version = 99'),
    /journal: The tables have version 99, newer than/,
  ],
  'tables that must be brought up to date by hand': [
    async () => ({ ...(await database()), MIGRATE: 'off' }),
    /journal: The tables have version 0 .*MIGRATE is off.*npm run migrate/,
  ],
  'a PostgreSQL that was set back': [
    async () => {
      const STORE_PRINT_FILE = join(await temporaryFolder(), 'print');
      await writeFile(STORE_PRINT_FILE, `{"default": "an-event.5.${Date.now()}"}`);
      return { ...(await migrated()), STORE_PRINT_FILE };
    },
    /journal: It is an older copy, or was emptied: it lost orders of default/,
  ],
  'a pooler that shares sessions by statement': [
    async () => pooled(await database(), 'statement'),
    /journal: A pooler gives each statement another session/,
  ],
  'a platform that does not answer': [
    () => ({ PLATFORM_BASE_URL: `http://${NOWHERE}`, ...key }),
    /platform: No server responds at PLATFORM_BASE_URL/,
  ],
  'a platform whose name is misspelt': [
    () => ({ PLATFORM_BASE_URL: 'https://platform.invalid', ...key }),
    /platform: The host of PLATFORM_BASE_URL has no address/,
  ],
  'a clock that is far off': [
    () => platform(new ManualClock(Date.now() + 3_600_000)),
    /platform: This machine's clock is 3\d{3} s behind/,
  ],
  'a key that the platform does not know': [
    async () => ({ ...(await platform()), PLATFORM_APP_KEY: 'unknown' }),
    /platform: The platform rejects the key of default \(CYT_40101\)/,
  ],
  'a secret of another key': [
    async () => ({ ...(await platform()), PLATFORM_APP_SECRET: 'another' }),
    /platform: The platform rejects the key of default \(CYT_40102\).*Compare the secret/,
  ],
  'something else in the platform’s place': [
    async () => {
      const { baseUrl } = await startStub((response) => sendText(response, '<html>', 502));
      return { PLATFORM_BASE_URL: baseUrl, ...key };
    },
    /platform: The server at PLATFORM_BASE_URL is not the platform/,
  ],
  'a certificate that nobody trusts': [
    async () => ({ PLATFORM_BASE_URL: (await secureServer()).url, ...key }),
    /certificates: The certificate at PLATFORM_BASE_URL is not trusted/,
  ],
  'an address from outside at which nothing answers': [
    () => besideService(`http://${NOWHERE}`),
    /public address: No server responds at PUBLIC_URL/,
  ],
  'an address from outside that leads to another service': [
    async () => besideService((await startService()).url),
    /public address: Another server responds at PUBLIC_URL \(HTTP 200\)/,
  ],
  'a document host without an address': [
    () => ({ DOCUMENT_HOSTS: 'files.invalid' }),
    /document hosts: files.invalid has no address/,
  ],
  'a document host that leads inside': [
    () => ({ DOCUMENT_HOSTS: 'localhost' }),
    /document hosts: localhost resolves to \S+, which is not on the public internet/,
  ],
};

test.each(Object.entries(faults))('the doctor finds %s', async (_name, [plant, line]) => {
  const { text, isGood } = await runDoctor(
    readConfig({ DATA_DIR: await temporaryFolder(), PORT: '1', ...(await plant()) }),
    [],
  );
  expect(text.split('\n').filter((each) => each.startsWith('BAD '))).toContainEqual(
    expect.stringMatching(line),
  );
  expect(isGood).toBe(false);
});

test.runIf(existsSync('/dev/shm'))('the doctor finds a data folder in memory', async () => {
  const folder = await mkdtemp('/dev/shm/fapiao-graph-');
  onTestFinished(() => rm(folder, { recursive: true }));
  const { text } = await runDoctor(readConfig({ DATA_DIR: folder }), []);
  expect(text).toMatch(/^BAD {3}folders: DATA_DIR is in memory \(tmpfs\)/m);
});

test('the doctor reports a certificate that expires soon, as a note', async () => {
  const trusted = getCACertificates();
  onTestFinished(() => setDefaultCACertificates(trusted));
  const { url, ca } = await secureServer();
  setDefaultCACertificates([...trusted, ca]);
  const settings = { PLATFORM_BASE_URL: url, ...key, DATA_DIR: await temporaryFolder() };
  const { text } = await runDoctor(readConfig(settings), []);
  expect(text).toMatch(
    /^note {2}certificates: The certificate at PLATFORM_BASE_URL expires in 1 days/m,
  );
});

test('the doctor reports a platform URL with an extra path segment', async () => {
  const { PLATFORM_BASE_URL = '' } = await platform();
  const settings = { PLATFORM_BASE_URL: `${PLATFORM_BASE_URL}/api`, ...key };
  const config = readConfig({ ...settings, DATA_DIR: await temporaryFolder() });
  const { text } = await runDoctor(config, []);
  expect(text).toMatch(/^note {2}platform: The platform responds to a query with HTTP 404/m);
});

test.each([
  ['SQLite', () => Promise.resolve({})],
  ['SQLite and Redis', () => redisWith()],
  ['PostgreSQL and Redis', healthyDatabase],
] as const)(
  'a healthy service on %s logs no warning, and the doctor finds none',
  async (_store, store) => {
    const port = String(await freePort());
    const config = readConfig({
      DATA_DIR: await temporaryFolder(),
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_KEY: `first:${randomBytes(32).toString('base64')}`,
      ...(await platform()),
      ...(await store()),
    });
    const log: string[] = [];
    const logDestination = { write: (line: string) => void log.push(line) };
    const application = await createApplication(config, { logDestination });
    onTestFinished(() => application.stop());
    application.start();
    const diagnosis = { text: 'No problems found.', isGood: true };
    expect(await runDoctor(config, [])).toEqual(diagnosis);
    expect(log.filter((line) => !line.includes('"level":30'))).toEqual([]);
  },
);

/** PostgreSQL with its default settings, and a Redis. */
async function healthyDatabase(): Promise<Settings> {
  const server = await startPostgres([], { durable: true });
  onTestFinished(() => server.destroy());
  return { ...(await redisWith()), DATABASE_URL: await server.createDatabase(), CALLBACK_SECRET };
}

test('a pooler in session mode is a note, and one in transaction mode is none', async () => {
  const direct = await healthyDatabase();
  const look = async (mode: 'session' | 'transaction'): Promise<string> =>
    lookAt('journal', await pooled(direct, mode));
  expect(await look('transaction')).toBe('');
  expect(await look('session')).toMatch(
    /^note {2}journal: A pooler seems to give each connection a session of its own.*transaction\.$/,
  );
});

test.each([
  ['SQLite', () => Promise.resolve({})],
  ['PostgreSQL', () => database()],
] as const)('a Redis that cannot be reached is a note beside %s', async (_store, store) => {
  const settings = { ...(await store()), REDIS_CONNECT_TIMEOUT_SECONDS: '1' };
  const { REDIS_URL = '' } = await redisWith('--requirepass', 'another');
  const lines = await Promise.all(
    [`redis://${NOWHERE}`, REDIS_URL, REDIS_URL.replace('//', '//:never-shown@')].map((url) =>
      lookAt('redis', { ...settings, REDIS_URL: url }),
    ),
  );
  const reasons = ['connect ECONNREFUSED [\\d.:]+', 'NOAUTH', 'WRONGPASS'];
  for (const [index, reason] of reasons.entries()) {
    expect(lines[index]).toMatch(
      new RegExp(`^note {2}redis: Redis cannot be used: ${reason}\\. .*within a second.*$`),
    );
  }
  expect(lines.join()).not.toContain('never-shown');
});

test("a clock that differs from PostgreSQL's is a note", async () => {
  const settings = await healthyDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await lookAt('journal', settings)).toMatch(
    /^note {2}journal: This machine's clock is (?:59|60|61) s ahead of PostgreSQL's/,
  );
});

/** The lines of one check. */
async function lookAt(check: 'journal' | 'redis', settings: Settings): Promise<string> {
  const config = readConfig({ DATA_DIR: await temporaryFolder(), PORT: '1', ...settings });
  const { text } = await runDoctor(config, []);
  return text
    .split('\n')
    .filter((line) => line.includes(` ${check}: `))
    .join('\n');
}

test('each start warns about a misspelled setting, by its name and not its value', async () => {
  const { output } = await spawnService({ API_KEY: 'never-shown-0123456789' });
  const warnings = output.filter((line) => line.includes('API_KEY'));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(
    'API_KEY is not a setting and has no effect; did you mean API_KEYS?',
  );
  expect(output.join()).not.toContain('never-shown');
});

test('--check-config checks only the settings, and makes no connection', async () => {
  const stub = await startStub((response) => sendText(response, '', 500));
  const settings = { PLATFORM_BASE_URL: stub.baseUrl, ...key, PUBLIC_URL: stub.baseUrl };
  const look = (more: Settings) =>
    runDoctor(readConfig({ ...settings, DATA_DIR: '/nowhere', ...more }), ['--check-config']);
  expect(await look({})).toMatchObject({
    isGood: true,
    text: expect.stringMatching(/^note {2}settings: DATA_KEY is not set.*$/) as unknown,
  });
  expect(await look({ TENANT_FILE: 'x' })).toMatchObject({ isGood: false });
  expect(stub.received).toEqual([]);
});
