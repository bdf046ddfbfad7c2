import { z } from 'zod';
import type { Context } from '../../../context/context.ts';
import { createLookUp, type Shown } from '../../../context/look-up.ts';
import { isJsonObject, type JsonObject } from '../../../kernel/json/json.ts';
import { isNotTakenYet } from '../../../subjects/submit/submission.ts';
import { query } from '../wire/order.ts';
import { reverseInvoice, stateOf, updated } from './tracking.ts';

/** An order as shown in the schema. */
export type OrderView = Shown<typeof reverseInvoice> & { readonly key: string };

/**
 * Current state of an order, queried once per operation. Null if neither the journal nor the platform knows it. Throws
 * the platform's errors.
 */
export const lookUpOrder: (context: Context, orderId: string) => Promise<OrderView | null> =
  createLookUp(reverseInvoice, {
    find: ({ subjects }, orderId: string) => subjects.get(reverseInvoice, orderId),
    isSettled: (order) => isNotTakenYet(order) || order.state === 'QUOTA_LIMIT_REACHED',
    toView: (view, answer): OrderView | null => ({ ...view, raw: withoutFile(answer?.raw) }),
    findElsewhere,
  });

/** Name that identifies an order placed by another system. */
export const externalLookup = {
  question: z.object({ orderId: z.string() }),
  questionOf: ({ key }: OrderView) => ({ orderId: key }),
  find: (context: Context, { orderId }: { readonly orderId: string }) =>
    lookUpOrder(context, orderId),
};

/** Queries an order that is not in the journal, because another system placed it. */
async function findElsewhere({ platform }: Context, orderId: string): Promise<OrderView | null> {
  const answer = await platform.call(query, { orderId, withFile: false });
  if (answer.platformStatusCode === null) return null;
  const view = reverseInvoice.view({ key: orderId, state: stateOf(answer), snapshot: {} });
  return { ...view, ...updated(view, answer), raw: withoutFile(answer.raw), isExternal: true };
}

/** Removes the file from the raw response: files are served as files only. */
function withoutFile(raw: JsonObject | null | undefined): JsonObject | null {
  if (!raw) return null;
  const members = Object.entries(raw).filter(([name]) => name !== 'byteData');
  return Object.fromEntries(
    members.map(([name, member]) => [name, isJsonObject(member) ? withoutFile(member) : member]),
  );
}
