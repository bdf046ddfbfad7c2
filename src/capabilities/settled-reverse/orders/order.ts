import type { Context } from '../../../context/context.ts';
import { pollContextOf } from '../../../context/look-up.ts';
import { quote, type Message } from '../../../messages/message.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { create } from '../wire/order.ts';
import { reverseInvoice, toAcceptance } from './tracking.ts';

/**
 * The bank's response that a seller cannot be invoiced. It is thrown only because a field returns another member of its
 * union that way; clients get it as a result, not as an `Error`.
 */
abstract class StoppedOrder extends Error {
  readonly operation: Subject;
  /** The bank’s explanation, stored masked. */
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

/** The seller has not completed a step, such as the registration. */
export class SellerNotReady extends StoppedOrder {
  override readonly name = 'SellerNotReady';
}

/**
 * Orders payment and invoice, once. Throws `QuotaLimitReached` if the seller's quota forbids it, `SellerNotReady` if
 * the seller has not completed a step, and the errors of `submitOnce`.
 */
export async function payAndIssue(
  context: Context,
  input: Input<(typeof create)['request']>,
): Promise<Subject> {
  const { subjects, platform } = context;
  const { orderId, sellerId, serviceProviderId, buyerTaxNumber } = input;
  const before = reverseInvoice.read({ sellerId, serviceProviderId, buyerTaxNumber });
  const subject = await subjects.submitOnce(reverseInvoice, orderId, {
    input,
    groups: { seller: sellerId, enterprise: buyerTaxNumber },
    snapshot: before,
    firstPollMs: reverseInvoice.cadence.followedMs,
    send: () => platform.call(create, input),
    accepted: (answer, order) => toAcceptance(before, answer, order),
    findExisting: (refused) => reverseInvoice.poll(refused, pollContextOf(context)),
  });
  if (subject.state === 'QUOTA_LIMIT_REACHED') throw new QuotaLimitReached(subject);
  if (subject.state === 'SELLER_NOT_READY') throw new SellerNotReady(subject);
  return subject;
}
