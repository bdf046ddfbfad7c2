import {
  code,
  codes,
  decimal,
  flag,
  integer,
  record,
  text,
  yearMonth,
} from '../../../platform/record/index.ts';
import { atomicInterface } from './interface.ts';

/** `sfzjlx`, of which only one value is documented here. */
const certificateKind = codes(
  'NaturalPersonCertificate',
  'What a natural person is told by (身份证件类型).',
  {
    RESIDENT_ID_CARD: ['201', 'Resident ID card', '居民身份证'],
  },
);

const number = 'Masked for callers without the scope `pii`.';
const amount = (wire: string, doc: string) => decimal(wire, { as: 'number', doc });
const count = (wire: string, doc: string) => integer(wire, { min: 0, doc });

const personQuestion = record(
  'NaturalPersonInput',
  'A natural person who sells (自然人). Pass it as a variable: nothing of it is logged or kept.',
  {
    name: text('zrrxm', { max: 100, doc: 'Full name.' }),
    certificateKind: code('sfzjlx', certificateKind, { doc: 'What the person is told by.' }),
    idNumber: text('sfzjhm', {
      max: 20,
      pattern: /^[1-9]\d{16}[\dX]$/,
      hint: 'must be the 18 characters of a resident ID card',
      trim: true,
      upperCase: true,
      pii: 'identity',
      doc: 'Number of the ID card.',
    }),
  },
);

const personIssuing = record(
  'NaturalPersonIssuing',
  'What was issued for a natural person who sells (自然人反向开票信息) this year and month, over all channels: the base of the limits and of the personal income tax. A block is an answer, not an error.',
  {
    name: text('zrrxm', { max: 100, doc: 'Full name.' }),
    certificateKind: code('sfzjlx', certificateKind, { doc: 'What the person is told by.' }),
    idNumber: text('sfzjhm', { pii: 'identity', doc: `Number of the ID card. ${number}` }),
    isBlocked: flag('zdfxkpzrrbz', {
      as: ['Y', 'N'],
      doc: 'True when nothing may be issued for this person: they are under the tax bureau’s block.',
    }),
    month: yearMonth('kpyf', { as: 'yyyyMM', doc: 'The month that the amounts are of.' }),
    monthlyTotal: amount('yljkpzje', 'Cumulative total of the month.'),
    directGeneralAmount: amount(
      'lqfxkpppje',
      'Direct connection: amount of general reverse invoices.',
    ),
    directSpecialAmount: amount(
      'lqfxkpzpje',
      'Direct connection: amount of special reverse invoices.',
    ),
    directGeneralTax: amount('lqfxkpppse', 'Direct connection: tax of general reverse invoices.'),
    directCount: count('lqfxkpfs', 'Direct connection: number of reverse invoices.'),
    directGeneralExemptAmount: amount(
      'lqfxkpppmsje',
      'Direct connection: exempt amount of general reverse invoices.',
    ),
    platformGeneralAmount: amount(
      'dpfxkpppje',
      'E-ticket platform: amount of general reverse invoices.',
    ),
    platformSpecialAmount: amount(
      'dpfxkpzpje',
      'E-ticket platform: amount of special reverse invoices.',
    ),
    platformGeneralTax: amount('dpfxkpppse', 'E-ticket platform: tax of general reverse invoices.'),
    platformCount: count('dpfxkpfs', 'E-ticket platform: number of reverse invoices.'),
    deviceGeneralAmount: amount(
      'skfxkpppje',
      'Tax-control devices: amount of general reverse invoices.',
    ),
    deviceSpecialAmount: amount(
      'skfxkpzpje',
      'Tax-control devices: amount of special reverse invoices.',
    ),
    deviceGeneralTax: amount('skfxkpppse', 'Tax-control devices: tax of general reverse invoices.'),
    deviceCount: count('skfxkpfs', 'Tax-control devices: number of reverse invoices.'),
    incomeTaxBase: amount('lqgsljje', 'Cumulative base of the personal income tax.'),
    incomeTaxPaid: amount('yjgsljse', 'Personal income tax paid so far.'),
  },
);

/** Document 3, section 4.1, interface 9. */
export const queryPersonIssuing = atomicInterface('CXZRRKPXX', {
  request: personQuestion,
  response: personIssuing,
  effect: 'none',
});
