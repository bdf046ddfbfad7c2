import {
  record,
  taxNumber,
  taxpayerIdNumber,
  text,
  yearMonth,
} from '../../../platform/record/index.ts';

/** Members that the documents show with personal data; masked in every response that is passed through. */
const personalMembers = record('AtomicPersonalMembers', 'Personal data in atomic responses.', {
  personId: taxpayerIdNumber('sfzjhm', { doc: 'ID number of a natural person.' }),
  taxedPersonId: text('zrrsfzjhm', { pii: 'identity', doc: 'ID number of a taxed person.' }),
  drawerId: text('kprzjhm', { pii: 'identity', doc: 'Certificate number of the drawer.' }),
  sellerId: text('xsfzrrzjhm', { pii: 'identity', doc: 'ID number of the seller.' }),
  handlerId: text('jbrsfzjhm', { pii: 'identity', doc: 'ID number of the buyer’s handler.' }),
  taxNumber: taxNumber('nsrsbh', { doc: 'Tax number.' }),
  sellerTaxNumber: taxNumber('xsfnsrsbh', { doc: 'The seller’s ID number.' }),
  sellerPhone: text('xsfdh', { pii: 'phone', doc: 'Phone of the seller.' }),
  buyerPhone: text('gmfdh', { pii: 'phone', doc: 'Phone of the buyer.' }),
  handlerPhone: text('gmfjbrlxdh', { pii: 'phone', doc: 'Phone of the buyer’s handler.' }),
  registrationPhone: text('zcdlxdh', { pii: 'phone', doc: 'Phone of an enterprise.' }),
  sellerAccount: text('xsfzh', { pii: 'card', doc: 'Bank account of the seller.' }),
  payeeAccount: text('skyhzh', { pii: 'card', doc: 'Bank account that is paid to.' }),
  buyerAccount: text('gmfzh', { pii: 'card', doc: 'Bank account of the buyer.' }),
  account: text('yhzh', { pii: 'card', doc: 'Bank account of an enterprise.' }),
});

/** Members that the documents show with business numbers; never masked in a response. */
const businessMembers = record(
  'AtomicBusinessMembers',
  'Numbers of business in atomic responses.',
  {
    registrationSerial: text('djxh', { doc: 'Registration serial of a taxpayer.' }),
    archiveNumber: text('ssdabh', { doc: 'Number of a taxpayer’s file.' }),
    invoiceNumber: text('fphm', { doc: 'Number of an invoice.' }),
    firstNumber: text('fpqshm', { doc: 'First number of a range.' }),
    lastNumber: text('fpzzhm', { doc: 'Last number of a range.' }),
    preOpenedNumber: text('ykfphm', { doc: 'Pre-opened number.' }),
    originalCode: text('lzfpdm', { doc: 'Code of an original invoice.' }),
    originalNumber: text('lzfphm', { doc: 'Number of an original invoice.' }),
    reversedNumber: text('dylzfphm', { doc: 'Number of the invoice that a red one reverses.' }),
    redNumber: text('hzfphm', { doc: 'Number of a red invoice.' }),
    confirmationNumber: text('hzfpxxqrdbh', { doc: 'Number of a red confirmation.' }),
    confirmationNumberOfInvoice: text('hzqrxxdbh', { doc: 'Number of a red confirmation.' }),
    confirmationNumberToRevoke: text('hzqrdbh', { doc: 'Number of a red confirmation.' }),
    confirmationKey: text('uuid', { doc: 'Key of a red confirmation.' }),
    confirmationKeyOfInvoice: text('hzqrduuid', { doc: 'Key of a red confirmation.' }),
    acceptanceSerial: text('sllsh', { doc: 'Serial of an upload.' }),
    quotaMonth: yearMonth('sxedsq', { as: 'yyyy-MM', doc: 'Month of a granted quota.' }),
    serial: text('ywlsh', { doc: 'Serial of the business.' }),
    connectionUnit: text('ptbh', { doc: 'Unit of the direct connection.' }),
    transactionSerial: text('jylsh', { doc: 'Serial of a transaction.' }),
    paymentNumber: text('jydh', { doc: 'Number of a payment.' }),
    taxSlip: text('dzsphm', { doc: 'Number of an e-tax slip.' }),
    taxSlips: text('dzsphmList', { doc: 'Numbers of e-tax slips.' }),
    classificationCode: text('sphfwssflhbbm', { doc: 'Tax classification code.' }),
    parentCode: text('fjbm', { doc: 'Tax classification code above another.' }),
    summaryCode: text('dytjjbm', { doc: 'Tax classification code of a sum.' }),
  },
);

/** Known members of requests and responses that are passed through. */
export const knownMembers = [personalMembers, businessMembers];
