import { z } from 'zod';
import type { PayerName } from '../../../kernel/billed-units.ts';
import type { Platform, PollContext } from '../../../platform/client/client.ts';
import { asPlatformError, NotPermitted, type PlatformError } from '../../../platform/errors.ts';
import { OutcomeUnknown, SubmissionRejected } from '../../../subjects/errors.ts';
import {
  actionRequiredNow,
  defineKind,
  type DetailsOf,
  type Observation,
  succeeded,
  canceled,
} from '../../../subjects/kind/kind.ts';
import { personal } from '../../../subjects/personal/personal-members.ts';
import type { Subject } from '../../../subjects/subject.ts';
import { rejection, toRejection } from '../../../subjects/submit/rejection.ts';
import { isNotTakenYet, isUndecided } from '../../../subjects/submit/submission.ts';
import { CALL_ABANDONED_MS } from '../../../subjects/submit/submit-once.ts';
import { verificationTexts } from '../texts.ts';
import {
  type Attempt,
  cancelPart,
  mayBeRepeated,
  newestAttempt,
  partKey,
  repeatPart,
  type Sending,
  sendPart,
  type Tally,
  tally,
  tallyOf,
} from './part.ts';

const states = {
  SUBMITTED: 'The list is being stored. Wait.',
  NOT_SENT: actionRequiredNow(
    'The list was not stored completely, and nothing is verified: start it again with the same input.',
  ),
  OUTCOME_UNKNOWN: [
    'The list may be stored only in part. Start it again with the same number and the same input after a minute: no invoice is verified twice.',
    '清单可能未全部保存。一分钟后请以相同编号和相同内容再次发起：不会重复查验任何发票。',
  ],
  RUNNING: 'Its invoices are being verified. Wait; if `obstacle` is set, it continues by itself.',
  CANCELING: 'It was canceled; calls in progress are awaited.',
  CANCELED: canceled('It was canceled. Earlier results stay readable.'),
  DONE: succeeded('Every invoice has its result: read `results`.'),
} as const;

type Seen = Observation<keyof typeof states>;

const count = z.number().default(0);
const keptText = z.string().nullable().default(null);

/** Context of a batch's poll. */
interface BatchContext extends PollContext, Omit<Sending, 'platform'> {
  /** Client whose billed calls a credential pays for; null if the credential may no longer verify. */
  readonly platformPaidBy: (payer: PayerName) => Pick<Platform, 'call'> | null;
}

/** Lists of invoices that are verified call by call; the key is the caller's own number. */
export const verificationBatch = defineKind({
  kind: 'verification-batch',
  names: ['Verification batches', '批量查验'],
  labels: { RUNNING: ['Running', '进行中'], CANCELING: ['Being canceled', '取消中'] },
  states,
  details: z.object({
    /** Number of items in the list. */
    total: count,
    /** Number of unreadable items. */
    unread: count,
    /** Number of items that repeat the invoice of an earlier item. */
    duplicates: count,
    /** Columns of the spreadsheet that contained the list. */
    columns: z
      .array(z.object({ column: z.string(), header: z.string(), element: keptText }))
      .default([]),
    /** Position of the first item of each part. */
    starts: z.array(z.number()).default([]),
    /** Tally of each part; null before its response. */
    tallies: z.array(tally.nullable()).default([]),
    payer: personal(
      z
        .object({ key: z.string().nullable(), subject: z.string().nullable() })
        .default({ key: null, subject: null }),
    ),
    obstacle: rejection.nullable().default(null),
  }),
  cadence: {
    // The next slice follows immediately.
    firstMs: 0,
    growth: 1.5,
    longestMs: 10 * 60_000,
    followedMs: 60_000,
    // A quota may be renewed only after months.
    staleAfterMs: Infinity,
  },
  // A poll takes as long as its slowest call, so it must not occupy the slots of short polls.
  takesLong: 'rows',
  poll: (subject, context: BatchContext) =>
    isNotTakenYet(subject) || isUndecided(subject)
      ? Promise.resolve(abandoned(subject, context.clock.now()))
      : advance(subject, context),
});

/** Details of a batch. */
type BatchDetails = DetailsOf<typeof verificationBatch>;

/** A batch whose process ended before all parts were stored; repeating the same input stores the rest. */
function abandoned({ state, changedAt, snapshot }: Subject, now: number): Seen | null {
  const isLeftBehind = state === 'SUBMITTED' && now - changedAt >= CALL_ABANDONED_MS;
  return isLeftBehind ? { state: 'NOT_SENT', snapshot } : null;
}

/** Limit of concurrent calls of one batch. */
const SIDE_BY_SIDE = 8;

/** Time after which a slice starts no more calls and records the progress, so that subscribers get one update per second. */
const SLICE_MS = 1_000;

/** Wait after a failed call if the platform specifies none. */
const RETRY_SECONDS = 60;

/** True for a part that needs no further call. */
function isSettled(counted: Tally | null | undefined): boolean {
  return counted?.unanswered === 0;
}

/**
 * Sends the next parts for a second and records the progress. A failure becomes the batch's obstacle. The next call waits as
 * long as the platform demands, because an outage bills each call and loses it. Then calls are tried one at a time.
 */
async function advance(subject: Subject, context: BatchContext): Promise<Seen> {
  const before = verificationBatch.read(subject.snapshot);
  const isCanceling = subject.state === 'CANCELING';
  const { tallies, failure } = await runSlice(subject, before, context);
  const obstacle = failure && toRejection(failure);
  const snapshot = { ...before, tallies, obstacle };
  if (failure !== null) {
    const isNews =
      before.obstacle?.code !== failure.code ||
      JSON.stringify(tallies) !== JSON.stringify(before.tallies);
    if (!isNews) throw failure;
    const retryAfterMs = (failure.retryAfterSeconds ?? RETRY_SECONDS) * 1_000;
    return { state: 'RUNNING', snapshot, retryAfterMs };
  }
  if (!isCanceling) return { state: tallies.every(isSettled) ? 'DONE' : 'RUNNING', snapshot };
  return { state: tallies.includes(null) ? 'CANCELING' : 'CANCELED', snapshot };
}

/** Outcome of a slice; `failure` is the error that ended it early. */
interface Slice {
  readonly tallies: readonly (Tally | null)[];
  readonly failure: PlatformError | null;
}

async function runSlice(
  { key, state }: Subject,
  { tallies, obstacle, payer }: BatchDetails,
  context: BatchContext,
): Promise<Slice> {
  const isCanceling = state === 'CANCELING';
  const taken = new Map<number, Tally | null>();
  let firstFailure: PlatformError | null = null;
  const open = [...tallies.keys()].filter((index) => !isSettled(tallies[index])).values();
  const begun = performance.now();
  const isOver = (): boolean =>
    firstFailure !== null || (!isCanceling && performance.now() - begun >= SLICE_MS);

  async function work(): Promise<void> {
    for (const index of open) {
      const name = partKey(key, index);
      const { attempt, failure } = await (isCanceling
        ? closePart(name, context)
        : takePart(name, payer, context));
      taken.set(index, tallyOf(attempt));
      firstFailure ??= failure;
      if (isOver()) return;
    }
  }

  const workers = obstacle === null ? SIDE_BY_SIDE : 1;
  const ends = await Promise.allSettled(Array.from({ length: workers }, work));
  // All calls have ended at this point.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return {
    tallies: tallies.map((known, index) => taken.get(index) ?? known),
    failure: firstFailure,
  };
}

/** A part after its call, and the failure of the call. */
interface Taken {
  readonly attempt: Attempt;
  readonly failure: PlatformError | null;
}

async function closePart(key: string, { subjects }: BatchContext): Promise<Taken> {
  const { part, nextKey } = await newestAttempt(subjects, key);
  return { attempt: { part: await cancelPart(subjects, part), nextKey }, failure: null };
}

/** Sends a part that was not sent, or whose response was lost on a previous day. */
async function takePart(key: string, payer: PayerName, context: BatchContext): Promise<Taken> {
  const attempt = await dueAttempt(key, context);
  const { part, nextKey } = attempt;
  if (part.state !== 'NOT_SENT') return { attempt, failure: null };
  const platform = context.platformPaidBy(payer);
  if (platform === null) return { attempt, failure: new NotPermitted(verificationTexts.payerGone) };
  try {
    const sent = await sendPart({ ...context, platform }, part);
    return { attempt: { part: sent, nextKey }, failure: null };
  } catch (error) {
    if (error instanceof SubmissionRejected)
      return { attempt: { part: error.operation, nextKey }, failure: null };
    const isLost = error instanceof OutcomeUnknown;
    const failure = asPlatformError(isLost ? error.cause : error);
    if (failure === null) throw error;
    failure.retryAfterSeconds ??= RETRY_SECONDS;
    return { attempt: isLost ? { part: error.operation, nextKey } : attempt, failure };
  }
}

/** The latest attempt at a part, or a new one if its response was lost on a previous day. */
async function dueAttempt(key: string, { subjects, clock }: BatchContext): Promise<Attempt> {
  const newest = await newestAttempt(subjects, key);
  const { part, nextKey } = newest;
  if (nextKey === null || !mayBeRepeated(part, clock.now())) return newest;
  await repeatPart(subjects, part, nextKey);
  return newestAttempt(subjects, key);
}
