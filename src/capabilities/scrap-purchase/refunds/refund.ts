import type { JsonObject } from '../../../kernel/json.ts';
import type { Context } from '../../../graphql/context.ts';
import { inputHash } from '../../../kernel/ids.ts';
import { fromKeptAnswer, toKeptAnswer } from '../../../platform/kept-answer.ts';
import { businessNumbers, type Decoded } from '../../../platform/record/index.ts';
import type { ViewOf } from '../../../subjects/kind.ts';
import { refundAnswer, refundApply } from '../wire/order.ts';
import { scrapRefund } from './tracking.ts';

type RefundAnswer = Decoded<(typeof refundApply)['response']>;

/** An application as the schema shows it, with the platform's answer. */
export type RefundView = Omit<ViewOf<typeof scrapRefund>, 'isMock'> & RefundAnswer;

/**
 * Applies for a refund, once. The payload is not kept, and the answer masked: nobody knows whom their members
 * concern. Throws what `submitOnce` throws.
 */
export async function applyForRefund(
  context: Context,
  refundId: string,
  payload: JsonObject,
): Promise<RefundView> {
  const asked = businessNumbers(refundApply.request, { payload });
  context.learn(asked);
  let answer: RefundAnswer | null = null;
  const subject = await context.subjects.submitOnce(scrapRefund, refundId, {
    inputHash: inputHash(payload),
    snapshot: {},
    send: async () => {
      answer = await context.platform.call(refundApply, { payload });
      return answer;
    },
    accepted: ({ isMock, raw }) => ({
      state: 'ACCEPTED',
      snapshot: { isMock, answer: toKeptAnswer(refundAnswer, raw, asked) },
    }),
  });
  const view = scrapRefund.view(subject);
  const kept = answer ?? fromKeptAnswer(refundAnswer, view.answer);
  const nothing = { isMock: view.isMock, processingResult: null, timestamp: null, raw: null };
  return { ...view, ...(kept ?? nothing) };
}
