import * as r from '../../../platform/record/index.ts';
import { atomicInterface } from './answer.ts';
import { reportedSum, unreported } from './members.ts';

/** `sfzjlx` and `kprzjlx`; only one value is documented. */
export const idType = r.codes(
  'IdType',
  'Type of a natural person’s identity document (身份证件类型).',
  {
    RESIDENT_ID_CARD: ['201', 'Resident ID card', '居民身份证'],
  },
  { inputOnly: true },
);

const count = (wire: string, doc: string) =>
  r.zeroIfNull(r.integer(`${wire}?`, { min: 0, doc: `${doc}${unreported}` }));

const personQuestion = r.record(
  'NaturalPersonInput',
  'A natural person who sells (自然人). Pass it as a variable: it is neither logged nor stored.',
  {
    name: r.text('zrrxm', { isName: true, max: 100, doc: 'Full name.' }),
    certificateKind: r.code('sfzjlx', idType, { doc: 'Type of the person’s identity document.' }),
    idNumber: r.residentIdNumber('sfzjhm', { doc: 'Number of the ID card.' }),
  },
);

/** Figures of one channel, with the platform's names. */
const channelIssuing = (wire: (ending: string) => string, exempt: string) =>
  r.record(
    'NaturalPersonIssuingChannel',
    'Invoices that one channel issued for a person (自然人反向开票信息) in the month.',
    {
      generalAmount: reportedSum(wire('fxkpppje'), 'Amount of general reverse invoices, in yuan.'),
      specialAmount: reportedSum(wire('fxkpzpje'), 'Amount of special reverse invoices, in yuan.'),
      generalTax: reportedSum(wire('fxkpppse'), 'Tax of general reverse invoices, in yuan.'),
      generalExemptAmount: r.amount(`${exempt}?`, {
        as: 'number',
        doc: 'Tax-exempt amount of general reverse invoices, in yuan; null for channels other than the direct connection, for which the tax bureau does not report it.',
      }),
      invoiceCount: count(wire('fxkpfs'), 'Number of reverse invoices.'),
    },
  );

/** The documents show this member for the direct connection only. */
const EXEMPT = 'fxkpppmsje';

/** Two letters that begin the platform's names of each channel's figures. */
const letters = { DIRECT_CONNECTION: 'lq', E_TICKET_PLATFORM: 'dp', TAX_CONTROL_DEVICES: 'sk' };

const ofChannel = (channel: keyof typeof letters) =>
  channelIssuing((ending) => letters[channel] + ending, `${letters[channel]}${EXEMPT}`);

/** Figures of a channel, under the same names for all channels. */
export const shownChannel = channelIssuing(
  (ending) =>
    Object.values(letters)
      .map((channel) => channel + ending)
      .join(', '),
  letters.DIRECT_CONNECTION + EXEMPT,
);

/** The response names the person as the request does, so these members are not read. */
const personIssuing = r.record(
  'NaturalPersonIssuing',
  'Invoices for a natural person who sells (自然人反向开票信息), issued this year and month, over all channels: the base of the limits and of the personal income tax. A block is a result, not an error.',
  {
    isBlocked: r.flag('zdfxkpzrrbz', {
      as: ['Y', 'N'],
      doc: 'True when nothing may be issued for this person: they are under the tax bureau’s block.',
    }),
    month: r.yearMonth('kpyf?', {
      as: 'yyyyMM',
      doc: `Month of the amounts.${unreported}`,
    }),
    monthlyCumulative: reportedSum('yljkpzje', 'Cumulative total of the month, in yuan.'),
    channels: r.sideBySide(
      'channel',
      {
        DIRECT_CONNECTION: ofChannel('DIRECT_CONNECTION'),
        E_TICKET_PLATFORM: ofChannel('E_TICKET_PLATFORM'),
        TAX_CONTROL_DEVICES: ofChannel('TAX_CONTROL_DEVICES'),
      },
      {
        shown: shownChannel,
        doc: 'Amounts that each channel issued in the month: always all three.',
      },
    ),
    incomeTaxBase: reportedSum('lqgsljje', 'Cumulative base of the personal income tax, in yuan.'),
    incomeTaxPaid: reportedSum('yjgsljse', 'Personal income tax paid so far, in yuan.'),
  },
);

/** Document 3, section 4.1, interface 9. */
export const queryPersonIssuing = atomicInterface('CXZRRKPXX', {
  request: personQuestion,
  response: personIssuing,
  about: ['sfzjhm'],
  effect: 'none',
});
