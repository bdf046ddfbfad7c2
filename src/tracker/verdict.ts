import { canonicalJson } from '../kernel/ids.ts';
import type { Change, Claim, Subject } from '../journal/journal.ts';
import { type Cadence, type Finding, STALE } from './tracked.ts';

/** What came of asking about a subject. */
export type Answer =
  /** Null: the platform has no news. */
  | { readonly outcome: 'answered'; readonly finding: Finding | null }
  /** `retryAfterMs`: how long the platform wants to be left alone; 0 when it did not say. */
  | { readonly outcome: 'failed'; readonly retryAfterMs: number };

/** What is to be written down about it. */
export type Verdict =
  | { readonly type: 'advance'; readonly change: Omit<Change, 'changeId'> }
  | { readonly type: 'postpone'; readonly dueAt: number | null };

/** What a verdict rests on. */
export interface Circumstances {
  readonly claim: Claim;
  readonly answer: Answer;
  /** The states of the kind, in order; see `Tracked.progress`. */
  readonly progress: readonly string[];
  readonly cadence: Cadence;
  readonly now: number;
  /** The wait until the next question, by how long ago the subject last changed. */
  readonly waitMs: (elapsedMs: number) => number;
}

/** Decides, without doing anything, what becomes of a subject that was asked about. */
export function judge(circumstances: Circumstances): Verdict {
  const { claim, answer, progress, cadence, now, waitMs } = circumstances;
  const { subject, nudged } = claim;
  if (answer.outcome === 'answered' && isNews(subject, answer.finding, progress)) {
    const { state, final, snapshot, confirmed = true } = answer.finding;
    const dueAt = final ? null : now + waitMs(0);
    const cause = nudged ? 'PUSH' : 'POLL';
    return { type: 'advance', change: { state, final, snapshot, dueAt, cause, confirmed } };
  }
  const failed = answer.outcome === 'failed';
  const elapsedMs = now - subject.changedAt;
  const next = now + Math.max(waitMs(elapsedMs), failed ? answer.retryAfterMs : 0);
  // Only a push has a stale subject asked about: until the platform has answered once, that is owed.
  if (subject.state === STALE) return { type: 'postpone', dueAt: failed ? next : null };
  const staleAfterMs = staleAfterMsOf(cadence, subject);
  if (elapsedMs < staleAfterMs) {
    return { type: 'postpone', dueAt: Math.min(next, subject.changedAt + staleAfterMs) };
  }
  // A push that came this late says that the platform is still at it.
  if (failed && nudged) return { type: 'postpone', dueAt: next };
  return { type: 'advance', change: staleness(subject) };
}

/** Whether a finding says more than is known of a subject. */
export function isNews(
  subject: Subject,
  finding: Finding | null,
  progress: readonly string[],
): finding is Finding {
  if (finding === null) return false;
  // States outside the order (STALE, those of our own before the platform's begin) come before all others.
  if (progress.indexOf(finding.state) < progress.indexOf(subject.state)) return false;
  return (
    finding.state !== subject.state ||
    finding.final !== subject.final ||
    canonicalJson(finding.snapshot) !== canonicalJson(subject.snapshot)
  );
}

function staleAfterMsOf({ staleAfterMs }: Cadence, subject: Subject): number {
  return typeof staleAfterMs === 'number' ? staleAfterMs : staleAfterMs(subject);
}

function staleness({ snapshot }: Subject): Omit<Change, 'changeId'> {
  return {
    state: STALE,
    final: false,
    snapshot,
    dueAt: null,
    cause: 'DEADLINE',
    confirmed: true,
  };
}
