import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { startService, temporaryFolder } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';

const VIEWER = '{ viewer { tenant scopes } }';
const OLD_KEY = 'an-old-key-0123456789';
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

interface Made {
  readonly key: string;
  readonly entry: Record<string, unknown>;
  readonly lines: readonly string[];
}

/** Runs `npm run keys` with these arguments. */
async function makeKey(...args: readonly string[]): Promise<Made> {
  const script = join(import.meta.dirname, '../../src/operations/keys.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args]);
  const lines = stdout.trim().split('\n');
  const [first = '', , entry = ''] = lines;
  // The command prints an entry of the file.
  return { key: first.split(': ')[1] ?? '', entry: JSON.parse(entry) as Made['entry'], lines };
}

async function fileOf(...apiKeys: readonly object[]): Promise<string> {
  const file = join(await temporaryFolder(), 'tenants.json');
  await writeFile(file, JSON.stringify([{ name: 'acme', apiKeys }]));
  return file;
}

test('a generated key of 256 random bits is stored as its hash, and has its scopes', async () => {
  const made = await makeKey('--tenant', 'acme', '--name', 'app', '--scopes', 'read,issue,pii');
  const [prefix = '', random = ''] = made.key.split(/_(.*)/s);
  expect([prefix, Buffer.from(random, 'base64url').byteLength]).toEqual(['fg', 32]);
  expect(made.entry).toEqual({
    name: 'app',
    sha256: createHash('sha256').update(made.key).digest('hex'),
    scopes: ['read', 'issue', 'pii'],
  });
  expect(made.lines.filter((line) => line.includes(made.key))).toHaveLength(1);
  const service = await startService({ env: { TENANTS_FILE: await fileOf(made.entry) } });
  expect(await service.query(VIEWER, {}, bearer(made.key))).toEqual({
    data: { viewer: { tenant: 'acme', scopes: ['READ', 'ISSUE', 'PII', 'FILES'] } },
  });
  expect(await service.query(VIEWER, {}, bearer(made.entry['sha256'] as string))).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  expect(service.log.join('')).not.toContain('keys in clear text');
});

test('no two generated keys are equal, and one generated without scopes may read', async () => {
  const [one, other] = await Promise.all([
    makeKey('--tenant', 'acme'),
    makeKey('--tenant', 'acme'),
  ]);
  expect(one.key).not.toBe(other.key);
  expect(one.entry['scopes']).toEqual(['read']);
});

test.each([
  [[], '--tenant takes the name'],
  [['--tenant', 'No Tenant'], '--tenant takes the name'],
  [['--tenant', 'acme', '--name', 'my app'], '--name takes 1 to 40 letters'],
  [['--tenant', 'acme', '--scopes', 'root'], '--scopes takes scopes separated by commas: read, '],
  [['--tenant', 'acme', '--scopes', 'pii'], 'pii must be combined'],
  [['--tenant', 'acme', '--expires', 'tomorrow'], '--expires takes a day from today on'],
  [['--tenant', 'acme', '--expires', '2020-01-01'], '--expires takes a day from today on'],
])('generates no key for the arguments %j', async (args, named) => {
  await expect(makeKey(...args)).rejects.toThrow(named);
});

test('a key ends with its last day in Shanghai, and its sockets with it', async () => {
  const { key, entry } = await makeKey('--tenant', 'acme', '--expires', '2099-01-31');
  const clock = new ManualClock(Date.parse('2099-01-31T15:59:59.000Z'));
  const service = await startService({ env: { TENANTS_FILE: await fileOf(entry) }, clock });
  expect(await service.query(VIEWER, {}, bearer(key))).toMatchObject({ data: {} });
  const FOLLOW = 'subscription { updates { eventId } }';
  await expect(service.subscribe(FOLLOW, {}, { apiKey: key }).next()).rejects.toMatchObject({
    code: 4403,
  });
  await clock.advance(1_000);
  expect(await service.query(VIEWER, {}, bearer(key))).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('keys in clear text or without scopes work as before, and a warning names them without the key', async () => {
  const { key, entry } = await makeKey('--tenant', 'acme');
  const { scopes: _left, ...unlimited } = entry;
  const TENANTS_FILE = await fileOf({ name: 'old', key: OLD_KEY }, unlimited);
  const service = await startService({ env: { TENANTS_FILE } });
  for (const known of [OLD_KEY, key]) {
    expect(
      await service.query(
        'mutation { sandbox { stepH5Session(token: "none") } }',
        {},
        bearer(known),
      ),
    ).not.toHaveProperty('errors');
  }
  const warning = service.log.find((line) => line.includes('keys in clear text'));
  expect(warning).toContain('acme/old acme/2');
  expect(service.log.join('')).not.toContain(OLD_KEY);
});

test.each([
  ['both forms', { key: OLD_KEY, sha256: 'a'.repeat(64) }],
  ['no form', { name: 'app' }],
  ['an unknown scope', { sha256: 'a'.repeat(64), scopes: ['root'] }],
  ['a scope that limits nothing', { sha256: 'a'.repeat(64), scopes: ['pii'] }],
  ['no day', { sha256: 'a'.repeat(64), expires: '2027-02-30' }],
  ['a print of another length', { sha256: 'a'.repeat(63) }],
])('an entry with %s is rejected', async (_what, entry) => {
  const TENANTS_FILE = await fileOf(entry);
  expect(() => readConfig({ TENANTS_FILE })).toThrow(/0\.apiKeys\.0.* is wrong/);
});

test('a repeated key is rejected in either form', async () => {
  const sha256 = createHash('sha256').update(OLD_KEY).digest('hex');
  const TENANTS_FILE = await fileOf({ key: OLD_KEY }, { sha256 });
  expect(() => readConfig({ TENANTS_FILE })).toThrow('a key occurs in it twice');
});
