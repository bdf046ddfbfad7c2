import { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import { shownAnswer } from '../../../context/kept-answer.ts';
import { fromKeptAnswer, toKeptAnswer } from '../../../platform/kept-answer.ts';
import {
  businessNumbers,
  type Decoded,
  type Input,
  keptText,
} from '../../../platform/record/index.ts';
import { defineKind, succeeded, type ViewOf } from '../../../subjects/kind/kind.ts';
import { withoutStatusQuery } from '../../../subjects/kind/without-status-query.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import { beforeAcceptance, refusal } from '../../../subjects/submit/submission.ts';
import { scrapTexts } from '../texts.ts';
import { refundAnswer, refundApply } from '../wire/order.ts';

/** Applications for a refund, by the caller's own number. There is no question about one. */
export const scrapRefund = defineKind({
  kind: 'scrap-refund',
  states: {
    ...beforeAcceptance,
    OUTCOME_UNKNOWN: scrapTexts.refundLost,
    ...refusal,
    ACCEPTED: succeeded(
      'The platform answered: `answer` has the result of pre-check, application and acceptance.',
    ),
  },
  details: z.object({
    /** See `toKeptAnswer`. */
    answer: personal(keptText),
  }),
  ...withoutStatusQuery,
});

/** An application, and the platform's answer to the request that named it. */
export interface RefundResult {
  readonly refund: ViewOf<typeof scrapRefund>;
  /** In full to the request that had it sent, and as it is kept to a repeat; null while there is none. */
  readonly answer: Decoded<typeof refundAnswer> | null;
}

/**
 * Applies for a refund, once. The payload is not kept, and the answer masked: nobody knows whom their members
 * concern. Throws what `submitOnce` throws.
 */
export async function applyForRefund(
  context: Context,
  { refundId, payload }: Input<(typeof refundApply)['request']>,
): Promise<RefundResult> {
  const asked = businessNumbers(refundApply.request, { payload });
  context.learn(asked);
  let answer: RefundResult['answer'] = null;
  const subject = await context.subjects.submitOnce(scrapRefund, refundId, {
    input: { payload },
    snapshot: {},
    send: async () => {
      answer = await context.platform.call(refundApply, { payload });
      return answer;
    },
    accepted: ({ raw }) => ({
      state: 'ACCEPTED',
      snapshot: { answer: toKeptAnswer(refundAnswer, raw, asked) },
    }),
  });
  const refund = scrapRefund.view(subject);
  return {
    refund,
    answer: answer ?? shownAnswer(context, fromKeptAnswer(refundAnswer, refund.answer)),
  };
}
