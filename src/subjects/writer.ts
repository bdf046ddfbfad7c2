import { inputHash, type NewId } from '../kernel/ids.ts';
import type { AdvanceResult, Change, Opening } from '../journal/contract/change.ts';
import type { Journal } from '../journal/contract/journal.ts';
import type { Cause } from '../journal/contract/subject.ts';
import type { Clock } from '../kernel/time/clock.ts';
import { correctionOf, endMark, markedSnapshot } from './kind/snapshot-marks.ts';
import type { Kind, Observation, Tracked } from './kind/kind.ts';
import { dueAfter, isFinal, isNews, supplementOf } from './kind/observation.ts';
import type { FailureReason, Subject, SubjectId } from './subject.ts';
import { hasFailed, isNotSent } from './submit/submission.ts';

/** Change of a subject, as the writer takes it. */
export interface Writing extends Observation {
  /** A repeated id is the same change. */
  readonly changeId: string;
  readonly cause: Cause;
  /** Time of the next poll, in milliseconds since the epoch; without effect if the state is final or `NOT_SENT`. */
  readonly dueAt: number | null;
  /** Fence of the claim under which a tracker writes. */
  readonly fence?: number;
  /** Set if the change follows from a failed poll. */
  readonly failure?: FailureReason;
}

/** The part of a push that no poll could find out. */
export interface Pushed {
  /** Receipt of the push: a repeat, on any instance, is the same change. */
  readonly receiptId: string;
  /** Reads the body, given the present subject. */
  readonly toObservation: (subject: Subject) => Observation | null;
}

/** The only code that changes subjects once they are open. */
export interface Writer {
  /** One compare-and-set, which also opens the follow-ups of the new state. */
  write(kind: Tracked<never>, subject: Subject, writing: Writing): Promise<AdvanceResult>;
  /**
   * Repeats compare-and-set until the change is written, each time from the present subject, which may have ended. `toWriting`
   * returns null if nothing is left to write. Resolves with the subject after that.
   */
  writeAnyway(
    kind: Tracked<never>,
    subject: Subject,
    toWriting: (known: Subject) => Writing | null,
  ): Promise<Subject>;
  /**
   * Records, as not confirmed, the part that only a push can report. If a poll was first and ended the subject, the push still
   * adds to its details, and changes nothing else. Resolves with the subject after that.
   */
  writePushed(kind: Tracked<never>, subject: Subject, pushed: Pushed): Promise<Subject>;
  /** See `Subjects.observe`. */
  observe(kind: Tracked<never>, subject: Subject, seen: Observation | null): Promise<Subject>;
  /** See `Subjects.correct`; the cause is that of the query. */
  correct(
    kind: Tracked<never>,
    subject: Subject,
    seen: Observation | null,
    cause?: Cause,
  ): Promise<Subject>;
  /** See `Subjects.supplement`. */
  supplement(
    kind: Kind<string, unknown, never>,
    subject: Subject,
    seen: Observation | null,
    cause?: Cause,
  ): Promise<Subject>;
}

interface WriterParts {
  readonly journal: Pick<Journal, 'get' | 'advance' | 'correct'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly newId: NewId;
  readonly wake: () => void;
  /** Milliseconds until the next poll of a subject that changes now. */
  readonly waitMs: (kind: Tracked<never>, id: SubjectId) => number;
}

/**
 * Input and due time of a follow-up. The input is the subject from which it follows, not its details: those may differ when it is
 * found again.
 */
export function followUpDue({ kind, key }: SubjectId, clock: Pick<Clock, 'now'>) {
  return { inputHash: inputHash([kind, key]), dueAt: clock.now() };
}

/** A writer over a journal. */
export function createWriter({ journal, clock, newId, wake, waitMs }: WriterParts): Writer {
  function toChange(kind: Tracked<never>, subject: Subject, writing: Writing): Change {
    const { changeId, state, cause, dueAt, confirmed = true } = writing;
    const { aliases, returned, failure } = writing;
    const final = isFinal(kind, writing);
    const isPolled = !final && !isNotSent(writing);
    const due = followUpDue(subject, clock);
    const opens: Opening[] = [];
    for (const followUp of kind.followUps?.(subject, writing) ?? []) {
      opens.push({ ...followUp, ...due });
    }
    return {
      changeId,
      state,
      final,
      snapshot: markedSnapshot(subject, writing),
      dueAt: isPolled ? dueAt : null,
      cause,
      confirmed,
      ...(aliases && { aliases }),
      ...(returned && { returned }),
      ...(failure && { failure }),
      opens,
    };
  }

  const write: Writer['write'] = (kind, subject, writing) =>
    journal.advance(subject, subject.version, toChange(kind, subject, writing), writing.fence);

  /** As `write`, for a final subject; see `Journal.correct`. */
  async function amend(
    kind: Tracked<never>,
    subject: Subject,
    writing: Writing,
  ): Promise<AdvanceResult> {
    const { snapshot } = writing;
    // In the same state the subject is only supplemented, so the time of its end stays.
    const marked =
      writing.state === subject.state ? { ...snapshot, ...endMark(subject) } : snapshot;
    const change = toChange(kind, subject, { ...writing, snapshot: marked });
    return journal.correct(subject, subject.version, change);
  }

  /** A change found by a query, with the time of the next poll. */
  function found(kind: Tracked<never>, subject: Subject, seen: Observation, cause: Cause): Writing {
    const times = { now: clock.now(), waitMs: waitMs(kind, subject) };
    return { ...seen, changeId: newId(), dueAt: dueAfter(kind, subject, seen, times), cause };
  }

  async function standing(subject: Subject, change: Promise<AdvanceResult>): Promise<Subject> {
    const result = await change;
    // A follow-up may be due.
    wake();
    return result.outcome === 'missing' ? subject : result.subject;
  }

  const writeAnyway: Writer['writeAnyway'] = async (kind, subject, toWriting) => {
    for (let known = subject; ;) {
      const writing = toWriting(known);
      if (writing === null) return known;
      const written = await (known.final ? amend : write)(kind, known, writing);
      if (written.outcome === 'missing') return known;
      known = written.subject;
      if (written.outcome !== 'stale' && written.outcome !== 'final') return known;
    }
  };

  return {
    write,
    writeAnyway,
    async writePushed(kind, subject, { receiptId, toObservation }) {
      // This change plans no earlier poll: the push is recorded next, and makes the subject due at once with the push as the
      // reason.
      const dueAt = clock.now() + waitMs(kind, subject);
      return writeAnyway(kind, subject, (known) => {
        // For a failed subject the platform is queried before the push is trusted.
        if (known.final && hasFailed(known)) return null;
        const seen = toObservation(known);
        if (!isNews(kind, known, seen)) return null;
        if (known.final && seen.state !== known.state) return null;
        const changeId = `heard:${receiptId}`;
        return { ...seen, changeId, dueAt, cause: 'PUSH', confirmed: false };
      });
    },
    async observe(kind, subject, seen) {
      if (!isNews(kind, subject, seen)) return subject;
      return standing(subject, write(kind, subject, found(kind, subject, seen, 'POLL')));
    },
    async correct(kind, subject, seen, cause = 'POLL') {
      const correction = correctionOf(subject, seen);
      if (correction === null) return subject;
      return standing(subject, amend(kind, subject, found(kind, subject, correction, cause)));
    },
    async supplement(kind, subject, seen, cause = 'POLL') {
      const supplemented = supplementOf(kind, subject, seen);
      if (supplemented === null) return subject;
      const stored = await journal.get(subject);
      // The caller's subject may contain the details for the query, which an emptied snapshot lacks.
      if (stored === null || Object.keys(stored.snapshot).length === 0)
        return { ...subject, ...supplemented };
      const changeId = newId();
      const written = await writeAnyway(kind, stored, (known) => {
        const added = supplementOf(kind, known, seen);
        return added && { ...added, changeId, dueAt: null, cause };
      });
      // A follow-up may be due.
      wake();
      return written;
    },
  };
}
