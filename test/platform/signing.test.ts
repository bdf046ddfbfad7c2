import { expect, test } from 'vitest';
import { signedHeaders } from '../../src/platform/client/request.ts';

const credentials = { appKey: 'demo-app-key', appSecret: 'demo-app-secret' };
const AT = 1_700_000_000;

/**
 * Computed outside of this code, one by one, with
 *
 *     printf '%s' 'demo-app-key1700000000<body>demo-app-secret' | openssl dgst -sha256
 */
test.each([
  ['an empty object', '{}', '350225b1e8be6e16632bce0d9a2ef9aee241968bd194b7ca5e6d4be00e835f57'],
  [
    'an amount with trailing zeros',
    '{"fphm":"25442000000123456789","jshj":113.00}',
    'a250a632e8b3418c24ba0460e0a747677a35292656255fbce57b57a5695eb4e2',
  ],
  [
    'Chinese text and blanks',
    '{"name": "深圳市 青禾智能装备有限公司"}',
    '9bed2d7ed6cd52e77ff2b1eba60cef7cbe49044055f27f4e4b09567610247c85',
  ],
  [
    'a character of two UTF-16 units and escapes',
    String.raw`{"name":"𠮷野家 \"株\"\n"}`,
    '407fce9328dee303a6f2221b5d7da26f023ebe8a5a24d9fa21b863ac33d82bcd',
  ],
])('signs a body with %s as openssl does', async (_case, body, sign) => {
  expect(await signedHeaders(credentials, AT * 1000, body)).toEqual({
    'X-App-Key': 'demo-app-key',
    'X-Timestamp': '1700000000',
    'X-Sign': sign,
  });
});

test('signs in whole seconds: milliseconds are invalid to the platform', async () => {
  expect(await signedHeaders(credentials, AT * 1000 + 999, '{}')).toEqual(
    await signedHeaders(credentials, AT * 1000, '{}'),
  );
});
