<<<<<<< HEAD
import { builder } from '../../../graphql/schema/builder.ts';
import { neverNull } from '../../../graphql/errors/errors.ts';
import { Operation } from '../../../graphql/followed/operation.ts';
import { OrderNotPlaced } from '../../../graphql/errors/error-interface.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import type { Message } from '../../../messages/message.ts';
import { quote, quotedIn } from '../../../messages/joined.ts';
=======
import type { Message } from '../../../messages/message.ts';
import { quote } from '../../../messages/quoted.ts';
>>>>>>> 5f3e3023 (Let only schema.ts, edges and index.ts of a capability know GraphQL; files of a few lines join those that use them)
import type { Subject } from '../../../subjects/subject.ts';
import { reverseInvoice } from './tracking.ts';

/**
 * The bank's answer that a seller cannot be invoiced for. It is thrown only because that is how a field answers with
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
