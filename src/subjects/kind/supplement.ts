import { canonicalJson } from '../../kernel/ids.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';
import type { Kind, Observation } from './kind.ts';
import type { Subject } from '../subject.ts';

/**
 * A subject's details with what an observation knows in place of the null ones, to any depth, and of those that
 * may change; null where there is nothing to add, as for a subject that goes on, or that ended otherwise than
 * the observation says.
 */
export function supplementOf(
  { read, changesAfterEnd = [] }: Pick<Kind<string, unknown, never>, 'read' | 'changesAfterEnd'>,
  { state, final, snapshot }: Subject,
  seen: Observation | null,
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
