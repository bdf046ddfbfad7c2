import { Big } from 'big.js';
import { atomicTexts } from '../../texts.ts';
import { numbers } from '../../../../messages/numbers.ts';
import { rules } from '../../../../messages/rules.ts';
import * as r from '../../../../platform/record/index.ts';
import { vatInvoiceKind } from '../../../scrap-purchase/wire/members.ts';
import { figure, goods, nameFits, place, rate } from '../goods.ts';
import { ownNumber } from '../members.ts';
import { applicationReason, redConfirmationStatus } from './codes.ts';

const yuan = (wire: string, doc: string) => r.amount(wire, { as: 'number', scale: 2, doc });
const isGiven = (value: string | null | undefined): boolean => typeof value === 'string';
const line = r.record(
  'RedConfirmationLineInput',
  'Part of a line of the original invoice that is reversed (红字确认单明细).',
  {
    originalLineNumber: r.integer('lzmxxh', {
      min: 1,
      max: 99_999_999,
      doc: 'Number of the line on the original invoice.',
    }),
    lineNumber: place('xh'),
    ...goods({ isQuoted: true }),
    unit: r.text('dw?', { isQuoted: true, max: 300, doc: 'Unit, as on the original invoice.' }),
    unitPrice: figure('fpspdj', 'Price of one `unit` in yuan. Needs `quantity`.'),
    quantity: figure(
      'fpspsl',
      'Quantity that is reversed, in the line’s `unit`. Needs `unitPrice`.',
    ),
    taxRate: rate('sl1'),
  },
  {
    rules: [
      nameFits,
      {
        at: 'unitPrice',
        message: atomicTexts.together,
        holds: ({ unitPrice, quantity }) => isGiven(unitPrice) || !isGiven(quantity),
      },
      {
        at: 'quantity',
        message: atomicTexts.together,
        holds: ({ unitPrice, quantity }) => isGiven(quantity) || !isGiven(unitPrice),
      },
    ],
  },
);

const isSumOf = (total: string, amounts: readonly string[]): boolean =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).eq(total);

const sellersNumber = {
  doc: 'The seller’s tax number: of a person, their ID number. Sent to the platform and not stored.',
} as const;

/** The seller's tax number in requests. Sellers of scrap are natural persons, so it is their ID number. */
export const sellerTaxNumber = r.taxNumber('xsfnsrsbh', sellersNumber);

/** The seller's tax number in a query that may omit it. */
export const optionalSellerTaxNumber = r.taxNumber('xsfnsrsbh?', {
  ...sellersNumber,
});

/** The buyer's tax number in requests. */
export const buyerTaxNumber = r.enterpriseTaxNumber('gmfnsrsbh', {
  doc: 'The buyer’s tax number.',
});

/**
 * The wire name of the list of lines is not documented; `mxList` is the name of an invoice's lines in document 2,
 * section 4.3, interface 7.
 */
export const application = r.record(
  'RedConfirmationApplicationInput',
  'An application (红字发票信息确认单申请), by the buyer, to reverse an invoice for purchased scrap, wholly or in part.',
  {
    applicationId: ownNumber('application'),
    enteredBy: r.constant('lrfsf', '1', { doc: '1: the buyer, who issued the original.' }),
    sellerTaxNumber: optionalSellerTaxNumber,
    sellerName: r.text('xsfmc', { isQuoted: true, max: 300, doc: 'The seller’s name.' }),
    buyerTaxNumber,
    buyerName: r.text('gmfmc', { isQuoted: true, max: 300, doc: 'The buyer’s name.' }),
    originalInvoiceCode: r.invoiceCode('lzfpdm?', {
      doc: 'Code of the original invoice, 10 or 12 digits; digital invoices have none.',
    }),
    originalInvoiceNumber: r.anyInvoiceNumber('lzfphm', {
      doc: 'Number of the original invoice: 20 digits for a digital invoice, 8 for another. An invoice has one open confirmation at a time.',
    }),
    isPaperInvoice: r.flag('sfzzfpbz', {
      as: ['Y', 'N'],
      doc: 'True when the original is on paper.',
    }),
    originalIssuedAt: r.dateTime('lzkprq', {
      latest: 'today',
      doc: 'Time at which the original was issued: today in China, or before.',
    }),
    originalAmountWithoutTax: yuan('lzhjje', 'Total of the original in yuan, without tax.'),
    originalTaxAmount: yuan('lzhjse', 'Tax of the original in yuan.'),
    originalKind: r.code('lzfppzDm', vatInvoiceKind, { doc: 'Kind of the original.' }),
    originalSpecialElement: r.constant('lzfpTdyslxDm', '24', { doc: '24: purchase of scrap.' }),
    redAmountWithoutTax: yuan(
      'hzcxje',
      'Reversed amount in yuan, without tax: the sum of the lines.',
    ),
    redTaxAmount: yuan('hzcxse', 'Reversed tax in yuan: the sum of the lines.'),
    reason: r.code('chyyDm', applicationReason, { doc: 'Reason for the reversal.' }),
    lines: r.list('mxList', line, { min: 1, doc: 'Reversed lines.' }),
  },
  {
    rules: [
      {
        at: 'originalInvoiceCode',
        message: numbers.codeNeeded,
        holds: ({ originalInvoiceNumber, originalInvoiceCode }) =>
          originalInvoiceNumber.length !== 8 || isGiven(originalInvoiceCode),
      },
      {
        at: 'originalInvoiceCode',
        message: numbers.noCode,
        // A digital invoice that the tax bureau printed has both numbers.
        holds: ({ originalInvoiceNumber, originalInvoiceCode, isPaperInvoice }) =>
          originalInvoiceNumber.length !== 20 || isPaperInvoice || !isGiven(originalInvoiceCode),
      },
      {
        at: 'redAmountWithoutTax',
        message: rules.sumOfLines({ field: 'amountWithoutTax' }),
        holds: ({ redAmountWithoutTax, lines }) =>
          isSumOf(
            redAmountWithoutTax,
            lines.map(({ amountWithoutTax: amount }) => amount),
          ),
      },
      {
        at: 'redTaxAmount',
        message: rules.sumOfLines({ field: 'taxAmount' }),
        holds: ({ redTaxAmount, lines }) =>
          isSumOf(
            redTaxAmount,
            lines.map(({ taxAmount }) => taxAmount),
          ),
      },
    ],
  },
);

/** Every member may be missing, including the key of the new confirmation. */
export const applied = r.record('RedConfirmationEntry', 'An application that was accepted.', {
  confirmationNumber: r.numberText('hzfpxxqrdbh?', { doc: 'Number of the red confirmation.' }),
  confirmationUuid: r.numberText('uuid?', { doc: 'Key of the red confirmation.' }),
  platformStatus: r.code('hzqrxxztDm?', redConfirmationStatus, { doc: 'Its status at first.' }),
});
