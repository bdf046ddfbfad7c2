import { builder } from '../../../graphql/builder.ts';
import { Operation } from '../../../graphql/operation.ts';
import { objectType, wireName } from '../../../graphql/record-types.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { create } from '../wire/order.ts';
import { sellerQuota } from '../wire/quota.ts';
import { toDetails } from './tracking.ts';

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

const { canInvoice, reason, quota } = create.response.fields;
const SellerQuota = objectType(sellerQuota);

builder.objectType(QuotaRedLine, {
  name: 'QuotaRedLine',
  description:
    'An answer, not an error: a red line of the seller’s quota is hit. Nothing was ordered and nothing is paid.',
  // See the errors in graphql/: what comes here is a proxy.
  isTypeOf: (value) => value instanceof QuotaRedLine,
  fields: (t) => ({
    orderId: t.string({
      description: 'Your number of the order. It is used up: take a new one once the quota allows.',
      directives: { wire: { name: 'orderId' } },
      resolve: ({ operation }) => operation.key,
    }),
    canInvoice: t.boolean({
      description: 'Always false.',
      directives: wireName(canInvoice),
      resolve: () => false,
    }),
    reason: t.string({
      nullable: true,
      description: 'Which red line, in the bank’s words.',
      directives: wireName(reason),
      resolve: ({ operation }) => toDetails(operation.snapshot).reason,
    }),
    quota: t.field({
      type: SellerQuota,
      nullable: true,
      description:
        'All indicators of the red lines; null when the platform named none, and for an order of long ago.',
      directives: wireName(quota),
      resolve: ({ operation }) => toDetails(operation.snapshot).quota,
    }),
    operation: t.field({
      type: Operation,
      description: 'What this service remembers of the order.',
      resolve: ({ operation }) => operation,
    }),
  }),
});
