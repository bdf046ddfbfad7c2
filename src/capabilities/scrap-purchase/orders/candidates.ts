import { Big } from 'big.js';
import { toShanghaiDay } from '../../../kernel/shanghai.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { pending } from '../wire/gates.ts';

/** A pending transaction as the platform lists it. */
export type PendingTransaction = NonNullable<
  NonNullable<Decoded<typeof pending>['records']>['transactions']
>[number];

/** What an order is recognized by. */
interface Sought {
  readonly amountWithoutTax: string | null;
  /** Milliseconds since the epoch. */
  readonly sentAt: number | null;
}

/** Clocks may differ by as much as a signature allows. */
const CLOCK_TOLERANCE_MS = 300_000;

/** Which pending transactions may be an order: those of its amount that were not there before it was sent. A voided one is pending no more. */
export function candidates(
  listed: readonly PendingTransaction[],
  { amountWithoutTax, sentAt }: Sought,
): readonly PendingTransaction[] {
  if (amountWithoutTax === null || sentAt === null) return [];
  return listed.filter(
    (transaction) =>
      transaction.paymentState !== 'VOIDED' &&
      transaction.amount !== null &&
      new Big(transaction.amount).eq(amountWithoutTax) &&
      isSince(transaction, sentAt),
  );
}

/** By the time of entry where it can be read as one, and else by the day; whatever says neither may be anything. */
function isSince({ enteredAt, preOpenedOn }: PendingTransaction, sentAt: number): boolean {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(enteredAt ?? '') ?? [];
  if (day !== undefined) return Date.parse(`${day}T${time}+08:00`) >= sentAt - CLOCK_TOLERANCE_MS;
  return preOpenedOn === null || preOpenedOn >= toShanghaiDay(sentAt - CLOCK_TOLERANCE_MS);
}
