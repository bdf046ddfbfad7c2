import { builder } from '../../../graphql/builder.ts';
import { upstream } from '../../../graphql/directives.ts';
import { mutationErrors } from '../../../graphql/errors.ts';
import { Operation } from '../../../graphql/operation.ts';
import { checked, objectType } from '../../../graphql/record-types.ts';
import { rejectionIn, RejectionType } from '../../../graphql/rejection.ts';
import { stateEnum } from '../../../graphql/state-enum.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import { orderId } from '../../settled-reverse/wire/members.ts';
import { refundAnswer, refundApply } from '../wire/order.ts';
import { applyForRefund, type Refund } from './refund.ts';
import { refundStates } from './tracking.ts';

const ScrapRefundState = stateEnum(
  'ScrapRefundState',
  'Where an application for a refund stands.',
  refundStates,
);

type RefundView = Decoded<typeof refundAnswer> & Pick<Refund, 'subject'>;

const ScrapRefund = objectType<typeof refundAnswer, RefundView>(refundAnswer, {
  more: (t) => ({
    refundId: t.string({
      description: 'Your number of the application.',
      resolve: ({ subject }) => subject.key,
    }),
    state: t.field({
      type: ScrapRefundState,
      description: 'Where it stands.',
      // Only states of this kind are ever written, which the journal's type does not know.
      resolve: ({ subject }) => subject.state as never,
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description: 'Why it was not taken, in the states `REJECTED` and `NOT_SENT`.',
      resolve: ({ subject }) => rejectionIn(subject.snapshot),
    }),
    operation: t.field({
      type: Operation,
      description: 'What this service remembers of it.',
      resolve: ({ subject }) => subject,
    }),
  }),
});

builder.mutationField('applyIssuingRefund', (t) =>
  t.field({
    type: ScrapRefund,
    description:
      'Applies for the refund of tax that was paid for the issuing: the platform checks the refundable amount, applies, and asks for the result, in one. Sent once and never again: the same `refundId` with the same payload returns the existing application and sends nothing, with another payload it is a `ConflictError`. `raw` is shown only to the request that applied, as it may hold personal data.',
    directives: upstream(refundApply),
    errors: mutationErrors,
    args: {
      refundId: t.arg.string({
        required: true,
        description:
          'Your number of the application, 1 to 64 characters: unique for ever, no personal data. It goes no further than this service.',
        validate: checked(orderId),
      }),
      payload: t.arg({
        type: 'JSONObject',
        required: true,
        description:
          'The members of the request under the platform’s names: its documents show none of them. Pass it as a variable: nothing of it is logged or kept.',
      }),
    },
    resolve: async (_root, { refundId, payload }, context) => {
      const { subject, answer } = await applyForRefund(context, refundId, payload);
      return { isMock: answer?.isMock ?? null, raw: answer?.raw ?? null, subject };
    },
  }),
);
