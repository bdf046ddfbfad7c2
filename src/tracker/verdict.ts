import { canonicalJson } from '../kernel/ids.ts';
import type { Change, Claim, Subject } from '../journal/journal.ts';
import { type Finding, STALE, type Tracked } from './tracked.ts';

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

/** What a kind says of its times. */
type KindTimes = Pick<Tracked<never>, 'cadence' | 'appointment'>;

/** What a verdict rests on. */
export interface Circumstances {
  readonly claim: Claim;
  readonly answer: Answer;
  readonly kind: KindTimes & Pick<Tracked<never>, 'progress'>;
  readonly now: number;
  /** The wait until the next question, by how long ago the subject last changed. */
  readonly waitMs: (elapsedMs: number) => number;
}

/** Decides, without doing anything, what becomes of a subject that was asked about. */
export function judge(circumstances: Circumstances): Verdict {
  const { claim, answer, kind, now, waitMs } = circumstances;
  const { subject, nudged } = claim;
  if (answer.outcome === 'answered' && isNews(subject, answer.finding, kind.progress)) {
    const { state, final, snapshot, confirmed = true } = answer.finding;
    const dueAt = lookAfter(kind, subject, answer.finding, { now, waitMs: waitMs(0) });
    const cause = nudged ? 'PUSH' : 'POLL';
    return { type: 'advance', change: { state, final, snapshot, dueAt, cause, confirmed } };
  }
  const failed = answer.outcome === 'failed';
  const elapsedMs = now - subject.changedAt;
  const next = now + Math.max(waitMs(elapsedMs), failed ? answer.retryAfterMs : 0);
  // Only a push has a stale subject asked about: until the platform has answered once, that is owed.
  if (subject.state === STALE) return { type: 'postpone', dueAt: failed ? next : null };
  if (now < staleAt(kind, subject)) {
    return { type: 'postpone', dueAt: earliest(kind, subject, now, next) };
  }
  // A push that came this late says that the platform is still at it.
  if (failed && nudged) return { type: 'postpone', dueAt: next };
  return { type: 'advance', change: staleness(subject) };
}

/** When a subject is looked at next once a finding is written down; null when it is final. */
export function lookAfter(
  kind: KindTimes,
  subject: Subject,
  finding: Finding,
  { now, waitMs }: { readonly now: number; readonly waitMs: number },
): number | null {
  if (finding.final) return null;
  return earliest(kind, { ...subject, ...finding, changedAt: now }, now, now + waitMs);
}

/** The planned look, or the appointment or the deadline where one of them comes before it. */
function earliest(kind: KindTimes, subject: Subject, now: number, planned: number): number {
  const appointment = kind.appointment?.(subject) ?? null;
  const isAhead = appointment !== null && appointment > now;
  return Math.min(planned, staleAt(kind, subject), isAhead ? appointment : Infinity);
}

function staleAt({ cadence }: KindTimes, subject: Subject): number {
  const { staleAfterMs } = cadence;
  return (
    subject.changedAt + (typeof staleAfterMs === 'number' ? staleAfterMs : staleAfterMs(subject))
  );
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
