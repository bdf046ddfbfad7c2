import type { Context } from '../../graphql/context.ts';
import { entrust } from '../../graphql/entrust.ts';
import { subjectId } from '../../graphql/operation.ts';
import { inputHash } from '../../kernel/ids.ts';
import type { Input } from '../../platform/record/index.ts';
import { completeOrder, summaryOf } from './order.ts';
import { forwardInvoice } from './tracking.ts';
import { type InvoiceView, toInvoice } from './types.ts';
import { create } from './wire/invoice.ts';
import type { invoiceOrder } from './wire/order.ts';

/** Has an order issued, once. Throws what `completeOrder` and `entrust` throw. */
export async function issueInvoice(
  context: Context,
  input: Input<typeof invoiceOrder>,
): Promise<InvoiceView> {
  const order = completeOrder(input);
  const id = subjectId(context, forwardInvoice.kind, input.orderId);
  const snapshot = summaryOf(order);
  const {
    key,
    state,
    snapshot: known,
  } = await entrust(context, {
    id,
    inputHash: inputHash(input),
    snapshot,
    firstLookMs: forwardInvoice.cadence.firstMs,
    send: () =>
      context.platform.call(create, {
        ...order,
        callbackUrl: context.app.callbacks.addressFor(id),
      }),
    accepted: (answer) => ({
      state: 'ISSUING',
      final: false,
      snapshot: { ...snapshot, ...answer },
    }),
  });
  return toInvoice(key, state, known);
}
