import { expect, test } from 'vitest';
import { createLinks, type Link, type Links } from '../../src/documents/links.ts';

const HOUR = 60 * 60_000;
const file = { sha256: 'ab'.repeat(32), name: '26442000000000000011.pdf' };

interface Scene {
  readonly create: (of: typeof file) => Link;
  readonly later: (delayMs: number) => void;
  readonly follow: (url: string) => ReturnType<Links['read']>;
}

function createScene(secret = 'a secret of thirty-two characters'): Scene {
  let now = Date.UTC(2026, 10, 21);
  const links = createLinks(secret, 'https://pay.example/base/', () => now);
  return {
    create: (of) => links.create(of),
    later: (delayMs: number) => void (now += delayMs),
    follow: (url: string) => {
      const { pathname, searchParams } = new URL(url);
      return links.read(pathname.replace('/base/documents/', ''), searchParams);
    },
  };
}

test('a link names its file and its end, below the public address', () => {
  const { create, follow } = createScene();
  const { url, expiresAt } = create(file);
  expect(url).toMatch(
    /^https:\/\/pay\.example\/base\/documents\/(ab){32}\/26442000000000000011\.pdf\?expires=\d+&signature=[\w-]{43}$/,
  );
  expect(expiresAt).toBe(Date.UTC(2026, 10, 21, 1));
  expect(follow(url)).toEqual({ ...file, expiresAt });
});

test('a link ends after an hour', () => {
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
  ['no signature', (url: string) => url.replace(/&.*/, '')],
  ['a longer path', (url: string) => url.replace('.pdf', '.pdf/..')],
])('a link with %s is unknown', (_what, forge) => {
  const { create, follow } = createScene();
  expect(follow(forge(create(file).url))).toBe('unknown');
});

test('a link that was made with another secret is unknown', () => {
  expect(
    createScene().follow(createScene('another secret of many characters').create(file).url),
  ).toBe('unknown');
});
