import { builder } from '../../../graphql/builder.ts';
import { neverNull } from '../../../graphql/errors.ts';
import { Operation } from '../../../graphql/operation.ts';
import { OrderNotPlaced } from '../../../graphql/order-not-placed.ts';
import { fieldOutput } from '../../../graphql/record-fields.ts';
import type { Message } from '../../../messages/message.ts';
import { quote, quotedIn } from '../../../messages/quoted.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { create } from '../wire/order.ts';
import { reverseInvoice } from './tracking.ts';

/**
 * The bank's answer that a seller cannot be invoiced for, and no limit of the quota is why. Thrown for the same reason as
 * `QuotaLimitReached`.
 */
export class SellerNotReady extends Error {
  override readonly name = 'SellerNotReady';
  readonly operation: Subject;
  /** In the bank’s words, kept masked. */
  readonly explanation: Message | null;

  constructor(operation: Subject) {
    super('The seller cannot be invoiced for yet.');
    this.operation = operation;
    const { reason } = reverseInvoice.read(operation.snapshot);
    this.explanation = reason === null ? null : quote(reason);
  }
}

const { reason } = create.response.fields;

builder.objectType(SellerNotReady, {
  name: 'SellerNotReady',
  description:
    'An answer, not an error: the seller cannot be invoiced for yet (尚不可开票), and no limit of the quota is why. Ask `seller` which step is missing (`blockedBy`), have it done, and take a new order number: this one is used up. Nothing was ordered and nothing is paid.',
  interfaces: [OrderNotPlaced],
  // See the errors in graphql/: what comes here is a proxy.
  isTypeOf: (value) => value instanceof SellerNotReady,
  fields: (t) => ({
    // Kept masked.
    explanation: t.field({
      ...fieldOutput({ ...reason, pii: null }),
      resolve: ({ explanation: said }) => said && quotedIn(said),
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: `What this service keeps of the order; its \`key\` is your number of it. ${neverNull}`,
      resolve: ({ operation }) => operation,
    }),
  }),
});
