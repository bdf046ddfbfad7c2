import { quote } from '../../../src/messages/message.ts';
import {
  choice,
  code,
  codes,
  date,
  dateTime,
  decimal,
  derivable,
  flag,
  hidden,
  integer,
  list,
  nested,
  oneOf,
  record,
  text,
  variant,
  variantList,
  yearMonth,
} from '../../../src/platform/record/index.ts';

/** One record with all kinds of fields, for the tests of the machinery; it is no platform endpoint. */

const payment = codes('Payment', 'How it was paid.', {
  CASH: ['001', 'Cash', '现金'],
  CARD: ['004', 'Debit card', '借记卡'],
});
const priority = codes('Priority', 'How urgent.', {
  LOW: ['1', 'Low', '低'],
  HIGH: ['2', 'High', '高'],
});

const line = record('LineInput', 'One line.', {
  name: text('mc', {
    max: 5,
    pattern: /^[^<>]+$/,
    hint: quote('must have 1 to 5 characters, none of < >'),
    doc: 'Name.',
  }),
  rate: decimal('slv', { as: 'number', scale: 3, range: 'notNegative', doc: 'Rate.' }),
  discount: decimal('zk?', {
    as: 'text',
    scale: 2,
    range: 'negative',
    doc: 'Discount.',
  }),
});

const address = record('AddressInput', 'Where.', {
  street: text('jd', { doc: 'Street.' }),
  area: decimal('mj?', { as: 'number', doc: 'Area.' }),
});
const oil = record('OilInput', 'Refined oil.', { station: text('station', { doc: 'Station.' }) });

export const special = choice('SpecialInput', 'What is special about it.', {
  oil: variant(oil, {
    under: 'e_extra_info',
    fixed: { code: '01', kind: '08' },
    labelZh: '成品油',
  }),
  transport: variantList(address, {
    doc: 'Places.',
    under: 'goods_transport',
    fixed: { code: '04' },
    labelZh: '运输',
  }),
  building: variant(address, { under: 'building_service' }),
  flat: variant(oil, { fixed: { code: '99' }, labelZh: '其他' }),
  number: text('bh', {
    upperCase: true,
    pattern: /^[A-Z]\d$/,
    hint: quote('must be a letter and a digit'),
    doc: 'A number.',
  }),
});

/** Members that may be returned as they were sent. */
export const order = record(
  'OrderInput',
  'An order.',
  {
    title: text('gfmc', { max: 20, doc: 'Title.' }),
    note: text('bz?', { doc: 'Note.' }),
    amount: decimal('je', { as: 'number', doc: 'Amount.' }),
    tax: decimal('se?', { as: 'text', scale: 2, doc: 'Tax.' }),
    count: integer('sl', { min: 0, max: 99, doc: 'How many.' }),
    digital: flag('szfp', { as: ['Y', 'N'], doc: 'Whether digital.' }),
    mock: flag('isMock?', { doc: 'Whether invented.' }),
    paidBy: code('zffs', payment, { doc: 'How it was paid.' }),
    urgency: code('jjcd?', priority, { as: 'number', doc: 'How urgent.' }),
    day: date('kprq', { as: 'yyyyMMdd', doc: 'Day.' }),
    at: dateTime('sj', { doc: 'Time.' }),
    month: yearMonth('skssq?', { as: 'yyyyMM', doc: 'Month.' }),
    address: nested('dz?', address, { as: 'list-of-one', doc: 'Where.' }),
    extra: nested('kz?', oil, { as: 'json-text', doc: 'Refined oil.' }),
    lines: list('hwxx', line, { min: 1, max: 3, doc: 'Lines.' }),
  },
  {
    rules: [
      {
        at: 'note',
        message: quote('must differ from the title'),
        holds: ({ note, title }) => note !== title,
      },
      {
        at: 'tax',
        message: quote('must not exceed the amount'),
        // Fails for a value that is no decimal, like arithmetic.
        holds: ({ tax, amount }) => typeof tax !== 'string' || BigInt(tax) <= BigInt(amount),
      },
    ],
  },
);

/** Members of requests only. */
export const request = record('RequestInput', 'A request.', {
  seller: text('xfsbh', { upperCase: true, min: 4, max: 6, doc: 'Seller.' }),
  terminal: hidden(text('terminal_code', { doc: 'Terminal.' })),
  callback: hidden(text('callback_url?', { doc: 'Callback.' })),
  total: derivable(decimal('hj', { as: 'number', scale: 2, doc: 'Total.' })),
  special: oneOf(special, { optional: true, doc: 'What is special.' }),
});
