import { describe, expect, test } from 'vitest';
import {
  amount,
  calendar,
  checkedAt,
  date,
  decimal,
  encode,
  integer,
  messageIn,
  text,
  url,
} from '../../../src/platform/record/index.ts';
import { said } from '../../messages/said.ts';
import { order, request, special } from './order.ts';

interface Problem {
  readonly path: string;
  readonly message: string;
}

/** Errors of an input, in the form that a client receives. */
function problems(
  structure: typeof order | typeof request | typeof special,
  value: unknown,
): Problem[] {
  const { error } = structure.input().safeParse(value);
  return (error?.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    message: said(messageIn(issue)),
  }));
}

const good = {
  title: '某公司',
  amount: '100.00',
  count: 3,
  digital: true,
  paidBy: 'CASH',
  day: '2026-11-21',
  at: '2026-11-21T09:30:00+08:00',
  lines: [{ name: '铜', rate: '0.13' }],
};

test('a valid input has no errors', () => {
  expect(problems(order, good)).toEqual([]);
  expect(
    problems(order, {
      ...good,
      note: null,
      tax: undefined,
      lines: [{ ...good.lines[0], discount: '-0.01' }],
    }),
  ).toEqual([]);
});

test('all errors are reported at once, each with its full path', () => {
  const lines = [good.lines[0], { name: '一二三四五六', rate: '-0.1', discount: '1.00' }];

  expect(
    problems(order, { ...good, title: '同', note: '同', tax: '1.005', count: 100, lines }),
  ).toEqual([
    { path: 'tax', message: 'must be a decimal number with at most 2 decimals' },
    { path: 'count', message: 'must be a whole number from 0 to 99' },
    { path: 'lines.1.name', message: 'must have 1 to 5 characters, none of < >' },
    {
      path: 'lines.1.rate',
      message: 'must be a non-negative decimal number with at most 3 decimals',
    },
    {
      path: 'lines.1.discount',
      message: 'must be a negative decimal number with at most 2 decimals',
    },
    { path: 'note', message: 'must differ from the title' },
  ]);
});

test('a rule is skipped if one of its fields was rejected; over valid fields it must not throw', () => {
  expect(problems(order, { ...good, amount: '12,5', tax: '3' }).map(({ path }) => path)).toEqual([
    'amount',
  ]);
  expect(problems(order, { ...good, amount: '2', tax: '3' })).toEqual([
    { path: 'tax', message: 'must not exceed the amount' },
  ]);
  expect(() => problems(order, { ...good, amount: '2.5', tax: '3' })).toThrow(SyntaxError);
});

describe('rejects', () => {
  test.each([
    ['amount', '1e5'],
    ['amount', '007'],
    ['amount', ''],
    ['amount', ' 1'],
    ['amount', '1'.repeat(21)],
    ['title', ''],
    ['title', '字'.repeat(21)],
    ['count', 1.5],
    ['paidBy', 'GOLD'],
    ['paidBy', 'UNRECOGNIZED'],
    ['paidBy', '001'],
    ['day', '2026-02-30'],
    ['day', '20261121'],
    ['at', '2026-11-21T09:30:00'],
    ['at', '2026-02-30T09:30:00Z'],
    ['at', '1'],
    ['month', '2026-13'],
    ['lines', []],
    ['lines', [1, 2, 3, 4].map(() => good.lines[0])],
    ['address', { street: '路', number: '7' }],
    ['nothing', 'a field that does not exist'],
  ])('%s = %j', (name, value) => {
    expect(problems(order, { ...good, [name]: value })).toHaveLength(1);
  });

  test('a value without quoting it', () => {
    const told = JSON.stringify(
      problems(order, { ...good, title: 'x'.repeat(30), day: '110101199003071234' }),
    );
    expect(told).not.toMatch(/xxx|110101/);
  });

  test.each(['𠮷'.repeat(20), 'é'.repeat(20)])('but no title of 20 characters', (title) => {
    expect(problems(order, { ...good, title })).toEqual([]);
  });
});

describe('fields that a client may omit', () => {
  const input = { seller: ' ab12 ' };

  test('are optional in the input when derivable, and no part of it when hidden', () => {
    expect(problems(request, input)).toEqual([]);
    expect(problems(request, { ...input, total: '1.00' })).toEqual([]);
    expect(problems(request, { ...input, terminal: 'T' })).toHaveLength(1);
  });

  test('are sent under their platform names, and an absent optional one is omitted', () => {
    const sent = { seller: 'AB12', terminal: 'AB12', total: '1.50' };
    expect(JSON.stringify(encode(request, sent))).toBe(
      '{"xfsbh":"AB12","terminal_code":"AB12","hj":1.50}',
    );
  });

  test('a text is trimmed and upper-cased before it is checked and passed on', () => {
    expect(request.input().parse(input)).toEqual({ seller: 'AB12' });
    expect(problems(request, { seller: ' abc ' })).toEqual([
      { path: 'seller', message: 'must have 4 to 6 characters' },
    ]);
  });
});

describe('a choice', () => {
  const takes = 'must have exactly one of oil, transport, building, flat, number';

  test.each([[{}], [{ oil: null }], [{ oil: { station: 'A' }, number: 'a1' }]])(
    'requires exactly one member: %j',
    (value) => {
      expect(problems(special, value)).toEqual([{ path: '', message: takes }]);
    },
  );

  test('reports errors within the chosen member', () => {
    expect(problems(special, { building: { street: '', area: 'x' } })).toEqual([
      { path: 'building.street', message: 'must not be empty' },
      { path: 'building.area', message: 'must be a decimal number' },
    ]);
    expect(problems(special, { transport: [] })).toEqual([
      { path: 'transport', message: 'must have at least 1 item' },
    ]);
    expect(problems(special, { number: '11' })).toEqual([
      { path: 'number', message: 'must be a letter and a digit' },
    ]);
  });

  test.each([
    [{ oil: { station: 'A' } }, { code: '01', kind: '08', e_extra_info: { station: 'A' } }],
    [
      { transport: [{ street: '路' }, { street: '街' }] },
      { code: '04', goods_transport: [{ jd: '路' }, { jd: '街' }] },
    ],
    [{ building: { street: '路' } }, { building_service: { jd: '路' } }],
    [{ flat: { station: 'A' } }, { code: '99', station: 'A' }],
    [{ number: 'A1' }, { bh: 'A1' }],
  ])('is written on the wire like its alternative: %j', (value, wire) => {
    expect(encode(special, value)).toEqual(wire);
    const whole = { seller: 'AB12', terminal: 'T', total: '1', special: value };
    expect(encode(request, whole)).toMatchObject({ xfsbh: 'AB12', ...wire });
  });
});

const doc = 'A value.';
const page = (length: number): string => 'https://files.example/'.padEnd(length, 'x');
const file = { doc, as: 'text' } as const;

describe('a bound includes its accepted value', () => {
  test.each([
    ['a whole number', integer('n', { doc }), 2 ** 31 - 1, 2 ** 31],
    ['a negative whole number', integer('n', { doc }), -(2 ** 31), -(2 ** 31) - 1],
    ['a whole number with a least one', integer('n', { doc, min: 3, max: 5 }), 3, 2],
    ['a whole number with a largest one', integer('n', { doc, min: 3, max: 5 }), 5, 6],
    ['a decimal of five characters', decimal('n', { ...file, max: 5 }), '123.4', '123.45'],
    [
      'an amount to be sent',
      amount('n', { ...file, range: 'positive' }),
      '999999999999.99',
      '1000000000000',
    ],
    ['an amount of any sign', amount('n', file), '-999999999999.99', '-1000000000000'],
    ['a bound of a list', amount('n', { ...file, isBound: true }), '1000000000000', 'x'],
    [
      'a decimal that is no amount',
      decimal('n', { ...file, range: 'positive' }),
      '1000000000000',
      '0',
    ],
    ['no negative number', decimal('n', { ...file, range: 'notNegative' }), '-0.0', '-0.1'],
    ['a positive number', decimal('n', { ...file, range: 'positive' }), '0.1', '-0.0'],
    ['a negative number', decimal('n', { ...file, range: 'negative' }), '-0.1', '-0.0'],
    ['a number of any sign', decimal('n', file), '-0.1', '--1'],
    ['a text', text('n', { doc }), 'x'.repeat(16 * 1024), 'x'.repeat(16 * 1024 + 1)],
    ['a text that may be empty', text('n', { doc, min: 0 }), ' ', 'x'.repeat(16 * 1024 + 1)],
    ['an address', url('n', { doc }), page(16 * 1024), page(16 * 1024 + 1)],
    ['a short address', url('n', { doc, max: 30 }), page(30), page(31)],
  ] as const)('by %s', (_what, field, taken, refused) => {
    expect(field.input().safeParse(taken).success).toBe(true);
    expect(field.input().safeParse(refused).success).toBe(false);
  });

  test.each([
    ['0000-01-01T00:00:00+08:00', '0000-01-01T00:00:00+08:01'],
    ['9999-12-31T23:59:59.999+08:00', '9999-12-31T16:00:00Z'],
  ])('by an instant in a year of four digits in Shanghai', (taken, refused) => {
    expect(calendar.DateTime.safeParse(taken).success).toBe(true);
    expect(calendar.DateTime.safeParse(refused).success).toBe(false);
  });
});

test('the clock of one service is not that of the next check', () => {
  const issued = date('n', { doc, latest: 'today' });
  const at = (year: string): boolean => issued.input().safeParse(`${year}-01-01`).success;
  const clock = { now: () => Date.parse('2999-01-02T00:00:00Z') };
  expect(checkedAt(clock, () => at('2999'))).toBe(true);
  expect(at('2999')).toBe(false);
});

test('a value of a wrong type is malformed, and not missing', () => {
  const [wrong] = problems(order, { ...good, count: '3' });
  const [missing] = problems(order, { ...good, count: undefined });
  expect(wrong?.message).not.toBe(missing?.message);
});
