import { inputHash } from '../kernel/ids.ts';
import type { AdvanceResult, Change, Opening } from '../journal/contract/change.ts';
import type { Journal } from '../journal/contract/journal.ts';
import type { Cause } from '../journal/contract/update.ts';
import type { Clock } from '../kernel/time/clock.ts';
import { endMark, markedSnapshot } from './kind/found.ts';
import type { Observation, Tracked } from './kind/kind.ts';
import { isFinal } from './kind/observation.ts';
import type { FailureReason, Subject } from './subject.ts';

/** A change of a subject, as this module writes it. */
export interface Writing extends Observation {
  /** The same id again is the same change. */
  readonly changeId: string;
  readonly cause: Cause;
  /** When it is polled next, in milliseconds since the epoch; without effect where the state is final. */
  readonly dueAt: number | null;
  /** Of the claim under which a tracker writes. */
  readonly fence?: number;
  /** Set where it follows from a poll that failed. */
  readonly failure?: FailureReason;
}

/** The only hand that changes subjects once they are open. */
export interface Writer {
  /** Compares and sets once, and opens what follows from the new state with it. */
  write(kind: Tracked<never>, subject: Subject, writing: Writing): Promise<AdvanceResult>;
  /** As `write`, of a subject that is final; see `Journal.correct`. */
  correct(kind: Tracked<never>, subject: Subject, writing: Writing): Promise<AdvanceResult>;
  /**
   * Compares and sets until it is written, from whatever the subject has become meanwhile. `toWriting`
   * answers null where there is nothing to write any more. Resolves with the subject as it then stands.
   */
  writeAnyway(
    kind: Tracked<never>,
    subject: Subject,
    toWriting: (known: Subject) => Writing | null,
  ): Promise<Subject>;
}

/** A writer over a journal. */
export function createWriter(
  journal: Pick<Journal, 'advance' | 'correct'>,
  clock: Pick<Clock, 'now'>,
): Writer {
  function toChange(kind: Tracked<never>, subject: Subject, writing: Writing): Change {
    const { changeId, state, cause, dueAt, confirmed = true } = writing;
    const { aliases, returned, failure } = writing;
    const final = isFinal(kind, writing);
    // By the subject it follows from, not by what is known of it: that may differ when it is found again.
    const due = { inputHash: inputHash([subject.kind, subject.key]), dueAt: clock.now() };
    const opens: Opening[] = [];
    for (const followUp of kind.followUps?.(subject, writing) ?? []) {
      opens.push({ ...followUp, ...due });
    }
    return {
      changeId,
      state,
      final,
      snapshot: markedSnapshot(subject, writing),
      dueAt: final ? null : dueAt,
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

  return {
    write,
    correct(kind, subject, writing) {
      const { snapshot } = writing;
      // In the same state it was added to, and ended when it did.
      const marked =
        writing.state === subject.state ? { ...snapshot, ...endMark(subject) } : snapshot;
      const change = toChange(kind, subject, { ...writing, snapshot: marked });
      return journal.correct(subject, subject.version, change);
    },
    async writeAnyway(kind, subject, toWriting) {
      for (let known = subject; ;) {
        const writing = toWriting(known);
        if (writing === null) return known;
        const advanced = await write(kind, known, writing);
        if (advanced.outcome === 'missing') return known;
        if (advanced.outcome !== 'stale') return advanced.subject;
        known = advanced.subject;
      }
    },
  };
}
