import { execFile } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { spawnService, temporaryFolder } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { sendEnvelope, startStub } from '../platform/stub-platform.ts';
import { bearer, keyOf } from '../tenants.ts';
import { startTenants, tenant, writeTenants } from './live-tenants.ts';
import { readMetrics } from './metrics/reading.ts';

const VIEWER = '{ viewer { tenant features } }';
const FOLLOW = `subscription ($orderId: String! = "order-1") {
  invoiceUpdates(orderId: $orderId) { version state }
}`;
const REFUSED = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
const ISSUING = { data: { issueInvoice: { state: 'ISSUING' } } };

const acme = tenant('acme');
const umbrella = tenant('umbrella');
const asUmbrella = { apiKey: keyOf('umbrella') };
const PUT_IN = 'a tenant was added to TENANTS_FILE';
const TAKEN_OUT = 'a tenant was removed from TENANTS_FILE';
const OTHERS = 'accounts and limits of TENANTS_FILE were reloaded';

const update = (version: number) => ({ data: { invoiceUpdates: { version } } });
const whose = (name: string) => ({ data: { viewer: { tenant: name } } });

test('an added tenant issues with its own key and account, and can be followed and counted', async () => {
  const service = await startTenants([acme], { METRICS_PORT: '0' });
  await service.replace([acme, umbrella], PUT_IN);
  const updates = service.subscribe(FOLLOW, {}, asUmbrella);
  const stream = service.sse(FOLLOW, {}, bearer('umbrella'));
  for (const each of [updates, stream]) expect(await each.next()).toMatchObject(update(0));
  expect(await service.query(ISSUE, { input: order() }, bearer('umbrella'))).toMatchObject(ISSUING);
  for (const each of [updates, stream]) expect(await each.next()).toMatchObject(update(1));
  expect(service.accountsAt('/create')).toEqual(['app-umbrella']);
  await expect
    .poll(async () => {
      await service.clock.advance(2_000);
      return service.accountsAt('/query');
    })
    .toContain('app-umbrella');
  const { sum } = await readMetrics(service.application.metricsUrl ?? '');
  expect(sum('fapiao_graph_subjects', { kind: 'forward-invoice' })).toBe(1);
});

test('an added tenant’s journal is checked for losses against what the tenant sent before', async () => {
  const STORE_PRINT_FILE = join(await temporaryFolder(), 'print.json');
  await writeFile(STORE_PRINT_FILE, JSON.stringify({ umbrella: 'an-event.5.1795000000000' }));
  const service = await startTenants([acme], { STORE_PRINT_FILE });
  expect(service.log.join('')).not.toContain('the journal has lost orders');
  await service.replace([acme, umbrella], PUT_IN);
  await expect.poll(() => service.log.join('')).toContain('the journal has lost orders');
});

test('a removed tenant is rejected, and its operations wait until it is added again', async () => {
  const service = await startTenants([acme, umbrella]);
  await service.query(ISSUE, { input: order() }, bearer('umbrella'));
  const updates = service.subscribe(FOLLOW, {}, asUmbrella);
  await updates.next();
  await service.replace([acme], TAKEN_OUT);
  await expect(updates.next()).rejects.toMatchObject({ code: 4403 });
  expect(await service.query(VIEWER, {}, bearer('umbrella'))).toMatchObject(REFUSED);
  const asked = service.accountsAt('/query').length;
  const logged = service.log.length;
  await expect
    .poll(async () => {
      await service.clock.advance(10_000);
      return service.log.slice(logged).join('');
    })
    .toContain('a poll failed');
  expect(service.accountsAt('/query')).toHaveLength(asked);

  await service.replace([acme, umbrella], PUT_IN);
  const again = service.subscribe(FOLLOW, {}, asUmbrella);
  expect(await again.next()).toMatchObject({ data: { invoiceUpdates: { state: 'ISSUING' } } });
  await expect
    .poll(async () => {
      await service.clock.advance(10_000);
      return service.accountsAt('/query').slice(asked);
    })
    .toContain('app-umbrella');
});

test('a tenant’s new account, limits and ids apply from its next request on', async () => {
  const service = await startTenants([acme, umbrella]);
  const staying = service.subscribe(FOLLOW, {}, asUmbrella);
  expect(await staying.next()).toMatchObject(update(0));
  const changed = tenant('umbrella', {
    platform: { appKey: 'app-of-later', appSecret: 'secret-of-later' },
    caps: { subscriptions: 1 },
    taxUnits: { useUnitId: 'USE', connectionUnitId: 'CONNECTION' },
  });
  await service.replace([acme, changed], OTHERS);
  await service.query(ISSUE, { input: order() }, bearer('umbrella'));
  expect(service.accountsAt('/create')).toEqual(['app-of-later']);
  expect(await staying.next()).toMatchObject(update(1));
  expect(await service.subscribe(FOLLOW, {}, asUmbrella).next()).toMatchObject({
    errors: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }],
  });
  const features = async (name: string) => service.query(VIEWER, {}, bearer(name));
  expect(await features('umbrella')).toMatchObject({
    data: { viewer: { features: ['TAX_BUREAU_IDS'] } },
  });
  expect(await features('acme')).toMatchObject({ data: { viewer: { features: [] } } });
});

test.each([
  ['without an account', [acme, tenant('umbrella', { platform: null })], '`platform` of every'],
  ['of a name that is taken', [acme, acme], 'a name occurs in it twice'],
  [
    'with a key that is taken',
    [acme, tenant('umbrella', { apiKeys: [{ key: keyOf('acme') }] })],
    'a key occurs in it twice',
  ],
])(
  'a tenant %s is rejected as at the start, and all tenants stay unchanged',
  async (_how, file, why) => {
    const service = await startTenants([acme]);
    await service.replace(file, why);
    expect(service.log.join('')).not.toContain(PUT_IN);
    expect(await service.query(VIEWER, {}, bearer('acme'))).toMatchObject(whose('acme'));
  },
);

test('tokens may name a tenant for as long as it exists, and end with it', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'first' };
  const issuer = createServer((_request, response) =>
    response.end(JSON.stringify({ keys: [jwk] })),
  );
  issuer.listen(0, '127.0.0.1');
  await once(issuer, 'listening');
  onTestFinished(() => void issuer.close());
  // A TCP server that is listening has an address and a port.
  const { port } = issuer.address() as AddressInfo;
  const env = { JWKS_URL: `http://127.0.0.1:${port}/keys`, JWT_AUDIENCE: 'invoices' };
  const sign = async (claims: Record<string, unknown>) => {
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'first' });
    const signed = await token.setAudience('invoices').setExpirationTime('1h').sign(privateKey);
    return { authorization: `Bearer ${signed}` };
  };
  const service = await startTenants([acme], env, new ManualClock(Date.now()));
  const [ofNobody, ofUmbrella] = [await sign({}), await sign({ tenant: 'umbrella' })];
  expect(await service.query(VIEWER, {}, ofNobody)).toMatchObject(whose('acme'));
  expect(await service.query(VIEWER, {}, ofUmbrella)).toMatchObject(REFUSED);

  await service.replace([acme, umbrella], PUT_IN);
  expect(await service.query(VIEWER, {}, ofUmbrella)).toMatchObject(whose('umbrella'));
  expect(await service.query(VIEWER, {}, ofNobody)).toMatchObject(REFUSED);
  const updates = service.subscribe(FOLLOW, {}, ofUmbrella);
  expect(await updates.next()).toMatchObject(update(0));

  await service.replace([acme], TAKEN_OUT);
  await expect(updates.next()).rejects.toMatchObject({ code: 4403 });
  expect(await service.query(VIEWER, {}, ofUmbrella)).toMatchObject(REFUSED);
});

test('the URL for the bank’s notices of an added tenant is printed, and not logged', async () => {
  const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000'));
  const TENANTS_FILE = join(await temporaryFolder(), 'tenants.json');
  await writeTenants(TENANTS_FILE, [acme]);
  const { output } = await spawnService({ PLATFORM_BASE_URL: stub.baseUrl, TENANTS_FILE });
  await writeTenants(TENANTS_FILE, [acme, umbrella]);
  const printed = () => output.filter((line) => line.startsWith('Address for the bank’s notices'));
  await expect.poll(printed).toHaveLength(2);
  expect(printed()[1]).toMatch(/\(umbrella\): http:.*\/callbacks\/.*\/api\/callback\/bank$/);
  const logged = () => output.filter((line) => line.startsWith('{')).join('');
  await expect.poll(logged).toContain(PUT_IN);
  expect(logged()).not.toContain('/callbacks/');
});

test('a pipe in place of the file is not waited for, by the next file or by the end', async () => {
  const TENANTS_FILE = join(await temporaryFolder(), 'tenants.json');
  await writeTenants(TENANTS_FILE, [acme]);
  const { query, output, process, exited } = await spawnService({
    PLATFORM_BASE_URL: 'http://127.0.0.1:9',
    TENANTS_FILE,
  });
  const replaceByPipe = async (): Promise<void> => {
    await promisify(execFile)('mkfifo', [`${TENANTS_FILE}.pipe`]);
    await rename(`${TENANTS_FILE}.pipe`, TENANTS_FILE);
  };
  const inLog = async (words: string): Promise<void> => {
    await expect.poll(() => output.join(''), { timeout: 20_000 }).toContain(words);
  };
  await replaceByPipe();
  await inLog('TENANTS_FILE is invalid');
  await writeTenants(TENANTS_FILE, [acme, umbrella]);
  await inLog(PUT_IN);
  expect(await query(VIEWER, {}, bearer('umbrella'))).toMatchObject(whose('umbrella'));
  await replaceByPipe();
  process.kill('SIGTERM');
  expect(await exited).toBe(0);
});
