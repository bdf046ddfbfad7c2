import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, symlink, truncate, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { spawnService, startService, STREAMS, temporaryFolder } from '../harness.ts';
import { startLossyProxy } from '../lossy-proxy.ts';
import { startPostgres } from '../postgres-server.ts';
import { SERVICE_MAIN, SERVICE_SOURCE } from '../service-main.ts';

const FOLLOW = 'subscription { invoiceUpdates(orderId: "order-1") { cursor } }';

/** CPU seconds of a process, independent of other load on the machine. */
async function computedSeconds({ pid }: { readonly pid?: number | undefined }): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may contain blanks: user and system time are fields 12 and 13, in hundredths of a second.
  const [user, system] = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

test('starts without settings in less than five CPU seconds and prints the URLs of its pages', async () => {
  const service = await spawnService({}, undefined, SERVICE_SOURCE);
  expect(await computedSeconds(service.process)).toBeLessThan(5);
  expect(service.output[0]).toMatch(
    /^Board: http:\/\/127\.0\.0\.1:\d+\/  Playground: http:\/\/127\.0\.0\.1:\d+\/graphql/,
  );
  expect(await service.query('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
});

test('a start survives a PostgreSQL that is frozen for longer than a call’s timeout', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.destroy());
  const database = new URL(await server.createDatabase());
  const proxy = await startLossyProxy(server.port);
  onTestFinished(() => proxy.close());
  database.port = String(proxy.port);
  // One of the first statements of a start, once it is connected and the journal is open.
  const asked = proxy.loseAnswerTo('lasting-secret');
  const starting = startService({
    env: {
      DATABASE_URL: database.href,
      CALLBACK_SECRET: 'secret of the tests of starts, long enough',
    },
  });
  await asked;
  server.freeze();
  await pause(6_000);
  server.thaw();
  const service = await starting;
  expect(await service.query('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s it disconnects its clients and ends with code 0',
  async (signal) => {
    const service = await spawnService();
    const overSocket = service.subscribe(FOLLOW);
    const streams = STREAMS.map((way) => service[way](FOLLOW));
    await Promise.all([overSocket, ...streams].map((each) => each.next()));
    service.process.kill(signal);
    await expect(overSocket.next()).rejects.toMatchObject({ code: 1001 });
    for (const each of streams) await expect(each.next()).rejects.toThrow('terminated');
    expect(await service.exited).toBe(0);
    expect(service.output.at(-1)).toContain('"msg":"stopped"');
  },
);

test('every line on standard error is JSON, and standard output has the address only', async () => {
  const service = await spawnService();
  await service.query('{ __typename }');
  // A closed terminal.
  service.process.kill('SIGHUP');
  expect(await service.exited).toBe(0);
  const [address, ...lines] = service.output;
  expect(address).toMatch(/^Board: /);
  expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'));
});

test('a signal during the start ends it with code 0, as the first process of a container ignores others', async () => {
  const dataDir = await temporaryFolder();
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: dataDir };
  const changes = watch(dataDir);
  const child = spawn(process.execPath, [SERVICE_MAIN], { env, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  await changes.next();
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('a second process on the same data folder is rejected with a sentence', async () => {
  const dataDir = await temporaryFolder();
  await spawnService({}, dataDir);
  await expect(spawnService({}, dataDir)).rejects.toThrow(/The service cannot start: /);
});

test('a data folder below a link to nowhere is rejected with a sentence', async () => {
  const folder = await temporaryFolder();
  await symlink(join(folder, 'unmounted'), join(folder, 'link'));
  await expect(spawnService({}, join(folder, 'link', 'data'))).rejects.toThrow(
    /The service cannot start: .*ENOENT/,
  );
});

test.each([
  ['HOST and PORT', 'PORT'],
  ['METRICS_HOST and METRICS_PORT', 'METRICS_PORT'],
])('an address in use is rejected by %s, and the journal is released', async (names, port) => {
  const first = await startService();
  const dataDir = await temporaryFolder();
  const env = { [port]: new URL(first.url).port };
  await expect(startService({ env, dataDir })).rejects.toThrow(
    new RegExp(`cannot listen at ${names}: .*EADDRINUSE`),
  );
  await expect(startService({ dataDir })).resolves.toBeDefined();
});

test.each(['removed', 'emptied'])(
  'a start reports a journal that was %s from a used folder',
  async (what) => {
    const dataDir = await temporaryFolder();
    const journal = join(dataDir, 'journal.sqlite');
    const missed = async (): Promise<boolean> => {
      const service = await startService({ dataDir });
      await service.stop();
      return service.log.some((line) => line.includes('its journal is gone'));
    };
    expect([await missed(), await missed()]).toEqual([false, false]);
    await (what === 'removed' ? rm(journal) : truncate(journal));
    expect([await missed(), await missed()]).toEqual([true, false]);
  },
);

test('callback URLs survive a restart, and only the owner can read their secret', async () => {
  const order = { tenant: 'default', kind: 'forward-invoice', key: 'order-1' };
  const before = await startService();
  const path = new URL(before.application.app.callbacks.addressFor(order)).pathname;
  await before.stop();
  const after = await startService({ dataDir: before.dataDir });
  expect(new URL(after.application.app.callbacks.addressFor(order)).pathname).toBe(path);
  const { mode } = await stat(join(before.dataDir, 'callback-secret'));
  expect(mode & 0o777).toBe(0o600);
});

test('the schema has the sandbox mutations only with a sandbox', async () => {
  const sandbox = await startService();
  const steering = '{ __type(name: "Mutation") { fields { name } } }';
  expect(JSON.stringify(await sandbox.query(steering))).toContain('"sandbox"');
  const real = await spawnService({
    PLATFORM_BASE_URL: 'http://127.0.0.1:9',
    PLATFORM_APP_KEY: 'key',
    PLATFORM_APP_SECRET: 'secret',
  });
  const answer = await real.query(steering);
  expect(answer.errors).toBeUndefined();
  expect(JSON.stringify(answer)).not.toContain('"sandbox"');
});

test.each([
  ['http://issuer.example.com/keys', 1],
  ['https://issuer.example.com/keys', 0],
  ['http://127.0.0.1:1/keys', 0],
])('the URL %s for keys gives %i warnings', async (address, count) => {
  const { log } = await startService({ env: { JWKS_URL: address, JWT_AUDIENCE: 'us' } });
  const warnings = log.filter((line) => line.includes('JWKS_URL is an http address'));
  expect(warnings).toHaveLength(count);
});
