import { expect, test } from 'vitest';
import { searchPath, sign, startSandbox, verifyPath } from './start.ts';

/** The manual clock's time, and signatures by `openssl dgst -sha256` over key + time + body + secret. */
const NOW = 1795233600;

test.each([
  [
    verifyPath,
    '{"fphm":"26442000000000000012","kprq":"2026-11-03","jshj":1130}',
    '736e445b28e827c321a8413a839eb30bf79a3391a275e59c8adc94d899f74dba',
  ],
  [
    searchPath,
    '{ "name" : "青禾" }',
    'c0049b00e024061527f879d850f05b495c884cbe486d44d1c55912e9e6edeab0',
  ],
])('accepts a signature by openssl: %s %s', async (path, body, signature) => {
  const { post } = await startSandbox();

  const reply = await post(path, body, { ...sign('', NOW), 'x-sign': signature });

  expect([reply.status, reply.code]).toEqual([200, 'CYT_00000']);
});

const BODY = '{"name":"青禾"}';
const signed = sign(BODY, NOW);
const without = (name: string) =>
  Object.fromEntries(Object.entries(signed).filter(([key]) => key !== name));

test.each([
  ['no key', without('x-app-key'), 'CYT_40100'],
  ['no signature', without('x-sign'), 'CYT_40100'],
  ['an unknown key', { ...signed, 'x-app-key': 'another' }, 'CYT_40101'],
  ['no timestamp', without('x-timestamp'), 'CYT_40103'],
  ['a timestamp in milliseconds', sign(BODY, NOW * 1000), 'CYT_40103'],
  ['a timestamp that is 301 s old', sign(BODY, NOW - 301), 'CYT_40103'],
  ['a timestamp that is 301 s ahead', sign(BODY, NOW + 301), 'CYT_40103'],
  ['a timestamp that is no number', sign(BODY, 'now'), 'CYT_40103'],
  ['the signature of another body', sign('{"name": "青禾"}', NOW), 'CYT_40102'],
  ['the signature of another time', { ...signed, 'x-timestamp': String(NOW + 1) }, 'CYT_40102'],
  [
    'a signature in capitals',
    { ...signed, 'x-sign': signed['x-sign']?.toUpperCase() ?? '' },
    'CYT_40102',
  ],
])('rejects %s', async (_case, headers, code) => {
  const { post, counters } = await startSandbox();

  const reply = await post(searchPath, BODY, headers);

  expect([reply.status, reply.code]).toEqual([401, code]);
  expect(counters.billedUnits(searchPath)).toBe(0);
});

test.each([-300, 300])('accepts a timestamp that is off by %i s', async (offset) => {
  const { post } = await startSandbox();

  const { code } = await post(searchPath, BODY, sign(BODY, NOW + offset));

  expect(code).toBe('CYT_00000');
});

test('a platform with a wrong clock shows the difference in its Date header', async () => {
  const { call, controls, post } = await startSandbox();
  controls.setClockSkew({ seconds: 1_000 });

  const refused = await call(searchPath, { name: '青禾' });

  expect(refused.code).toBe('CYT_40103');
  const learned = Date.parse(refused.headers.get('date') ?? '') / 1000;
  expect(learned).toBe(NOW + 1_000);
  expect((await post(searchPath, BODY, sign(BODY, learned))).code).toBe('CYT_00000');
});
