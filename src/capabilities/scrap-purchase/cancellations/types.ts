import { builder } from '../../../graphql/builder.ts';
import { followedFields, stateEnum } from '../../../graphql/followed.ts';
import { fieldOutput } from '../../../graphql/record-fields.ts';
import { objectType } from '../../../graphql/record-types.ts';
import { cancellationAnswer } from '../wire/order.ts';
import { preOpenedNumber } from '../wire/members.ts';
import type { CancellationView } from './cancel.ts';
import { scrapCancellation } from './tracking.ts';

const ScrapCancellationState = stateEnum(
  scrapCancellation,
  'ScrapCancellationState',
  'Where the giving up of a pre-opened transaction stands (取消预开票交易).',
);

const InvoiceNumberFate = builder.enumType('InvoiceNumberFate', {
  description: 'What becomes of the invoice number of a transaction that was given up (发票号码).',
  values: {
    RETURNED: { description: 'It went back to the pool; another order may get it.' },
    KEPT_AS_PAID: { description: 'The tax was paid: it does not go back.' },
    UNCLEAR: {
      description:
        'Whether the tax is paid could not be found out, or the platform said what its documents do not explain: it is not to be counted on that it went back.',
    },
  },
});

export const ScrapCancellation = objectType<typeof cancellationAnswer, CancellationView>(
  cancellationAnswer,
  {
    more: (t) => ({
      invoiceNumber: t.expose('invoiceNumber', fieldOutput(preOpenedNumber, { nullable: true })),
      ...followedFields(t, scrapCancellation, {
        type: ScrapCancellationState,
        operation: 'What this service remembers of it.',
      }),
      numberFate: t.expose('numberFate', {
        type: InvoiceNumberFate,
        nullable: true,
        description: 'What becomes of the invoice number; null until the transaction is given up.',
      }),
    }),
  },
);
