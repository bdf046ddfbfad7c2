import type { Context } from '../../../graphql/context.ts';
import { entrust } from '../../../graphql/entrust.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { Input } from '../../../platform/record/index.ts';
import { create } from '../wire/order.ts';
import { QuotaRedLine } from './red-line.ts';
import { reverseInvoice, toAcceptance, toDetails } from './tracking.ts';
import { type OrderView, toOrder } from './types.ts';

/**
 * Orders payment and invoice, once. Throws `QuotaRedLine` when the seller's quota forbids it, and what
 * `entrust` throws.
 */
export async function payAndIssue(
  context: Context,
  input: Input<(typeof create)['request']>,
): Promise<OrderView> {
  const { userId, vendorId, taxNumber } = input;
  const before = toDetails({ userId, vendorId, taxNumber });
  const subject = await entrust(context, {
    id: subjectId(context, reverseInvoice.kind, input.orderId),
    inputHash: inputHash(input),
    group: userId,
    snapshot: before,
    firstLookMs: reverseInvoice.cadence.followedMs,
    send: () => context.platform.call(create, input),
    accepted: (answer) => toAcceptance(before, answer),
  });
  if (subject.state === 'QUOTA_RED_LINE') throw new QuotaRedLine(subject);
  return toOrder(subject.key, subject.state, subject.snapshot);
}
