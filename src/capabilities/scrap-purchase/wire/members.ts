import { isJsonObject } from '../../../kernel/json/json.ts';
import { forms } from '../../../messages/forms.ts';
import { rules } from '../../../messages/rules.ts';
import { type AnswerReader, parseAnswer, toEnvelope } from '../../../platform/client/envelope.ts';
import * as r from '../../../platform/record/index.ts';
import { knownMembers } from '../../atomic/wire/members.ts';
import { scrapTexts } from '../texts.ts';

/**
 * Properties that the nine interfaces share (document 2, section 4.3): none is billed, and `CYT_50200` carries the tax
 * bureau's reason (section 7).
 */
export const businessInterface = (suffix: string) =>
  ({
    path: `/api/v1/invoice/reverse/lqbiz/${suffix}`,
    answer: readBusinessAnswer,
    billed: null,
    upstreamHint: 'refusal',
  }) as const;

/** The documents specify characters, not digits. */
const preAssignedNumber = r.numbersOf({
  pattern: /^[0-9A-Za-z]{20}$/,
  hint: scrapTexts.preAssignedNumber,
});

const taxSlipNumber = r.numbersOf({ pattern: /^[\x21-\x7e]{1,40}$/, hint: scrapTexts.slipNumber });

/** The number in an order's response; its name when issuing is `fphm`. */
export const preOpenedNumber = preAssignedNumber('ykfphm', {
  answered: forms.lettersOrDigits({ count: 20 }),
  doc: 'The invoice number that the order took from the pool of pre-assigned ones; 20 characters.',
});

export const invoiceNumber = preAssignedNumber('fphm', {
  doc: 'The invoice number that the order returned as `invoiceNumber`; 20 characters.',
});

export const slipNumber = taxSlipNumber('dzsphm', {
  doc: 'Number of the e-tax slip by which the tax is paid.',
});

/** The enterprise that buys the scrap and issues the invoice. */
const buyer = {
  doc: 'Tax number of the enterprise that buys the scrap and issues the invoice.',
} as const;

export const buyerTaxNumber = r.taxNumber('nsrsbh', buyer);
export const optionalBuyerTaxNumber = r.taxNumber('nsrsbh?', { ...buyer });

/** The same enterprise as the one that declares for others. */
export const agentTaxNumber = r.taxNumber('dbnsrsbh', {
  doc: 'Tax number of the enterprise that buys the scrap and declares the sellers’ taxes.',
});

const personName = {
  isName: true,
  max: 100,
  doc: 'Name of the person, as on the ID card.',
} as const;
const personIdNumber = {
  doc: 'ID number of the person. It is sent to the platform and not stored.',
} as const;

/** The selling person. */
export const personInput = r.record('PersonInput', 'A natural person who sells (自然人).', {
  name: r.text('zrrxm', personName),
  idNumber: r.taxpayerIdNumber('sfzjhm', personIdNumber),
});

/** A person for requests in which the platform accepts one member without the other. */
export const personInPart = r.record(
  'PersonInPartInput',
  'A natural person who sells (自然人), by name, ID number or both.',
  {
    name: r.text('zrrxm?', { ...personName }),
    idNumber: r.taxpayerIdNumber('sfzjhm?', { ...personIdNumber }),
  },
  {
    rules: [
      {
        at: 'name',
        message: rules.orIsNeeded({ names: 'idNumber' }),
        holds: ({ name, idNumber }) => (name ?? idNumber ?? null) !== null,
      },
    ],
  },
);

export const person = r.inline(personInput, { doc: 'The person who sells.' });

/** The only documented certificate type of sellers and drawers. */
export const RESIDENT_ID_CARD = '201';

/** Set by this service. */
export const certificateType = (wire: 'sfzjlx' | 'kprzjlx') =>
  r.hidden(
    r.text(wire, { doc: `Type of the certificate: always ${RESIDENT_ID_CARD}, an ID card.` }),
  );

/** The full response, of which the documents show little or nothing. */
export const rawAnswer = r.rest({
  doc: 'The platform’s response as received, as its documents show only part of it; personal data masked.',
  holds: knownMembers,
});

/** A full item, of which the documents show no member. */
export const rawItem = r.rest({
  doc: 'The item as the platform has it, as its documents show none of its members; personal data masked.',
  holds: knownMembers,
});

/** `fppz`, `ykfplx` and `lzfppzDm` in a request. */
export const vatInvoiceKind = r.codes(
  'VatInvoiceKind',
  'The kind of an invoice for purchased scrap (发票票种).',
  {
    SPECIAL: ['01', 'Special invoice: the buyer deducts its tax', '增值税专用发票'],
    GENERAL: ['02', 'General invoice', '普通发票'],
  },
  { inputOnly: true },
);

/**
 * Reads a response of the nine interfaces, whose envelope has a `timestamp` beside its `data` (document 2, section
 * 4.3). It becomes a member of the data, unless they have a member of that name.
 */
export const readBusinessAnswer: AnswerReader = (status, body, numbers) => {
  const answer = parseAnswer(body, numbers);
  const envelope = toEnvelope(status, answer, body);
  const { data } = envelope;
  const timestamp = isJsonObject(answer) ? answer['timestamp'] : undefined;
  if (timestamp === undefined || timestamp === null || !isJsonObject(data)) return envelope;
  return { ...envelope, data: { timestamp, ...data } };
};

/** The platform's time of a response. */
export const timestamp = r.text('timestamp?', {
  doc: 'Time of the platform’s response, as received: its format is not documented. Null if the response has none.',
});
