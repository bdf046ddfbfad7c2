import { expect, test } from 'vitest';
import { parseAddress } from '../../src/messenger/address.ts';

test('one server, with and without port, database, TLS and credentials', () => {
  expect(parseAddress('redis://localhost')).toEqual({
    form: 'single',
    hosts: [{ host: 'localhost', port: 6379 }],
    tls: false,
    masterName: '',
    database: 0,
  });
  expect(parseAddress('rediss://user:p%40ss:word@[::1]:7000/12')).toEqual({
    form: 'single',
    hosts: [{ host: '::1', port: 7000 }],
    tls: true,
    username: 'user',
    password: 'p@ss:word',
    masterName: '',
    database: 12,
  });
});

test('Sentinels and the name of their master', () => {
  expect(parseAddress('redis+sentinel://:secret@one,two:26380/main')).toEqual({
    form: 'sentinel',
    hosts: [
      { host: 'one', port: 26_379 },
      { host: 'two', port: 26_380 },
    ],
    tls: false,
    password: 'secret',
    masterName: 'main',
    database: 0,
  });
});

test('nodes of a Cluster', () => {
  expect(parseAddress('rediss+cluster://one:1,two:2')).toMatchObject({
    form: 'cluster',
    hosts: [
      { host: 'one', port: 1 },
      { host: 'two', port: 2 },
    ],
    tls: true,
  });
});

test('other URLs are rejected without being quoted', () => {
  const wrong = [
    'http://secret',
    'redis://',
    'redis://secret,secret',
    'redis://secret/main',
    'redis://secret:0',
    'redis://secret:70000',
    'redis://user:sec%ret@host',
    'redis+sentinel://secret',
    'redis+cluster://secret/1',
    'redis://secret@secret@host',
    'redis://:secret/4@host',
    'redis://user:6379/secret@host',
    'redis+sentinel://user:26379/secret@host',
  ];
  for (const url of wrong) {
    expect(() => parseAddress(url)).toThrow(
      /^an address of Redis looks like (?!.*sec%?ret).*percent-encoded: @ as %40/,
    );
  }
});
