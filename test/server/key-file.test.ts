import { once } from 'node:events';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../../src/config/config.ts';
import { digestOf } from '../../src/server/auth/authentication.ts';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { bySeller, OPEN, type Opened, seller } from '../capabilities/h5/sessions.ts';
import { type RunningService, startService, STREAMS, temporaryFolder } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';

const VIEWER = '{ viewer { tenant scopes } }';
/** Sends a snapshot at once, and then nothing. */
const FOLLOW = 'subscription { invoiceUpdates(orderId: "order-1") { version } }';
const SNAPSHOT = { data: { invoiceUpdates: { version: 0 } } };
const FIRST = 'the-first-key-0123456789';
const SECOND = 'the-second-key-0123456789';
const REFUSED = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const entry = (key: string, more: object = {}) => ({ sha256: digestOf(key), ...more });
const READING = { scopes: ['read'] };

interface KeyFile {
  readonly service: RunningService;
  readonly clock: ManualClock;
  readonly path: string;
  /** Replaces the keys of acme. */
  readonly replace: (...apiKeys: readonly object[]) => Promise<void>;
  /** Waits until the service has logged this line so many times. */
  readonly logged: (words: string, times?: number) => Promise<void>;
}

async function startWith(...apiKeys: readonly object[]): Promise<KeyFile> {
  return startWithEnv({}, ...apiKeys);
}

async function startWithEnv(
  env: Readonly<Record<string, string>>,
  ...apiKeys: readonly object[]
): Promise<KeyFile> {
  const path = join(await temporaryFolder(), 'tenants.json');
  const write = (text: string) => writeFile(path, text);
  await write(JSON.stringify([{ name: 'acme', apiKeys }]));
  const clock = new ManualClock();
  const service = await startService({ clock, env: { TENANTS_FILE: path, ...env } });
  const logged = async (words: string, times = 1) => {
    await expect
      .poll(async () => {
        await clock.advance(400);
        return service.log.filter((line) => line.includes(words)).length;
      })
      .toBe(times);
  };
  return {
    service,
    clock,
    path,
    logged,
    replace: (...others) => replaceFile(path, JSON.stringify([{ name: 'acme', apiKeys: others }])),
  };
}

/** At once, as the service could read an empty file while it is written. */
async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

test('a removed key has its sockets and streams closed within a second, and an added key works', async () => {
  const path = join(await temporaryFolder(), 'tenants.json');
  const write = (...apiKeys: readonly object[]) =>
    writeFile(path, JSON.stringify([{ name: 'acme', apiKeys }]));
  await write(entry(FIRST, READING), entry(SECOND, READING));
  const service = await startService({ env: { TENANTS_FILE: path } });
  const socket = service.subscribe(FOLLOW, {}, { apiKey: FIRST });
  const staying = service.subscribe(FOLLOW, {}, { apiKey: SECOND });
  const streams = STREAMS.map((way) => service[way](FOLLOW, {}, bearer(FIRST)));
  for (const each of [socket, ...streams, staying]) expect(await each.next()).toEqual(SNAPSHOT);
  await write(entry(SECOND, READING), entry('a-third-key-0123456789', READING));
  await Promise.all([
    expect(socket.next(1_000)).rejects.toMatchObject({ code: 4403 }),
    ...streams.map((each) => expect(each.next(1_000)).rejects.toThrow('terminated')),
  ]);
  expect(await service.query(VIEWER, {}, bearer(FIRST))).toMatchObject(REFUSED);
  expect(await service.query(VIEWER, {}, bearer('a-third-key-0123456789'))).toMatchObject({
    data: { viewer: { tenant: 'acme' } },
  });
  await expect(staying.next(200)).rejects.toThrow('Nothing');
});

test('operations sent after the key was withdrawn are not executed', async () => {
  const { service, replace, logged } = await startWith(entry(FIRST), entry(SECOND));
  const socket = new WebSocket(
    `${service.url.replace('http', 'ws')}/graphql`,
    'graphql-transport-ws',
  );
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { apiKey: FIRST } }));
  await once(socket, 'message');
  // A client that stops reading does not answer the close frame either.
  socket.pause();
  await replace(entry(SECOND));
  await logged('keys of TENANTS_FILE were reloaded');
  const before = service.log.length;
  socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: VIEWER } }));
  await service.query('query Other { viewer { tenant } }', {}, bearer(SECOND));
  expect(service.log.slice(before).filter((line) => line.includes('"operation":"query'))).toEqual([
    expect.stringContaining('query Other'),
  ]);
});

test('an operation whose key is withdrawn while its body is being sent is rejected, and not executed', async () => {
  const { service, replace, logged } = await startWith(entry(FIRST), entry(SECOND));
  const query = 'query Late { viewer { tenant } }';
  // The document is cached, so only the credential can be rejected.
  await service.query(query, {}, bearer(FIRST));
  const body = JSON.stringify({ query });
  const socket = beginPost(service, '/graphql', body);
  await service.query(VIEWER, {}, bearer(FIRST));
  const before = service.log.length;
  await replace(entry(SECOND));
  await logged('keys of TENANTS_FILE were reloaded');
  socket.write(body.slice(BEGUN));
  const answer = (await once(socket, 'data')).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 401 .*UNAUTHENTICATED/s);
  expect(service.log.slice(before).join('')).not.toContain('query Late');
});

test('a message to /mcp whose key is withdrawn while its body is being sent is rejected', async () => {
  const file = join(await temporaryFolder(), 'manifest.json');
  await writeFile(file, JSON.stringify({ Who: 'query Who { viewer { tenant } }' }));
  const env = { TRUSTED_DOCUMENTS: file, MCP_TOOLS: 'queries' };
  const { service, replace, logged } = await startWithEnv(env, entry(FIRST), entry(SECOND));
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const socket = beginPost(service, '/mcp', body);
  await service.query(VIEWER, {}, bearer(FIRST));
  await replace(entry(SECOND));
  await logged('keys of TENANTS_FILE were reloaded');
  socket.write(body.slice(BEGUN));
  expect((await once(socket, 'data')).join('')).toMatch(/^HTTP\/1\.1 401 /);
});

const PDF = '%PDF-1.7 twenty-four %%EOF';
const FORM = 'multipart/form-data; boundary=b';

test.each([
  ['a file', '/documents', 'application/pdf', PDF],
  ['a form with a file', '/documents', FORM, toForm({ file: PDF })],
  [
    'an operation with a file',
    '/graphql',
    FORM,
    toForm({
      operations: JSON.stringify({
        query: 'mutation Late($f: File!) { readInvoiceFile(input: { file: $f }) { __typename } }',
        variables: { f: null },
      }),
      map: '{"f":["variables.f"]}',
      f: PDF,
    }),
  ],
])(
  '%s whose key is withdrawn while it is being sent is rejected, and not stored',
  async (_what, path, type, body) => {
    const { service, replace, logged } = await startWith(
      entry(FIRST, { scopes: ['read', 'files'] }),
      entry(SECOND),
    );
    const socket = beginPost(service, path, body, type);
    await service.query(VIEWER, {}, bearer(FIRST));
    const before = service.log.length;
    await replace(entry(SECOND));
    await logged('keys of TENANTS_FILE were reloaded');
    socket.write(body.slice(BEGUN));
    const answer = (await once(socket, 'data')).join('');
    expect(answer).toMatch(/^HTTP\/1\.1 401 .*UNAUTHENTICATED/s);
    expect(service.log.slice(before).join('')).not.toContain('mutation Late');
    const folder = join(service.dataDir, 'documents', 'uploads');
    await expect.poll(() => readdir(folder)).toEqual([]);
  },
);

/** A form whose parts that start like a PDF are files. */
function toForm(parts: Readonly<Record<string, string>>): string {
  const written = Object.entries(parts).map(([name, content]) => {
    const fileName = content === PDF ? '; filename="a.pdf"' : '';
    return `--b\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n\r\n${content}\r\n`;
  });
  return `${written.join('')}--b--\r\n`;
}

/** Number of characters of a body that `beginPost` sends. */
const BEGUN = 10;

/** Sends the head of a request with the first key, and the start of its body. */
function beginPost(
  { url }: RunningService,
  path: string,
  body: string,
  type = 'application/json',
): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Content-Type: ${type}`,
    `Authorization: Bearer ${FIRST}`,
    `Content-Length: ${body.length}`,
  ];
  socket.write([...head, '', body.slice(0, BEGUN)].join('\r\n'));
  return socket;
}

test('a change of a key’s scopes disconnects its clients, and applies to later requests', async () => {
  const { service, replace, logged } = await startWith(entry(FIRST, READING));
  const updates = service.subscribe(FOLLOW, {}, { apiKey: FIRST });
  expect(await updates.next()).toEqual(SNAPSHOT);
  await replace(entry(FIRST, { scopes: ['sign'] }));
  await logged('keys of TENANTS_FILE were reloaded');
  await expect(updates.next()).rejects.toMatchObject({ code: 4403 });
  expect(await service.query(VIEWER, {}, bearer(FIRST))).toEqual({
    data: { viewer: { tenant: 'acme', scopes: ['SIGN'] } },
  });
});

test('limits of a key apply to it alone, and changes apply from the next request on', async () => {
  const caps = { subscriptions: 1 };
  const { service, replace, logged } = await startWith(
    entry(FIRST, { ...READING, caps }),
    entry(SECOND, READING),
  );
  const staying = service.subscribe(FOLLOW, {}, { apiKey: FIRST });
  expect(await staying.next()).toEqual(SNAPSHOT);
  const refused = { errors: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }] };
  expect(await service.subscribe(FOLLOW, {}, { apiKey: FIRST }).next()).toMatchObject(refused);
  expect(await service.subscribe(FOLLOW, {}, { apiKey: SECOND }).next()).toEqual(SNAPSHOT);

  await replace(entry(FIRST, { ...READING, caps: { subscriptions: 2 } }), entry(SECOND, READING));
  await logged('keys of TENANTS_FILE were reloaded');
  expect(await service.subscribe(FOLLOW, {}, { apiKey: FIRST }).next()).toEqual(SNAPSHOT);
  expect(await service.subscribe(FOLLOW, {}, { apiKey: FIRST }).next()).toMatchObject(refused);
  await expect(staying.next(100)).rejects.toThrow('Nothing');
});

test('an invalid or missing file leaves the former keys valid, and is logged once', async () => {
  const { service, clock, path, replace, logged } = await startWith(entry(FIRST));
  const wrong = 'TENANTS_FILE is invalid';
  await replaceFile(path, `[{ "name": "acme", "apiKeys": [{ "key": "${SECOND}"`);
  await logged(wrong, 1);
  await rm(path);
  await logged(wrong, 2);
  await clock.advance(4_000);
  expect(await service.query(VIEWER, {}, bearer(FIRST))).toMatchObject({ data: {} });
  await replace(entry(SECOND));
  await logged('keys of TENANTS_FILE were reloaded');
  await logged(wrong, 2);
  expect(await service.query(VIEWER, {}, bearer(FIRST))).toMatchObject(REFUSED);
  expect(service.log.join('')).not.toContain(SECOND);
});

test('a file without keys rejects all requests, and the next start', async () => {
  const { service, path, replace, logged } = await startWith(entry(FIRST));
  await replace();
  await logged('keys of TENANTS_FILE were reloaded');
  expect(await service.query(VIEWER, {}, bearer(FIRST))).toMatchObject(REFUSED);
  expect(await service.query(VIEWER)).toMatchObject(REFUSED);
  expect(() => readConfig({ TENANTS_FILE: path })).toThrow('TENANTS_FILE must contain keys');
});

test('an added tenant is served over the simulated platform as well, and receives the bank’s notices', async () => {
  const { service, path, logged } = await startWith(entry(FIRST));
  const tenants = [
    { name: 'acme', apiKeys: [entry(FIRST)] },
    { name: 'umbrella', apiKeys: [entry(SECOND)] },
  ];
  await writeFile(path, JSON.stringify(tenants));
  await logged('a tenant was added to TENANTS_FILE');
  expect(await service.query(ISSUE, { input: order() }, bearer(SECOND))).toMatchObject({
    data: { issueInvoice: { state: 'ISSUING' } },
  });
  const { data } = await service.query<Opened>(OPEN, { input: bySeller() }, bearer(SECOND));
  const { token = '' } = data?.openH5Session ?? {};
  for (let taken = 0; taken < 4; taken += 1) service.sandbox.controls.stepH5Session({ token });
  service.sandbox.controls.finishSellerAudit(seller);
  await expect
    .poll(() => service.log.filter((line) => line.includes('bank notice received')))
    .toContainEqual(expect.stringContaining('"tenant":"umbrella"'));
});
