import { holdsTo, onePlatform } from '../differential.ts';
import { forwardOrder } from './order.ts';
import { casesOf, codes, type Table } from '../table.ts';

/** Document 1, section 2.5, the order. */
const head: Table = {
  order_id: { required: 'yes', type: 'text' },
  invoice_type_code: { required: 'yes', type: 'text', codes: ['082', '081'], refuses: ['001'] },
  seller_taxpayer_num: { required: 'yes', type: 'text' },
  seller_name: { type: 'text' },
  seller_address: { type: 'text' },
  seller_tel: { type: 'text' },
  seller_bank_name: { type: 'text' },
  seller_bank_account: { type: 'text' },
  terminal_code: { required: 'yes', type: 'text', refuses: ['91110108MA01C8JT6R', '661234567890'] },
  title_type: {
    required: 'yes',
    type: 'integer',
    codes: [1, 2],
    along: (value) => (value === 1 ? { ...individual } : {}),
  },
  buyer_title: { required: 'yes', type: 'text', takes: ['北京启明星网络有限公司'] },
  buyer_taxpayer_num: { required: 'yes', type: 'text' },
  drawer: { required: 'yes', type: 'text', takes: ['王小明'] },
  callback_url: {
    required: 'yes',
    type: 'text',
    takes: ['http://127.0.0.1:9/push', 'https://example.com/push?of=1'],
    refuses: ['push', '/push'],
  },
  template: { type: 'integer', takes: [1] },
  amount_has_tax: {
    required: 'yes',
    type: 'text',
    refuses: [1130, '1130', '1130.0', '1130.000', '1130,00', '1130.01', 'a'],
  },
  amount_without_tax: { required: 'yes', type: 'text', refuses: [1000, '1000.01', 'a'] },
  tax_amount: { required: 'yes', type: 'text', refuses: [130, '130.01', 'a'] },
  taxpayer_confirmation: { required: 'no', type: 'object' },
  items: { required: 'yes', type: 'list', refuses: [[], ['a']] },
  pay_info: { required: 'no', type: 'list', refuses: [['a']] },
  'pay_info[0].pay_num': {
    required: 'no',
    type: 'text',
    takes: ['', '4200000001202611210000000001'],
  },
  'pay_info[0].pay_channel_code': {
    required: 'no',
    type: 'text',
    codes: codes('001 002 003 004 005 006 007 008 009 010 011 012 013 099'),
    refuses: ['1', '01', '000', '014', '100'],
    along: (value) => (value === '010' ? {} : { 'pay_info[0].pay_num': '' }),
  },
  specific_business_code: { type: 'text', refuses: ['1', '02', '07', '99'] },
  special_invoice_kind: { required: 'no', type: 'text', takes: ['', '00'], refuses: ['08', '99'] },
  e_extra_info: {
    required: 'no',
    type: 'text',
    takes: ['{}', '{"note":"a"}'],
    refuses: ['a', '{"note":'],
  },
};

/** The same section, a line. The document gives no types here; decimals are shown as texts. */
const line: Table = {
  'items[0].name': {
    required: 'yes',
    longest: 50,
    takes: ['货'.repeat(50), '𠮷'.repeat(50), '钢材（热轧）'],
    refuses: ['货'.repeat(51), '钢<材', '钢>材', '钢/材', '钢&材'],
  },
  'items[0].tax_code': { required: 'yes' },
  'items[0].total_price': { required: 'yes', refuses: ['1000.001', '1000.01', 'a'] },
  'items[0].tax_rate': {
    required: 'yes',
    takes: ['0.13', '0.130'],
    refuses: ['0.1300', '0.1301', '13', 'a'],
  },
  'items[0].tax_amount': { required: 'yes', refuses: ['130.000', '130.02', '129.98', 'a'] },
  'items[0].amount_has_tax': { refuses: ['1130.01', 'a'] },
  'items[0].unit': { required: 'no', takes: ['台'] },
  'items[0].models': { required: 'no', takes: ['X-1'] },
  'items[0].discount': { required: 'no', takes: ['-10.00'], refuses: ['10.00', '0.01', 'a'] },
  'items[0].preferential_policy_flag': { required: 'no' },
  'items[0].zero_tax_flag': { required: 'no' },
};

/** Section 4.3, rule 4, over the enterprise that buys otherwise. */
const individual = {
  title_type: 1,
  buyer_title: '个人',
  buyer_taxpayer_num: undefined,
  taxpayer_confirmation: { draw_with_nobuyer_flag: 1 },
};

const quantity = (total: unknown, price: unknown) => ({
  'items[0].total': total,
  'items[0].price': price,
});

/** 1,000.00 at another rate. */
const taxed = (rate: string, tax: string, withTax: string) => ({
  'items[0].tax_rate': rate,
  'items[0].tax_amount': tax,
  'items[0].amount_has_tax': withTax,
  tax_amount: tax,
  amount_has_tax: withTax,
});

/** The same order in two lines, whose figures add up to it. */
const inTwoLines = (...figures: readonly (readonly [without: string, tax: string])[]) => ({
  items: figures.map(([total_price, tax_amount]) => ({
    name: '财务管理软件',
    tax_code: '1060201010000000000',
    total_price,
    tax_rate: '0.13',
    tax_amount,
  })),
});

const rules = {
  takes: [
    { name: 'a public institution', changes: { ...individual, buyer_title: '某市图书馆' } },
    { name: 'a quantity with its price', changes: quantity('4', '250') },
    { name: 'a quantity of 8 decimals', changes: quantity('3.00000003', '333.33333') },
    { name: 'two lines', changes: inTwoLines(['400.00', '52.00'], ['600.00', '78.00']) },
    { name: 'a line without quantity and price', changes: quantity(undefined, undefined) },
    { name: 'a rate of 3 decimals', changes: taxed('0.015', '15.00', '1015.00') },
    { name: 'a rate of 9 %', changes: taxed('0.09', '90.00', '1090.00') },
    { name: 'a rate of 0', changes: taxed('0', '0.00', '1000.00') },
  ],
  refuses: [
    { name: 'a tax number of an individual', changes: { ...individual, buyer_taxpayer_num: '1' } },
    {
      name: 'lines of 3 decimals',
      changes: inTwoLines(['400.005', '52.00'], ['599.995', '78.00']),
    },
    {
      name: 'taxes of 3 decimals',
      changes: inTwoLines(['400.00', '52.001'], ['600.00', '77.999']),
    },
    { name: 'a quantity without a price', changes: quantity('4', undefined) },
    { name: 'a price without a quantity', changes: quantity(undefined, '250') },
    { name: 'a quantity of 9 decimals', changes: quantity('4.000000001', '250') },
    { name: 'a quantity that is none', changes: quantity('a', '250') },
    { name: 'a price that is not amount / quantity', changes: quantity('4', '251') },
    {
      name: 'a serial of the social app that does not start with 420',
      changes: { 'pay_info[0].pay_num': '5200000001' },
    },
    ...['12', '16', '24'].map((code) => ({
      name: `business ${code}, which the buyer issues`,
      changes: { specific_business_code: code },
    })),
  ],
};

holdsTo(onePlatform(), {
  path: '/api/v1/invoice/forward/create',
  cases: casesOf({ ...head, ...line }, rules),
  request: forwardOrder,
});
