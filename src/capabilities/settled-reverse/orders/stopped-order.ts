import type { Message } from '../../../messages/message.ts';
import { quote } from '../../../messages/joined.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { reverseInvoice } from './tracking.ts';

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
