import { followed } from '../../../graphql/followed/followed.ts';
import { shownResponse } from '../../../context/commands.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { describedEnum } from '../../../graphql/schema/code-enums.ts';
import { fromKeptAnswer } from '../../../platform/kept-answer.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { preOpenedNumber } from '../wire/members.ts';
import { cancellationAnswer, orderCancel } from '../wire/order.ts';
import { cancelOrder } from './cancel.ts';
import { scrapCancellation } from './tracking.ts';

const InvoiceNumberFate = describedEnum(
  'InvoiceNumberFate',
  'Fate of the invoice number of a canceled transaction (发票号码).',
  {
    RETURNED: 'It went back to the pool; another order may get it.',
    KEPT_AS_PAID: 'The tax was paid: it does not go back.',
    UNCLEAR:
      'It is unknown if the tax was paid, or the platform’s response is not documented. Do not assume that the number went back.',
  },
);

const { processingResult, timestamp, isMock, raw } = cancellationAnswer.fields;

const ScrapCancellation = builder
  .objectRef<ViewOf<typeof scrapCancellation>>('ScrapCancellation')
  .implement({
    description: 'The cancellation of a pre-opened transaction (取消预开票交易).',
    fields: (t) => ({
      invoiceNumber: t.expose('invoiceNumber', fieldOutput(preOpenedNumber, { nullable: true })),
      numberFate: t.expose('numberFate', {
        type: InvoiceNumberFate,
        nullable: true,
        description: 'Fate of the invoice number; null until the transaction is canceled.',
      }),
      processingResult: t.expose(
        'processingResult',
        fieldOutput(
          { ...processingResult, pii: null },
          { addition: 'Also null if the response was lost.' },
        ),
      ),
      timestamp: t.expose(
        'timestamp',
        fieldOutput(timestamp, { addition: 'Also null if the response was lost.' }),
      ),
      isMock: t.expose('isMock', fieldOutput(isMock)),
      raw: t.field({
        ...fieldOutput(raw, {
          addition:
            'Stored for half a year; null if the response was lost, or has more than 64 KiB.',
        }),
        resolve: ({ answer }, _args, context) =>
          shownResponse(context, fromKeptAnswer(cancellationAnswer, answer))?.raw ?? null,
      }),
    }),
  });

followed(scrapCancellation, ScrapCancellation, {
  states: 'State of the cancellation of a pre-opened transaction (取消预开票交易).',
  submit: {
    name: 'cancelPreOpenedInvoice',
    description:
      'Cancels a pre-opened transaction, once: its person may sell again, and the number goes back to the pool unless the tax was paid or its payment is unclear (`numberFate`). The same input again returns the result and sends nothing; after a rejection it may be sent again.',
    endpoint: orderCancel,
    input: [orderCancel.request, 'The transaction.'],
    run: cancelOrder,
  },
});
