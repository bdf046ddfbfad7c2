import { builder } from '../../../graphql/builder.ts';
import { neverNull } from '../../../graphql/errors.ts';
import { Operation } from '../../../graphql/operation.ts';
import { OrderNotPlaced } from '../../../graphql/order-not-placed.ts';
import { fieldOutput } from '../../../graphql/record-fields.ts';
import { objectType } from '../../../graphql/record-types.ts';
import type { Message } from '../../../messages/message.ts';
import { quote, quotedIn } from '../../../messages/quoted.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { create } from '../wire/order.ts';
import { sellerQuota } from '../wire/quota.ts';
import { reverseInvoice } from './tracking.ts';

/**
 * The bank's answer that a seller's quota forbids an order. It is thrown only because that is how a field
 * answers with another member of its union; to clients it is an answer and no `Error`.
 */
export class QuotaLimitReached extends Error {
  override readonly name = 'QuotaLimitReached';
  readonly operation: Subject;
  /** In the bank’s words, kept masked. */
  readonly explanation: Message | null;

  constructor(operation: Subject) {
    super('A limit of the seller’s quota stopped the order.');
    this.operation = operation;
    const { reason } = reverseInvoice.read(operation.snapshot);
    this.explanation = reason === null ? null : quote(reason);
  }
}

const { reason, quota } = create.response.fields;
const SellerQuota = objectType(sellerQuota);

builder.objectType(QuotaLimitReached, {
  name: 'QuotaLimitReached',
  description:
    'An answer, not an error: a limit of the seller’s quota (额度上限) is reached. Nothing was ordered and nothing is paid. The order number is used up: take a new one once the quota allows.',
  interfaces: [OrderNotPlaced],
  // See the errors in graphql/: what comes here is a proxy.
  isTypeOf: (value) => value instanceof QuotaLimitReached,
  fields: (t) => ({
    // Kept masked.
    explanation: t.field({
      ...fieldOutput({ ...reason, pii: null }),
      resolve: ({ explanation: said }) => said && quotedIn(said),
    }),
    quota: t.field({
      ...fieldOutput(quota, {
        description:
          'The bank’s indicators of all limits; null when the platform gave none, and for an order of long ago.',
      }),
      type: SellerQuota,
      resolve: ({ operation }) => reverseInvoice.read(operation.snapshot).quota,
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: `What this service keeps of the order; its \`key\` is your number of it. ${neverNull}`,
      resolve: ({ operation }) => operation,
    }),
  }),
});
