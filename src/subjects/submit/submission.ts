import type { JsonObject } from '../../kernel/json/json.ts';
import { actionRequiredNow, failed, type Observation, type Cadence } from '../kind/kind.ts';
import type { Subject } from '../subject.ts';

/**
 * The states of everything that is sent to the platform exactly once, before the platform's own states
 * begin. Found `SUBMITTED` later, it is polled, never sent again.
 */
export const beforeAcceptance = {
  SUBMITTED: 'Recorded; being sent to the platform. Wait.',
  NOT_SENT: actionRequiredNow(
    'Not sent: the platform was away, or its quota or your budget was used up, and nothing was taken. Send the same input under the same number again; nothing is done twice.',
  ),
  /** Each kind says for itself what happens next and what one can do. Without words of its own it is none. */
  OUTCOME_UNKNOWN: null,
  NOT_ACCEPTED: failed(
    'The platform never received it; nothing was done or billed. Use a new number.',
  ),
} as const;

/** The state of what the platform rejected; it stands behind the states that a rejection can follow. */
export const refusal = {
  REJECTED: failed(
    'The platform refused it: read `rejection`. After correcting it use a new number.',
  ),
} as const;

/** One of the states that all kinds have which are sent exactly once. */
export type SubmissionState = keyof typeof beforeAcceptance | keyof typeof refusal;

/** True where all that is known is that it may have been sent. */
export function isUndecided({ state }: Pick<Subject, 'state'>): boolean {
  const undecided: readonly string[] = ['SUBMITTED', 'OUTCOME_UNKNOWN'] satisfies SubmissionState[];
  return undecided.includes(state);
}

/** True if the platform took nothing by its own word: a query may find that it has it all the same. */
export function hasFailed({ state }: Pick<Subject, 'state'>): boolean {
  const failed: readonly string[] = ['REJECTED', 'NOT_ACCEPTED'] satisfies SubmissionState[];
  return failed.includes(state);
}

/** True when the platform has nothing to say yet: the call is still under way, or has to be made again. */
export function isNotTakenYet({ state }: Pick<Subject, 'state'>): boolean {
  const before: readonly string[] = ['SUBMITTED', 'NOT_SENT'] satisfies SubmissionState[];
  return before.includes(state);
}

/** True for an observation of what the platform has: it took it, whatever became of it. */
export function isAtPlatform({ state }: Pick<Observation, 'state'>): boolean {
  return !Object.hasOwn(beforeAcceptance, state) && !Object.hasOwn(refusal, state);
}

/**
 * Time for which the platform must deny something before the denial is believed. A
 * request that was cut off may still lie in a queue on its way; taking it for lost too early invites
 * a second one under a new number, which would be billed as well.
 */
export const BELIEVED_AFTER_MS = 30 * 60_000;

/** In the snapshot: since when, in milliseconds since the epoch, the platform says so. */
const SINCE = 'unknownToPlatformSince';

/**
 * The meaning of the platform's response that it does not know a subject whose acceptance it never
 * confirmed: `OUTCOME_UNKNOWN` at first, `NOT_ACCEPTED` when it has said so for long enough.
 */
export function notKnownToPlatform(
  subject: Subject,
  now: number,
): Observation<'OUTCOME_UNKNOWN' | 'NOT_ACCEPTED'> | null {
  const since = subject.snapshot[SINCE];
  const snapshot: JsonObject = { ...subject.snapshot, [SINCE]: since ?? now };
  if (typeof since !== 'number') return { state: 'OUTCOME_UNKNOWN', snapshot };
  if (now - since < BELIEVED_AFTER_MS) return null;
  return { state: 'NOT_ACCEPTED', snapshot };
}

/**
 * The poll of what was left behind by a crash as being on its way and that has no query:
 * it becomes what it is, unknown. Null for everything else.
 */
export function leftBehind({ state, snapshot }: Subject): Observation<'OUTCOME_UNKNOWN'> | null {
  return state === 'SUBMITTED' ? { state: 'OUTCOME_UNKNOWN', snapshot } : null;
}

/**
 * The cadence and the poll of a kind that is sent once and that the platform has no query for:
 * only what a crash left behind as being on its way becomes what it is, unknown.
 */
export const withoutStatusQuery = {
  cadence: {
    firstMs: 60_000,
    growth: 2,
    longestMs: 24 * 60 * 60_000,
    followedMs: 24 * 60 * 60_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  } satisfies Cadence,
  hasNoStatusQuery: true as const,
  poll: (subject: Subject): Promise<Observation<'OUTCOME_UNKNOWN'> | null> =>
    Promise.resolve(leftBehind(subject)),
};
