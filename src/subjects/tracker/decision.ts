import {
  dueAfter,
  earliest,
  isNews,
  type KindStates,
  type KindTimes,
  staleAt,
} from '../kind/observation.ts';
import { type Observation, STALE } from '../kind/kind.ts';
import type { Claim, FailureReason, Subject } from '../subject.ts';
import type { Writing } from '../writer.ts';

/** The outcome of a poll. */
export type PollResult =
  /** Null: the platform has no news. */
  | { readonly outcome: 'answered'; readonly observation: Observation | null }
  /** `retryAfterMs`: how long the platform wants to be left alone; 0 when it did not say. */
  | {
      readonly outcome: 'failed';
      readonly retryAfterMs: number;
      readonly strain: Strain | null;
      readonly reason: FailureReason;
    };

/** Overload of the platform: it rejected a call for the number of calls, or did not respond in time. */
export type Strain = 'refused' | 'timed out';

/** News, to be written down. */
export interface ChangeDecision {
  readonly type: 'change';
  readonly writing: Omit<Writing, 'changeId' | 'fence'>;
}

/** The write that follows from a poll. */
export type Decision =
  | ChangeDecision
  | {
      readonly type: 'postpone';
      readonly dueAt: number | null;
      /** Set where the poll failed. */
      readonly failure?: FailureReason;
    };

/** The facts that a decision rests on. */
export interface Circumstances {
  readonly claim: Claim;
  readonly result: PollResult;
  readonly kind: KindTimes & KindStates;
  readonly now: number;
  /** The wait until the next poll, by how long ago the subject last changed. */
  readonly waitMs: (elapsedMs: number) => number;
}

/** Decides, without doing anything, what becomes of a subject that was polled. */
export function decide(circumstances: Circumstances): Decision {
  const { claim, result: answer, kind, now, waitMs } = circumstances;
  const { subject, pushed } = claim;
  if (answer.outcome === 'answered' && isNews(kind, subject, answer.observation)) {
    const dueAt = dueAfter(kind, subject, answer.observation, { now, waitMs: waitMs(0) });
    const cause = pushed ? 'PUSH' : 'POLL';
    return { type: 'change', writing: { ...answer.observation, dueAt, cause } };
  }
  const failed = answer.outcome === 'failed';
  const why = failed ? { failure: answer.reason } : {};
  const elapsedMs = now - subject.changedAt;
  const next = now + Math.max(waitMs(elapsedMs), failed ? answer.retryAfterMs : 0);
  // Only a push, or a client, has a stale subject polled: it stays due until the platform has responded once.
  if (subject.state === STALE) return { type: 'postpone', dueAt: failed ? next : null, ...why };
  if (now < staleAt(kind, subject)) {
    return { type: 'postpone', dueAt: earliest(kind, subject, now, next), ...why };
  }
  // A push that came this late says that the platform is still at it.
  if (failed && pushed) return { type: 'postpone', dueAt: next, ...why };
  return { type: 'change', writing: { ...staleness(subject), ...why } };
}

function staleness({ snapshot }: Subject): Omit<Writing, 'changeId' | 'fence'> {
  return { state: STALE, snapshot, dueAt: null, cause: 'DEADLINE' };
}
