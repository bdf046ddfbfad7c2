import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startService, temporaryFolder } from '../harness.ts';
import { sendEnvelope, startStub } from '../platform/stub-platform.ts';
import { startBefore } from '../scenario.ts';

const VIEWER = '{ viewer { tenant scopes features } }';
const ORDINARY = 'an-ordinary-key-0123456789';
const PRIVILEGED = 'a-privileged-key-0123456789';
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
/** All scopes but personal data and the metrics of all tenants. */
const ORDINARILY = 'READ VERIFY LOOKUP ISSUE TRACE REVERSE SIGN FILES AUDIT SANDBOX'.split(' ');
const stub = () => startStub((response) => sendEnvelope(response, 'CYT_00000', {}));

test('without keys every caller is the single tenant, before the simulated platform', async () => {
  const { query } = await startService();
  expect(await query(VIEWER)).toEqual({
    data: {
      viewer: {
        tenant: 'default',
        scopes: ORDINARILY.toSpliced(-1, 0, 'WEBHOOKS', 'METRICS'),
        features: ['SANDBOX', 'PUSHES', 'TAX_BUREAU_IDS'],
      },
    },
  });
});

test('a key reports its caller and permissions', async () => {
  const file = join(await temporaryFolder(), 'tenants.json');
  const tenants = [
    { name: 'acme', apiKeys: [{ key: ORDINARY }] },
    { name: 'umbrella', apiKeys: [{ key: PRIVILEGED, scopes: ['pii'] }] },
  ];
  await writeFile(file, JSON.stringify(tenants));
  const { query } = await startService({ env: { TENANTS_FILE: file } });
  expect(await query(VIEWER, {}, bearer(ORDINARY))).toMatchObject({
    data: { viewer: { tenant: 'acme', scopes: ORDINARILY } },
  });
  expect(await query(VIEWER, {}, bearer(PRIVILEGED))).toMatchObject({
    data: { viewer: { tenant: 'umbrella', scopes: [...ORDINARILY, 'PII'] } },
  });
});

test.each([
  ['nothing', {}, []],
  ['an address for pushes', { PUBLIC_URL: 'https://invoices.example' }, ['PUSHES']],
  [
    'ids at the tax bureau',
    { TAX_USE_UNIT_ID: 'USE1', TAX_CONNECTION_UNIT_ID: 'CONNECTION1' },
    ['TAX_BUREAU_IDS'],
  ],
])(
  'before a real platform with %s set up exactly these features are listed',
  async (_what, env, features) => {
    const { query } = await startBefore(await stub(), env);
    expect(await query(VIEWER)).toMatchObject({ data: { viewer: { features } } });
  },
);

test('one tenant’s ids at the tax bureau are no feature of another tenant', async () => {
  const file = join(await temporaryFolder(), 'tenants.json');
  const platform = { appKey: 'app', appSecret: 'secret' };
  const taxUnits = { useUnitId: 'USE1', connectionUnitId: 'CONNECTION1' };
  const tenants = [
    { name: 'acme', apiKeys: [{ key: ORDINARY }], platform },
    { name: 'umbrella', apiKeys: [{ key: PRIVILEGED }], platform, taxUnits },
  ];
  await writeFile(file, JSON.stringify(tenants));
  const { query } = await startBefore(await stub(), {
    TENANTS_FILE: file,
    PLATFORM_APP_KEY: '',
    PLATFORM_APP_SECRET: '',
  });
  expect(await query(VIEWER, {}, bearer(ORDINARY))).toMatchObject({
    data: { viewer: { features: [] } },
  });
  expect(await query(VIEWER, {}, bearer(PRIVILEGED))).toMatchObject({
    data: { viewer: { features: ['TAX_BUREAU_IDS'] } },
  });
});
