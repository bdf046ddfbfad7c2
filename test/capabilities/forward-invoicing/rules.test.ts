import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Answer } from '../../harness.ts';
import { CREATE_PATH, INVOICE, ISSUE, order, orderWithLine, seller } from './invoice-orders.ts';
import { textWith } from '../../texts.ts';
import { startScenario } from '../../scenario.ts';

const service = startScenario();

const issue = (input: object): Promise<Answer> => service.query(ISSUE, { input });
const refusal = z.object({
  issueInvoice: z.object({
    __typename: z.literal('InvalidInputError'),
    code: z.literal('INVALID_INPUT'),
    retryable: z.literal(false),
    fieldErrors: z.array(z.object({ path: z.array(z.string()), message: z.string() })),
  }),
});
const fieldErrors = async (
  input: object,
): Promise<z.infer<typeof refusal>['issueInvoice']['fieldErrors']> =>
  refusal.parse((await issue(input)).data).issueInvoice.fieldErrors;
const calls = (): number => service.calls(CREATE_PATH);
const enterprise = { name: '北京启明星网络有限公司', taxNumber: '91110108MA01C8JT6R' };

describe('an order that breaks a rule is rejected at its field, and nothing is sent', () => {
  test.each<[rule: string, input: object, path: string, message: string]>([
    ['number empty', order({ orderId: '' }), 'orderId', '1 to 64'],
    ['number too long', order({ orderId: 'x'.repeat(65) }), 'orderId', '1 to 64'],
    ['number with a space', order({ orderId: 'order 1' }), 'orderId', 'without spaces'],
    [
      'seller number too short',
      order({ seller: { ...seller, taxNumber: '91440300MA5F0A' } }),
      'seller.taxNumber',
      '15 to 20',
    ],
    [
      'seller number with other signs',
      order({ seller: { ...seller, taxNumber: '91440300-MA5F0A0A1' } }),
      'seller.taxNumber',
      'digits or letters',
    ],
    ['seller without name', order({ seller: { ...seller, name: '' } }), 'seller.name', 'empty'],
    [
      'enterprise without name',
      order({ buyer: { enterprise: { ...enterprise, name: '' } } }),
      'buyer.enterprise.name',
      'empty',
    ],
    [
      'enterprise with a placeholder number',
      order({ buyer: { enterprise: { ...enterprise, taxNumber: '0' } } }),
      'buyer.enterprise.taxNumber',
      '15 to 20',
    ],
    [
      'institution with the title of an individual',
      order({ buyer: { institution: { name: ' 个人' } } }),
      'buyer.institution.name',
      'choose buyer.individual',
    ],
    [
      'enterprise with the title of an individual',
      order({ buyer: { enterprise: { ...enterprise, name: '个人' } } }),
      'buyer.enterprise.name',
      'choose buyer.individual',
    ],
    [
      'institution without name',
      order({ buyer: { institution: { name: '' } } }),
      'buyer.institution.name',
      'empty',
    ],
    [
      'special invoice for an individual',
      order({ kind: 'SPECIAL', buyer: { individual: {} } }),
      'kind',
      'must be GENERAL for an individual',
    ],
    ['no drawer', order({ drawer: '' }), 'drawer', 'empty'],
    [
      'amount beyond all sums',
      order({ amountWithTax: '1000000000000.00' }),
      'amountWithTax',
      'at most 999999999999.99',
    ],
    ['no lines', order({ lines: [] }), 'lines', 'at least 1'],
    ['no payments in a list of them', order({ payments: [] }), 'payments', 'at least 1'],
    [
      'payment that says nothing',
      order({ payments: [{}] }),
      'payments.0.channel',
      'transactionNumber',
    ],
    [
      'serial of another channel',
      order({ payments: [{ channel: 'SOCIAL_APP', transactionNumber: '4100001' }] }),
      'payments.0.transactionNumber',
      'start with 420',
    ],
    [
      'serial of cash',
      order({ payments: [{ channel: 'CASH', transactionNumber: '1' }] }),
      'payments.0.transactionNumber',
      'omitted for cash',
    ],
    ...['items', 'buyer_taxpayer_num', 'title_type', 'seller_name', 'terminal_code'].map(
      (name): [string, object, string, string] => [
        `extra with ${name}`,
        order({ extra: { [name]: 'x' } }),
        'extra',
        'has a field for',
      ],
    ),
    [
      'total with tax',
      order({ amountWithTax: '113.01' }),
      'amountWithTax',
      '113.01, but the lines',
    ],
    [
      'total without tax',
      order({ amountWithoutTax: '99.99' }),
      'amountWithoutTax',
      'add up to 100.00',
    ],
    [
      'total tax',
      order({ taxAmount: '12.99' }),
      'taxAmount',
      '12.99, but the lines add up to 13.00',
    ],
    ['total of 3 decimals', order({ amountWithTax: '113.001' }), 'amountWithTax', '2 decimals'],
  ])('%s', async (_rule, input, path, message) => {
    expect(await fieldErrors(input)).toEqual([
      { path: `input.${path}`.split('.'), message: textWith(message) },
    ]);
    expect(calls()).toBe(0);
  });
});

describe('a line that breaks a rule is rejected at its field, and nothing is sent', () => {
  test.each<[rule: string, change: object, path: string, message: string]>([
    ['name empty', { itemName: '' }, 'itemName', '1 to 50'],
    ['name of 51 characters', { itemName: '长'.repeat(51) }, 'itemName', '1 to 50'],
    ...['<', '>', '/', '&'].map((sign): [string, object, string, string] => [
      `name with ${sign}`,
      { itemName: `网络${sign}交换机` },
      'itemName',
      'none of < > / &',
    ]),
    [
      'tax code of 18 digits',
      { taxClassificationCode: '109051101000000000' },
      'taxClassificationCode',
      '19 digits',
    ],
    [
      'tax code with a letter',
      { taxClassificationCode: '109051101000000000x' },
      'taxClassificationCode',
      '19 digits',
    ],
    ['rate in per cent', { taxRate: '13' }, 'taxRate', 'below 1'],
    ['rate of 4 decimals', { taxRate: '0.1301' }, 'taxRate', 'at most 3 decimals'],
    ['negative amount', { amountWithTax: '-113.00' }, 'amountWithTax', 'positive'],
    ['amount of 3 decimals', { amountWithTax: '113.001' }, 'amountWithTax', '2 decimals'],
    ['no amount', { amountWithTax: null }, 'amountWithTax', 'unless amountWithoutTax'],
    [
      'amounts that disagree',
      { amountWithoutTax: '99.00' },
      'amountWithoutTax',
      'is 99.00, but 113.00 with tax at the rate 0.13 is 100.00',
    ],
    ['tax that disagrees', { taxAmount: '13.01' }, 'taxAmount', 'is 13.01, but'],
    ['quantity of 9 decimals', { quantity: '1.000000001' }, 'quantity', 'at most 8 decimals'],
    ['quantity zero', { quantity: '0' }, 'quantity', 'positive'],
    [
      'price without quantity',
      { unitPrice: '100' },
      'quantity',
      'needed when there is a unitPrice',
    ],
    ['price that disagrees', { quantity: '3', unitPrice: '33' }, 'unitPrice', '33 × 3 is 99.00'],
    ['discount not negative', { discount: '1.00' }, 'discount', 'negative'],
    ['discount zero', { discount: '0.00' }, 'discount', 'negative'],
    ['discount of 3 decimals', { discount: '-1.001' }, 'discount', '2 decimals'],
  ])('%s', async (_rule, change, path, message) => {
    expect(await fieldErrors(orderWithLine(change))).toEqual([
      { path: `input.lines.0.${path}`.split('.'), message: textWith(message) },
    ]);
    expect(calls()).toBe(0);
  });
});

test.each<[code: string, payment: object, member: string]>([
  ['REQUIRED', {}, 'channel'],
  ['INCONSISTENT', { channel: 'SOCIAL_APP', transactionNumber: '4100001' }, 'transactionNumber'],
])(
  'a rule between fields is %s by whether its own field is given',
  async (code, payment, member) => {
    const { data } = await service.query(
      `mutation ($input: InvoiceOrderInput!) {
      issueInvoice(input: $input) { ... on InvalidInputError { fieldErrors { code path } } }
    }`,
      { input: order({ payments: [payment] }) },
    );
    const path = ['input', 'payments', '0', member];
    expect(data).toEqual({ issueInvoice: { fieldErrors: [{ code, path }] } });
  },
);

test('all contradictions are reported at once, each at its own line', async () => {
  const good = {
    itemName: '网络交换机',
    taxClassificationCode: '1090511010000000000',
    taxRate: '0.13',
  };
  const errors = await fieldErrors(
    order({
      amountWithTax: '1.00',
      lines: [
        { ...good, amountWithTax: '113.00', taxAmount: '1.00' },
        { ...good, amountWithTax: '113.00' },
        { ...good, amountWithTax: '113.00', amountWithoutTax: '1.00' },
      ],
    }),
  );
  expect(errors.map(({ path }) => path.join('.'))).toEqual([
    'input.lines.0.taxAmount',
    'input.lines.2.amountWithoutTax',
    'input.amountWithTax',
  ]);
});

test.each<[what: string, kind: string, buyer: object]>([
  ['general invoice for an individual', 'GENERAL', { individual: {} }],
  ['special invoice for an enterprise', 'SPECIAL', { enterprise }],
  ['special invoice for an institution', 'SPECIAL', { institution: { name: '某市第一中学' } }],
])('a %s is sent', async (_what, kind, buyer) => {
  const { data } = await issue(order({ kind, buyer }));
  expect(data).toMatchObject({ issueInvoice: { state: 'ISSUING' } });
  expect(calls()).toBe(1);
});

describe('the schema itself rejects', () => {
  test.each<[what: string, input: object]>([
    ['two kinds of buyer', order({ buyer: { enterprise, individual: {} } })],
    ['no buyer', order({ buyer: {} })],
    ['an enterprise without tax number', order({ buyer: { enterprise: { name: 'x' } } })],
    ['an individual with tax number', order({ buyer: { individual: { taxNumber: 'x' } } })],
    ['another kind of invoice', order({ kind: 'PAPER' })],
    ['a payment channel that is not in the table', order({ payments: [{ channel: 'SHELLS' }] })],
    ['a callback address', order({ callbackUrl: 'https://elsewhere.example' })],
    ['a terminal code', order({ terminalCode: '1' })],
    ['a rate as a number', orderWithLine({ taxRate: 0.13 })],
    ['a line without name', orderWithLine({ itemName: null })],
    ['a line without tax code', orderWithLine({ taxClassificationCode: null })],
    ['a line without rate', orderWithLine({ taxRate: null })],
    ['no drawer', order({ drawer: null })],
    ['no seller', order({ seller: null })],
    ['no kind', order({ kind: null })],
    ['no number', order({ orderId: null })],
    ['no lines', order({ lines: null })],
  ])('%s', async (_what, input) => {
    const { data, errors } = await issue(input);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toContain('input');
    expect(calls()).toBe(0);
  });
});

describe('a query for an order', () => {
  test.each<[rule: string, by: object, path: string]>([
    ['for a strange order without the seller', { orderId: 'elsewhere-1' }, 'by.orderId'],
    [
      'with a wrong tax number',
      { order: { orderId: 'a', sellerTaxNumber: 'x' } },
      'by.order.sellerTaxNumber',
    ],
    [
      'with a wrong tax number beside the platform’s number',
      { platformOrder: { platformOrderNumber: 'a', sellerTaxNumber: 'x' } },
      'by.platformOrder.sellerTaxNumber',
    ],
  ])('%s is rejected at %s', async (_rule, by, path) => {
    const { data, errors } = await service.query(INVOICE, { by });
    expect(data).toEqual({ invoice: null });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ path: path.split('.') }],
    });
  });

  test.each<[rule: string, by: object]>([
    ['without a name', {}],
    [
      'by two names',
      { orderId: 'a', platformOrder: { platformOrderNumber: 'b', sellerTaxNumber: 'c' } },
    ],
    [
      'by the platform’s number without the seller',
      { platformOrder: { platformOrderNumber: 'FO1' } },
    ],
  ])('%s is rejected by the schema', async (_rule, by) => {
    const { data, errors } = await service.query(INVOICE, { by });
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toContain('by');
  });
});
