import type { Journal } from '../../journal/contract/journal.ts';
import type { Cause } from '../../journal/contract/update.ts';
import { canonicalJson, type NewId } from '../../kernel/ids.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';
import type { Kind, Observation } from './kind.ts';
import type { Subject } from '../subject.ts';
import type { Writer } from '../writer.ts';

interface SupplementParts {
  readonly journal: Pick<Journal, 'get'>;
  readonly writer: Pick<Writer, 'correct'>;
  readonly newId: NewId;
  readonly wake: () => void;
}

/** See `Subjects.supplement`. */
export async function supplement<State extends string>(
  { journal, writer, newId, wake }: SupplementParts,
  kind: Kind<State, unknown, never>,
  subject: Subject,
  seen: Observation<NoInfer<State>> | null,
  cause: Cause = 'POLL',
): Promise<Subject> {
  const supplemented = supplementOf(kind, subject, seen);
  if (supplemented === null) return subject;
  // The caller's may hold what it asked by, which an emptied snapshot does not.
  const kept = await journal.get(subject);
  if (kept === null || isEmptied(kept)) return { ...subject, ...supplemented };
  const added = supplementOf(kind, kept, seen);
  if (added === null) return kept;
  const writing = { ...added, changeId: newId(), dueAt: null, cause };
  const corrected = await writer.correct(kind, kept, writing);
  // It may have set a follow-up going.
  wake();
  return corrected.outcome === 'missing' ? kept : corrected.subject;
}

function isEmptied({ snapshot }: Subject): boolean {
  return Object.keys(snapshot).length === 0;
}

/**
 * A subject's details with what an observation knows in place of the null ones, to any depth, and of those that
 * may change; null where there is nothing to add, as for a subject that goes on, or that ended otherwise than
 * the observation says.
 */
function supplementOf<State extends string>(
  { read, changesAfterEnd = [] }: Pick<Kind<State, unknown, never>, 'read' | 'changesAfterEnd'>,
  { state, final, snapshot }: Subject,
  seen: Observation<NoInfer<State>> | null,
): Observation | null {
  if (!final || seen?.state !== state) return null;
  const known: unknown = read(snapshot);
  if (!isJsonObject(known)) return null;
  const changed = Object.entries(seen.snapshot).filter(([name]) => changesAfterEnd.includes(name));
  const filled: JsonObject = { ...fill(known, seen.snapshot), ...Object.fromEntries(changed) };
  if (canonicalJson(filled) === canonicalJson(known)) return null;
  return { ...seen, snapshot: { ...snapshot, ...filled } };
}

function fill(known: JsonObject, seen: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(known).map(([name, member]) => [name, filledMember(member, seen[name])]),
  );
}

function filledMember(known: Json | undefined, seen: Json | undefined): Json | undefined {
  if (known === null) return seen ?? null;
  return isJsonObject(known) && isJsonObject(seen) ? fill(known, seen) : known;
}
