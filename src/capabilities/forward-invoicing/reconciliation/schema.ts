import { Operation, ComparedMemberType, shownMember } from '../../../graphql/followed/operation.ts';
import { exportable } from '../../../graphql/exports/sources.ts';
import { fieldArg } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { query } from '../../../graphql/followed/followed.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import type { Context } from '../../../context/context.ts';
import { inWords } from '../../../messages/message.ts';
import { forwardInvoice } from '../tracking.ts';
import { invoiceOrder } from '../wire/order.ts';
import { statistic, statisticQuestion } from '../wire/statistic.ts';
import { reconcile } from './reconcile.ts';
import { LONGEST_LIST, LONGEST_NUMBERS, type ReconciliationReport } from './report.ts';

const orderNumber = {
  nullable: true,
  description: 'Number of the order, where it is known.',
} as const;
const invoiceNumber = {
  nullable: true,
  description: 'Number of the invoice, where it is known.',
} as const;

/** The order of an entry as this service follows it. */
const tracked = {
  type: Operation,
  nullable: true,
  description: 'The order as this service remembers it; null where it has none of this number.',
  resolve: (
    { orderId }: { readonly orderId: string | null },
    _args: object,
    { subjects }: Pick<Context, 'subjects'>,
  ) => (orderId === null ? null : subjects.get(forwardInvoice, orderId)),
} as const;

const OneSided = builder
  .objectRef<ReconciliationReport['missingHere'][number]>('OneSidedInvoice')
  .implement({
    description: 'An invoice (发票) that only one side has.',
    fields: (t) => ({
      orderId: t.exposeString('orderId', orderNumber),
      invoiceNumber: t.exposeString('invoiceNumber', invoiceNumber),
      amountWithTax: t.expose('amountWithTax', {
        type: 'Decimal',
        isAmount: true,
        nullable: true,
        description: `${invoiceOrder.fields.amountWithTax.doc.split(':', 1)[0]}, where it is known.`,
      }),
      operation: t.field(tracked),
    }),
  });

const Difference = builder
  .objectRef<ReconciliationReport['different'][number]>('InvoiceDifference')
  .implement({
    description: 'A figure of an invoice (发票) in which the two sides differ.',
    fields: (t) => ({
      orderId: t.exposeString('orderId', orderNumber),
      invoiceNumber: t.exposeString('invoiceNumber', invoiceNumber),
      field: t.expose('field', {
        type: ComparedMemberType,
        description:
          'Compared member: an amount, the number of the invoice, the state or the month.',
      }),
      here: t.string({
        description: 'Value that this service has.',
        resolve: ({ field, here }) => shownMember(field, here),
      }),
      platform: t.string({
        description:
          'Value in the platform’s statistic; for `state`, the platform’s own status, which is queried.',
        resolve: ({ field, platform }) => shownMember(field, platform),
      }),
      operation: t.field(tracked),
    }),
  });

const Uncompared = builder
  .objectRef<ReconciliationReport['uncompared'][number]>('UncomparedInvoices')
  .implement({
    description: 'Invoices (发票) that were not compared, for one reason.',
    fields: (t) => ({
      reason: t.string({
        description: 'Reason, in a sentence for people.',
        resolve: ({ reason }, _args, { language }) => inWords(reason, language),
      }),
      count: t.exposeInt('count', { description: 'Number of invoices.' }),
      numbers: t.exposeStringList('numbers', {
        description: `Their order or invoice numbers, ${LONGEST_NUMBERS} at the most.`,
      }),
    }),
  });

/** The GraphQL type of a reconciliation. */
const Reconciliation = builder.objectRef<ReconciliationReport>('InvoiceReconciliation').implement({
  description:
    'The reconciliation (对账) of the invoices that this service issued in a month with those of the platform’s statistic. The format of the statistic is not documented: its entries are matched by the members that they have, and the unmatched ones are under `uncompared`.',
  fields: (t) => ({
    agreeing: t.exposeInt('agreeing', {
      description: 'Invoices on both sides whose compared figures are all equal.',
    }),
    missingAtPlatform: t.expose('missingAtPlatform', {
      type: [OneSided],
      description: 'Issued through this service in the month, and not in the statistic.',
    }),
    missingHere: t.expose('missingHere', {
      type: [OneSided],
      description: 'In the statistic, and not issued through this service.',
    }),
    different: t.expose('different', {
      type: [Difference],
      description: 'Figures of invoices on both sides that differ.',
    }),
    uncompared: t.expose('uncompared', {
      type: [Uncompared],
      description: 'Entries that could not be compared, by reason.',
    }),
    truncated: t.exposeBoolean('truncated', {
      description: `True when one of the three lists before was cut at ${LONGEST_LIST} items.`,
    }),
  }),
});

const { sellerTaxNumber, month, extra } = statisticQuestion.fields;

query(objectType(statistic.response), {
  name: 'invoiceStatistics',
  description:
    'The platform’s month-end statistic of a seller, invoice by invoice, as received; free of charge.',
  endpoint: statistic,
  args: {
    sellerTaxNumber: fieldArg(sellerTaxNumber),
    month: fieldArg(month),
    extra: fieldArg(extra),
  },
  run: ({ platform }, question) => platform.call(statistic, question),
});

const question = {
  month: fieldArg(month, { description: 'The month of issue, in China’s time.' }),
  sellerTaxNumber: fieldArg(sellerTaxNumber, {
    required: false,
    description:
      'Only invoices of this seller; if omitted, of all sellers that this service issued for.',
  }),
  extra: fieldArg(extra),
};

exportable('invoiceReconciliation', { en: 'Reconciliation', zh: '对账' }, question);

query(Reconciliation, {
  name: 'invoiceReconciliation',
  description:
    'Compares the invoices that this service issued in a month with the platform’s statistic, which is queried for each seller, free of charge. Orders that were issued more than a month after they were ordered are only found if the statistic names their number.',
  endpoint: statistic,
  args: question,
  run: (context, { month, sellerTaxNumber, extra }) =>
    reconcile(context, {
      month,
      sellerTaxNumber: sellerTaxNumber ?? null,
      extra: extra ?? null,
    }),
});
