import { isJsonObject, type Json } from '../../../kernel/json/json.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { incomeTaxItem, uploadStatus } from '../../atomic/wire/uploads/codes.ts';
import { blueLine, redLine } from '../../atomic/wire/uploads/lines.ts';
import { extra, isMock, noOwnNames } from '../../settled-reverse/wire/members.ts';
import {
  businessInterface,
  certificateType,
  invoiceNumber,
  timestamp,
  vatInvoiceKind,
} from './members.ts';

/**
 * Lines follow the table of BFCPSGFPSC, as the interface demands. Its sample names a line's name and rate `hwmc` and
 * `zzssl` instead, so both are sent.
 */
function alsoAsInSample<F extends r.Field>(lines: F): F {
  return {
    ...lines,
    write(value, into) {
      lines.write(value, into);
      const { mxList } = into;
      if (Array.isArray(mxList)) into['mxList'] = mxList.map((line: Json) => withSampleNames(line));
    },
  };
}

function withSampleNames(line: Json): Json {
  return isJsonObject(line) ? { ...line, hwmc: line['hwhyslwfwmc'], zzssl: line['slv'] } : line;
}

const invoiceLines = r.choice(
  'ScrapInvoiceLines',
  'The lines of a blue or of a red invoice (发票明细).',
  {
    blue: alsoAsInSample(
      r.list('mxList', blueLine, { min: 1, doc: 'Lines of a blue invoice: the purchased goods.' }),
    ),
    red: alsoAsInSample(
      r.list('mxList', redLine, {
        min: 1,
        doc: 'Lines of a red invoice: the reversed part of the blue one. Members that name the blue invoice and its red confirmation go into `extra`.',
      }),
    ),
  },
);

const invoice = {
  invoiceNumber,
  kind: r.derivable(
    r.code('fppz', vatInvoiceKind, {
      doc: 'Kind of the invoice, that of the order: if omitted, it is taken from there, or `GENERAL` for an order that was not placed here.',
    }),
  ),
  isRed: r.hidden(r.flag('lzfpbz', { as: ['1', '0'], doc: 'Red or blue, as the lines are.' })),
  issuedAt: r.derivable(
    r.dateTime('kprq', {
      doc: 'Time of issuing; now if omitted. It must be in the month of the pre-opening, by the platform’s calendar.',
    }),
  ),
  drawer: r.text('kpr', { isName: true, max: 300, doc: 'Name of the drawer.' }),
  drawerIdType: certificateType('kprzjlx'),
  drawerIdNumber: r.idNumber('kprzjhm', {
    doc: 'ID number of the drawer. Sent to the platform and not stored.',
  }),
  areaCode: r.text('qyDm', { max: 20, doc: 'Code of the area.' }),
  ownUse: r.flag('sfxszrrsygdbfcp', {
    as: ['Y', 'N'],
    doc: 'True when the person sells scrap that they used themselves; as in the order.',
  }),
  incomeTaxItem: r.hidden(
    r.code('grsdsxm', incomeTaxItem, {
      doc: 'Item of the personal income tax, by `ownUse`.',
    }),
  ),
  lines: r.oneOf(invoiceLines, { doc: 'The lines, blue or red.' }),
  sendAgain: r.unsent(
    r.flag('sendAgain?', {
      doc: 'Set it to true to send an invoice whose state is `OUTCOME_UNKNOWN` again. It cannot be issued twice: the tax bureau takes a number once. In other states it does nothing.',
    }),
  ),
  extra: extra(' beyond this table'),
};

/** Interface 7. */
const scrapInvoice = r.record(
  'ScrapInvoiceInput',
  'The face of an invoice whose number was pre-opened by `calculateTaxAndOrder` (报废产品收购发票).',
  invoice,
  {
    rules: [noOwnNames(invoice)],
  },
);

/** Response of interface 7. */
export const issuingAnswer = r.record(
  'ScrapInvoice',
  'A scrap-purchase invoice (报废产品收购发票) that is being issued under its pre-opened number: read `state` first.',
  {
    acceptanceSerial: r.numberText('sllsh?', {
      doc: 'Serial of the upload, by which its result is queried within twelve hours.',
    }),
    ...r.inEnvelope('result', {
      uploadStatus: r.code('status?', uploadStatus, {
        doc: 'Result of the upload at the tax bureau; null while it is not reported.',
      }),
      uploadMessage: r.text('message?', {
        pii: 'freeText',
        doc: 'The tax bureau’s words on the upload, such as the reason why it was not accepted.',
      }),
    }),
    hint: r.text('hint?', { pii: 'freeText', doc: 'The platform’s advice.' }),
    timestamp,
    isMock,
  },
  // If both are missing, nothing shows if the upload arrived, and nothing can be queried.
  { atLeastOneOf: ['acceptanceSerial', 'uploadStatus'] },
);

/** The tax bureau accepts a number once only; still, an upload is never repeated unless requested. */
export const invoiceCreate = endpoint({
  ...businessInterface('invoice/create'),
  request: scrapInvoice,
  response: issuingAnswer,
  about: ['fphm', ['result.fphm', 'fphm']],
  effect: 'once',
});
