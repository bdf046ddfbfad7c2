import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { createApplication } from '../../src/app.ts';
import { runDoctor } from '../../src/app/doctor/doctor.ts';
import { readConfig } from '../../src/config.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { keepFoldersOnDisk } from '../folders-on-disk.ts';
import { freePort } from '../free-port.ts';
import { spawnService, startService, temporaryFolder } from '../harness.ts';
import { urlOf } from '../journal/redis-journal.ts';
import { ManualClock } from '../manual-clock.ts';
import { sendText, startStub } from '../platform/stub-platform.ts';
import { makeCertificates } from '../redis-certificates.ts';
import { startRedis, startSentinel } from '../redis-server.ts';
import { startSandbox } from '../sandbox/start.ts';

// The doctor finds fault with a journal in memory.
keepFoldersOnDisk();

type Settings = Readonly<Record<string, string>>;

/** Nobody listens there. */
const NOWHERE = '127.0.0.1:1';
const CALLBACK_SECRET = 'a secret of thirty-two characters';
const key = { PLATFORM_APP_KEY: 'demo-app-key', PLATFORM_APP_SECRET: 'demo-app-secret' };

/** A platform whose time is that of this machine, unless told otherwise. */
async function platform(clock = systemClock): Promise<Settings> {
  const { baseUrl } = await startSandbox({ clock });
  return { PLATFORM_BASE_URL: baseUrl, ...key };
}

/** A Redis as the journal wants it, but for these settings. */
async function redisWith(...settings: readonly string[]): Promise<Settings> {
  const redis = await startRedis(settings);
  onTestFinished(() => redis.destroy());
  return { REDIS_URL: urlOf(redis), CALLBACK_SECRET };
}

/** A folder that nothing can be written to, whoever asks: what should hold it is a file. */
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

/** The settings by which a service that runs is looked at, with another address from outside. */
async function besideService(publicUrl: string): Promise<Settings> {
  const { dataDir, url } = await startService();
  return { DATA_DIR: dataDir, PORT: new URL(url).port, PUBLIC_URL: publicUrl };
}

async function damagedJournal(): Promise<Settings> {
  const { dataDir, stop } = await startService();
  await stop();
  const file = await open(join(dataDir, 'journal.sqlite'), 'r+');
  const { size } = await file.stat();
  // Behind the first page, which says that it is a database at all.
  await file.write(randomBytes(size - 4096), 0, size - 4096, 4096);
  await file.close();
  return { DATA_DIR: dataDir };
}

/** Each plants a fault and answers the settings under which it is there; the line that tells of it. */
const faults: Readonly<Record<string, readonly [() => Promise<Settings> | Settings, RegExp]>> = {
  'a misspelt setting': [
    () => ({ API_KEY: 'k' }),
    /settings: API_KEY is no setting.*looks like API_KEYS/,
  ],
  'a data folder that cannot be written': [
    async () => ({ DATA_DIR: await noFolder() }),
    /folders: Nothing can be written where DATA_DIR says \(ENOTDIR\)/,
  ],
  'a folder of prints that cannot be written': [
    async () => ({ STORE_PRINT_FILE: join(await noFolder(), 'print') }),
    /folders: .*STORE_PRINT_FILE/,
  ],
  'a disk that is nearly full': [
    () => ({ MIN_FREE_DISK_BYTES: String(10 ** 15) }),
    /folders: The disk of DATA_DIR has \d+ MiB left/,
  ],
  'a damaged journal': [damagedJournal, /journal: Pages of its file are damaged/],
  'a Redis that does not answer': [
    () => ({
      REDIS_URL: `redis://${NOWHERE}`,
      CALLBACK_SECRET,
      REDIS_CONNECT_TIMEOUT_SECONDS: '1',
    }),
    /journal: Redis did not answer within 1 s/,
  ],
  'a Redis that wants another password': [
    async () => ({
      ...(await redisWith('--requirepass', 'another')),
      REDIS_CONNECT_TIMEOUT_SECONDS: '2',
    }),
    /journal: .*(NOAUTH|password|authentication)/i,
  ],
  'a Redis that writes nothing to its disk': [
    () => redisWith('--appendonly', 'no'),
    /journal: Redis is set up with appendonly other than yes.*Set appendonly to yes/,
  ],
  'a Redis that may lose a second': [
    () => redisWith('--appendfsync', 'everysec'),
    /journal: Redis is set up with appendfsync other than always/,
  ],
  'a Redis that forgets when it is full': [
    () => redisWith('--maxmemory-policy', 'allkeys-lru'),
    /journal: Redis is set up with maxmemory-policy other than noeviction/,
  ],
  'a Redis that is nearly full': [
    () => redisWith('--maxmemory', '1mb'),
    /journal: Redis uses \d+ % of its maxmemory/,
  ],
  'a Redis without the replicas that have to confirm': [
    async () => ({ ...(await redisWith()), REDIS_REPLICAS: '1' }),
    /journal: Redis has 0 of the 1 replicas/,
  ],
  'a master that goes on alone': [
    async () => {
      const redis = await startRedis();
      onTestFinished(() => redis.destroy());
      const sentinel = await startSentinel(redis);
      onTestFinished(() => sentinel.destroy());
      return { REDIS_URL: `redis+sentinel://127.0.0.1:${sentinel.port}/main`, CALLBACK_SECRET };
    },
    /journal: Redis is set up with min-replicas-to-write 0/,
  ],
  'a platform that does not answer': [
    () => ({ PLATFORM_BASE_URL: `http://${NOWHERE}`, ...key }),
    /platform: Nothing answers at PLATFORM_BASE_URL/,
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
    /platform: The platform refuses the key of default \(CYT_40101\)/,
  ],
  'a secret of another key': [
    async () => ({ ...(await platform()), PLATFORM_APP_SECRET: 'another' }),
    /platform: The platform refuses the key of default \(CYT_40102\).*Compare the secret/,
  ],
  'something else in the platform’s place': [
    async () => {
      const { baseUrl } = await startStub((response) => sendText(response, '<html>', 502));
      return { PLATFORM_BASE_URL: baseUrl, ...key };
    },
    /platform: What answers at PLATFORM_BASE_URL is not the platform/,
  ],
  'a certificate that nobody trusts': [
    async () => ({ PLATFORM_BASE_URL: (await secureServer()).url, ...key }),
    /certificates: The certificate at PLATFORM_BASE_URL is not trusted/,
  ],
  'an address from outside at which nothing answers': [
    () => besideService(`http://${NOWHERE}`),
    /public address: Nothing answers at PUBLIC_URL/,
  ],
  'an address from outside that leads to another service': [
    async () => besideService((await startService()).url),
    /public address: Something else answers at PUBLIC_URL \(HTTP 200\)/,
  ],
  'a document host without an address': [
    () => ({ DOCUMENT_HOSTS: 'files.invalid' }),
    /document hosts: files.invalid has no address/,
  ],
  'a document host that leads inside': [
    () => ({ DOCUMENT_HOSTS: 'localhost' }),
    /document hosts: localhost leads to \S+, which is not of the public internet/,
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
  expect(text).toMatch(/^BAD {3}folders: DATA_DIR lies in memory \(tmpfs\)/m);
});

test('the doctor tells of a certificate that ends soon, which is no fault yet', async () => {
  const trusted = getCACertificates();
  onTestFinished(() => setDefaultCACertificates(trusted));
  const { url, ca } = await secureServer();
  setDefaultCACertificates([...trusted, ca]);
  const settings = { PLATFORM_BASE_URL: url, ...key, DATA_DIR: await temporaryFolder() };
  const { text } = await runDoctor(readConfig(settings), []);
  expect(text).toMatch(
    /^note {2}certificates: The certificate at PLATFORM_BASE_URL ends in 1 days/m,
  );
});

test('the doctor tells of an address of the platform with a part too many', async () => {
  const { PLATFORM_BASE_URL = '' } = await platform();
  const settings = { PLATFORM_BASE_URL: `${PLATFORM_BASE_URL}/api`, ...key };
  const config = readConfig({ ...settings, DATA_DIR: await temporaryFolder() });
  const { text } = await runDoctor(config, []);
  expect(text).toMatch(/^note {2}platform: The platform answers a question with HTTP 404/m);
});

test.each([
  ['SQLite', () => Promise.resolve({})],
  ['Redis', () => redisWith()],
] as const)(
  'a healthy service on %s warns of nothing, and the doctor finds nothing beside it',
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
    const diagnosis = { text: 'Nothing is wrong.', isGood: true };
    expect(await runDoctor(config, [])).toEqual(diagnosis);
    expect(log.filter((line) => !line.includes('"level":30'))).toEqual([]);
  },
);

test('a misspelt setting is warned of at every start, by its name and not its value', async () => {
  const { output } = await spawnService({ API_KEY: 'never-shown-0123456789' });
  const warnings = output.filter((line) => line.includes('API_KEY'));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('API_KEY is no setting and has no effect; it looks like API_KEYS');
  expect(output.join()).not.toContain('never-shown');
});

test('--check-config looks at the settings alone, and contacts nobody', async () => {
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
