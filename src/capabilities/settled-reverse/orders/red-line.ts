import { builder } from '../../../graphql/builder.ts';
import { Operation } from '../../../graphql/operation.ts';
import { fieldOutput } from '../../../graphql/record-fields.ts';
import { objectType } from '../../../graphql/record-types.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { create } from '../wire/order.ts';
import { sellerQuota } from '../wire/quota.ts';
import { reverseInvoice } from './tracking.ts';

/**
 * The bank's answer that a seller's quota forbids an order. It is thrown only because that is how a field
 * answers with another member of its union; to clients it is an answer and no `Error`.
 */
export class QuotaRedLine extends Error {
  override readonly name = 'QuotaRedLine';
  readonly operation: Subject;

  constructor(operation: Subject) {
    super('A red line of the seller’s quota stopped the order.');
    this.operation = operation;
  }
}

const { orderId } = create.request.fields;
const { canInvoice, reason, quota } = create.response.fields;
const SellerQuota = objectType(sellerQuota);

builder.objectType(QuotaRedLine, {
  name: 'QuotaRedLine',
  description:
    'An answer, not an error: a limit of the seller’s quota (额度上限) is reached. Nothing was ordered and nothing is paid.',
  // See the errors in graphql/: what comes here is a proxy.
  isTypeOf: (value) => value instanceof QuotaRedLine,
  fields: (t) => ({
    orderId: t.field({
      ...fieldOutput(orderId, {
        description:
          'Your number of the order. It is used up: take a new one once the quota allows.',
      }),
      resolve: ({ operation }) => operation.key,
    }),
    canInvoice: t.field({
      ...fieldOutput(canInvoice, { description: 'Always false.' }),
      resolve: () => false,
    }),
    reason: t.field({
      // Kept masked.
      ...fieldOutput({ ...reason, pii: null }),
      resolve: ({ operation }) => reverseInvoice.read(operation.snapshot).reason,
    }),
    quota: t.field({
      ...fieldOutput(quota, {
        description:
          'All indicators of the red lines; null when the platform named none, and for an order of long ago.',
      }),
      type: SellerQuota,
      resolve: ({ operation }) => reverseInvoice.read(operation.snapshot).quota,
    }),
    operation: t.field({
      type: Operation,
      description: 'What this service remembers of the order.',
      resolve: ({ operation }) => operation,
    }),
  }),
});
