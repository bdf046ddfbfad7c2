import { totals } from '../../../graphql/lists/totals.ts';
import { followed } from '../../../graphql/followed/followed.ts';
import {
  amountFields,
  fieldOutput,
  personalOutput,
} from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import { targetOf } from '../../../subjects/kind/attempts.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { orderId } from '../../settled-reverse/wire/members.ts';
import { invoiceCreate, issuingAnswer } from '../wire/invoice.ts';
import { buyerTaxNumber, invoiceNumber } from '../wire/members.ts';
import { issueInvoice } from './issue.ts';
import { attemptToFollow, scrapInvoice } from './tracking.ts';

/** An attempt to issue an invoice as shown in the schema. */
export type InvoiceView = ViewOf<typeof scrapInvoice> &
  Decoded<typeof issuingAnswer> & { readonly invoiceNumber: string };

/** Shows an attempt from the journal. */
export function toInvoice(view: ViewOf<typeof scrapInvoice>): InvoiceView {
  return { ...view, invoiceNumber: targetOf(view.key) };
}

const { kind, isRed, issuedAt } = invoiceCreate.request.fields;

const ours = 'Null for an order that was not placed here.';

export const ScrapInvoice = objectType<typeof issuingAnswer, InvoiceView>(issuingAnswer, {
  more: (t) => ({
    invoiceNumber: t.expose('invoiceNumber', fieldOutput(invoiceNumber)),
    kind: t.expose(
      'kind',
      fieldOutput(kind, { nullable: true, description: 'Kind of the invoice.' }),
    ),
    isRed: t.expose(
      'isRed',
      fieldOutput(isRed, {
        nullable: true,
        description: 'True for a red invoice, which reverses a blue one.',
      }),
    ),
    buyerTaxNumber: t.field(
      personalOutput(buyerTaxNumber, (view) => view.buyerTaxNumber, {
        nullable: true,
        addition: ours,
      }),
    ),
    ...amountFields(
      t,
      {
        amountWithTax: 'Total of its lines including tax (价税合计), in yuan.',
        amountWithoutTax: 'Total of its lines without tax (合计金额), in yuan.',
        taxAmount: 'Total tax of its lines (合计税额), in yuan.',
      },
      { nullable: true },
    ),
    issuedAt: t.expose(
      'issuedAt',
      fieldOutput(issuedAt, {
        nullable: true,
        description: 'The time of issuing that is printed on it.',
      }),
    ),
  }),
});

followed(scrapInvoice, ScrapInvoice, {
  states: 'State of the issuing of a scrap-purchase invoice (报废产品收购发票).',
  operation: 'This service’s record of this attempt.',
  rejection:
    'Reason why it was not accepted, in the states `REJECTED` and `NOT_SENT`; with `steps` where the platform names them.',
  toView: toInvoice,
  submit: {
    name: 'issueScrapInvoice',
    description:
      'Uploads the face of the invoice of an order, once its tax is paid; kind, own use, month, amount and tax are compared with the order first. `UPLOADING` proceeds by itself: follow `scrapInvoiceUpdates`. The same input again returns the existing attempt and sends nothing. After `UPLOAD_FAILED`, a rejection, or twelve hours without a result the number may be issued again, also with corrected input.',
    endpoint: invoiceCreate,
    input: [invoiceCreate.request, 'The invoice.'],
    run: issueInvoice,
  },
  list: {
    name: 'scrapInvoices',
    description:
      'The attempts to issue scrap-purchase invoices that were made through this service.',
    of: ['scrap-purchase invoices', '报废产品收购发票'],
    belongsTo: {
      buyerTaxNumber: { whole: 'enterprise', field: buyerTaxNumber },
      orderId: { whole: 'order', field: orderId },
    },
  },
  subscriptions: {
    item: 'A change of the issuing of a scrap-purchase invoice (报废产品收购发票), or the current state.',
    resource: 'The invoice as of this update; null while nothing was issued under the number.',
    by: ['invoiceNumber', invoiceNumber.doc, invoiceNumber],
    keyOf: async ({ subjects }, number) => (await attemptToFollow(subjects, number)).key,
    updates:
      'Follows the issuing under one invoice number until its final state, then completes. It may be followed before it is issued; after a failed attempt the newest is followed. The result of an upload is polled for twelve hours.',
  },
});

totals({
  name: 'scrapInvoiceTotals',
  description:
    'Sums of the scrap-purchase invoices that were issued by `issueScrapInvoice`. A red invoice counts under `reversedCount` and `reversedAmountWithTax` alone, in the month in which it was issued. The persons who sell are not stored, so `SELLER` has one row for all of them.',
  title: { en: 'Totals of scrap-purchase invoices', zh: '报废产品收购发票汇总' },
  kind: scrapInvoice,
});
