import type { JsonObject } from '../kernel/json/json.ts';
import type { Subject } from './subject.ts';

/** The snapshot's member for when a subject ended that was added to afterwards, in milliseconds since the epoch. */
const ENDED_AT = 'endedAt';

/** When an ended subject came to its end: what is added to it later changes it, and does not end it anew. */
export function endedAt({ snapshot, changedAt }: Pick<Subject, 'snapshot' | 'changedAt'>): number {
  const known = snapshot[ENDED_AT];
  return typeof known === 'number' ? known : changedAt;
}

/** The mark of a subject's end, for the snapshot of what is added after it. */
export function endMark(ended: Pick<Subject, 'snapshot' | 'changedAt'>): JsonObject {
  return { [ENDED_AT]: endedAt(ended) };
}

/** The mark of an end that a snapshot has already; empty for none. */
export function endMarkIn({ [ENDED_AT]: known }: JsonObject): JsonObject {
  return known === undefined ? {} : { [ENDED_AT]: known };
}
