import { shownResponse } from '../../../context/commands.ts';
import { followed } from '../../../graphql/followed/followed.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { mutation } from '../../../graphql/records/root-fields.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { fromKeptAnswer } from '../../../platform/kept-answer.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { refundAnswer, refundApply } from '../wire/order.ts';
import { applyForRefund, type RefundResult, scrapRefund } from './tracking.ts';

const ScrapRefundAnswer = objectType(refundAnswer);

const ScrapRefund = builder.objectRef<ViewOf<typeof scrapRefund>>('ScrapRefund').implement({
  description:
    'An application for the refund of tax that was paid for the issuing (反向开票退税), made once.',
  fields: (t) => ({
    refundId: t.exposeString('key', { description: 'Your number of the application.' }),
    answer: t.field({
      type: ScrapRefundAnswer,
      nullable: true,
      description:
        'What the platform answered, as it is kept: masked whatever the scopes, for at least as long as updates are replayed. Null while there is none, for one of more than 64 KiB, and once it is forgotten.',
      resolve: ({ answer }, _args, context) =>
        shownResponse(context, fromKeptAnswer(refundAnswer, answer)),
    }),
  }),
});

const ScrapRefundPayload = builder.objectRef<RefundResult>('ScrapRefundPayload').implement({
  description: 'An application for a refund (反向开票退税), and the answer to this request.',
  fields: (t) => ({
    refund: t.field({
      type: ScrapRefund,
      description: 'The application.',
      resolve: ({ command }) => command,
    }),
    answer: t.field({
      type: ScrapRefundAnswer,
      nullable: true,
      description:
        'What the platform answered: in full to the request by which it was sent, whatever its length; to a repeat as the application keeps it. Null while there is none.',
      resolve: ({ answer }) => answer,
    }),
  }),
});

followed(scrapRefund, ScrapRefund, {
  states: ['ScrapRefundState', 'State of an application for a refund (反向开票退税).'],
  operation: 'What this service remembers of it.',
  toView: (view) => view,
});

mutation(ScrapRefundPayload, {
  name: 'applyIssuingRefund',
  description:
    'Applies for the refund of tax that was paid for the issuing: the platform checks the refundable amount, applies, and asks for the result, in one. Sent once and never again: the same `refundId` with the same payload returns the existing application with its answer and sends nothing, with another payload it is a `ConflictError`.',
  endpoint: refundApply,
  input: [refundApply.request, 'The application.'],
  run: applyForRefund,
});
