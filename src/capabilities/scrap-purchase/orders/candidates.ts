import { toCents } from '../../../kernel/text/amounts.ts';
import { toShanghaiDay } from '../../../kernel/time/clock.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { Subjects } from '../../../subjects/subjects.ts';
import type { pending } from '../wire/gates.ts';

/** Name of the kind of orders, for modules that the kind itself depends on. */
export const scrapOrders = { kind: 'scrap-order' } as const;

/** The latest order of this service with an invoice number; null if there is none or it returned the number. */
export async function orderWithNumber(
  subjects: Pick<Subjects, 'get' | 'resolve'>,
  invoiceNumber: string,
): Promise<Subject | null> {
  const alias = await subjects.resolve(scrapOrders, invoiceNumber);
  return alias === null || alias.isReturned ? null : subjects.get(scrapOrders, alias.key);
}

/** A pending transaction as listed by the platform. */
export type PendingTransaction = NonNullable<Decoded<typeof pending>['transactions']>[number];

/**
 * True if a response lists every pending transaction, so that an unlisted one is not pending. False if it reports a
 * block and lists none, or counts more than it lists.
 */
export function listsAll({ blocked, unpaidCount, transactions }: Decoded<typeof pending>): boolean {
  const listed = transactions ?? [];
  // The count includes only unpaid transactions (document 2, interface 3).
  const unpaid = listed.filter(({ paymentState }) => paymentState !== 'VOIDED');
  return (listed.length > 0 || !blocked) && (unpaidCount ?? 0) <= unpaid.length;
}

/** True if a response in which no transaction has an order's amount proves that the order is not pending. */
export function provesAbsence(answer: Decoded<typeof pending>): boolean {
  const listed = answer.transactions ?? [];
  return listsAll(answer) && listed.every(({ amountWithoutTax }) => amountWithoutTax !== null);
}

/**
 * The pending transaction with a number. Null if the platform lists none; undefined if it may have more than it lists. A
 * voided transaction is not pending.
 */
export function pendingIn(
  answer: Decoded<typeof pending>,
  invoiceNumber: string,
): PendingTransaction | null | undefined {
  const listed = answer.transactions?.find(
    (one) => one.invoiceNumber === invoiceNumber && one.paymentState !== 'VOIDED',
  );
  return listed ?? (listsAll(answer) ? null : undefined);
}

/** Members by which an order is recognized. */
interface Sought {
  readonly amountWithoutTax: string | null;
  /** Milliseconds since the epoch. */
  readonly sentAt: number | null;
}

/** Difference between clocks that a signature tolerates. */
const CLOCK_TOLERANCE_MS = 300_000;

/**
 * Pending transactions that may be the order: those with its amount that were entered after it was sent. A voided one
 * is not pending.
 */
export function candidates(
  listed: readonly PendingTransaction[],
  { amountWithoutTax, sentAt }: Sought,
): readonly PendingTransaction[] {
  if (amountWithoutTax === null || sentAt === null) return [];
  return listed.filter(
    (transaction) =>
      transaction.paymentState !== 'VOIDED' &&
      transaction.amountWithoutTax !== null &&
      toCents(transaction.amountWithoutTax).eq(amountWithoutTax) &&
      isSince(transaction, sentAt),
  );
}

/** True if the time of entry is readable and certainly after the given time. */
export function isEnteredAfter(transaction: PendingTransaction, time: number): boolean {
  const enteredAt = entryOf(transaction);
  return enteredAt !== null && enteredAt > time + CLOCK_TOLERANCE_MS;
}

/** Compares the time of entry, or else the day; true for a transaction with neither, because it cannot be excluded. */
function isSince(transaction: PendingTransaction, sentAt: number): boolean {
  const { preOpenedOn } = transaction;
  const enteredAt = entryOf(transaction);
  if (enteredAt !== null) return enteredAt >= sentAt - CLOCK_TOLERANCE_MS;
  return preOpenedOn === null || preOpenedOn >= toShanghaiDay(sentAt - CLOCK_TOLERANCE_MS);
}

/** Milliseconds since the epoch; null if the time is missing or unreadable. */
function entryOf({ enteredAt }: PendingTransaction): number | null {
  return enteredAt === null ? null : Date.parse(enteredAt);
}
