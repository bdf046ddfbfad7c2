import { isJsonObject, type JsonObject } from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';
import { encodeCursor, type StreamPosition, newestClaimOf } from '../follow/cursor.ts';
import type { StreamEntry } from '../follow/feeds.ts';
import type { Groups } from '../contract/change.ts';
import type { Subject } from '../contract/subject.ts';
import type { Cause, Update } from '../contract/update.ts';

/** A boolean as a database returns it: SQLite uses numbers. */
type Truth = boolean | 0 | 1;

/** Columns of `subjects` that the contract shows. */
export interface SubjectRow {
  tenant: string;
  kind: string;
  key: string;
  state: string;
  version: number;
  final: Truth;
  input_hash: string;
  snapshot: string;
  due_at: number | null;
  opened_at: number;
  changed_at: number;
  attention_at: number | null;
}

/** A row of `updates`. */
export interface UpdateRow {
  tenant: string;
  position: number;
  event_id: string;
  change_id: string;
  kind: string;
  key: string;
  version: number;
  occurred_at: number;
  cause: Cause;
  confirmed: Truth;
  previous_state: string | null;
  state: string;
  final: Truth;
  snapshot: string;
}

/** Columns of `SubjectRow`, prefixed with the name of the table. */
export function subjectColumns(table: string): string {
  return [
    'tenant',
    'kind',
    'key',
    'state',
    'version',
    'final',
    'input_hash',
    'snapshot',
    'due_at',
    'opened_at',
    'changed_at',
    'attention_at',
  ]
    .map((name) => `${table}.${name}`)
    .join(', ');
}

/** Converts a row to the contract's subject. */
export function toSubject(row: SubjectRow): Subject {
  return {
    tenant: row.tenant,
    kind: row.kind,
    key: row.key,
    state: row.state,
    version: row.version,
    final: Boolean(row.final),
    inputHash: row.input_hash,
    snapshot: fromJsonText(row.snapshot),
    dueAt: row.due_at,
    openedAt: row.opened_at,
    changedAt: row.changed_at,
    attentionAt: row.attention_at,
  };
}

/** Converts a row to the contract's update, with the position right behind it. */
export function toEntry(row: UpdateRow): StreamEntry {
  const at = { epoch: row.event_id, position: row.position };
  return { at, update: toUpdate(row, at) };
}

function toUpdate(row: UpdateRow, at: StreamPosition): Update {
  return {
    tenant: row.tenant,
    kind: row.kind,
    key: row.key,
    cursor: encodeCursor(at),
    eventId: row.event_id,
    version: row.version,
    occurredAt: row.occurred_at,
    cause: row.cause,
    confirmed: Boolean(row.confirmed),
    previousState: row.previous_state,
    state: row.state,
    final: Boolean(row.final),
    snapshot: fromJsonText(row.snapshot),
    newestClaim: newestClaimOf(at, row.occurred_at),
  };
}

function fromJsonText(text: string): JsonObject {
  const value: unknown = parseLossless(text);
  return isJsonObject(value) ? value : {};
}

/**
 * Places per millisecond. A place in the list is `openedAt * PLACES_PER_MS + number % PLACES_PER_MS`, where `number` rises with
 * every opening. One whole number thus gives the order, the cursor and both ends of a time range, and stays exact until the year
 * 2109. Both back ends compute it, and stored rows contain it: never change it.
 */
export const PLACES_PER_MS = 2048;

/** The first place of a millisecond. */
export function firstPlaceOf(openedAt: number): number {
  return Math.min(Math.max(openedAt, 0) * PLACES_PER_MS, Number.MAX_SAFE_INTEGER);
}

/** Groups as a JSON object; null for none. Throws a `TypeError` for more than `MOST_GROUPS` groups. */
export function groupsText(groups: Groups = {}): string | null {
  const { length } = Object.keys(groups);
  if (length > MOST_GROUPS) throw new TypeError(`a subject has at most ${MOST_GROUPS} groups`);
  return length === 0 ? null : JSON.stringify(groups);
}

/** Each group costs an index entry, which moves with every change of state. */
const MOST_GROUPS = 4;
