import type { Context } from '../../context/context.ts';
import { groupsOf } from '../../context/groups.ts';
import type { Input } from '../../platform/record/index.ts';
import { hintsOf } from './hints.ts';
import { completeOrder, summaryOf } from './order.ts';
import { aliasesOf, askAbout, forwardInvoice, toObservation } from './tracking.ts';
import { type InvoiceView, toInvoice } from './view.ts';
import { create } from './wire/invoice.ts';
import type { invoiceOrder } from './wire/order.ts';

type OrderInput = Input<typeof invoiceOrder>;

/** Has an order issued, once. Throws what `completeOrder` and `submitOnce` throw. */
export async function issueInvoice(
  { app, platform, subjects }: Context,
  input: OrderInput,
): Promise<InvoiceView> {
  const order = completeOrder(input);
  const snapshot = { ...summaryOf(order), hints: [...hintsOf(input)] };
  const subject = await subjects.submitOnce(forwardInvoice, input.orderId, {
    input,
    snapshot,
    groups: groupsOf(app, {
      enterprise: order.seller.taxNumber,
      buyer: order.buyer.enterprise?.taxNumber,
    }),
    send: (opened) =>
      platform.call(create, { ...order, callbackUrl: app.callbacks.addressFor(opened) }),
    accepted: (answer) => ({
      state: 'ISSUING',
      snapshot: { ...snapshot, ...answer },
      aliases: aliasesOf(answer),
    }),
    // Which refusal a number that was used before gets is not documented: any may be it.
    findExisting: async (refused) =>
      toObservation(refused, await askAbout(refused, { platform }), app.clock.now()),
  });
  return toInvoice(forwardInvoice.view(subject));
}
