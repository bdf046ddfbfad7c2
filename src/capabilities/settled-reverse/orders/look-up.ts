import { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import { createLookUp, type Shown } from '../../../context/look-up.ts';
import { isJsonObject, type JsonObject } from '../../../kernel/json/json.ts';
import { isNotTakenYet } from '../../../subjects/submit/submission.ts';
import { query } from '../wire/order.ts';
import { pollOrder, reverseInvoice, stateOf, toObservation, updated } from './tracking.ts';

/** An order as the schema shows it. */
export type OrderView = Shown<typeof reverseInvoice> & { readonly key: string };

/**
 * The present standing of an order; queried once within one operation. Null when neither the journal nor the
 * platform knows it. Throws the platform's errors.
 */
export const lookUpOrder: (context: Context, orderId: string) => Promise<OrderView | null> =
  createLookUp(reverseInvoice, {
    find: ({ subjects }, orderId: string) => subjects.get(reverseInvoice, orderId),
    isSettled: (order) => isNotTakenYet(order) || order.state === 'QUOTA_LIMIT_REACHED',
    poll: (context, subject) => pollOrder(subject, context),
    toObservation,
    toView: (view, answer): OrderView | null => ({ ...view, raw: withoutFile(answer?.raw) }),
    findElsewhere,
  });

/** The name by which an order is found that was not placed through this service. */
export const externalLookup = {
  question: z.object({ orderId: z.string() }),
  questionOf: ({ key }: OrderView) => ({ orderId: key }),
  find: (context: Context, { orderId }: { readonly orderId: string }) =>
    lookUpOrder(context, orderId),
};

/** An order that the journal does not know: placed by another system. */
async function findElsewhere({ platform }: Context, orderId: string): Promise<OrderView | null> {
  const answer = await platform.call(query, { orderId, withFile: false });
  if (answer.platformStatusCode === null) return null;
  const view = reverseInvoice.view({ key: orderId, state: stateOf(answer), snapshot: {} });
  return { ...view, ...updated(view, answer), raw: withoutFile(answer.raw), isExternal: true };
}

/** Files leave this service as files only, whether or not the platform was asked for one. */
function withoutFile(raw: JsonObject | null | undefined): JsonObject | null {
  if (!raw) return null;
  const members = Object.entries(raw).filter(([name]) => name !== 'byteData');
  return Object.fromEntries(
    members.map(([name, member]) => [name, isJsonObject(member) ? withoutFile(member) : member]),
  );
}
