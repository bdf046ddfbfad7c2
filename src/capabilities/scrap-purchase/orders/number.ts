import type { Context } from '../../../graphql/context.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { Unavailable } from '../../../kernel/unavailable.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { type Holder, holderOf, lastHolder, NUMBER_KIND, numberStates } from './holder.ts';
import { scrapOrder, toOrderDetails } from './tracking.ts';

/** The order of ours that has an invoice number; null when there is none. */
export async function orderWithNumber(
  context: Context,
  invoiceNumber: string,
): Promise<Subject | null> {
  const find = (kind: string, key: string) =>
    context.app.journal.get(subjectId(context, kind, key));
  const holder = await holderOf(find, invoiceNumber);
  return holder === null ? null : find(scrapOrder.kind, holder.orderId);
}

/** The order of ours that has a number or had it last, and whether another one had it before. */
export async function lastOrderWithNumber(
  context: Context,
  invoiceNumber: string,
): Promise<Holder | null> {
  const id = subjectId(context, NUMBER_KIND, invoiceNumber);
  return lastHolder(await context.app.journal.get(id));
}

/**
 * Lets an order have its number, where the number was given back by an earlier one. A number that is new
 * has its order already.
 */
export async function takeNumber(context: Context, order: Subject): Promise<void> {
  const { invoiceNumber } = toOrderDetails(order.snapshot);
  if (invoiceNumber === null) return;
  await changeNumber(context, invoiceNumber, numberStates.returned, () => ({
    state: numberStates.held,
    snapshot: { orderId: order.key, isReused: true },
  }));
}

/** Notes that a number went back to the pool. */
export async function returnNumber(context: Context, invoiceNumber: string): Promise<void> {
  await changeNumber(context, invoiceNumber, numberStates.held, ({ snapshot }) => ({
    state: numberStates.returned,
    snapshot,
  }));
}

/** What cannot be written is not worth a failure: the number only leads to no order then. */
async function changeNumber(
  context: Context,
  invoiceNumber: string,
  from: string,
  change: (number: Subject) => Pick<Subject, 'state' | 'snapshot'>,
): Promise<void> {
  const { journal, newId } = context.app;
  const id = subjectId(context, NUMBER_KIND, invoiceNumber);
  try {
    const subject = await journal.get(id);
    if (subject?.state !== from) return;
    const whole = { changeId: newId(), final: false, dueAt: null, confirmed: true };
    await journal.advance(id, subject.version, { ...change(subject), ...whole, cause: 'REQUEST' });
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
  }
}
