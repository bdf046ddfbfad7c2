import { describe, expect, test } from 'vitest';
import {
  createCheckedLookup,
  isPublicAddress,
  type HostEntry,
  mayConnect,
  mayFetch,
  platformHosts,
  serverHost,
  toHostEntry,
} from '../../src/kernel/hosts.ts';

function entries(...texts: string[]): HostEntry[] {
  return texts.map((text) => {
    const entry = toHostEntry(text);
    if (entry === null) throw new Error(`${text} is no entry`);
    return entry;
  });
}

const allows = (entry: string, url: string): boolean => mayFetch(entries(entry), new URL(url));

describe('a loopback or private address is not public', () => {
  test.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['8.8.8.8', '100.128.0.1', '172.32.0.1', '223.5.5.5', '2400:3200::1', '2606:4700::1'])(
    'but %s is',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('an entry of DOCUMENT_HOSTS', () => {
  test.each([
    ['files.example.com', 'https://files.example.com/a', true],
    ['files.example.com', 'http://FILES.example.com./a', true],
    ['FILES.example.com', 'https://files.example.com/a', true],
    ['files.example.com', 'https://files.example.com:8443/a', false],
    ['files.example.com:8443', 'https://files.example.com:8443/a', true],
    ['files.example.com:443', 'https://files.example.com/a', true],
    ['files.example.com:443', 'http://files.example.com/a', false],
    ['files.example.com', 'https://example.com/a', false],
    ['files.example.com', 'https://files.example.com.evil.test/a', false],
    ['files.example.com', 'https://evil-files.example.com/a', false],
    ['*.example.com', 'https://a.b.example.com/a', true],
    ['*.example.com', 'https://example.com/a', false],
    ['*.example.com', 'https://evilexample.com/a', false],
    ['*.example.com:8443', 'https://a.example.com:8443/a', true],
    ['bücher.example', 'https://xn--bcher-kva.example/a', true],
    ['10.0.0.5', 'http://10.0.0.5/a', true],
    ['10.0.0.5', 'http://167772165/a', true],
    ['10.0.0.5:8080', 'http://10.0.0.5/a', false],
    ['[::1]:8080', 'http://[0:0:0:0:0:0:0:1]:8080/a', true],
    ['files.example.com', 'ftp://files.example.com/a', false],
    ['files.example.com', 'file://files.example.com/a', false],
    ['files.example.com', 'https://user:secret@files.example.com/a', false],
    ['files.example.com', 'https://files.example.com@evil.test/a', false],
  ])('%s and %s: %s', (entry, url, expected) => {
    expect(allows(entry, url)).toBe(expected);
  });

  test.each([
    'https://files.example.com',
    'files.example.com/a',
    'files.example.com:port',
    'files.example.com:70000',
    '*',
    '*.',
    '*.10.0.0.5',
    '*.*.example.com',
    '::1',
    'a b',
    'user@host',
    '',
  ])('is not %j', (text) => {
    expect(toHostEntry(text)).toBeNull();
  });
});

describe('an allowed name that resolves to a private address', () => {
  test('is rejected unless that address is a separate entry, without a port', () => {
    expect(mayConnect(entries('files.example.com'), '10.0.0.5')).toBe(false);
    expect(mayConnect(entries('files.example.com', '10.0.0.5:8080'), '10.0.0.5')).toBe(false);
    expect(mayConnect(entries('files.example.com', '10.0.0.5'), '10.0.0.5')).toBe(true);
    expect(mayConnect(entries('files.example.com', '[fd00::1]'), 'fd00::1')).toBe(true);
    expect(mayConnect(entries('files.example.com'), '8.8.8.8')).toBe(true);
  });
});

test('the default is the platform’s own host with its port, and its subdomains', () => {
  const hosts = platformHosts('https://api.platform.example:8443/base');
  const allowed = (url: string): boolean => mayFetch(hosts, new URL(url));
  expect(allowed('https://api.platform.example:8443/f')).toBe(true);
  expect(allowed('https://api.platform.example/f')).toBe(true);
  expect(allowed('https://files.api.platform.example/f')).toBe(true);
  expect(allowed('https://platform.example/f')).toBe(false);
  expect(allowed('https://api.platform.example:9000/f')).toBe(false);
});

test('the simulated platform’s entry is its own port only', () => {
  const hosts = [serverHost('http://127.0.0.1:40123')];
  expect(mayFetch(hosts, new URL('http://127.0.0.1:40123/files'))).toBe(true);
  expect(mayFetch(hosts, new URL('http://127.0.0.1:6379/'))).toBe(false);
});

test.each([true, false])('an unresolvable name fails only its own connection', (all) => {
  // Too long for a name, so no server is queried.
  const name = `${'a'.repeat(64)}.example`;
  const failed = new Promise((resolve) => {
    createCheckedLookup([])(name, { all }, (error) => resolve(error));
  });
  return expect(failed).resolves.toMatchObject({ syscall: 'getaddrinfo' });
});
