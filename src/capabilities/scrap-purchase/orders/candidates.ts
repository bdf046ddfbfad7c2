import { Big } from 'big.js';
import { toShanghaiDay } from '../../../kernel/time/shanghai.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { Subjects } from '../../../subjects/subjects.ts';
import type { pending } from '../wire/gates.ts';

/** Orders by the name of their kind, for what the kind itself rests on. */
export const scrapOrders = { kind: 'scrap-order' } as const;

/** The newest order of ours that has an invoice number; null when there is none, or when it gave the number back. */
export async function orderWithNumber(
  subjects: Pick<Subjects, 'get' | 'resolve'>,
  invoiceNumber: string,
): Promise<Subject | null> {
  const alias = await subjects.resolve(scrapOrders, invoiceNumber);
  return alias === null || alias.isReturned ? null : subjects.get(scrapOrders, alias.key);
}

/** A pending transaction as the platform lists it. */
export type PendingTransaction = NonNullable<Decoded<typeof pending>['transactions']>[number];

/**
 * The transaction with a number that the platform lists as pending; null where it lists none, undefined where it blocks
 * without a list. A voided one is not pending.
 */
export function pendingIn(
  { blocked, transactions }: Decoded<typeof pending>,
  invoiceNumber: string,
): PendingTransaction | null | undefined {
  if (transactions === null) return blocked ? undefined : null;
  const listed = transactions.find(
    (one) => one.invoiceNumber === invoiceNumber && one.paymentState !== 'VOIDED',
  );
  return listed ?? null;
}

/** The marks by which an order is recognized. */
export interface Sought {
  readonly amountWithoutTax: string | null;
  /** Milliseconds since the epoch. */
  readonly sentAt: number | null;
}

/** Clocks may differ by as much as a signature allows. */
const CLOCK_TOLERANCE_MS = 300_000;

/**
 * The pending transactions that may be an order: those of its amount that were not there before it was sent. A voided
 * one is pending no more.
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
      new Big(transaction.amountWithoutTax).eq(amountWithoutTax) &&
      isSince(transaction, sentAt),
  );
}

/** True only where the time of entry can be read, and is certainly later than a time. */
export function isEnteredAfter(transaction: PendingTransaction, time: number): boolean {
  const enteredAt = entryOf(transaction);
  return enteredAt !== null && enteredAt > time + CLOCK_TOLERANCE_MS;
}

/** By the time of entry where it can be read as one, and else by the day; a transaction that says neither may be anything. */
function isSince(transaction: PendingTransaction, sentAt: number): boolean {
  const { preOpenedOn } = transaction;
  const enteredAt = entryOf(transaction);
  if (enteredAt !== null) return enteredAt >= sentAt - CLOCK_TOLERANCE_MS;
  return preOpenedOn === null || preOpenedOn >= toShanghaiDay(sentAt - CLOCK_TOLERANCE_MS);
}

/** Milliseconds since the epoch; null where the platform wrote no time, or one that cannot be read. */
function entryOf({ enteredAt }: PendingTransaction): number | null {
  return enteredAt === null ? null : Date.parse(enteredAt);
}
