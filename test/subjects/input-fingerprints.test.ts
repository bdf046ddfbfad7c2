import {
  array,
  assert,
  constantFrom,
  dictionary,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  differencesFrom,
  INPUT_FINGERPRINTS,
  withFingerprints,
} from '../../src/subjects/submit/input-fingerprints.ts';

const order = {
  orderId: 'order-1',
  buyer: { name: '甲公司', phone: null },
  lines: [
    { itemName: '交换机', taxRate: '0.13' },
    { itemName: '网线', taxRate: '0.06' },
  ],
};

const kept = withFingerprints({ state: 'ISSUING' }, order, 'salt');

describe('the differences of an input from the stored one', () => {
  test.each([
    ['a value', { ...order, buyer: { name: '乙公司' } }, [['buyer', 'name']]],
    ['a member that is new', { ...order, drawer: '李' }, [['drawer']]],
    [
      'a member that is new below',
      { ...order, buyer: { name: '甲公司', phone: '1' } },
      [['buyer', 'phone']],
    ],
    ['a member that is gone', { ...order, buyer: undefined }, [['buyer', 'name']]],
    ['a member that is null', { ...order, buyer: null }, [['buyer', 'name']]],
    [
      'a value of a list',
      { ...order, lines: [order.lines[0], { itemName: '网线', taxRate: '0.13' }] },
      [['lines', '1', 'taxRate']],
    ],
    [
      'an item that is new',
      { ...order, lines: [...order.lines, { itemName: '水晶头' }] },
      [['lines', '2']],
    ],
    [
      'an item that is gone',
      { ...order, lines: [order.lines[0]] },
      [
        ['lines', '1', 'itemName'],
        ['lines', '1', 'taxRate'],
      ],
    ],
    [
      'a value in place of a list',
      { ...order, lines: 'none' },
      expect.arrayContaining([['lines', '0', 'itemName']]),
    ],
  ])('are %s', (_what, input, paths) => {
    expect(differencesFrom(kept, input)).toEqual(paths);
  });

  test.each([
    ['another order of members', { lines: order.lines, orderId: 'order-1', buyer: order.buyer }],
    ['null and absent members', { ...order, buyer: { name: '甲公司' }, drawer: null }],
  ])('are none for %s', (_what, input) => {
    expect(differencesFrom(kept, input)).toEqual([]);
  });

  test('are none without stored fingerprints', () => {
    expect(differencesFrom({ state: 'ISSUING' }, { other: 'input' })).toEqual([]);
  });

  test('name a long list as one member', () => {
    const items = Array.from({ length: 500 }, (_none, index) => ({ name: String(index) }));
    const long = withFingerprints({}, { id: '1', items }, 'salt');
    expect(JSON.stringify(long).length).toBeLessThan(200);
    expect(differencesFrom(long, { id: '1', items: items.slice(1) })).toEqual([['items']]);
    for (const [count, place] of [
      [64, ['items', '3']],
      [65, ['items']],
    ] as const) {
      const numbers = Array.from({ length: count }, (_none, index) => index);
      const few = withFingerprints({}, { items: numbers }, 'salt');
      expect(differencesFrom(few, { items: numbers.with(3, -1) })).toEqual([place]);
    }
  });
});

test('stored fingerprints reveal no value, and two subjects with equal inputs have different ones', () => {
  const text = JSON.stringify(kept[INPUT_FINGERPRINTS]);
  for (const value of ['order-1', '甲公司', '交换机', '0.13']) expect(text).not.toContain(value);
  expect(withFingerprints({}, order, 'other')).not.toEqual(withFingerprints({}, order, 'salt'));
});

test('an input does not differ from itself, and differs from any other input', () => {
  const leaf = oneof(string({ minLength: 1 }), constantFrom('a/b', '~1', '~'));
  const inputs = record({
    flat: dictionary(string(), leaf, { maxKeys: 8 }),
    lines: array(dictionary(string(), leaf, { maxKeys: 3 }), { maxLength: 40 }),
  });
  assert(
    property(inputs, leaf, (input, value) => {
      const snapshot = withFingerprints({}, input, 'salt');
      expect(differencesFrom(snapshot, structuredClone(input))).toEqual([]);
      const changed = { ...input, lines: [...input.lines, { added: value }] };
      expect(differencesFrom(snapshot, changed)).not.toEqual([]);
    }),
  );
});
