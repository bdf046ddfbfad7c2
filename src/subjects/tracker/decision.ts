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
import { BELIEVED_AFTER_MS, isNotSent } from '../submit/submission.ts';
import type { Writing } from '../writer.ts';

/** Result of a poll. */
export type PollResult =
  /** Null: the platform has no news. */
  | { readonly outcome: 'answered'; readonly observation: Observation | null }
  /** `retryAfterMs`: time before which the platform wants no repeat; 0 if it named none. */
  | {
      readonly outcome: 'failed';
      readonly retryAfterMs: number;
      readonly strain: Strain | null;
      readonly reason: FailureReason;
    };

/** Overload of the platform: it rejected a call because of the number of calls, or did not respond in time. */
export type Strain = 'refused' | 'timed out';

/** News to record. */
export interface ChangeDecision {
  readonly type: 'change';
  readonly writing: Omit<Writing, 'changeId' | 'fence'>;
}

/** Write that follows from a poll. */
type Decision =
  | ChangeDecision
  | {
      readonly type: 'postpone';
      readonly dueAt: number | null;
      /** Set if the poll failed. */
      readonly failure?: FailureReason;
    };

/** Facts on which a decision rests. */
export interface Circumstances {
  readonly claim: Claim;
  readonly result: PollResult;
  readonly kind: KindTimes & KindStates;
  readonly now: number;
  /** See `SteadyClock`. */
  readonly steadyForMs: number;
  /** Wait until the next poll, by the time since the subject's last change. */
  readonly waitMs: (elapsedMs: number) => number;
}

/** Decides on the write after a poll. A pure function. */
export function decide(circumstances: Circumstances): Decision {
  const { claim, result: answer, kind, now, steadyForMs, waitMs } = circumstances;
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
  // Only a push or a client has these polled: they stay due until the platform has responded once.
  if (subject.state === STALE || isNotSent(subject))
    return { type: 'postpone', dueAt: failed ? next : null, ...why };
  // A clock that was set ahead reaches the deadline at once: the polls of half an hour come first.
  const deadline = Math.max(staleAt(kind, subject), now + BELIEVED_AFTER_MS - steadyForMs);
  if (now < deadline) {
    const dueAt = earliest(kind, subject, now, Math.min(next, deadline));
    return { type: 'postpone', dueAt, ...why };
  }
  // A push this late shows that the platform is still working on the subject.
  if (failed && pushed) return { type: 'postpone', dueAt: next, ...why };
  return { type: 'change', writing: { ...staleness(subject), ...why } };
}

function staleness({ snapshot }: Subject): Omit<Writing, 'changeId' | 'fence'> {
  return { state: STALE, snapshot, dueAt: null, cause: 'DEADLINE' };
}
