import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../../src/server/auth/authentication.ts';
import { type Connection, startService, temporaryFolder } from '../../harness.ts';
import { settingsOf, stores } from '../../stores.ts';
import { bearer, startBudgeted, verify, writeTenants } from './tenants.ts';

const KEYS = `{ keys { name fingerprint scopes expiresAt lastUsedOn unitsPerRequest
  budgets { holder key capability unitsPerDay usedUnits leftUnits } } }`;
const BUDGETS = `{ viewer { budgets { holder key capability unitsPerDay usedUnits leftUnits } } }`;
const VIEWER = '{ viewer { tenant } }';
const HOUR_MS = 3_600_000;

type Listed = Readonly<Record<string, unknown>>;

/** The keys of acme, as listed by one of them. */
async function keysOf(service: Connection, key: 'web' | 'batch' = 'web'): Promise<Listed[]> {
  const { data, errors } = await service.query<{ keys: Listed[] }>(KEYS, {}, bearer(key));
  expect(errors).toBeUndefined();
  return data?.keys ?? [];
}

const days = async (service: Connection) =>
  (await keysOf(service)).map(({ name, lastUsedOn }) => [name, lastUsedOn]);

describe.each(stores)('on %s', (store) => {
  test('a key shows the last day of its use in China, also after a restart and while only a socket is open', async () => {
    const { service, clock, env } = await startBudgeted(store, {});
    await service.query(VIEWER, {}, bearer('other'));
    expect(await days(service)).toEqual([
      ['acme/web', '2026-11-21'],
      ['acme/batch', null],
    ]);
    const socket = service.subscribe('subscription { updates { eventId } }', {}, bearer('batch'));
    void socket.next(HOUR_MS).catch(() => {});
    const isBatchOf = async (day: string) => {
      await expect.poll(() => days(service)).toMatchObject([{}, ['acme/batch', day]]);
    };
    await isBatchOf('2026-11-21');
    await clock.advance(2 * HOUR_MS);
    await isBatchOf('2026-11-22');
    socket.close();
    await service.stop();
    await clock.advance(24 * HOUR_MS);
    const again = await startService({ clock, env, dataDir: service.dataDir });
    expect(await days(again)).toEqual([
      ['acme/web', '2026-11-23'],
      ['acme/batch', '2026-11-22'],
    ]);
  });
});

test('two instances share the days of use', async () => {
  const { service, clock, env } = await startBudgeted('PostgreSQL', {});
  const other = await startService({ clock, env, sandboxProgressDelayMs: null });
  await Promise.all([
    service.query(VIEWER, {}, bearer('web')),
    other.query(VIEWER, {}, bearer('batch')),
  ]);
  await keysOf(other, 'batch');
  for (const one of [service, other]) {
    expect(await keysOf(one)).toMatchObject([
      { lastUsedOn: '2026-11-21' },
      { lastUsedOn: '2026-11-21' },
    ]);
  }
});

test('budgets report today’s used and remaining units, of the key and of the tenant', async () => {
  const { service, clock, tenantsFile } = await startBudgeted('SQLite', {
    web: { unitsPerDay: { verification: 5 }, unitsPerRequest: 4 },
    tenant: { unitsPerDay: { verification: 7, enterprise: 0 } },
  });
  await verify(service, 4, 'web');
  await verify(service, 2, 'batch', 50);
  const ofTenant = { holder: 'TENANT', key: null };
  const ofKey = { holder: 'KEY', key: 'acme/web' };
  const verification = { capability: 'VERIFICATION' };
  const own = { ...ofKey, ...verification, unitsPerDay: 5, usedUnits: 4, leftUnits: 1 };
  const all = [
    { ...ofTenant, ...verification, unitsPerDay: 7, usedUnits: 6, leftUnits: 1 },
    { ...ofTenant, capability: 'ENTERPRISE', unitsPerDay: 0, usedUnits: 0, leftUnits: 0 },
  ];
  expect(await service.query(BUDGETS, {}, bearer('web'))).toEqual({
    data: { viewer: { budgets: [own, ...all] } },
  });
  expect(await service.query(BUDGETS, {}, bearer('batch'))).toEqual({
    data: { viewer: { budgets: all } },
  });
  expect(await service.query(BUDGETS, {}, bearer('other'))).toEqual({
    data: { viewer: { budgets: [] } },
  });
  expect(await keysOf(service)).toMatchObject([
    { unitsPerRequest: 4, budgets: [own] },
    { unitsPerRequest: null, budgets: [] },
  ]);
  await writeTenants(tenantsFile, { web: { unitsPerDay: { verification: 2 } } });
  const standing = async () => {
    // The file is read twice a second.
    await clock.advance(1_000);
    return service.query(BUDGETS, {}, bearer('web'));
  };
  await expect
    .poll(standing)
    .toEqual({ data: { viewer: { budgets: [{ ...own, unitsPerDay: 2, leftUnits: 0 }] } } });
});

test('a key and its successor with the same name are distinguished, and neither is shown', async () => {
  const OLD = 'the-old-key-of-the-shop-0123456789';
  const NEW = 'the-new-key-of-the-shop-0123456789';
  const scopes = ['read', 'audit'];
  const TENANTS_FILE = join(await temporaryFolder(), 'tenants.json');
  const apiKeys = [
    { name: 'shop', sha256: digestOf(OLD), scopes, expires: '2027-01-31' },
    { name: 'shop', sha256: digestOf(NEW), scopes },
    { sha256: digestOf('a-key-without-a-name-0123456789'), scopes: ['read'] },
  ];
  await writeFile(TENANTS_FILE, JSON.stringify([{ name: 'acme', apiKeys }]));
  const service = await startService({ env: { TENANTS_FILE } });
  const answer = await service.query(KEYS, {}, { authorization: `Bearer ${NEW}` });
  expect(answer).toMatchObject({
    data: {
      keys: [
        {
          name: 'acme/shop',
          fingerprint: digestOf(OLD).slice(0, 8),
          expiresAt: '2027-02-01T00:00:00+08:00',
          lastUsedOn: null,
        },
        {
          name: 'acme/shop',
          fingerprint: digestOf(NEW).slice(0, 8),
          scopes: ['READ', 'AUDIT'],
          expiresAt: null,
          lastUsedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
        },
        { name: 'acme/3', lastUsedOn: null },
      ],
    },
  });
  for (const secret of [OLD, NEW, digestOf(OLD), digestOf(NEW)])
    expect(JSON.stringify(answer)).not.toContain(secret);
});

test('keys are listed for callers with the audit scope; without keys the list is empty', async () => {
  const READER = 'a-key-that-only-reads-0123456789';
  const limited = await startService({ env: { API_KEYS: `${READER}:read` } });
  expect(await limited.query(KEYS, {}, { authorization: `Bearer ${READER}` })).toMatchObject({
    data: { keys: null },
    errors: [{ extensions: { code: 'NOT_PERMITTED' } }],
  });
  const open = await startService({ env: await settingsOf('SQLite') });
  expect(await open.query(KEYS)).toEqual({ data: { keys: [] } });
});
