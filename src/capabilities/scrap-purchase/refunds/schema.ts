import { defineCommand, shownResponse, submitCommand } from '../../../context/commands.ts';
import type { Context } from '../../../context/context.ts';
import { followed, mutation } from '../../../graphql/followed/followed.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import { builder } from '../../../graphql/schema/builder.ts';
import { fromKeptAnswer } from '../../../platform/kept-answer.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { ViewOf } from '../../../subjects/kind/kind.ts';
import { refundAnswer, refundApply } from '../wire/order.ts';

/** Applications for a refund. */
const scrapRefund = defineCommand('scrap-refund', {
  names: ['Scrap refunds', '反向开票退税'],
  lost: [
    'The response was lost, and the platform cannot be queried about an application. The service never sends it again: apply under a new `refundId` only if the electronic tax bureau shows none.',
    '应答已丢失，且无法向平台查询该申请。不会重复发送：仅在电子税务局中没有该申请时，才以新的`refundId`申请。',
  ],
  accepted:
    'The platform responded: `answer` has the result of pre-check, application and acceptance.',
  more: {},
});

/** Applies for a refund, once. Throws the errors of `submitOnce`. */
function applyForRefund(
  context: Context,
  { refundId: key, payload }: Input<(typeof refundApply)['request']>,
) {
  const send = () => context.platform.call(refundApply, { payload });
  return submitCommand(context, scrapRefund, {
    key,
    payload,
    known: {},
    endpoint: refundApply,
    send,
  });
}

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
