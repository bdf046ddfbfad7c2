import type { Context } from '../../../context/context.ts';
import { groupsOf } from '../../../context/groups.ts';
import { quote, type Message } from '../../../messages/message.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { create } from '../wire/order.ts';
import type { OrderView } from './look-up.ts';
import { pollOrder, reverseInvoice, toAcceptance, toObservation } from './tracking.ts';

/**
 * The bank's response that a seller cannot be invoiced for. It is thrown only because that is how a field answers with
 * another member of its union; to clients it is an answer and no `Error`.
 */
abstract class StoppedOrder extends Error {
  readonly operation: Subject;
  /** In the bank’s words, kept masked. */
  readonly explanation: Message | null;

  constructor(operation: Subject) {
    super('The bank stopped the order.');
    this.operation = operation;
    const { reason } = reverseInvoice.read(operation.snapshot);
    this.explanation = reason === null ? null : quote(reason);
  }
}

/** A limit of the seller's quota forbids the order. */
export class QuotaLimitReached extends StoppedOrder {
  override readonly name = 'QuotaLimitReached';
}

/** A step of the seller's is missing, such as the registration. */
export class SellerNotReady extends StoppedOrder {
  override readonly name = 'SellerNotReady';
}

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
