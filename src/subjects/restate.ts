import type { NewId } from '../kernel/ids.ts';
import type { Kind, Observation } from './kind.ts';
import { isNews } from './observation.ts';
import type { Subject } from './subject.ts';
import type { Writer } from './writer.ts';

interface RestateParts {
  readonly writer: Pick<Writer, 'correct'>;
  readonly newId: NewId;
}

/** See `Subjects.restate`. */
export async function restate<State extends string>(
  { writer, newId }: RestateParts,
  kind: Kind<State, unknown, never>,
  subject: Subject,
  seen: Observation<NoInfer<State>>,
): Promise<Subject> {
  const isOfItsEnd = subject.final && seen.state === subject.state;
  if (!isOfItsEnd || !isNews(kind, subject, seen)) return subject;
  const writing = { ...seen, changeId: newId(), dueAt: null, cause: 'POLL' } as const;
  const restated = await writer.correct(kind, subject, writing);
  return restated.outcome === 'missing' ? subject : restated.subject;
}
