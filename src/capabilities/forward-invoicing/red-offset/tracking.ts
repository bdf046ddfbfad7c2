import { z } from 'zod';
import { canonicalJson } from '../../../kernel/ids.ts';
import type { JsonObject } from '../../../kernel/json/json.ts';
import { forwardTexts } from '../texts.ts';
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
import { namesFiles, redOffsetDocuments } from './documents.ts';
import { members, RED_OFFSET, toRequest } from './request.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';

const states = {
  ...beforeAcceptance,
  OUTCOME_UNKNOWN: forwardTexts.redOffsetLost,
  NOT_ACCEPTED: failed(
    'The platform shows no red invoice of it: the invoice stands. Use a new `redOffsetId`.',
  ),
  OFFSETTING:
    'The platform took it; the red invoice does not exist yet. Wait. No documented sign says that the tax bureau refused it after this: look at `platformStatusCode` and `raw`.',
  ...refusal,
  OFFSET: succeeded('A red invoice reverses the invoice.'),
} as const;

/** Red-offsets of invoices, by order number and attempt: see `attemptsAt`. */
export const forwardRedOffset = defineKind({
  kind: RED_OFFSET,
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
    'No news for so long that it is polled no more; a push still wakes it. Under a new `redOffsetId` the platform is asked again, and another attempt begins where it shows no red invoice.',
  poll: async (subject, context: Noting & Pick<PollContext, 'now'>) => {
    // The result of a later attempt is not this one's.
    if (
      hasFailed(subject) &&
      !(await isNewestAttempt(context.subjects, forwardRedOffset, subject.key))
    )
      return null;
    const facts = await askAboutRedOffset(subject, context);
    await noteReversal(subject, facts, context);
    return toRedOffsetObservation(subject, facts, context.now);
  },
  followUps: ({ key }, { state, snapshot }) =>
    state === 'OFFSET' && namesFiles(snapshot) ? [redOffsetDocuments.followUp(key, snapshot)] : [],
});

/** A red-offset as it is stored between two polls. */
export type RedOffsetDetails = DetailsOf<typeof forwardRedOffset>;

type Answer = Decoded<typeof redOffsetAnswer>;

/** The platform's word on a red-offset. */
export interface RedOffsetFacts {
  /** The documented sign of success: the original says that it is reversed. */
  readonly isOffset: boolean;
  /** Red-query's answer; null when it refused the question, which may mean that it knows of no red-offset. */
  readonly answer: Answer | null;
}

type Asking = Pick<PollContext, 'platform' | 'addressFor'>;

/** Needed to ask about a red-offset, and to note with the original that it is reversed. */
interface Noting extends Asking {
  readonly subjects: Pick<Subjects, 'get' | 'supplementSurely'>;
}

/**
 * Asks both: the original whether it is reversed, which is documented, and red-query for the red
 * invoice, whose response is not. A red-query that fails is thrown, unless the original has said enough.
 */
async function askAboutRedOffset(
  subject: Subject,
  { platform, addressFor }: Asking,
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

/** Has the totals count the original as reversed: nobody may look it up again. Rejects as the journal does. */
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

/** The facts for a client's request, which goes on while the store cannot be written. */
export async function askAndNote(
  subject: Subject,
  context: Noting,
): Promise<RedOffsetFacts & { readonly isNoted: boolean }> {
  const facts = await askAboutRedOffset(subject, context);
  const noting = async (): Promise<true> => {
    await noteReversal(subject, facts, context);
    return true;
  };
  // Without the note it must not become final: the tracker, which writes both, still has it to do.
  return { ...facts, isNoted: await bestEffort(noting, false) };
}

/**
 * True where the platform shows nothing of a red-offset that can still reverse the invoice: no red invoice, and not the
 * documented status of one that is submitted.
 */
export function showsNoRedInvoice({ isOffset, answer }: RedOffsetFacts): boolean {
  if (isOffset) return false;
  if (answer === null) return true;
  const { platformStatus, redInvoiceNumber, pdfUrl, ofdUrl, xmlUrl } = answer;
  return (
    platformStatus !== 'SUBMITTED' && (redInvoiceNumber ?? pdfUrl ?? ofdUrl ?? xmlUrl) === null
  );
}

/** A red-offset's observation from the facts. Null: no news. */
export function toRedOffsetObservation(
  subject: Subject,
  { isOffset, answer }: RedOffsetFacts,
  now: number,
): Observation<keyof typeof states> | null {
  const before = forwardRedOffset.read(subject.snapshot);
  if (isOffset) return { state: 'OFFSET', snapshot: updatedRedOffset(before, answer) };
  // Red-query's words are not documented: behind a refusal they may be of an earlier reversal that failed.
  if (hasFailed(subject)) return null;
  if (answer !== null && speaksOfOne(answer)) {
    const known = updatedRedOffset(before, answer);
    // Addresses would change with every question and each time look like news.
    const snapshot = { ...known, pdfUrl: null, ofdUrl: null, xmlUrl: null };
    // Unchanged words must not begin another week of waiting: each look would put the next attempt off.
    if (subject.state === STALE && canonicalJson(snapshot) === canonicalJson(before)) return null;
    return { state: 'OFFSETTING', snapshot };
  }
  const wasAccepted = before.platformStatusCode !== null || before.redInvoiceId !== null;
  return wasAccepted ? null : notKnownToPlatform(subject, now);
}

/** The details of a red-offset once red-query has answered. */
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

/** An answer without any of these says nothing of a red-offset: the platform may just not know of one. */
function speaksOfOne({ platformStatusCode, redInvoiceId, redInvoiceNumber }: Answer): boolean {
  return (platformStatusCode ?? redInvoiceId ?? redInvoiceNumber) !== null;
}
