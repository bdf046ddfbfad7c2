import { atomicTexts } from '../texts.ts';
import { rules } from '../../../messages/rules.ts';
import * as r from '../../../platform/record/index.ts';

/** Tax number of an enterprise or person that is the subject of a query. */
export const taxNumber = r.taxNumber('nsrsbh', { doc: 'Tax number of the enterprise.' });

/** Tax number of the buying enterprise, which queries its own data. */
export const buyerTaxNumber = r.taxNumber('nsrsbh', {
  doc: 'Tax number of the enterprise that buys, and issues.',
});

/** Tax number of an enterprise that a command acts for. It is stored, so it must not be a person's ID number. */
export const keptTaxNumber = (wire: string) =>
  r.taxNumber(wire, {
    pattern:
      /^(?![1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$)[0-9A-Z]{15,20}$/,
    hint: atomicTexts.taxNumberNoId,
    doc: 'Tax number of the enterprise that buys, and issues.',
  });

/** End of the description of an informative member: a response without it is still useful. */
export const unreported = ' Null where the tax bureau did not report it.';

/** An informative sum in yuan: 0 if the tax bureau has nothing to add, null if it reports none. */
export const reportedSum = (wire: string, doc: string) =>
  r.zeroIfNull(r.amount(`${wire}?`, { as: 'number', doc: `${doc}${unreported}` }));

/** Business conclusion that document 2, section 4.3, mentions without its interface and values. */
export const processingResult = r.verbatim('cljg?', {
  doc: 'The result of the processing, as the platform names it. The values are not documented. Null if the response has none.',
});

/** Use-unit id, direct-connection unit id and 32 random characters, created and stored by this service. */
export const serial = r.text('ywlsh', {
  max: 100,
  doc: 'Serial of the business: the same one again is the same business.',
});

/** A caller's own number. It becomes the key of updates, which are not masked, so it must not be an ID number. */
export function ownNumber(what: string) {
  const field = r.text(`${what}Id`, {
    pattern:
      /^(?![1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$)[\x21-\x7e]{1,64}$/,
    hint: rules.signsNoId({ max: 64 }),
    doc: `Your number of the ${what}, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.`,
  });
  return r.unsent(field);
}

/** Members that the documents show with personal data; masked in every response that is shown as received. */
const personalMembers = r.record('AtomicPersonalMembers', 'Personal data in atomic responses.', {
  personId: r.taxpayerIdNumber('sfzjhm', { doc: 'ID number of a natural person.' }),
  taxedPersonId: r.text('zrrsfzjhm', { pii: 'identity', doc: 'ID number of a taxed person.' }),
  drawerId: r.text('kprzjhm', { pii: 'identity', doc: 'Certificate number of the drawer.' }),
  sellerId: r.text('xsfzrrzjhm', { pii: 'identity', doc: 'ID number of the seller.' }),
  handlerId: r.text('jbrsfzjhm', { pii: 'identity', doc: 'ID number of the buyer’s handler.' }),
  taxNumber: r.taxNumber('nsrsbh', { doc: 'Tax number.' }),
  sellerTaxNumber: r.taxNumber('xsfnsrsbh', { doc: 'The seller’s ID number.' }),
  buyerTaxNumber: r.taxNumber('gmfnsrsbh', { doc: 'Tax number of the buyer.' }),
  agentTaxNumber: r.taxNumber('dbnsrsbh', { doc: 'Tax number of who declares for others.' }),
  sellerPhone: r.text('xsfdh', { pii: 'phone', doc: 'Phone of the seller.' }),
  buyerPhone: r.text('gmfdh', { pii: 'phone', doc: 'Phone of the buyer.' }),
  handlerPhone: r.text('gmfjbrlxdh', { pii: 'phone', doc: 'Phone of the buyer’s handler.' }),
  registrationPhone: r.text('zcdlxdh', { pii: 'phone', doc: 'Phone of an enterprise.' }),
  sellerAccount: r.text('xsfzh', { pii: 'card', doc: 'Bank account of the seller.' }),
  payeeAccount: r.text('skyhzh', { pii: 'card', doc: 'Bank account that is paid to.' }),
  buyerAccount: r.text('gmfzh', { pii: 'card', doc: 'Bank account of the buyer.' }),
  account: r.text('yhzh', { pii: 'card', doc: 'Bank account of an enterprise.' }),
});

/** Members that the documents show with business numbers; never masked in a response. */
const businessMembers = r.record(
  'AtomicBusinessMembers',
  'Numbers of business in atomic responses.',
  {
    registrationSerial: r.text('djxh', { doc: 'Registration serial of a taxpayer.' }),
    archiveNumber: r.text('ssdabh', { doc: 'Number of a taxpayer’s file.' }),
    invoiceNumber: r.text('fphm', { doc: 'Number of an invoice.' }),
    firstNumber: r.text('fpqshm', { doc: 'First number of a range.' }),
    lastNumber: r.text('fpzzhm', { doc: 'Last number of a range.' }),
    preOpenedNumber: r.text('ykfphm', { doc: 'Pre-opened number.' }),
    originalCode: r.text('lzfpdm', { doc: 'Code of an original invoice.' }),
    originalNumber: r.text('lzfphm', { doc: 'Number of an original invoice.' }),
    reversedNumber: r.text('dylzfphm', { doc: 'Number of the invoice that a red one reverses.' }),
    redNumber: r.text('hzfphm', { doc: 'Number of a red invoice.' }),
    confirmationNumber: r.text('hzfpxxqrdbh', { doc: 'Number of a red confirmation.' }),
    confirmationNumberOfInvoice: r.text('hzqrxxdbh', { doc: 'Number of a red confirmation.' }),
    confirmationNumberToRevoke: r.text('hzqrdbh', { doc: 'Number of a red confirmation.' }),
    confirmationKey: r.text('uuid', { doc: 'Key of a red confirmation.' }),
    confirmationKeyOfInvoice: r.text('hzqrduuid', { doc: 'Key of a red confirmation.' }),
    acceptanceSerial: r.text('sllsh', { doc: 'Serial of an upload.' }),
    quotaMonth: r.yearMonth('sxedsq', { as: 'yyyy-MM', doc: 'Month of a granted quota.' }),
    serial: r.text('ywlsh', { doc: 'Serial of the business.' }),
    connectionUnit: r.text('ptbh', { doc: 'Unit of the direct connection.' }),
    transactionSerial: r.text('jylsh', { doc: 'Serial of a transaction.' }),
    paymentNumber: r.text('jydh', { doc: 'Number of a payment.' }),
    taxSlip: r.text('dzsphm', { doc: 'Number of an e-tax slip.' }),
    taxSlips: r.text('dzsphmList', { doc: 'Numbers of e-tax slips.' }),
    classificationCode: r.text('sphfwssflhbbm', { doc: 'Tax classification code.' }),
    parentCode: r.text('fjbm', { doc: 'Tax classification code above another.' }),
    summaryCode: r.text('dytjjbm', { doc: 'Tax classification code of a sum.' }),
  },
);

/** Known members of requests and responses that are shown as received. */
export const knownMembers = [personalMembers, businessMembers];
