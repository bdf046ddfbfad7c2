import { atomicTexts } from '../../texts.ts';
import type { Repeated } from '../../../../platform/client/response-subject.ts';
import * as r from '../../../../platform/record/index.ts';
import { invoiceKind, invoiceParty, reason, redConfirmationStatus } from './codes.ts';
import { knownMembers } from '../members.ts';
import { redConfirmationElement } from '../special-elements.ts';

const key = {
  max: 32,
  pattern: /^[\x21-\x7e]*$/,
  hint: atomicTexts.confirmationKey,
  doc: 'The tax bureau’s key of the red confirmation.',
};

/** The platform's key of a confirmation. */
export const confirmationUuid = r.numberText('uuid', key);

/** Members that identify the parties of a confirmation, in the detail and in each list item. */
export const confirmationKeys = [
  'xsfnsrsbh',
  'gmfnsrsbh',
  'lzfpdm',
  'lzfphm',
  'hzfpxxqrdbh',
].flatMap((name): readonly Repeated[] => [name, [`*[].${name}`, name]]);

const number = (wire: string, doc: string) => r.numberText(`${wire}?`, { doc });
const yuan = (wire: string, doc: string) => r.amount(`${wire}?`, { as: 'number', doc });
const personal = (wire: string, doc: string) => r.text(`${wire}?`, { pii: 'taxNumber', doc });

/** Members of the detail’s head that a list item has, too. */
const head = {
  confirmationUuid,
  confirmationNumber: number('hzfpxxqrdbh', 'Number of the red confirmation.'),
  enteredBy: r.code('lrfsf?', invoiceParty, { doc: 'Party that entered it.' }),
  sellerTaxNumber: personal(
    'xsfnsrsbh',
    'The seller’s tax number; a person’s is their ID number and masked for callers without the scope `pii`.',
  ),
  sellerName: r.text('xsfmc?', { doc: 'The seller’s name.' }),
  buyerTaxNumber: personal('gmfnsrsbh', 'The buyer’s tax number.'),
  buyerName: r.text('gmfmc?', { doc: 'The buyer’s name.' }),
  originalInvoiceCode: r.invoiceCode('lzfpdm?', {
    doc: 'Code of the original invoice, where it has one.',
  }),
  originalInvoiceNumber: r.anyInvoiceNumber('lzfphm?', { doc: 'Number of the original invoice.' }),
  isPaperInvoice: r.flag('sfzzfpbz?', {
    as: ['Y', 'N'],
    doc: 'True when the original is on paper.',
  }),
  originalIssuedAt: r.dateTime('lzkprq?', { doc: 'Time at which the original was issued.' }),
  originalAmountWithoutTax: yuan('lzhjje', 'Total of the original in yuan, without tax.'),
  originalTaxAmount: yuan('lzhjse', 'Tax of the original in yuan.'),
  originalKind: r.code('lzfppzDm?', invoiceKind, { doc: 'Kind of the original.' }),
  originalSpecialElement: r.code('lzfpTdyslxDm?', redConfirmationElement, {
    doc: 'Specific business of the original.',
  }),
};

const raw = r.rest({
  doc: 'The tax bureau’s response about this confirmation as received, with members that the documents do not show, such as the lines; personal data masked. Null if it was not queried.',
  holds: knownMembers,
});

const unlisted = 'Null if the list of confirmations was not queried.';

/** A list item with a key (document 3, section 4.1, interface 14), and the members that the schema shows. */
export const redConfirmation = r.record(
  'RedConfirmation',
  'The agreement of seller and buyer that an invoice is reversed (红字发票信息确认单); a red invoice can be issued only with it. Unknown fields are null.',
  {
    ...head,
    redAmountWithoutTax: yuan('hzcxje', `Reversed amount in yuan, without tax. ${unlisted}`),
    redTaxAmount: yuan('hzcxse', `Reversed tax in yuan. ${unlisted}`),
    lineCount: r.integer('hzqrdmxsl?', { doc: `Number of lines. ${unlisted}` }),
    reason: r.code('chyyDm?', reason, { doc: `Reason of the reversal. ${unlisted}` }),
    platformStatus: r.code('hzqrxxztDm?', redConfirmationStatus, {
      doc: 'The tax bureau’s own status.',
    }),
    confirmedAt: r.dateTime('qrrq?', { doc: `Time of the confirmation. ${unlisted}` }),
    isRedInvoiceIssued: r.flag('ykjhzfpbz?', {
      as: ['Y', 'N'],
      doc: 'True once the red invoice is issued.',
    }),
    redInvoiceNumber: number('hzfphm', 'Number of the red invoice, once it is issued.'),
    redInvoiceIssuedAt: r.dateTime('hzkprq?', { doc: 'Time at which the red invoice was issued.' }),
    isValid: r.flag('yxbz?', { as: ['Y', 'N'], doc: `True if it is valid. ${unlisted}` }),
    enteredAt: r.dateTime('lrrq?', { doc: `Time of the entry. ${unlisted}` }),
    raw,
  },
);

/** A list item as read. An item without a key is counted, and does not invalidate the others. */
export const listedConfirmation = r.record('ListedRedConfirmation', redConfirmation.doc, {
  ...redConfirmation.fields,
  confirmationUuid: r.numberText('uuid?', { ...key }),
});

/** Response of the detail; the fields after `lzfpTdyslxDm` are not shown. */
export const detail = r.record('RedConfirmationDetail', 'A red confirmation, with its lines.', {
  ...head,
  raw,
});
