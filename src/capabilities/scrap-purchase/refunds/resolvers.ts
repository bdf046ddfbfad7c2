import { builder } from '../../../graphql/builder.ts';
import { upstream } from '../../../graphql/directives.ts';
import { mutationErrors } from '../../../graphql/errors.ts';
import { followedFields, stateEnum } from '../../../graphql/followed.ts';
import { fieldArg } from '../../../graphql/record-fields.ts';
import { objectType } from '../../../graphql/record-types.ts';
import { orderId } from '../../settled-reverse/wire/members.ts';
import { refundAnswer, refundApply } from '../wire/order.ts';
import { applyForRefund, type RefundView } from './refund.ts';
import { scrapRefund } from './tracking.ts';

const ScrapRefundState = stateEnum(
  scrapRefund,
  'ScrapRefundState',
  'Where an application for a refund stands (反向开票退税).',
);

const ScrapRefund = objectType<typeof refundAnswer, RefundView>(refundAnswer, {
  more: (t) => ({
    refundId: t.exposeString('key', { description: 'Your number of the application.' }),
    ...followedFields(t, scrapRefund, {
      type: ScrapRefundState,
      operation: 'What this service remembers of it.',
    }),
  }),
});

builder.mutationField('applyIssuingRefund', (t) =>
  t.field({
    type: ScrapRefund,
    description:
      'Applies for the refund of tax that was paid for the issuing: the platform checks the refundable amount, applies, and asks for the result, in one. Sent once and never again: the same `refundId` with the same payload returns the existing application and sends nothing, with another payload it is a `ConflictError`. `raw` is shown again to a repeat, masked whatever the scopes, for at least as long as updates are replayed, unless it has more than 64 KiB.',
    directives: upstream(refundApply),
    errors: mutationErrors,
    args: {
      refundId: fieldArg(
        { ...orderId, wire: null },
        {
          description:
            'Your number of the application, 1 to 64 characters: unique for ever, no personal data. It goes no further than this service.',
        },
      ),
      payload: t.arg({
        type: 'JSONObject',
        required: true,
        description:
          'The members of the request under the platform’s names: its documents show none of them. Pass it as a variable: nothing of it is logged or kept.',
      }),
    },
    resolve: (_root, { refundId, payload }, context) => applyForRefund(context, refundId, payload),
  }),
);
