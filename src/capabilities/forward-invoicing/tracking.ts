import { z } from 'zod';
import type { JsonObject } from '../../kernel/json.ts';
import { toShanghaiIso } from '../../kernel/shanghai.ts';
import type { Asking } from '../../platform/client.ts';
import { PlatformRejected } from '../../platform/errors.ts';
import { type CodeTable, type Decoded, UNRECOGNIZED } from '../../platform/record/index.ts';
import { type EntrustedState, notKnownToPlatform } from '../../tracker/entrusted.ts';
import type { Finding, Subject, Tracked } from '../../tracker/tracked.ts';
import { filesOfIssued } from './documents.ts';
import { digitalInvoiceKind, issuingStatus } from './wire/codes.ts';
import { type issuedInvoice, query } from './wire/invoice.ts';

/** The states of an order that are the platform's, each with what it means to whoever waits. */
export const invoiceStates = {
  ISSUING: 'The platform accepted the order; the invoice does not exist yet. Wait.',
  ISSUED: 'Final. The invoice exists: read `invoiceNumber` and fetch the files.',
} as const;

type State = EntrustedState | keyof typeof invoiceStates;

const text = z.string().nullable().default(null);

/** What is kept of an order. Everything is null in the snapshot of an old order, which was emptied. */
const details = z.object({
  kind: z.enum(namesOf(digitalInvoiceKind)).nullable().default(null),
  sellerTaxNumber: text,
  /** Of an enterprise or institution; an individual's is never kept. */
  buyerName: text,
  amountWithTax: text,
  amountWithoutTax: text,
  taxAmount: text,
  orderSn: text,
  platformStatus: z
    .enum([...namesOf(issuingStatus), UNRECOGNIZED])
    .nullable()
    .default(null),
  platformStatusCode: text,
  invoiceNumber: text,
  pdfUrl: text,
  ofdUrl: text,
  xmlUrl: text,
  /** ISO 8601. */
  filesExpireAt: text,
  isRedOffset: z.boolean().nullable().default(null),
});

/** An order as it is remembered between two questions. */
export type InvoiceDetails = Readonly<z.infer<typeof details>>;

/** Reads a snapshot; what is missing is null. */
export function toDetails(snapshot: JsonObject): InvoiceDetails {
  return details.parse(snapshot);
}

type Answer = Decoded<typeof issuedInvoice>;

/** The platform re-hosts files for so long. It does not say from when: from the answer on is the best guess. */
const FILES_VALID_MS = 24 * 60 * 60_000;

/**
 * What is known once the platform has answered. Undocumented members of the answer are not kept: nobody
 * knows whom they concern. Nor are addresses before there is an invoice: they would change with every
 * question and each time look like news.
 */
export function updated(before: InvoiceDetails, answer: Answer, now: number): InvoiceDetails {
  const { platformStatus, platformStatusCode, invoiceNumber, isRedOffset } = answer;
  const orderSn = answer.orderSn ?? before.orderSn;
  const accepted = { ...before, orderSn, platformStatus, platformStatusCode };
  if (stateOf(answer) === 'ISSUING') return accepted;
  const { pdfUrl, ofdUrl, xmlUrl } = answer;
  const filesExpireAt = toShanghaiIso(now + FILES_VALID_MS);
  return { ...accepted, invoiceNumber, pdfUrl, ofdUrl, xmlUrl, filesExpireAt, isRedOffset };
}

/**
 * 3 is the only documented final status; any other leaves the order ISSUING with the status shown. An
 * issued invoice has its number: until that is there, it is asked for again.
 */
export function stateOf({ platformStatus, invoiceNumber }: Answer): keyof typeof invoiceStates {
  return platformStatus === 'ISSUED' && invoiceNumber !== null ? 'ISSUED' : 'ISSUING';
}

/**
 * What the platform says about an order; null when it does not know it. That answer's code is not
 * documented, so any refusal may be it; of an order that was accepted it cannot be true, and is thrown.
 */
export async function askAbout(
  { key, snapshot }: Subject,
  { platform }: Pick<Asking, 'platform'>,
): Promise<Answer | null> {
  const { sellerTaxNumber, platformStatusCode } = toDetails(snapshot);
  if (sellerTaxNumber === null) throw new Error('An order that is asked about has its seller.');
  const wasAccepted = platformStatusCode !== null;
  try {
    const answer = await platform.call(query, { sellerTaxNumber, orderId: key });
    return answer.platformStatusCode === null && !wasAccepted ? null : answer;
  } catch (error) {
    if (wasAccepted || !(error instanceof PlatformRejected)) throw error;
    return null;
  }
}

/** What an answer means for an order. */
export function toFinding(subject: Subject, answer: Answer | null, now: number): Finding | null {
  if (answer === null) return notKnownToPlatform(subject, now);
  const state = stateOf(answer);
  const snapshot = updated(toDetails(subject.snapshot), answer, now);
  return { state, final: state === 'ISSUED', snapshot };
}

/** Orders for invoices, by the caller's order number. */
export const forwardInvoice: Tracked<Asking> = {
  kind: 'forward-invoice',
  progress: [
    'SUBMITTED',
    'NOT_SENT',
    'UNKNOWN',
    'NOT_ACCEPTED',
    'ISSUING',
    'REJECTED',
    'ISSUED',
  ] satisfies State[],
  cadence: {
    firstMs: 2_000,
    growth: 1.5,
    longestMs: 5 * 60_000,
    followedMs: 10_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  },
  ask: async (subject, asking) => toFinding(subject, await askAbout(subject, asking), asking.now),
  entails: filesOfIssued,
};

/** The readable names of a code table. */
export function namesOf<Name extends string>({ entries }: CodeTable<Name>): readonly Name[] {
  return entries.map(({ name }) => name);
}
