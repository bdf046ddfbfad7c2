import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApplication } from '../../src/app.ts';
import { parseTenants } from '../../src/config/tenants.ts';
import { readConfig } from '../../src/config/config.ts';
import { buyer } from '../../packages/simulator/src/seed/parties.ts';
import { ISSUE, order } from '../capabilities/forward-invoicing/invoice-orders.ts';
import { bySeller, seller } from '../capabilities/h5/sessions.ts';
import { connectTo, type Connection, startService, temporaryFolder } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { sendEnvelope, startStub } from '../platform/stub-platform.ts';
import { bearer, keyOf, tenantsFile } from '../tenants.ts';

const acme = bearer('acme');
const umbrella = bearer('umbrella');
const accountOf = (name: string) => ({ appKey: `app-${name}`, appSecret: `secret-${name}` });

const OPERATIONS = `{ operations { edges { node { id kind key } } } }`;
const UPDATES = `subscription ($orderId: String!, $after: Cursor) {
  invoiceUpdates(orderId: $orderId, after: $after) { cursor version state invoice { buyerName } }
}`;

interface Operations {
  readonly operations: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
}

test('no tenant can see, repeat or disturb another tenant’s operations', async () => {
  const env = { TENANTS_FILE: await tenantsFile(() => null) };
  const service = await startService({
    clock: new ManualClock(),
    sandboxProgressDelayMs: null,
    env,
  });
  await service.query(ISSUE, { input: order({ orderId: 'same-1' }) }, acme);
  expect(await service.query(OPERATIONS, {}, umbrella)).toEqual({
    data: { operations: { edges: [] } },
  });
  const { data } = await service.query<Operations>(OPERATIONS, {}, acme);
  const id = data?.operations.edges[0]?.node.id;
  const NODE = 'query ($id: ID!) { node(id: $id) { id } operation(id: $id) { key } }';
  expect(await service.query(NODE, { id }, acme)).toEqual({
    data: { node: { id }, operation: { key: 'same-1' } },
  });
  expect(await service.query(NODE, { id }, umbrella)).toEqual({
    data: { node: null, operation: null },
  });

  // The number is free for the other tenant, for another buyer as well: no conflict reveals the first order.
  const others = service.subscribe(UPDATES, { orderId: 'same-1' }, umbrella);
  expect(await others.next()).toMatchObject({
    data: { invoiceUpdates: { version: 0, state: null, invoice: null } },
  });
  const input = order({
    orderId: 'same-1',
    buyer: { enterprise: { ...buyer, name: '另一家公司' } },
  });
  await service.query(ISSUE, { input }, umbrella);
  expect(await others.next()).toMatchObject({
    data: { invoiceUpdates: { version: 1, invoice: { buyerName: '另一家公司' } } },
  });
});

test('the bank’s notice to one tenant’s URL changes nothing of another tenant’s under the same number', async () => {
  const env = { TENANTS_FILE: await tenantsFile(() => null) };
  const clock = new ManualClock();
  const service = await startService({ clock, sandboxProgressDelayMs: null, env });
  const OPEN = `mutation ($input: H5SessionInput!) { openH5Session(input: $input) { ... on H5Link { token } } }`;
  const FOLLOW =
    'subscription ($token: String!) { h5SessionUpdates(token: $token) { cause state } }';
  const follow = async (as: typeof acme) => {
    type Opened = { readonly openH5Session: { readonly token: string } };
    const { data } = await service.query<Opened>(OPEN, { input: bySeller() }, as);
    const { token = '' } = data?.openH5Session ?? {};
    const updates = service.subscribe(FOLLOW, { token }, as);
    return { token, updates };
  };
  const links = { acme: await follow(acme), umbrella: await follow(umbrella) };
  for (const { token, updates } of Object.values(links)) {
    await updates.next();
    service.sandbox.controls.stepH5Session({ token });
  }
  const kinds = { kinds: ['H5_SESSION'] };
  const LOOK =
    'query ($kinds: [OperationKind!]) { operations(kinds: $kinds) { edges { node { nextPollAt } } } }';
  const before = await service.query(LOOK, kinds, umbrella);
  const address = service.application.noticeAddressFor('acme');
  const body = JSON.stringify({ outUserId: seller.sellerId, token: links.umbrella.token });
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
  expect(await links.acme.updates.next()).toMatchObject({
    data: { h5SessionUpdates: { cause: 'PUSH', state: 'REDIRECTED' } },
  });
  expect(await service.query(LOOK, kinds, umbrella)).toEqual(before);
});

test('calls for each tenant use its own platform key, in later polls too', async () => {
  const stub = await startStub((response) =>
    sendEnvelope(response, 'CYT_00000', { orderSn: 'SN', order_sn: 'SN' }),
  );
  const env = {
    PORT: '0',
    DATA_DIR: await temporaryFolder(),
    LOG_LEVEL: 'silent',
    PLATFORM_BASE_URL: stub.baseUrl,
    TENANTS_FILE: await tenantsFile(accountOf),
  };
  const clock = new ManualClock();
  const application = await createApplication(readConfig(env), { clock });
  onTestFinished(() => application.stop());
  application.start();
  const service: Connection = connectTo(application.url);
  for (const [tenant, orderId] of [
    [acme, 'same-1'],
    [umbrella, 'same-1'],
    [umbrella, 'other-1'],
  ] as const) {
    await service.query(ISSUE, { input: order({ orderId }) }, tenant);
  }
  const keysAt = (end: string) =>
    stub.received
      .filter(({ path }) => path.endsWith(end))
      .map(({ headers }) => headers['x-app-key']);
  expect(keysAt('/create')).toEqual(['app-acme', 'app-umbrella', 'app-umbrella']);
  await clock.advance(60_000);
  await expect.poll(() => new Set(keysAt('/query'))).toEqual(new Set(['app-acme', 'app-umbrella']));
});

test.each([
  ['{', 'it is not valid JSON'],
  ['{}', 'it is no list of tenants'],
  ['[]', 'it is no list of tenants'],
  [
    '[{ "name": "Acme secret" }]',
    '0.name is wrong: Invalid string: must match pattern /^[a-z0-9][a-z0-9-]{0,39}$/',
  ],
  [
    '[{ "name": "acme", "apiKeys": [{ "key": "secret" }] }]',
    '0.apiKeys.0.key is wrong: Invalid string: must match pattern /^\\S{16,}$/',
  ],
  ['[{ "name": "acme", "secret": 1 }]', '0 has an unknown member'],
  [
    '[{ "name": "acme", "apiKeys": [{ "name": "secret" }] }]',
    '0.apiKeys.0 is wrong: either `sha256` or `key` must be given',
  ],
  [
    '[{ "name": "acme", "platform": { "appKey": "secret\\n", "appSecret": "x" } }]',
    '0.platform.appKey is wrong: Invalid string: must match pattern /^[\\x21-\\x7e]+$/',
  ],
  ['[{ "name": "acme" }, { "name": "acme" }]', 'a name occurs in it twice'],
  [
    '[{ "name": "a", "apiKeys": [{ "key": "secret-secret-secret" }] }, { "name": "b", "apiKeys": [{ "key": "secret-secret-secret" }] }]',
    'a key occurs in it twice',
  ],
])('a file that contains %s stops the start without quoting it', async (text, reason) => {
  const file = join(await temporaryFolder(), 'tenants.json');
  await writeFile(file, text);
  const read = (): unknown => readConfig({ TENANTS_FILE: file });
  expect(read).toThrow(`TENANTS_FILE takes a JSON file that lists the tenants: ${reason}.`);
  expect(read).not.toThrow('secret');
});

const DIGEST = 'a'.repeat(64);
const WEBHOOK = { name: 'w', url: 'https://example.com', document: 'd', secret: 's' };

test.each([
  [{ name: undefined }, '0.name is missing: it takes a text'],
  [{ name: 1 }, '0.name is wrong: it takes a text'],
  [{ apiKeys: 'secret' }, '0.apiKeys is wrong: it takes a list'],
  [{ apiKeys: ['secret'] }, '0.apiKeys.0 is wrong: it takes an object'],
  [
    { apiKeys: [{ sha256: DIGEST, scopes: ['secret'] }] },
    '0.apiKeys.0.scopes.0 is wrong: it takes one of read, verify',
  ],
  [
    { apiKeys: [{ sha256: DIGEST, expires: 'secret' }] },
    '0.apiKeys.0.expires is wrong: it takes a day, yyyy-MM-dd',
  ],
  [
    { apiKeys: [{ sha256: 'secret' }] },
    '0.apiKeys.0.sha256 is wrong: it takes 64 lower-case hex digits',
  ],
  [
    { apiKeys: [{ sha256: DIGEST, name: 'a secret' }] },
    '0.apiKeys.0.name is wrong: it takes 1 to 40 letters, digits',
  ],
  [
    { taxUnits: { useUnitId: '', connectionUnitId: 'c' } },
    '0.taxUnits.useUnitId is wrong: it takes 1 to 48 letters and digits',
  ],
  [
    { budget: { unitsPerRequest: '5' } },
    '0.budget.unitsPerRequest is wrong: it takes a whole number',
  ],
  [
    { budget: { unitsPerRequest: 1.5 } },
    '0.budget.unitsPerRequest is wrong: it takes a whole number',
  ],
  [{ budget: { unitsPerRequest: -1 } }, '0.budget.unitsPerRequest is wrong: it takes 0 or more'],
  [{ budget: { unitsPerDay: { secret: 1 } } }, '0.budget.unitsPerDay has an unknown member'],
  [
    { caps: { connections: 2_000_000_000 } },
    '0.caps.connections is wrong: it takes 1000000000 or less',
  ],
  [{ platform: 'secret' }, '0.platform is wrong: it takes an object'],
  [
    { platform: { appKey: 'key', appSecret: '' } },
    '0.platform.appSecret is wrong: it takes a text that is not empty',
  ],
  [{ uploadBytes: 1 }, '0.uploadBytes is wrong: it takes 1048576 or more'],
  [{ uploadBytes: true }, '0.uploadBytes is wrong: it takes a whole number'],
  [
    { webhooks: [{ ...WEBHOOK, variables: 'secret' }] },
    '0.webhooks.0.variables is wrong: it takes an object',
  ],
  [
    { webhooks: [{ ...WEBHOOK, secret: undefined }] },
    '0.webhooks.0.secret is missing: it takes a text',
  ],
])('a tenant %j is wrong in words of this service', (wrong, reason) => {
  const file = JSON.stringify([{ name: 'acme', ...wrong }]);
  expect(() => parseTenants(file)).toThrow(new RegExp(`^${RegExp.escape(reason)}(?=$|, )`));
});

test('a file may begin with a byte order mark', async () => {
  const file = join(await temporaryFolder(), 'tenants.json');
  await writeFile(
    file,
    `\u{feff}[{ "name": "acme", "apiKeys": [{ "key": "${'k'.repeat(16)}" }] }]`,
  );
  expect(readConfig({ TENANTS_FILE: file }).tenants).toEqual(['acme']);
});

test('tenants without keys, with half an account, or together with a single tenant’s settings are rejected', async () => {
  const file = join(await temporaryFolder(), 'tenants.json');
  await writeFile(file, '[{ "name": "a" }, { "name": "b" }]');
  expect(() => readConfig({ TENANTS_FILE: file })).toThrow('TENANTS_FILE must contain keys');
  const url = { PLATFORM_BASE_URL: 'https://platform.example' };
  const half = await tenantsFile((name) => (name === 'acme' ? accountOf(name) : null));
  expect(() => readConfig({ TENANTS_FILE: half, ...url })).toThrow('`platform` of every tenant');
  const TENANTS_FILE = await tenantsFile(accountOf);
  expect(() => readConfig({ TENANTS_FILE })).toThrow('`platform` of every tenant');
  expect(() => readConfig({ TENANTS_FILE, API_KEYS: 'a-key-of-another-place' })).toThrow(
    'must be in TENANTS_FILE if it is set',
  );
  expect(readConfig({ TENANTS_FILE, ...url })).toMatchObject({ tenants: ['acme', 'umbrella'] });
});

test('a tenant may have its own unit ids, and the others have those of the settings', async () => {
  const file = join(await temporaryFolder(), 'tenants.json');
  const own = { useUnitId: 'OWN', connectionUnitId: 'UNIT' };
  const [acme, umbrella] = ['acme', 'umbrella'].map((name) => ({
    name,
    apiKeys: [{ key: keyOf(name) }],
  }));
  await writeFile(file, JSON.stringify([{ ...acme, taxUnits: own }, umbrella]));
  const shared = { TAX_USE_UNIT_ID: 'ALL', TAX_CONNECTION_UNIT_ID: 'OF' };
  expect(readConfig({ TENANTS_FILE: file, ...shared }).taxUnits).toEqual(
    new Map([
      ['acme', own],
      ['umbrella', { useUnitId: 'ALL', connectionUnitId: 'OF' }],
    ]),
  );
});

test('tokens are accepted only with a configured audience', () => {
  const JWKS_URL = 'https://issuer.example/keys';
  expect(() => readConfig({ JWKS_URL })).toThrow('JWT_AUDIENCE must be set too');
  expect(() => readConfig({ JWT_ISSUER: 'https://issuer.example' })).toThrow(
    'JWKS_URL must be set',
  );
  expect(readConfig({ JWKS_URL, JWT_AUDIENCE: 'invoices', HOST: '0.0.0.0' })).toMatchObject({
    tokenIssuer: { jwksUrl: JWKS_URL, audience: 'invoices', issuer: null },
    introspection: false,
  });
});
