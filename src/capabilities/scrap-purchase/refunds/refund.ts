import type { JsonObject } from '../../../kernel/json.ts';
import type { Context } from '../../../graphql/context.ts';
import { entrust } from '../../../graphql/entrust.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { refundApply } from '../wire/order.ts';
import { scrapRefund } from './tracking.ts';

/** An application, and the platform's answer when this very request brought it. */
export interface Refund {
  readonly subject: Subject;
  readonly answer: Decoded<(typeof refundApply)['response']> | null;
}

/** Applies for a refund, once. Neither payload nor answer is kept: nobody knows whom their members concern. Throws what `entrust` throws. */
export async function applyForRefund(
  context: Context,
  refundId: string,
  payload: JsonObject,
): Promise<Refund> {
  let answer: Refund['answer'] = null;
  const subject = await entrust(context, {
    id: subjectId(context, scrapRefund.kind, refundId),
    inputHash: inputHash(payload),
    snapshot: {},
    firstLookMs: scrapRefund.cadence.firstMs,
    send: async () => {
      answer = await context.platform.call(refundApply, { payload });
      return answer;
    },
    accepted: ({ isMock }) => ({
      state: 'ACCEPTED',
      final: true,
      snapshot: { isMock: isMock ?? false },
    }),
  });
  return { subject, answer };
}
