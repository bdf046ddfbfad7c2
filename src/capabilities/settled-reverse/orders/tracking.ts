import { z } from 'zod';
import type { JsonObject } from '../../../kernel/json.ts';
import { maskJson, maskText } from '../../../kernel/masking.ts';
import type { Asking } from '../../../platform/client.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import { type Decoded, UNRECOGNIZED } from '../../../platform/record/index.ts';
import { type EntrustedState, notKnownToPlatform } from '../../../tracker/entrusted.ts';
import type { Finding, Subject, Tracked } from '../../../tracker/tracked.ts';
import { redLines } from '../red-lines.ts';
import { type create, type orderSnapshot, orderStatus, query } from '../wire/order.ts';

/** The states of an order that begin with the platform's answer, each with what it means to whoever waits. */
export const orderStates = {
  ORDERED: 'The platform took the order; it is asked soon how the order stands.',
  WAITING_CONFIRM: 'The order waits to be confirmed. Wait.',
  WAITING_PAY: 'The payer has to pay: send them to `payUrl`.',
  INVOICING: 'Paid. The bank issues, pays the tax and remits to the seller. Wait.',
  QUOTA_RED_LINE:
    'Final. A red line of the seller’s quota stopped it before anything was ordered or paid. Use a new number once the quota allows.',
  FAILED: 'Final. It failed at the bank; `steps` may say where.',
  DONE: 'Final. The invoice exists, the tax is paid, the seller has the money.',
} as const;

type State = EntrustedState | keyof typeof orderStates;

const text = z.string().nullable().default(null);

const steps = z
  .object({ confirm: text, pay: text, invoice: text, upload: text, tax: text })
  .nullable()
  .default(null);

/** What is kept of an order. Everything is null in the snapshot of an old one, which was emptied. */
const details = z.object({
  userId: text,
  vendorId: text,
  taxNumber: text,
  /** Whether the platform ever showed that it has the order. */
  isKnownToPlatform: z.boolean().default(false),
  payUrl: text,
  platformStatus: z
    .enum([...orderStatus.entries.map(({ name }) => name), UNRECOGNIZED])
    .nullable()
    .default(null),
  platformStatusCode: text,
  invoiceNumber: text,
  taxAmount: text,
  payAmount: text,
  steps,
  /** Only of an order that a red line stopped. */
  reason: text,
  quota: redLines,
  isMock: z.boolean().nullable().default(null),
});

/** An order as it is remembered between two questions. */
export type OrderDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null. */
export function toDetails(snapshot: JsonObject): OrderDetails {
  return details.parse(snapshot);
}

/** What the platform's answer to the order itself means. A red line is an answer, not an error. */
export function toAcceptance(
  before: OrderDetails,
  { canInvoice, payUrl, reason, quota, isMock }: Decoded<(typeof create)['response']>,
): Finding {
  if (canInvoice) {
    const snapshot = { ...before, isKnownToPlatform: true, payUrl, isMock };
    return { state: 'ORDERED' satisfies State, final: false, snapshot };
  }
  const snapshot = { ...before, reason: reason === null ? null : maskText(reason), quota, isMock };
  return { state: 'QUOTA_RED_LINE' satisfies State, final: true, snapshot };
}

export type OrderAnswer = Decoded<typeof orderSnapshot>;

/** What is known once the platform has answered. The bank's own fields are not kept, its words only masked. */
export function updated(before: OrderDetails, { raw: _raw, ...answer }: OrderAnswer): OrderDetails {
  const steps = answer.steps === null ? null : maskJson(answer.steps);
  return details.parse({ ...before, ...answer, steps, isKnownToPlatform: true });
}

/** A status that this service does not know leaves the order where it stands, with the status shown. */
export function stateOf({ platformStatus }: OrderAnswer): keyof typeof orderStates {
  return platformStatus === null || platformStatus === UNRECOGNIZED ? 'ORDERED' : platformStatus;
}

const progress: readonly string[] = [
  'SUBMITTED',
  'NOT_SENT',
  'UNKNOWN',
  'NOT_ACCEPTED',
  'ORDERED',
  'WAITING_CONFIRM',
  'WAITING_PAY',
  'INVOICING',
  'QUOTA_RED_LINE',
  'REJECTED',
  'FAILED',
  'DONE',
] satisfies State[];

/**
 * What the platform says about an order; null when it does not know it. That answer's code is not
 * documented, so any refusal may be it; of an order that the platform has it cannot be true, and is thrown.
 */
export async function askAbout(
  { key, snapshot }: Subject,
  { platform }: Pick<Asking, 'platform'>,
): Promise<OrderAnswer | null> {
  const { isKnownToPlatform } = toDetails(snapshot);
  try {
    const answer = await platform.call(query, { orderId: key, withFile: false });
    return answer.platformStatusCode === null && !isKnownToPlatform ? null : answer;
  } catch (error) {
    if (isKnownToPlatform || !(error instanceof PlatformRejected)) throw error;
    return null;
  }
}

/** What an answer means for an order. No step that was reached is taken back. */
export function toFinding(
  subject: Subject,
  answer: OrderAnswer | null,
  now: number,
): Finding | null {
  if (answer === null) return notKnownToPlatform(subject, now);
  const reached = stateOf(answer);
  const isBehind = progress.indexOf(reached) < progress.indexOf(subject.state);
  const state = isBehind ? subject.state : reached;
  const final = state === 'DONE' || state === 'FAILED';
  const snapshot = updated(toDetails(subject.snapshot), answer);
  // Whoever pays late must not pay for what is over.
  return { state, final, snapshot: final ? { ...snapshot, payUrl: null } : snapshot };
}

/**
 * Orders for reverse invoices, by the caller's order number. No push tells of them; the payer may take
 * days: they are asked about for a month after the last change.
 */
export const reverseInvoice: Tracked<Asking> = {
  kind: 'reverse-invoice',
  progress,
  cadence: {
    firstMs: 30_000,
    growth: 1.25,
    longestMs: 2 * 60 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 30 * 24 * 60 * 60_000,
  },
  ask: async (subject, asking) => toFinding(subject, await askAbout(subject, asking), asking.now),
};
