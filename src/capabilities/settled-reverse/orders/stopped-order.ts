import { builder } from '../../../graphql/schema/builder.ts';
import { neverNull } from '../../../graphql/errors/errors.ts';
import { Operation } from '../../../graphql/followed/operation.ts';
import { OrderNotPlaced } from '../../../graphql/errors/error-interface.ts';
import { fieldOutput } from '../../../graphql/records/record-fields.ts';
import { objectType } from '../../../graphql/records/record-types.ts';
import type { Message } from '../../../messages/message.ts';
import { quote, quotedIn } from '../../../messages/joined.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { create } from '../wire/order.ts';
import { sellerQuota } from '../wire/quota.ts';
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
    quota: t.field({
      ...fieldOutput(quota, {
        description:
          'The bank’s indicators of all limits; null when the platform gave none, and for an order of long ago.',
      }),
      type: SellerQuota,
      resolve: ({ operation }) => reverseInvoice.read(operation.snapshot).quota,
    }),
  }),
});

builder.objectType(SellerNotReady, {
  name: 'SellerNotReady',
  description:
    'An answer, not an error: the seller cannot be invoiced for yet (尚不可开票), and no limit of the quota is why. Ask `seller` which step is missing (`blockedBy`), have it done, and take a new order number: this one is used up. Nothing was ordered and nothing is paid.',
  interfaces: [OrderNotPlaced],
  // As above.
  isTypeOf: (value) => value instanceof SellerNotReady,
});

for (const type of [QuotaLimitReached, SellerNotReady]) {
  builder.objectFields(type, (t) => ({
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
  }));
}
