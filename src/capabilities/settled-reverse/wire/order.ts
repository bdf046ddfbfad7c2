import { z } from 'zod';
import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { bankAnswerReader } from '../../bank/wire/answer.ts';
import {
  buyerTaxNumber,
  extra,
  isMock,
  noOwnNames,
  orderId,
  originalOrderId,
  rawAnswer,
  returnUrl,
  sellerId,
  serviceProviderId,
} from './members.ts';

const indicator = (wire: string, line: string) =>
  r.verbatim(`${wire}?`, {
    doc: `The bank’s indicator of ${line}, whose values are not documented. \`canInvoice\` says whether the seller may be invoiced.`,
  });

/** `quota` (document 2, sections 2 and 8). */
export const sellerQuota = r.record(
  'SellerQuota',
  'The bank’s limits of the seller’s quota (额度上限): how much a person may sell by reverse invoices.',
  {
    over5000000: indicator('over500W', 'the line of 5,000,000 yuan'),
    overYear2000000: indicator('overYear200W', 'the line of 2,000,000 yuan in a year'),
    overYear2100000: indicator('overYear210W', 'the line of 2,100,000 yuan in a year'),
    overMonth100000: indicator('overMonth10W', 'the line of 100,000 yuan in a month'),
    backAmount: r.verbatim('backAmount?', {
      doc: 'The bank’s `backAmount`. Its meaning is not documented.',
    }),
  },
);

/** Schema of the quota's indicators in a snapshot; see `sellerQuota`. */
export const quotaIndicators = z
  .object({
    over5000000: r.keptText,
    overYear2000000: r.keptText,
    overYear2100000: r.keptText,
    overMonth100000: r.keptText,
    backAmount: r.keptText,
  })
  .nullable()
  .default(null);

const order = {
  orderId,
  sellerId,
  serviceProviderId,
  buyerTaxNumber,
  transactionChannel: r.text('trxChannel', {
    max: 64,
    doc: 'The channel of the payment, as the platform names it: the documents do not show the values, its operator names them.',
  }),
  returnUrl,
  extra: extra(', above all the lines of goods (`goodsInfo`)'),
};

const reverseInvoiceOrder = r.record(
  'ReverseInvoiceOrderInput',
  'An order that pays a seller and has the reverse invoice issued (反向开票).',
  order,
  { rules: [noOwnNames(order)] },
);

const canInvoice = r.flag('canInvoice', {
  doc: 'False when a limit of the seller’s quota, or a step that the seller has not done, stops the order.',
});

/** Only an order that was placed has a payment page, also if the response does not say so. */
const placed: typeof canInvoice = {
  ...canInvoice,
  read(source, name, into) {
    const { canInvoice: given = null, payUrl } = source;
    const isSaid = given !== null && !r.isBlank(given);
    const isPlaced = !isSaid && typeof payUrl === 'string' && !r.isBlank(payUrl);
    canInvoice.read(isPlaced ? { canInvoice: true } : source, name, into);
  },
};

const orderAnswer = r.record('ReverseInvoiceOrderAnswer', 'Immediate result of an order.', {
  canInvoice: placed,
  payUrl: r.url('payUrl?', { doc: 'Page on which the payer pays.' }),
  reason: r.text('reason?', {
    pii: 'freeText',
    doc: 'Reason why the order was not placed, in the bank’s words.',
  }),
  quota: r.nested('quota?', sellerQuota, { doc: 'The bank’s indicators of all limits.' }),
  isMock,
});

/** `status` of an order (document 2, section 3). */
export const orderStatus = r.codes(
  'ReverseInvoiceStatus',
  'The platform’s own status of an order (反向开票).',
  {
    WAITING_CONFIRM: ['waiting_confirm', 'Waiting to be confirmed', '待确认'],
    WAITING_PAY: ['waiting_pay', 'Waiting for the payer to pay', '待支付'],
    INVOICING: [
      'invoicing',
      'Invoicing: paid; the bank issues, pays the tax and remits to the seller',
      '开票中',
    ],
    DONE: ['done', 'Done: issued, tax paid, remitted', '已完成'],
    FAILED: ['failed', 'Failed', '失败'],
  },
);

const stepStatus = (wire: string, of: string) =>
  r.verbatim(`${wire}?`, {
    doc: `Progress of the ${of}, as the platform names it. The values are not documented.`,
  });

const orderSteps = r.record(
  'ReverseInvoiceSteps',
  'The single steps of an order for a reverse invoice (反向开票).',
  {
    confirm: stepStatus('confirm', 'confirmation'),
    pay: stepStatus('pay', 'payment'),
    invoice: stepStatus('invoice', 'issuing'),
    upload: stepStatus('upload', 'upload to the tax bureau'),
    tax: stepStatus('tax', 'payment of the tax'),
  },
);

const orderQuestion = r.record('ReverseInvoiceQuestion', 'Names an order.', {
  orderId,
  withFile: r.hidden(r.flag('withInvoice', { doc: 'True to include the invoice file.' })),
});

/** Response about an order; the file in `invoice.byteData` is never requested here. */
export const orderSnapshot = r.record(
  'ReverseInvoice',
  'Reverse invoice (反向开票): the buyer issues it for a natural-person seller; a bank settles it. Until it is issued this is the order for it: read `state` first.',
  {
    platformStatus: r.code('status?', orderStatus, { doc: 'The platform’s own status.' }),
    invoiceNumber: r.numberText('invoiceCode?', {
      doc: 'Number of the invoice; null until it is issued.',
    }),
    taxAmount: r.amount('taxAmount?', {
      as: 'number',
      doc: 'The tax in yuan, as bank and tax bureau computed it; null until they did.',
    }),
    payAmount: r.amount('payAmount?', {
      as: 'number',
      doc: 'Paid amount in yuan.',
    }),
    stepStatuses: r.nested('states?', orderSteps, { doc: 'State of each step.' }),
    isMock,
    raw: {
      ...rawAnswer,
      doc: 'Current response of the platform about the order, complete, personal data masked. The bank’s own additions are under `raw` in it. Costs one free call, however often an operation selects it. Null for an order that the platform never accepted.',
    },
  },
);

const reversal = {
  orderId: originalOrderId,
  amount: r.amount('amount', {
    as: 'number',
    scale: 2,
    doc: 'Reversed amount in yuan. It is sent with the sign that you give, as the documents do not show which one the bank expects.',
  }),
  projectName: r.text('projectName', {
    doc: 'Name of the goods or service on the invoice.',
  }),
  extra: extra(''),
};

const redOffset = r.record(
  'ReverseInvoiceRedOffsetInput',
  'Invoice to be reversed by a red one (红冲).',
  reversal,
  { rules: [noOwnNames(reversal)] },
);

const redOffsetPage = r.record(
  'ReverseInvoiceRedOffset',
  'The page on which a person confirms the reversal (红冲) of a reverse invoice. Nothing is reversed before that.',
  {
    confirmationUrl: r.url('pageUrl', { doc: 'The page; send the person there.' }),
    isMock,
  },
);

const voiding = { orderId: originalOrderId, extra: extra('') };

const invoiceToVoid = r.record(
  'VoidReverseInvoiceInput',
  'An invoice to be voided (作废).',
  voiding,
  {
    rules: [noOwnNames(voiding)],
  },
);

const voided = r.record(
  'VoidedReverseInvoice',
  'The bank’s response to a request to void (作废) a reverse invoice.',
  {
    bankStatus: r.verbatim('status?', { doc: 'The bank’s status. Its values are not documented.' }),
    bankResult: r.verbatim('result?', { doc: 'The bank’s result. Its values are not documented.' }),
    isMock,
    raw: rawAnswer,
  },
);

const fileQuestion = r.record('ReverseInvoiceFileQuestion', 'Names the file of an invoice.', {
  orderId: originalOrderId,
  format: r.text('invoiceFormat?', {
    max: 32,
    doc: 'The format wanted, as the platform names it: the documents do not show the values.',
  }),
  redOrBlue: r.text('isRedOrblue?', {
    max: 32,
    doc: 'Original (blue) or red invoice, as the platform names it: the documents do not show the values.',
  }),
});

/** Not shown directly: the file becomes a document. */
const fileAnswer = r.record('ReverseInvoiceFileAnswer', 'The file of an invoice.', {
  content: r.receivedFile('byteData', { doc: 'The file.' }),
  format: r.verbatim('format?', { doc: 'Its format, as the platform names it.' }),
  isMock,
});

export const download = endpoint({
  path: '/api/v1/rinv/invoice/download',
  answer: bankAnswerReader('none'),
  request: fileQuestion,
  response: fileAnswer,
  about: ['orderId'],
  billed: null,
  effect: 'none',
});

/** Moves money once paid, so it is sent once and never again. */
export const create = endpoint({
  path: '/api/v1/rinv/invoice/create',
  answer: bankAnswerReader('once'),
  request: reverseInvoiceOrder,
  response: orderAnswer,
  about: ['orderId', 'userId', 'vendorId', 'taxNo'],
  billed: null,
  effect: 'once',
});

export const query = endpoint({
  path: '/api/v1/rinv/invoice/status',
  answer: bankAnswerReader('none'),
  request: orderQuestion,
  response: orderSnapshot,
  about: ['orderId'],
  billed: null,
  effect: 'none',
});

/** Creates a page on which a person must act. Each call creates another page. */
export const red = endpoint({
  path: '/api/v1/rinv/invoice/red',
  answer: bankAnswerReader('repeatable'),
  request: redOffset,
  response: redOffsetPage,
  about: ['orderId'],
  billed: null,
  effect: 'repeatable',
});

/** A void invoice cannot be voided again. */
export const voidInvoice = endpoint({
  path: '/api/v1/rinv/invoice/void',
  answer: bankAnswerReader('repeatable'),
  request: invoiceToVoid,
  response: voided,
  about: ['orderId'],
  billed: null,
  effect: 'repeatable',
});
