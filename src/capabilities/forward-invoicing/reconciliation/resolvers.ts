import { fieldArg } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { query } from '../../../graphql/records/root-fields.ts';
import { statistic, statisticQuestion } from '../wire/statistic.ts';
import { reconcile } from './reconcile.ts';
import { Reconciliation } from './types.ts';

const { sellerTaxNumber, month, extra } = statisticQuestion.fields;

query(objectType(statistic.response), {
  name: 'invoiceStatistics',
  description:
    'The platform’s month-end statistic of a seller, invoice by invoice, as it comes; free of charge.',
  endpoint: statistic,
  args: {
    sellerTaxNumber: fieldArg(sellerTaxNumber),
    month: fieldArg(month),
    extra: fieldArg(extra),
  },
  run: ({ platform }, question) => platform.call(statistic, question),
});

query(Reconciliation, {
  name: 'invoiceReconciliation',
  description:
    'Compares what this service issued in a month with the platform’s statistic, which is asked for each seller, free of charge. Orders that were issued more than a month after they were ordered are only found where the statistic names their number.',
  endpoint: statistic,
  args: {
    month: fieldArg(month, { description: 'The month of issue, in China’s time.' }),
    sellerTaxNumber: fieldArg(sellerTaxNumber, {
      required: false,
      description: 'Only invoices of this seller; left out, of all that this service issued for.',
    }),
    extra: fieldArg(extra),
  },
  run: (context, { month, sellerTaxNumber, extra }) =>
    reconcile(context, {
      month,
      sellerTaxNumber: sellerTaxNumber ?? null,
      extra: extra ?? null,
    }),
});
