import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import type { Asking } from '../../../platform/client.ts';
import { type EntrustedState, notKnownToPlatform } from '../../../tracker/entrusted.ts';
import type { Finding, Subject, Tracked } from '../../../tracker/tracked.ts';
import { questionOf, slipsIn } from '../payments/tracking.ts';
import { pendingCheck } from '../wire/gates.ts';
import { payStatus } from '../wire/payment.ts';

/** The states of a cancellation, each with what it means to whoever waits. */
export const cancellationStates = {
  UNKNOWN:
    'The answer was lost. While the transaction is still pending it was not cancelled; when it is gone and its tax unpaid, it was. Without the order’s own record here nothing can be asked: look at `pendingTransactions`. It is never sent again: the number may be another order’s by then.',
  CANCELLED: 'Final. The pre-opened transaction is given up.',
} as const;

type State = EntrustedState | keyof typeof cancellationStates;

/** What becomes of the number of a cancelled transaction (document 2, section 3). */
const numberFates = ['RETURNED', 'KEPT_AS_PAID', 'UNCLEAR'] as const;

const text = z.string().nullable().default(null);

/** What is kept of a cancellation. Everything is null in the snapshot of an old one, which was emptied. */
const details = z.object({
  invoiceNumber: text,
  taxSlipNumber: text,
  enterpriseTaxNumber: text,
  numberFate: z.enum(numberFates).nullable().default(null),
  isMock: z.boolean().nullable().default(null),
});

/** A cancellation as it is remembered. */
export type CancellationDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null. */
export function toCancellationDetails(snapshot: JsonObject): CancellationDetails {
  return details.parse(snapshot);
}

/** A cancellation that was done, and what became of the number by it. */
export function toCancelled(
  before: CancellationDetails,
  numberFate: CancellationDetails['numberFate'],
  isMock: boolean | null,
): Finding {
  const snapshot = { ...before, numberFate, isMock };
  return { state: 'CANCELLED' satisfies State, final: true, snapshot };
}

/** Whether a slip is paid, as the platform says now; null when it does not say. */
export async function isPaid(
  { platform }: Pick<Asking, 'platform'>,
  slip: string,
): Promise<boolean | null> {
  const { raw } = await platform.call(payStatus, questionOf([slip]));
  const [said] = slipsIn(raw ?? {}, [slip]);
  const result = said?.result ?? null;
  return result === null ? null : result === 'PAID';
}

/** A transaction that is pending no more was paid or given up; the payment tells which. */
async function ask(subject: Subject, asking: Asking): Promise<Finding | null> {
  const known = toCancellationDetails(subject.snapshot);
  const { invoiceNumber, taxSlipNumber, enterpriseTaxNumber } = known;
  if (enterpriseTaxNumber === null || taxSlipNumber === null) return unknown(subject);
  const { records } = await asking.platform.call(pendingCheck, { enterpriseTaxNumber });
  const isPending = records?.transactions?.some(
    (listed) => listed.invoiceNumber === invoiceNumber && listed.paymentState !== 'VOIDED',
  );
  if (isPending === true) return notKnownToPlatform(subject, asking.now);
  // A paid one may have been cancelled nonetheless, which nothing shows.
  if ((await isPaid(asking, taxSlipNumber)) === true) return unknown(subject);
  return toCancelled(known, 'UNCLEAR', known.isMock);
}

function unknown({ state, snapshot }: Subject): Finding | null {
  return state === 'SUBMITTED'
    ? { state: 'UNKNOWN' satisfies State, final: false, snapshot }
    : null;
}

/** Cancellations of pre-opened transactions, by order where it was placed here and else by invoice number, and attempt. */
export const scrapCancellation: Tracked<Asking> = {
  kind: 'scrap-cancellation',
  progress: [
    'SUBMITTED',
    'NOT_SENT',
    'UNKNOWN',
    'NOT_ACCEPTED',
    'REJECTED',
    'CANCELLED',
  ] satisfies State[],
  cadence: {
    firstMs: 10_000,
    growth: 1.5,
    longestMs: 10 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  },
  ask,
};
