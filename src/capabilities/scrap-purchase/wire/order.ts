import { endpoint } from '../../../platform/endpoint.ts';
import {
  amount,
  code,
  flag,
  list,
  nested,
  record,
  rest,
  text,
} from '../../../platform/record/index.ts';
import { processingResult } from '../../atomic/wire/members.ts';
import { extra, isMock, noOwnNames } from '../../settled-reverse/wire/members.ts';
import { timestamp } from './answer.ts';
import { vatInvoiceKind } from './invoice-kind.ts';
import {
  businessInterface,
  buyerTaxNumber,
  person,
  personInput,
  preOpenedNumber,
  rawAnswer,
  rawItem,
  slipNumber,
} from './members.ts';

/** Interface 5 names `ykfplx` and `sfxszy` only; the others stand under the names that interface 3 has for the transaction that this opens. */
const order = {
  buyerTaxNumber,
  person,
  kind: code('ykfplx', vatInvoiceKind, {
    doc: 'Kind of the invoice. It cannot be changed at issuing.',
  }),
  ownUse: flag('sfxszy', {
    as: ['Y', 'N'],
    doc: 'True when the person sells scrap that they used themselves, false when they sell what they purchased. It cannot be changed at issuing.',
  }),
  amountWithoutTax: amount('ykfpje', {
    as: 'number',
    scale: 2,
    sign: 'positive',
    doc: 'What is sold, in yuan without tax.',
  }),
  extra: extra(', above all the face of the invoice'),
};

const scrapOrder = record(
  'ScrapOrderInput',
  'A purchase of scrap whose tax is to be computed and whose invoice is to be pre-opened (报废产品收购). The platform shows hardly any member of this request: what this input has no field for goes into `extra`, under the names that the platform’s operator gives.',
  order,
  { rules: [noOwnNames({ ...order, ...personInput.fields })] },
);

const platformTaxItem = record(
  'ScrapPlatformTaxItem',
  'A tax of an order, as the platform computed it and the tax bureau checked it.',
  { raw: rawItem },
);

export const platformTax = record(
  'ScrapPlatformTax',
  'The tax of an order, as the platform has it.',
  {
    items: list('items', platformTaxItem, { optional: true, doc: 'Tax by tax.' }),
    total: amount('yjsfhj', {
      as: 'number',
      optional: true,
      doc: 'Tax to be paid in all, in yuan. What the seller gets is the amount with tax less this.',
    }),
  },
);

/** Interface 5. */
export const scrapOrderAnswer = record('ScrapOrderAnswer', 'What the platform answers an order.', {
  invoiceNumber: preOpenedNumber,
  taxSlipNumber: text('dzsphm', { optional: true, doc: slipNumber.doc }),
  tax: nested('tax', platformTax, { optional: true, doc: 'The tax, as the platform has it.' }),
  timestamp,
  isMock,
});

const cancellation = {
  invoiceNumber: preOpenedNumber,
  extra: extra(''),
};

const cancellationInput = record(
  'CancelPreOpenedInvoiceInput',
  'A pre-opened transaction that is given up (取消预开票交易).',
  cancellation,
  { rules: [noOwnNames(cancellation)] },
);

export const cancellationAnswer = record(
  'ScrapCancellation',
  'The giving up of a pre-opened transaction (取消预开票交易).',
  {
    processingResult,
    timestamp,
    isMock,
    raw: rawAnswer,
  },
);

/** Nothing of its payload is shown. */
const refundInput = record('ScrapRefundRequest', 'An application for a refund.', {
  payload: rest({ doc: 'All members.' }),
});

export const refundAnswer = record(
  'ScrapRefund',
  'An application for the refund of tax that was paid for the issuing (反向开票退税): refundable amount, application and acceptance in one.',
  {
    processingResult,
    timestamp,
    isMock,
    raw: rawAnswer,
  },
);

/** Takes a number from the pool and enters a transaction at the tax bureau. */
export const calcOrder = endpoint({
  ...businessInterface('tax/calc-order'),
  request: scrapOrder,
  response: scrapOrderAnswer,
  effect: 'once',
});

/** A number that was given up may be somebody else’s a moment later: a second sending could cancel theirs. */
export const orderCancel = endpoint({
  ...businessInterface('order/cancel'),
  request: cancellationInput,
  response: cancellationAnswer,
  effect: 'once',
});

export const refundApply = endpoint({
  ...businessInterface('refund/apply'),
  request: refundInput,
  response: refundAnswer,
  effect: 'once',
});
