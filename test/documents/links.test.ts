import { expect, test } from 'vitest';
import { toSecrets } from '../../src/kernel/ids.ts';
import { createLinks, type Links } from '../../src/documents/links.ts';

const HOUR = 60 * 60_000;
const file = { sha256: 'ab'.repeat(32), name: '26442000000000000011.pdf' };

interface Scene {
  readonly create: (of: typeof file) => ReturnType<Links['create']>;
  readonly later: (delayMs: number) => void;
  readonly follow: (url: string) => ReturnType<Links['read']>;
}

function createScene(
  secrets = ['a secret of thirty-two characters'],
  tenants = ['acme', 'umbrella'],
): Scene {
  let now = Date.UTC(2026, 10, 21);
  const [current = '', ...before] = secrets;
  const links = createLinks({
    secrets: toSecrets(current, ...before),
    publicUrl: 'https://pay.example/base',
    tenants: new Set(tenants),
    now: () => now,
  });
  return {
    create: (of) => links.create({ ...of, tenant: 'acme' }),
    later: (delayMs: number) => void (now += delayMs),
    follow: (url: string) => {
      const { pathname, searchParams } = new URL(url);
      return links.read(pathname.replace('/base/documents/', ''), searchParams);
    },
  };
}

test('a link contains its file and its expiry, below the public URL', () => {
  const { create, follow } = createScene();
  const { url, expiresAt } = create(file);
  expect(url).toMatch(
    /^https:\/\/pay\.example\/base\/documents\/(ab){32}\/26442000000000000011\.pdf\?tenant=acme&expires=\d+&key=[\w-]{8}&signature=[\w-]{43}$/,
  );
  expect(expiresAt).toBe(Date.UTC(2026, 10, 21, 1));
  expect(follow(url)).toEqual({ ...file, expiresAt });
});

test('a link expires after an hour', () => {
  const { create, follow, later } = createScene();
  const { url } = create(file);
  later(HOUR - 1);
  expect(follow(url)).toMatchObject(file);
  later(1);
  expect(follow(url)).toBe('expired');
});

test.each([
  ['another file', (url: string) => url.replace('abab', 'abac')],
  ['another name', (url: string) => url.replace('.pdf', '.xml')],
  ['a later end', (url: string) => url.replace(/expires=\d/, 'expires=9')],
  ['another signature', (url: string) => url.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
  ['another tenant', (url: string) => url.replace('acme', 'umbrella')],
  ['another key', (url: string) => url.replace(/key=./, 'key=!')],
  ['no signature', (url: string) => url.replace(/&.*/, '')],
  ['a longer path', (url: string) => url.replace('.pdf', '.pdf/..')],
])('a link with %s is unknown', (_what, forge) => {
  const { create, follow } = createScene();
  expect(follow(forge(create(file).url))).toBe('unknown');
});

test('a link signed with another secret is unknown', () => {
  expect(
    createScene().follow(createScene(['another secret of many characters']).create(file).url),
  ).toBe('unknown');
});

test('a link survives the replacement of the secret, until its secret is removed', () => {
  const [before, after] = ['a secret of before, of many characters', 'a secret of many characters'];
  const { url } = createScene([before]).create(file);
  expect(createScene([after, before]).follow(url)).toMatchObject(file);
  expect(createScene([after]).follow(url)).toBe('unknown');
});

test('a link ends with its tenant', () => {
  const { url } = createScene().create(file);
  expect(createScene(undefined, ['umbrella']).follow(url)).toBe('unknown');
});
