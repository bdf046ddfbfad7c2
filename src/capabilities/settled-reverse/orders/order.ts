import type { Context } from '../../../context/context.ts';
import { groupsOf } from '../../../context/groups.ts';
import type { Input } from '../../../platform/record/index.ts';
import { create } from '../wire/order.ts';
import { QuotaLimitReached, SellerNotReady } from './stopped-order.ts';
import { pollOrder, reverseInvoice, toAcceptance, toObservation } from './tracking.ts';
import type { OrderView } from './look-up.ts';

/**
 * Orders payment and invoice, once. Throws `QuotaLimitReached` when the seller's quota forbids it, `SellerNotReady`
 * when a step of the seller's is missing, and what `submitOnce` throws.
 */
export async function payAndIssue(
  { app, subjects, platform }: Context,
  input: Input<(typeof create)['request']>,
): Promise<OrderView> {
  const { orderId, sellerId, serviceProviderId, buyerTaxNumber } = input;
  const before = reverseInvoice.read({ sellerId, serviceProviderId, buyerTaxNumber });
  const subject = await subjects.submitOnce(reverseInvoice, orderId, {
    input,
    groups: groupsOf(app, { seller: sellerId, enterprise: buyerTaxNumber }),
    snapshot: before,
    firstPollMs: reverseInvoice.cadence.followedMs,
    send: () => platform.call(create, input),
    accepted: (answer) => toAcceptance(before, answer),
    findExisting: async (refused) =>
      toObservation(refused, await pollOrder(refused, { platform }), app.clock.now()),
  });
  if (subject.state === 'QUOTA_LIMIT_REACHED') throw new QuotaLimitReached(subject);
  if (subject.state === 'SELLER_NOT_READY') throw new SellerNotReady(subject);
  return reverseInvoice.view(subject);
}
