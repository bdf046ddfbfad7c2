import { expect, test } from 'vitest';
import { createPath, line, order, startSandbox, textWith } from '../start.ts';

/** Orders that satisfy all rules of document 1, section 2.5. */
const accepted: readonly [string, Record<string, unknown>][] = [
  ['two lines to an enterprise', order()],
  ['a special invoice', order({ invoice_type_code: '081' })],
  [
    'an individual',
    order({
      title_type: 1,
      buyer_title: '个人',
      buyer_taxpayer_num: undefined,
      taxpayer_confirmation: { draw_with_nobuyer_flag: 1 },
    }),
  ],
  [
    'a public institution',
    order({ title_type: 1, buyer_title: '某市图书馆', buyer_taxpayer_num: undefined }),
  ],
  ['a quantity and a price', single({ total: '3', price: '333.3333' })],
  ['a name of 50 characters', single({ name: '货'.repeat(50) })],
  // 100.00 with tax at 13 %: 88.495… without. The tax is 11.50 by difference and 11.51 by the rounded product.
  [
    'a tax by difference',
    single({ total_price: '88.50', tax_amount: '11.50', amount_has_tax: '100.00' }, [
      '100.00',
      '88.50',
      '11.50',
    ]),
  ],
  [
    'a payment over the social app',
    order({ pay_info: [{ pay_channel_code: '010', pay_num: '4200001' }] }),
  ],
];

test.each(accepted)('accepts %s', async (_case, request) => {
  const { call } = await startSandbox();

  const reply = await call(createPath, request);

  expect(reply).toMatchObject({
    status: 200,
    code: 'CYT_00000',
    data: { state: 1, order_sn: textWith(/^FO20261121/) },
  });
});

const required = [
  'order_id',
  'invoice_type_code',
  'seller_taxpayer_num',
  'terminal_code',
  'title_type',
  'buyer_title',
  'buyer_taxpayer_num',
  'drawer',
  'callback_url',
  'amount_has_tax',
  'amount_without_tax',
  'tax_amount',
  'items',
];
const requiredOfLine = ['name', 'tax_code', 'total_price', 'tax_rate', 'tax_amount'];

/** Request, and the word that the hint must name. */
const refused: readonly [string, Record<string, unknown>, string][] = [
  ...required.map((name): [string, Record<string, unknown>, string] => [
    `no ${name}`,
    order({ [name]: undefined }),
    name,
  ]),
  ...requiredOfLine.map((name): [string, Record<string, unknown>, string] => [
    `no items[].${name}`,
    single({ [name]: undefined }),
    `items[0].${name}`,
  ]),
  ['an unknown invoice type', order({ invoice_type_code: '001' }), 'invoice_type_code'],
  ['a title type as a text', order({ title_type: '2' }), 'title_type'],
  ['another terminal than the seller', order({ terminal_code: '1' }), 'terminal_code'],
  ['no lines', order({ items: [] }), 'items'],
  [
    'a number for an individual',
    order({ title_type: 1, buyer_title: '个人' }),
    'buyer_taxpayer_num',
  ],
  [
    'an individual without the flag',
    order({ title_type: 1, buyer_title: '个人', buyer_taxpayer_num: undefined }),
    'draw_with_nobuyer_flag',
  ],
  ['a callback address that is none', order({ callback_url: 'here' }), 'callback_url'],
  ['head amounts as numbers', order({ amount_has_tax: 1660 }), 'amount_has_tax'],
  ['head amounts without decimals', order({ tax_amount: '160' }), 'tax_amount'],
  ['a head that does not add up', order({ amount_has_tax: '1660.01' }), 'amount_has_tax'],
  [
    'a head without tax beside the lines',
    order({ amount_has_tax: '1660.00', amount_without_tax: '1500.01', tax_amount: '159.99' }),
    'total_price',
  ],
  ['a line with characters that are not allowed', single({ name: 'a<b' }), 'name'],
  ['a line with an ampersand', single({ name: 'a&b' }), 'name'],
  ['a name of 51 characters', single({ name: '货'.repeat(51) }), 'name'],
  ['a rate with 4 decimals', single({ tax_rate: '0.1300' }), 'tax_rate'],
  ['a rate in percent', single({ tax_rate: '13' }), 'tax_rate'],
  ['a line amount with 3 decimals', single({ total_price: '1000.001' }), 'total_price'],
  [
    'a tax off by two cents',
    single({ tax_amount: '130.02', amount_has_tax: '1130.02' }, ['1130.02', '1000.00', '130.02']),
    'tax_amount',
  ],
  ['a line that does not add up', single({ amount_has_tax: '1130.01' }), 'amount_has_tax'],
  ['a quantity without a price', single({ total: '1' }), 'price'],
  ['a price without a quantity', single({ price: '1000' }), 'total'],
  ['a quantity with 9 decimals', single({ total: '1.000000001', price: '1000' }), 'total'],
  [
    'a quantity times price that is another amount',
    single({ total: '2', price: '499.99' }),
    'total_price',
  ],
  ['a positive discount', single({ discount: '10.00' }), 'discount'],
  [
    'an unknown payment channel',
    order({ pay_info: [{ pay_channel_code: '014' }] }),
    'pay_channel_code',
  ],
  [
    'an invented social-app serial',
    order({ pay_info: [{ pay_channel_code: '010', pay_num: '1' }] }),
    'pay_num',
  ],
  [
    'a payment’s number that is no text',
    order({ pay_info: [{ pay_channel_code: '002', pay_num: 5 }] }),
    'pay_num',
  ],
  ['a business that the buyer issues', order({ specific_business_code: '24' }), 'reverse'],
  ['an extension that is an object', order({ e_extra_info: {} }), 'e_extra_info'],
];

test.each(refused)('rejects %s with a hint that names it', async (_case, request, word) => {
  const { call, counters } = await startSandbox();

  const reply = await call(createPath, request);

  expect([reply.status, reply.code]).toEqual([400, 'CYT_40001']);
  expect(reply.data['hint']).toContain(word);
  expect(counters.billedUnits(createPath)).toBe(0);
});

test('an order number is never accepted twice', async () => {
  const { call, counters } = await startSandbox();
  await call(createPath, order());

  const again = await call(createPath, order());

  expect([again.code, again.data['hint']]).toEqual(['CYT_40001', 'order_id was used before']);
  expect(counters.billedUnits(createPath)).toBe(1);
});

test('a rejected order leaves its number free', async () => {
  const { call } = await startSandbox();
  await call(createPath, order({ drawer: undefined }));

  expect((await call(createPath, order())).code).toBe('CYT_00000');
});

test('a seller that is not provisioned is rejected as not bound', async () => {
  const { call } = await startSandbox();
  const seller = '91440101MA5CXY7K28';

  const reply = await call(
    createPath,
    order({ seller_taxpayer_num: seller, terminal_code: seller }),
  );

  expect(reply.code).toBe('CYT_40311');
  expect(reply.data['hint']).toContain('not bound');
});

/** An order with one line; the head as given, or that of an unchanged line. */
function single(
  changes: Record<string, unknown>,
  [withTax, withoutTax, tax] = ['1130.00', '1000.00', '130.00'],
) {
  return order({
    items: [line(changes)],
    amount_has_tax: withTax,
    amount_without_tax: withoutTax,
    tax_amount: tax,
  });
}
