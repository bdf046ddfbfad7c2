import { builder } from '../../../graphql/schema/builder.ts';
import { upstream } from '../../../graphql/schema/directives.ts';
import { fieldArg } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { statistic, statisticQuestion } from '../wire/statistic.ts';
import { reconcile } from './reconcile.ts';
import { Reconciliation } from './types.ts';

const { sellerTaxNumber, month, extra } = statisticQuestion.fields;

builder.queryFields((t) => ({
  invoiceStatistics: t.field({
    type: objectType(statistic.response),
    // One call that fails must not take the rest of the operation with it.
    nullable: true,
    description:
      'The platform’s month-end statistic of a seller, invoice by invoice, as it comes; free of charge.',
    directives: upstream(statistic),
    args: {
      sellerTaxNumber: fieldArg(sellerTaxNumber),
      month: fieldArg(month),
      extra: fieldArg(extra),
    },
    resolve: (_root, question, { platform }) => platform.call(statistic, question),
  }),
  invoiceReconciliation: t.field({
    type: Reconciliation,
    nullable: true,
    description:
      'Compares what this service issued in a month with the platform’s statistic, which is asked for each seller, free of charge. Orders that were issued more than a month after they were ordered are only found where the statistic names their number.',
    directives: upstream(statistic),
    args: {
      month: fieldArg(month, { description: 'The month of issue, in China’s time.' }),
      sellerTaxNumber: fieldArg(sellerTaxNumber, {
        required: false,
        description: 'Only invoices of this seller; left out, of all that this service issued for.',
      }),
      extra: fieldArg(extra),
    },
    resolve: (_root, { month, sellerTaxNumber, extra }, context) =>
      reconcile(context, {
        month,
        sellerTaxNumber: sellerTaxNumber ?? null,
        extra: extra ?? null,
      }),
  }),
}));
