import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { processingResult } from '../../atomic/wire/members.ts';
import { extra, isMock, noOwnNames, orderId } from '../../settled-reverse/wire/members.ts';
import {
  businessInterface,
  buyerTaxNumber,
  person,
  preOpenedNumber,
  rawAnswer,
  rawItem,
  slipNumber,
  timestamp,
  vatInvoiceKind,
} from './members.ts';
import { readOrderAnswer } from './order-answer.ts';

/**
 * Interface 5 names only `ykfplx` and `sfxszy`; the other members have the names that interface 3 uses for the
 * transaction that it opens.
 */
const order = {
  orderId: r.unsent({ ...orderId, doc: `${orderId.doc} It is not sent to the platform.` }),
  buyerTaxNumber,
  person,
  kind: r.code('ykfplx', vatInvoiceKind, {
    doc: 'Kind of the invoice. It cannot be changed at issuing.',
  }),
  ownUse: r.flag('sfxszy', {
    as: ['Y', 'N'],
    doc: 'True when the person sells scrap that they used themselves, false when they sell what they purchased. It cannot be changed at issuing.',
  }),
  amountWithoutTax: r.amount('ykfpje', {
    as: 'number',
    scale: 2,
    range: 'positive',
    doc: 'Amount sold, in yuan without tax.',
  }),
  extra: extra(', above all the face of the invoice'),
};

const scrapOrder = r.record(
  'ScrapOrderInput',
  'A purchase of scrap whose tax is to be computed and whose invoice is to be pre-opened (报废产品收购). The platform’s documents show hardly any member of this request: members without a field in this input go into `extra`, under the names that the platform’s operator gives.',
  order,
  { rules: [noOwnNames(order)] },
);

const platformTaxItem = r.record(
  'ScrapPlatformTaxItem',
  'A tax of an order, as the platform computed it and the tax bureau checked it.',
  { raw: rawItem },
);

export const platformTax = r.record(
  'ScrapPlatformTax',
  'The tax of an order, as the platform has it.',
  {
    items: r.list('items?', platformTaxItem, { doc: 'Tax by tax.' }),
    total: r.amount('yjsfhj?', {
      as: 'number',
      doc: 'Total tax to be paid, in yuan. The seller receives the amount with tax less this total.',
    }),
  },
);

/** Response of interface 5. */
export const scrapOrderAnswer = r.record(
  'ScrapOrderAnswer',
  'The platform’s response to an order.',
  {
    invoiceNumber: preOpenedNumber,
    taxSlipNumber: r.numberText('dzsphm?', { doc: slipNumber.doc }),
    tax: r.nested('tax?', platformTax, { doc: 'The tax, as the platform has it.' }),
    timestamp,
    isMock,
  },
);

const transactionBy = r.choice(
  'PreOpenedTransactionBy',
  'Identifies a pre-opened transaction (预开票交易): exactly one of the three.',
  {
    orderId: r.unsent(
      r.text('orderId', { doc: 'Your number of the order, where it was placed here.' }),
    ),
    invoiceNumber: {
      ...preOpenedNumber,
      doc: `${preOpenedNumber.doc} For a number that exactly one order here ever had. If no order here had it, nothing can be queried after a lost response: name its buyer as well, with \`elsewhere\`.`,
    },
    elsewhere: r.variant(
      r.record(
        'PreOpenedTransactionElsewhere',
        'A transaction (预开票交易) that was ordered through another system.',
        { invoiceNumber: preOpenedNumber, buyerTaxNumber: r.unsent(buyerTaxNumber) },
      ),
      {
        doc: 'A transaction that was ordered elsewhere. Its buyer makes it possible to settle a lost response by a query, and to distinguish the transaction from an earlier one that an order here had under the number.',
      },
    ),
  },
);

const cancellation = {
  by: r.unsent(r.oneOf(transactionBy, { doc: 'Transaction.' })),
  invoiceNumber: r.hidden(preOpenedNumber),
  extra: extra(''),
};

const cancellationInput = r.record(
  'CancelPreOpenedInvoiceInput',
  'A pre-opened transaction to cancel (取消预开票交易).',
  cancellation,
  { rules: [noOwnNames(cancellation)] },
);

export const cancellationAnswer = r.record(
  'ScrapCancellationAnswer',
  'The platform’s response to a cancellation.',
  {
    processingResult,
    timestamp,
    isMock,
    raw: rawAnswer,
  },
);

const refundInput = r.record(
  'ScrapRefundInput',
  'An application for the refund of tax that was paid for the issuing (反向开票退税).',
  {
    refundId: r.unsent({
      ...orderId,
      doc: 'Your number of the application, 1 to 64 characters: unique for ever, no personal data. It is not sent to the platform.',
    }),
    payload: r.rest({
      optional: false,
      doc: 'The members of the request under the platform’s names: its documents show none of them. Pass it as a variable: it is neither logged nor stored.',
    }),
  },
);

export const refundAnswer = r.record(
  'ScrapRefundAnswer',
  'Response to an application for a refund (反向开票退税): refundable amount, application and acceptance in one.',
  {
    processingResult,
    timestamp,
    isMock,
    raw: rawAnswer,
  },
);

/** Takes a number from the pool and opens a transaction at the tax bureau. */
export const calcOrder = endpoint({
  ...businessInterface('tax/calc-order'),
  answer: readOrderAnswer,
  request: scrapOrder,
  response: scrapOrderAnswer,
  about: ['nsrsbh', 'sfzjhm'],
  effect: 'once',
});

/** A returned number may belong to another order a moment later, so a second request could cancel that one. */
export const orderCancel = endpoint({
  ...businessInterface('order/cancel'),
  request: cancellationInput,
  response: cancellationAnswer,
  about: ['ykfphm'],
  effect: 'once',
});

/** The documents do not say which member identifies an application; these identify it in the other interfaces. */
export const refundApply = endpoint({
  ...businessInterface('refund/apply'),
  request: refundInput,
  response: refundAnswer,
  about: ['nsrsbh', 'sfzjhm', 'fphm', 'ykfphm', 'dzsphm'],
  effect: 'once',
});
