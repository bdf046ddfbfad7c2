import { builder } from '../../graphql/schema/builder.ts';
import type { Context } from '../../context/context.ts';
import { storedView } from '../../context/look-up.ts';
import { newestOf, scrapInvoice } from './invoices/tracking.ts';
import { type InvoiceView, ScrapInvoice, toInvoice } from './invoices/schema.ts';
import { orderWithNumber } from './orders/candidates.ts';
import { scrapOrder } from './orders/tracking.ts';
import { type OrderView, ScrapOrder } from './orders/schema.ts';
import { scrapTaxPayment } from './payments/tracking.ts';
import { TaxPayment } from './payments/schema.ts';

// Edges between order, payment and invoice, in every direction. They read the journal only and never call the platform,
// so that lists can be traversed.

const elsewhere = 'Null when the order was not placed here.';

builder.objectFields(ScrapOrder, (t) => ({
  taxPayment: t.field({
    type: TaxPayment,
    nullable: true,
    description:
      'The payment of its tax, as this service knows it without a call. Null where there is no slip, or none is known.',
    resolve: ({ taxSlipNumber }, _args, context) =>
      storedView(context, scrapTaxPayment, taxSlipNumber),
  }),
  invoice: t.field({
    type: ScrapInvoice,
    nullable: true,
    description:
      'The newest attempt to issue its invoice, as this service knows it without a call. Null before the first.',
    resolve: ({ key, invoiceNumber }, _args, context) => invoiceOf(context, key, invoiceNumber),
  }),
}));

builder.objectFields(TaxPayment, (t) => ({
  order: t.field({
    type: ScrapOrder,
    nullable: true,
    description: `The order whose tax it is. ${elsewhere}`,
    resolve: ({ orderId }, _args, context) => storedView(context, scrapOrder, orderId),
  }),
  invoice: t.field({
    type: ScrapInvoice,
    nullable: true,
    description: `The newest attempt to issue the invoice. Null before the first. ${elsewhere}`,
    resolve: ({ orderId, invoiceNumber }, _args, context) =>
      orderId === null ? null : invoiceOf(context, orderId, invoiceNumber),
  }),
}));

builder.objectFields(ScrapInvoice, (t) => ({
  order: t.field({
    type: ScrapOrder,
    nullable: true,
    description: `The order that pre-opened it. ${elsewhere}`,
    resolve: (invoice, _args, context) => orderOf(context, invoice),
  }),
  taxPayment: t.field({
    type: TaxPayment,
    nullable: true,
    description: `The payment of its tax. Null where there is no slip, or none is known. ${elsewhere}`,
    resolve: async (invoice, _args, context) => {
      const order = await orderOf(context, invoice);
      return order && storedView(context, scrapTaxPayment, order.taxSlipNumber);
    },
  }),
}));

async function orderOf(
  context: Context,
  { orderId, isElsewhere, invoiceNumber }: InvoiceView,
): Promise<OrderView | null> {
  if (isElsewhere) return null;
  if (orderId !== null) return storedView(context, scrapOrder, orderId);
  const subject = await orderWithNumber(context.subjects, invoiceNumber);
  return subject && scrapOrder.view(subject);
}

/** The order's own invoice; an attempt of an earlier order with the same number is skipped. */
async function invoiceOf(
  { subjects }: Context,
  orderId: string,
  invoiceNumber: string | null,
): Promise<InvoiceView | null> {
  const order = invoiceNumber === null ? null : await subjects.get(scrapOrder, orderId);
  if (invoiceNumber === null || order === null) return null;
  const newest = await newestOf(subjects, invoiceNumber, order);
  return newest && toInvoice(scrapInvoice.view(newest));
}
