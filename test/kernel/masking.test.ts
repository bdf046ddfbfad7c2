import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mask, maskJson, maskText } from '../../src/kernel/privacy/masking.ts';
import { parseExactJson } from '../../src/kernel/json/lossless-json.ts';

describe('mask', () => {
  test.each([
    ['110101199003071234', 'identity', '110*************34'],
    ['E12345678', 'identity', '*********'],
    ['6222021234567890128', 'card', '***************0128'],
    ['1234', 'card', '****'],
    ['13800138000', 'phone', '138****8000'],
    ['8001234', 'phone', '*******'],
    ['', 'phone', ''],
  ] as const)('turns %s, of the kind %s, into %s', (text, kind, expected) => {
    expect(mask(text, kind)).toBe(expected);
  });

  test('keeps at most half of any text, and its length', () => {
    const kinds = fc.constantFrom('identity' as const, 'card' as const);
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,30}$/), kinds, (text, kind) => {
        const masked = mask(text, kind);
        expect(masked).toHaveLength(text.length);
        expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(text.length / 2);
      }),
    );
  });
});

describe('in a free text', () => {
  test.each([
    ['购方张三，身份证110101199003071234。', '购方张三，身份证110*************34。'],
    ['id 11010119900307123x!', 'id 110*************3x!'],
    ['电话13800138000，请回', '电话138****8000，请回'],
    ['卡号 6222021234567890128', '卡号 ***************0128'],
    ['13800138000 13900139000', '138****8000 139****9000'],
  ])('%s becomes %s', (text, expected) => {
    expect(maskText(text)).toBe(expected);
  });

  test.each([
    ['an invoice number of 20 digits', '25442000000123456789'],
    ['an invoice number that holds an ID number', '25110101199003071234'],
    ['a credit code of a company', '91440300MA5F0A0B2Y'],
    ['a serial of 18 digits without a check digit', '420000123456789013'],
    ['a tax classification code', '1070101010100000000'],
    ['an amount', '13800138000.00'.slice(3)],
    ['a day and time', '20261121093000'],
  ])('%s is unchanged', (_case, text) => {
    expect(maskText(text)).toBe(text);
  });
});

test('in a JSON value all texts are masked, and values of known keys in any form', () => {
  const value = parseExactJson(
    '{"bz":"电话13800138000","zrrsfzjhm":"H1234567890","yhkh":123456789,"je":100.00,"list":[{"sjhm":"8000"}],"none":null}',
  );
  const kinds = new Map([
    ['zrrsfzjhm', 'identity'],
    ['yhkh', 'card'],
    ['sjhm', 'phone'],
  ] as const);

  expect(JSON.stringify(maskJson(value, { kinds }))).toBe(
    '{"bz":"电话138****8000","zrrsfzjhm":"H12******90","yhkh":"*****6789","je":100.00,"list":[{"sjhm":"****"}],"none":null}',
  );
});
