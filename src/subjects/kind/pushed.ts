import type { Observation, Tracked } from './kind.ts';
import { isNews } from './observation.ts';
import type { Subject } from '../subject.ts';
import { hasFailed } from '../submit/submission.ts';
import type { Writer, Writing } from '../writer.ts';

/** The part of a push that no poll could find out. */
interface Pushed {
  /** Of the push: a repeat, on whatever instance, is the same change. */
  readonly receiptId: string;
  /** The kind's reading of the body, for the subject as it then stands. */
  readonly toObservation: (subject: Subject) => Observation | null;
  /** Later than at once: the subject is due at once when the push is recorded, so that the poll knows what it is for. */
  readonly dueAt: number;
}

/**
 * Writes down, as not confirmed, what only a push can tell. A poll may have come first and ended the subject:
 * then the push still adds to its details, and changes nothing else. Resolves with the subject as it then stands.
 */
export async function writePushed(
  writer: Writer,
  kind: Tracked<never>,
  subject: Subject,
  { receiptId, toObservation, dueAt }: Pushed,
): Promise<Subject> {
  const toWriting = (known: Subject): Writing | null => {
    const seen = toObservation(known);
    if (!isNews(kind, known, seen)) return null;
    const changeId = `heard:${receiptId}`;
    return { ...seen, changeId, dueAt, cause: 'PUSH', confirmed: false };
  };
  let known = await writer.writeAnyway(kind, subject, (open) =>
    open.final ? null : toWriting(open),
  );
  // A failed subject is polled before the push is believed.
  while (known.final && !hasFailed(known)) {
    const writing = toWriting(known);
    if (writing?.state !== known.state) return known;
    const corrected = await writer.correct(kind, known, writing);
    if (corrected.outcome === 'missing') return known;
    known = corrected.subject;
    if (corrected.outcome !== 'stale') return known;
  }
  return known;
}
