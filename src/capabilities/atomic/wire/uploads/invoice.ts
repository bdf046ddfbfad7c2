import { Big } from 'big.js';
import { atomicTexts } from '../../texts.ts';
import { rules } from '../../../../messages/rules.ts';
import * as r from '../../../../platform/record/index.ts';
import { vatInvoiceKind } from '../../../scrap-purchase/wire/members.ts';
import { idType } from '../person.ts';
import {
  incomeTaxItem,
  issuingMode,
  issuingWay,
  levyRateReason,
  paymentChannel,
  settlementMethod,
  transactionSource,
} from './codes.ts';
import { blueLine, redLine } from './lines.ts';
import { buyer, device, display, sellerOfBlue, sellerOfRed } from './parties.ts';

const yuan = <Wire extends string>(wire: Wire, doc: string) =>
  r.amount(wire, { as: 'number', scale: 2, doc });
const paid = { as: 'number', scale: 2, range: 'notNegative' } as const;

const asOnBlue = 'On a red invoice as on the blue one.';
const incomeTaxPaid = 'Personal income tax in yuan that was paid for it.';
const vatPaid = 'VAT and surcharges in yuan that were paid for it.';

const common = {
  directConnectionUnitId: r.derivable(
    r.text('ptbh', {
      max: 20,
      doc: 'Number of the unit that is directly connected to the tax bureau; this service’s own if omitted.',
    }),
  ),
  kind: r.code('fppz', vatInvoiceKind, { doc: 'Special or general.' }),
  invoiceNumber: r.digitalInvoiceNumber('fphm', {
    doc: 'A number that was reserved: see `reserveInvoiceNumbers`. It can be used once only.',
  }),
  issuedAt: r.dateTime('kprq', { doc: 'Time of issuing.' }),
  drawer: r.text('kpr', { isName: true, max: 300, doc: 'Name of the drawer.' }),
  drawerIdNumber: r.idNumber('kprzjhm', {
    doc: 'Number of the drawer’s identity document. Sent to the platform and not stored.',
  }),
  drawerIdType: r.code('kprzjlx', idType, {
    doc: 'Type of the drawer’s identity document; the tax bureau’s codes of others are not documented.',
  }),
  payee: r.text('skrxm?', { isName: true, max: 150, doc: 'Name of the payee.' }),
  reviewer: r.text('fhrxm?', { isName: true, max: 75, doc: 'Name of the reviewer.' }),
  specialElement: r.constant('tdys', '24', { doc: '24: purchase of scrap products.' }),
  areaCode: r.text('qyDm', { max: 20, doc: 'Code of the area.' }),
  ownUse: r.flag('sfxszrrsygdbfcp', {
    as: ['Y', 'N'],
    doc: `True when the person sells scrap of their own use, taxed as income from the transfer of property; false for scrap that they bought, taxed as income from business. ${asOnBlue}`,
  }),
  incomeTaxItem: r.hidden(
    r.code('grsdsxm', incomeTaxItem, { doc: 'Item of the personal income tax: see `ownUse`.' }),
  ),
  purchaseType: r.constant('sgfplxDm', '04', { doc: '04: purchase of scrap products.' }),
  buyer: r.inline(buyer, { doc: 'Buyer.' }),
  amountWithoutTax: yuan('hjje', 'Total in yuan, without tax: the sum of the lines.'),
  taxAmount: yuan('hjse', 'Tax in yuan: the sum of the lines.'),
  amountWithTax: yuan('jshj', 'Total in yuan, with tax.'),
  settlementMethod: r.code('jsfs', settlementMethod, {
    doc: 'Method by which the seller is paid.',
  }),
  placeOfTransaction: r.text('ysxwfsd?', {
    max: 11,
    doc: 'Code of the place at which the taxable transaction happens.',
  }),
  device: r.inline(device, { doc: 'Device from which the invoice is requested.' }),
  ...display,
  levyRateReason: r.code('jazslxDm?', levyRateReason, {
    doc: 'Reason for the rate of 3 %; omitted at 1 % and on an exempt invoice.',
  }),
  issuingWay: r.code('fpkjfsDm', issuingWay, { doc: 'Platform on which it is issued.' }),
  issuingMode: r.code('lqkpmsDm?', issuingMode, { doc: 'The mode of issuing.' }),
  transactionSource: r.code('jyxxlyqdDm?', transactionSource, {
    doc: 'Source of the facts of the transaction.',
  }),
  transactionNumber: r.numberText('jylsh?', {
    max: 50,
    doc: 'Number of the order. A blue invoice in a joint mode needs it once the tax bureau’s buffer period is over. The documents do not say when that is, so a missing number is not rejected here.',
  }),
  paymentChannel: r.code('zfqdDm?', paymentChannel, { doc: 'The channel of the payment.' }),
  paymentNumber: r.numberText('jydh?', {
    max: 40,
    doc: 'Number of the payment; the order’s number if the payment has none.',
  }),
};

interface Totals {
  readonly amountWithoutTax: string;
  readonly taxAmount: string;
  readonly amountWithTax: string;
  readonly lines: readonly { readonly amountWithoutTax: string; readonly taxAmount: string }[];
}

const sum = (figures: readonly string[]): Big =>
  figures.reduce((total, amount) => total.plus(amount), new Big(0));

const sums = [
  {
    at: 'amountWithoutTax',
    message: rules.sumOfLines({ field: 'amountWithoutTax' }),
    holds: ({ amountWithoutTax, lines }: Totals) =>
      sum(lines.map(({ amountWithoutTax: amount }) => amount)).eq(amountWithoutTax),
  },
  {
    at: 'taxAmount',
    message: rules.sumOfLines({ field: 'taxAmount' }),
    holds: (given: Totals) =>
      sum(given.lines.map(({ taxAmount }) => taxAmount)).eq(given.taxAmount),
  },
  {
    at: 'amountWithTax',
    message: rules.addsUp,
    holds: ({ amountWithoutTax, taxAmount, amountWithTax }: Totals) =>
      sum([amountWithoutTax, taxAmount]).eq(amountWithTax),
  },
] as const;

const remark = (max: number) => r.text('bz?', { max, doc: 'Remark.' });

const blueInvoice = r.record(
  'BlueScrapInvoiceInput',
  'A blue invoice (蓝字发票): an enterprise issues it for scrap that it buys from a person.',
  {
    ...common,
    incomeTaxPaid: r.amount('grsdssf', { ...paid, doc: `${incomeTaxPaid} \`0\` when exempt.` }),
    vatAndSurchargesPaid: r.amount('zzsjfjsf', {
      ...paid,
      doc: `${vatPaid} \`0\` when exempt without a supplement.`,
    }),
    seller: r.inline(sellerOfBlue, { doc: 'Seller.' }),
    remark: remark(450),
    lines: r.list('mxList', blueLine, { min: 1, doc: 'The goods.' }),
  },
  {
    rules: [
      ...sums,
      {
        at: 'lines',
        message: atomicTexts.slipsNeeded,
        holds: ({ taxAmount, vatAndSurchargesPaid, lines }) =>
          [taxAmount, vatAndSurchargesPaid].every((tax) => new Big(tax).eq(0)) ||
          lines.every(
            ({ nature, taxSlipNumbers }) =>
              nature === 'DISCOUNT' || (taxSlipNumbers ?? []).length > 0,
          ),
      },
    ],
  },
);

const redInvoice = r.record(
  'RedScrapInvoiceInput',
  'A red invoice (红字发票): it reverses a blue one, wholly or in part. A red confirmation must exist first: `applyRedConfirmation`.',
  {
    ...common,
    // The documents do not say if these are below zero, as the other amounts of a red invoice are.
    incomeTaxPaid: yuan('grsdssf?', incomeTaxPaid),
    vatAndSurchargesPaid: yuan('zzsjfjsf?', vatPaid),
    seller: r.inline(sellerOfRed, { doc: 'Seller of the original invoice.' }),
    originalInvoiceNumber: r.invoiceCodeAndNumber('dylzfphm', {
      doc: 'Number of the blue invoice; of one from a tax-control device its code and number in one.',
    }),
    confirmationNumber: r.numberText('hzqrxxdbh', {
      max: 20,
      doc: 'Number of the red confirmation.',
    }),
    confirmationUuid: r.text('hzqrduuid', {
      max: 32,
      doc: 'The red confirmation’s `confirmationUuid`.',
    }),
    remark: remark(382),
    lines: r.list('mxList', redLine, { min: 1, doc: 'Reversed lines.' }),
  },
  { rules: [...sums] },
);

/** One digital invoice to be uploaded. */
export const invoiceToUpload = r.choice(
  'ScrapInvoiceToUpload',
  'An invoice to be uploaded (发票上传).',
  {
    blue: r.variant(blueInvoice, { fixed: { lzfpbz: '0' }, labelZh: '蓝字发票' }),
    red: r.variant(redInvoice, { fixed: { lzfpbz: '1' }, labelZh: '红字发票' }),
  },
);
