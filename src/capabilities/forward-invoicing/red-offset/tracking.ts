import { z } from 'zod';
import { canonicalJson } from '../../../kernel/ids.ts';
import type { JsonObject } from '../../../kernel/json/json.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import { PlatformRejected } from '../../../platform/errors.ts';
import { type Decoded, keptCode, keptText } from '../../../platform/record/index.ts';
import {
  defineKind,
  type DetailsOf,
  failed,
  type Observation,
  STALE,
  succeeded,
} from '../../../subjects/kind/kind.ts';
import { bestEffort } from '../../../subjects/errors.ts';
import { isNewestAttempt, targetOf } from '../../../subjects/kind/attempts.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { Subjects } from '../../../subjects/subjects.ts';
import {
  beforeAcceptance,
  hasFailed,
  notKnownToPlatform,
  refusal,
} from '../../../subjects/submit/submission.ts';
import { forwardInvoice } from '../tracking.ts';
import { query } from '../wire/invoice.ts';
import { type redOffsetAnswer, redOffsetStatus, redQuery } from '../wire/red.ts';
import { namesFiles, redOffsetDocuments, members, RED_OFFSET, toRequest } from './documents.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';

const states = {
  ...beforeAcceptance,
  OUTCOME_UNKNOWN: [
    'The response was lost, and the service polls the platform about the reversal. Wait: the state becomes that of the platform, or `NOT_ACCEPTED` after half an hour. Never send it under another id meanwhile.',
    '应答已丢失，正向平台查询红冲结果。请等待：以平台答复为准，或在半小时后变为`NOT_ACCEPTED`。其间切勿以其他编号提交。',
  ],
  NOT_ACCEPTED: failed(
    'The platform shows no red invoice of it: the invoice is not reversed. Use a new `redOffsetId`.',
  ),
  OFFSETTING:
    'The platform accepted it; the red invoice does not exist yet. Wait. The documents define no status for a later rejection by the tax bureau: read `platformStatusCode` and `raw`.',
  ...refusal,
  OFFSET: succeeded('A red invoice reverses the invoice.'),
} as const;

/** Red-offsets of invoices; the key is order number and attempt, see `attemptsAt`. */
export const forwardRedOffset = defineKind({
  kind: RED_OFFSET,
  names: ['Red offsets', '红冲'],
  labels: { OFFSETTING: ['Being offset', '红冲中'], OFFSET: ['Offset', '已红冲'] },
  states,
  details: z.object({
    redOffsetId: keptText,
    sellerTaxNumber: personal(keptText),
    invoiceExtra: personal(members),
    extra: personal(members),
    redInvoiceId: keptText,
    platformStatus: keptCode(redOffsetStatus),
    platformStatusCode: keptText,
    redInvoiceNumber: keptText,
    pdfUrl: keptText,
    ofdUrl: keptText,
    xmlUrl: keptText,
  }),
  facts: { numbers: ['redOffsetId', 'redInvoiceId', 'redInvoiceNumber'] },
  cadence: forwardInvoice.cadence,
  stale:
    'No news for so long that polling has stopped; a push still updates it. Under a new `redOffsetId` the service queries the platform again, and another attempt begins if it shows no red invoice.',
  ask: askAndNote,
  observe: toObservation,
  followUps: ({ key }, { state, snapshot }) =>
    state === 'OFFSET' && namesFiles(snapshot) ? [redOffsetDocuments.followUp(key, snapshot)] : [],
});

/** A red-offset as stored between two polls. */
type RedOffsetDetails = DetailsOf<typeof forwardRedOffset>;

type Answer = Decoded<typeof redOffsetAnswer>;

/** Responses of the platform about a red-offset. */
interface RedOffsetFacts {
  /** The documented sign of success: the original is reported as reversed. */
  readonly isOffset: boolean;
  /** Response of red-query; null if it rejected the query, which may mean that it knows no red-offset. */
  readonly answer: Answer | null;
}

/** Dependencies of querying a red-offset and marking the original as reversed. */
interface Noting extends PollContext {
  readonly subjects: Pick<Subjects, 'get' | 'supplementSurely'>;
}

/**
 * Queries both endpoints: the original's state, which is documented, and the red invoice, whose response is not. An
 * error of red-query is thrown, unless the original is already reversed.
 */
async function askAboutRedOffset(
  subject: Subject,
  { platform, addressFor }: PollContext,
): Promise<RedOffsetFacts> {
  const request = toRequest(subject, forwardRedOffset.read(subject.snapshot), addressFor);
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

/** Marks the original as reversed, so that totals count it without another look-up. Rejects with the journal's errors. */
async function noteReversal(
  { key }: Subject,
  { isOffset }: RedOffsetFacts,
  { subjects }: Pick<Noting, 'subjects'>,
): Promise<void> {
  if (!isOffset) return;
  const orderId = targetOf(key);
  const original = await subjects.get(forwardInvoice, orderId);
  const snapshot = { ...forwardInvoice.read(original?.snapshot ?? {}), isRedOffset: true };
  if (original?.state === 'ISSUED')
    await subjects.supplementSurely(forwardInvoice, original, { state: 'ISSUED', snapshot });
}

/**
 * Queries a red-offset, and continues if the store cannot be written. Null for a failed attempt that a later one
 * followed, because the result belongs to that, and for an attempt whose details were removed: a query names the
 * seller.
 */
async function askAndNote(
  subject: Subject,
  context: Noting,
): Promise<(RedOffsetFacts & { readonly isNoted: boolean }) | null> {
  const isOld =
    hasFailed(subject) && !(await isNewestAttempt(context.subjects, forwardRedOffset, subject.key));
  if (isOld || forwardRedOffset.read(subject.snapshot).sellerTaxNumber === null) return null;
  const facts = await askAboutRedOffset(subject, context);
  const noting = async (): Promise<true> => {
    await noteReversal(subject, facts, context);
    return true;
  };
  // Without the mark the attempt must not become final, so the tracker writes both later.
  return { ...facts, isNoted: await bestEffort(noting, false) };
}

/**
 * True if the platform shows no red-offset that can still reverse the invoice: no red invoice, and not the documented
 * status of a submitted one. One with an id and no status may have been submitted.
 */
export function showsNoRedInvoice({ isOffset, answer }: RedOffsetFacts): boolean {
  if (isOffset) return false;
  if (answer === null) return true;
  const { platformStatus, redInvoiceId, redInvoiceNumber, pdfUrl, ofdUrl, xmlUrl } = answer;
  const isSubmitted =
    platformStatus === 'SUBMITTED' || (platformStatus === null && redInvoiceId !== null);
  return !isSubmitted && (redInvoiceNumber ?? pdfUrl ?? ofdUrl ?? xmlUrl) === null;
}

/** Observation of a red-offset; null if there is no news. */
function toObservation(
  subject: Subject,
  facts: Awaited<ReturnType<typeof askAndNote>>,
  clock: PollContext['clock'],
): Observation<keyof typeof states> | null {
  if (facts === null || !facts.isNoted) return null;
  const { isOffset, answer } = facts;
  const before = forwardRedOffset.read(subject.snapshot);
  if (isOffset) return { state: 'OFFSET', snapshot: updatedRedOffset(before, answer) };
  // The responses of red-query are not documented: after a rejection they may describe an earlier failed reversal.
  if (hasFailed(subject)) return null;
  if (answer !== null && speaksOfOne(answer)) {
    const known = updatedRedOffset(before, answer);
    // Addresses change with every query and would look like news each time.
    const snapshot = { ...known, pdfUrl: null, ofdUrl: null, xmlUrl: null };
    // An unchanged response must not restart the week of waiting, or each query would delay the next attempt.
    if (subject.state === STALE && canonicalJson(snapshot) === canonicalJson(before)) return null;
    return { state: 'OFFSETTING', snapshot };
  }
  const wasAccepted = before.platformStatusCode !== null || before.redInvoiceId !== null;
  return wasAccepted ? null : notKnownToPlatform(subject, clock);
}

/** Merges a response of red-query into the details. */
function updatedRedOffset(
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

/** True if a response describes a red-offset. Without any of these members the platform may not know of one. */
function speaksOfOne(answer: Answer): boolean {
  const { platformStatusCode, redInvoiceId, redInvoiceNumber, pdfUrl, ofdUrl, xmlUrl } = answer;
  const named = platformStatusCode ?? redInvoiceId ?? redInvoiceNumber;
  return (named ?? pdfUrl ?? ofdUrl ?? xmlUrl) !== null;
}
