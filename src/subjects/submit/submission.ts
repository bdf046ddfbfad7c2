import type { JsonObject } from '../../kernel/json/json.ts';
import type { SteadyClock } from '../../kernel/time/clock.ts';
import type { Text } from '../../messages/message.ts';
import {
  actionRequiredNow,
  failed,
  type Observation,
  type Cadence,
  type STALE,
} from '../kind/kind.ts';
import type { Subject } from '../subject.ts';

/**
 * States of everything that is sent to the platform exactly once, before the platform's own states begin. A subject that is found
 * `SUBMITTED` later is polled, never sent again.
 */
export const beforeAcceptance = {
  SUBMITTED: 'Recorded; being sent to the platform. Wait.',
  NOT_SENT: actionRequiredNow(
    'Not sent: the platform was unavailable, or its quota or your budget was used up, and nothing was accepted. Send the same input under the same number again; nothing is done twice.',
  ),
  /** Each kind describes what happens next and what a client can do. Null does not count as a description. */
  OUTCOME_UNKNOWN: null,
  NOT_ACCEPTED: failed(
    'The platform never received it; nothing was done or billed. Use a new number.',
  ),
} as const;

/** State of a subject that the platform rejected; it comes after the states that a rejection can follow. */
export const refusal = {
  REJECTED: failed(
    'The platform rejected it: read `rejection`. After correcting it use a new number.',
  ),
} as const;

/** Names of these states, for people. */
export const submissionLabels = {
  SUBMITTED: ['Submitted', '已提交'],
  NOT_SENT: ['Not sent', '未发送'],
  OUTCOME_UNKNOWN: ['Outcome unknown', '结果未知'],
  NOT_ACCEPTED: ['Never arrived', '平台未收到'],
  REJECTED: ['Rejected', '被拒绝'],
  STALE: ['No news', '久无消息'],
} as const satisfies Record<SubmissionState | typeof STALE, Text>;

/** State that is common to all kinds that are sent exactly once. */
export type SubmissionState = keyof typeof beforeAcceptance | keyof typeof refusal;

/** True if it is only known that the subject may have been sent. */
export function isUndecided({ state }: Pick<Subject, 'state'>): boolean {
  const undecided: readonly string[] = ['SUBMITTED', 'OUTCOME_UNKNOWN'] satisfies SubmissionState[];
  return undecided.includes(state);
}

/** True if only the client can go on with the subject, by sending it again: no poll is planned. */
export function isNotSent({ state }: Pick<Subject, 'state'>): boolean {
  return state === ('NOT_SENT' satisfies SubmissionState);
}

/** True if the platform reported that it accepted nothing: a query may find the subject after all. */
export function hasFailed({ state }: Pick<Subject, 'state'>): boolean {
  const failed: readonly string[] = ['REJECTED', 'NOT_ACCEPTED'] satisfies SubmissionState[];
  return failed.includes(state);
}

/** True if the platform cannot know the subject yet: the call is still in progress, or must be repeated. */
export function isNotTakenYet({ state }: Pick<Subject, 'state'>): boolean {
  const before: readonly string[] = ['SUBMITTED', 'NOT_SENT'] satisfies SubmissionState[];
  return before.includes(state);
}

/** True for an observation that the platform has the subject, in whatever state. */
export function isAtPlatform({ state }: Pick<Observation, 'state'>): boolean {
  return !Object.hasOwn(beforeAcceptance, state) && !Object.hasOwn(refusal, state);
}

/**
 * Time for which the platform must deny a subject before the denial is believed. A request that was cut off may still be queued
 * on its way; treating it as lost too early would lead to a second one under a new number, which would be billed as well.
 */
export const BELIEVED_AFTER_MS = 30 * 60_000;

type Waiting = Pick<SteadyClock, 'now' | 'steadyForMs'>;

/**
 * True if a request that was under way at a stored time can no longer arrive. This process must have seen the time pass: if the clock
 * was set forward, stored times are further apart than the moments were.
 */
export function isOverdue(since: number, clock: Waiting): boolean {
  return Math.min(clock.now() - since, clock.steadyForMs()) >= BELIEVED_AFTER_MS;
}

/** Member of the snapshot: time since when the platform denies the subject, in milliseconds since the epoch. */
const SINCE = 'unknownToPlatformSince';

/** Time of the platform's first denial of a subject, in milliseconds since the epoch; null for none. */
export function deniedSince({ snapshot }: Pick<Subject, 'snapshot'>): number | null {
  const since = snapshot[SINCE];
  return typeof since === 'number' ? since : null;
}

/**
 * Interprets the platform's response that it does not know a subject whose acceptance it never confirmed: `OUTCOME_UNKNOWN` at
 * first, `NOT_ACCEPTED` once it has denied the subject for long enough.
 */
export function notKnownToPlatform(
  subject: Subject,
  clock: Waiting,
): Observation<'OUTCOME_UNKNOWN' | 'NOT_ACCEPTED'> | null {
  const since = deniedSince(subject);
  const snapshot: JsonObject = { ...subject.snapshot, [SINCE]: since ?? clock.now() };
  if (since === null) return { state: 'OUTCOME_UNKNOWN', snapshot };
  return isOverdue(since, clock) ? { state: 'NOT_ACCEPTED', snapshot } : null;
}

/**
 * Poll of a kind without a status query, for a subject that a crash left `SUBMITTED`: its outcome is unknown. Null for every
 * other subject.
 */
export function leftBehind({ state, snapshot }: Subject): Observation<'OUTCOME_UNKNOWN'> | null {
  return state === 'SUBMITTED' ? { state: 'OUTCOME_UNKNOWN', snapshot } : null;
}

/**
 * Cadence, poll and meaning of `STALE` of a kind that is sent once and for which the platform has no query: only a subject that a crash left
 * `SUBMITTED` changes, to `OUTCOME_UNKNOWN`.
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
  stale:
    'The response was lost a week ago, and the platform has no query for the result. The advice of `OUTCOME_UNKNOWN` still holds.',
  poll: (subject: Subject): Promise<Observation<'OUTCOME_UNKNOWN'> | null> =>
    Promise.resolve(leftBehind(subject)),
};
