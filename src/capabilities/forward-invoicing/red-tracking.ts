import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../kernel/json.ts';
import type { Asking } from '../../platform/client.ts';
import { PlatformRejected } from '../../platform/errors.ts';
import { type Decoded, type Sent, UNRECOGNIZED } from '../../platform/record/index.ts';
import { type EntrustedState, notKnownToPlatform } from '../../tracker/entrusted.ts';
import type { Finding, Subject, SubjectId, Tracked } from '../../tracker/tracked.ts';
import { forwardInvoice, namesOf } from './tracking.ts';
import { query } from './wire/invoice.ts';
import { type redOffsetAnswer, redOffsetStatus, redQuery } from './wire/red.ts';

/** The states of a red-offset that are the platform's, each with what it means to whoever waits. */
export const redOffsetStates = {
  OFFSETTING:
    'The platform took it; the red invoice does not exist yet. Wait. No documented sign says that the tax bureau refused it after this: look at `platformStatusCode` and `raw`.',
  OFFSET: 'Final. A red invoice reverses the invoice.',
} as const;

type State = EntrustedState | keyof typeof redOffsetStates;

const text = z.string().nullable().default(null);
const members = z.custom<JsonObject>(isJsonObject).nullable().default(null);

/** What is kept of a red-offset. Everything is null in the snapshot of an old one, which was emptied. */
const details = z.object({
  redOffsetId: text,
  sellerTaxNumber: text,
  invoiceExtra: members,
  extra: members,
  redInvoiceId: text,
  platformStatus: z
    .enum([...namesOf(redOffsetStatus), UNRECOGNIZED])
    .nullable()
    .default(null),
  platformStatusCode: text,
  redInvoiceNumber: text,
  pdfUrl: text,
  ofdUrl: text,
  xmlUrl: text,
});

/** A red-offset as it is remembered between two questions. */
export type RedOffsetDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null. */
export function toRedOffsetDetails(snapshot: JsonObject): RedOffsetDetails {
  return details.parse(snapshot);
}

/** No order number has a blank in it, so the number of an attempt can stand behind one. */
const BEFORE_ATTEMPT = ' ';

/** The key of the n-th attempt, from 1, to reverse the invoice of an order. */
export function attemptKey(orderId: string, attempt: number): string {
  return attempt === 1 ? orderId : `${orderId}${BEFORE_ATTEMPT}${attempt}`;
}

/** The order whose invoice an attempt is to reverse. */
export function orderIdOf(key: string): string {
  return key.split(BEFORE_ATTEMPT, 1)[0] ?? key;
}

/** The parameters of red, and of red-query, which takes the same. */
export function toRequest(
  id: SubjectId,
  { sellerTaxNumber, invoiceExtra, extra }: RedOffsetDetails,
  addressFor: Asking['addressFor'],
): Sent<typeof redQuery.request> {
  if (sellerTaxNumber === null) throw new Error('A red-offset that is asked about has its seller.');
  const invoice = {
    orderId: orderIdOf(id.key),
    sellerTaxNumber,
    callbackUrl: addressFor(id),
    extra: invoiceExtra,
  };
  return { invoice, extra };
}

type Answer = Decoded<typeof redOffsetAnswer>;

/** What the platform says about a red-offset. */
export interface RedOffsetFacts {
  /** The documented sign of success: the original says that it is reversed. */
  readonly isOffset: boolean;
  /** What red-query says; null when it refused the question, which may mean that it knows of no red-offset. */
  readonly answer: Answer | null;
}

/**
 * Asks both: the original whether it is reversed, which is documented, and red-query for the red
 * invoice, whose answer is not. A red-query that fails is thrown, unless the original has said enough.
 */
export async function askAboutRedOffset(
  subject: Subject,
  { platform, addressFor }: Pick<Asking, 'platform' | 'addressFor'>,
): Promise<RedOffsetFacts> {
  const request = toRequest(subject, toRedOffsetDetails(subject.snapshot), addressFor);
  const { orderId, sellerTaxNumber } = request.invoice;
  const [original, answered] = await Promise.allSettled([
    platform.call(query, { orderId, sellerTaxNumber }),
    platform.call(redQuery, request),
  ]);
  if (original.status === 'rejected') throw original.reason;
  const isOffset = original.value.isRedOffset === true;
  if (answered.status === 'fulfilled') return { isOffset, answer: answered.value };
  if (!isOffset && !(answered.reason instanceof PlatformRejected)) throw answered.reason;
  return { isOffset, answer: null };
}

/** What the facts mean for a red-offset. Null: no news. */
export function toRedOffsetFinding(
  subject: Subject,
  { isOffset, answer }: RedOffsetFacts,
  now: number,
): Finding | null {
  const before = toRedOffsetDetails(subject.snapshot);
  if (isOffset) return { state: 'OFFSET', final: true, snapshot: updatedRedOffset(before, answer) };
  if (answer !== null && speaksOfOne(answer)) {
    const known = updatedRedOffset(before, answer);
    // Addresses would change with every question and each time look like news.
    const snapshot = { ...known, pdfUrl: null, ofdUrl: null, xmlUrl: null };
    return { state: 'OFFSETTING', final: false, snapshot };
  }
  const wasAccepted = before.platformStatusCode !== null || before.redInvoiceId !== null;
  return wasAccepted ? null : notKnownToPlatform(subject, now);
}

/** What is known of a red-offset once red-query has answered. */
export function updatedRedOffset(
  before: RedOffsetDetails,
  answer: Answer | null,
): RedOffsetDetails & JsonObject {
  if (answer === null) return before;
  const { redInvoiceId, redInvoiceNumber, platformStatus, platformStatusCode } = answer;
  const { pdfUrl, ofdUrl, xmlUrl } = answer;
  return {
    ...before,
    redInvoiceId: redInvoiceId ?? before.redInvoiceId,
    redInvoiceNumber: redInvoiceNumber ?? before.redInvoiceNumber,
    ...(platformStatusCode === null ? {} : { platformStatus, platformStatusCode }),
    pdfUrl,
    ofdUrl,
    xmlUrl,
  };
}

/** An answer without any of these says nothing of a red-offset: the platform may just not know of one. */
function speaksOfOne({ platformStatusCode, redInvoiceId, redInvoiceNumber }: Answer): boolean {
  return (platformStatusCode ?? redInvoiceId ?? redInvoiceNumber) !== null;
}

/** Red-offsets of invoices, by order number and attempt: see `attemptKey`. */
export const forwardRedOffset: Tracked<Asking> = {
  kind: 'forward-red-offset',
  progress: [
    'SUBMITTED',
    'NOT_SENT',
    'UNKNOWN',
    'NOT_ACCEPTED',
    'OFFSETTING',
    'REJECTED',
    'OFFSET',
  ] satisfies State[],
  cadence: forwardInvoice.cadence,
  ask: async (subject, asking) =>
    toRedOffsetFinding(subject, await askAboutRedOffset(subject, asking), asking.now),
};
