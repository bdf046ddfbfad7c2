import { shownResponse } from '../../../context/commands.ts';
import { followed, mutation } from '../../../graphql/followed/followed.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { fromKeptAnswer } from '../../../platform/kept-answer.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { refundAnswer, refundApply } from '../wire/order.ts';
import { applyForRefund, scrapRefund } from './tracking.ts';

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
        'Stored response of the platform: masked regardless of scopes, and stored at least as long as updates are replayed. Null before the response, for a response of more than 64 KiB, and after its deletion.',
      resolve: ({ answer }, _args, context) =>
        shownResponse(context, fromKeptAnswer(refundAnswer, answer)),
    }),
  }),
});

const ScrapRefundPayload = builder
  .objectRef<Awaited<ReturnType<typeof applyForRefund>>>('ScrapRefundPayload')
  .implement({
    description: 'An application for a refund (反向开票退税), and the response to this request.',
    fields: (t) => ({
      refund: t.field({
        type: ScrapRefund,
        description: 'The application.',
        resolve: ({ command }) => command,
      }),
      answer: t.expose('answer', {
        type: ScrapRefundAnswer,
        nullable: true,
        description:
          'Response of the platform. The request that sent the application gets it in full, whatever its length; a repeat gets the stored response of the application. Null before the response.',
      }),
    }),
  });

followed(scrapRefund, ScrapRefund, {
  states: 'State of an application for a refund (反向开票退税).',
});

mutation(ScrapRefundPayload, {
  name: 'applyIssuingRefund',
  description:
    'Applies for the refund of tax that was paid for the issuing: in one call the platform checks the refundable amount, applies, and queries the result. Sent once and never again: the same `refundId` with the same payload returns the existing application with its response and sends nothing; another payload is a `ConflictError`.',
  endpoint: refundApply,
  input: [refundApply.request, 'The application.'],
  run: applyForRefund,
});
