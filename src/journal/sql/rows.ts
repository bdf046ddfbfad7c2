import { isJsonObject, type JsonObject } from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';
import { encodeCursor, type Place, printOf } from '../follow/cursor.ts';
import type { Placed } from '../follow/stream.ts';
import type { Subject } from '../contract/subject.ts';
import type { Cause, Update } from '../contract/update.ts';

/** A truth as a database writes it: SQLite has numbers for it. */
type Truth = boolean | 0 | 1;

/** A row of `subjects`, as far as the contract shows it. */
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

/** The columns of `SubjectRow`, of the table that is named so. */
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
  ]
    .map((name) => `${table}.${name}`)
    .join(', ');
}

/** A subject as the contract shows it. */
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
  };
}

/** An update as the contract shows it, and the place right behind it. */
export function toPlaced(row: UpdateRow): Placed {
  const place = { epoch: row.event_id, position: row.position };
  return { place, update: toUpdate(row, place) };
}

function toUpdate(row: UpdateRow, place: Place): Update {
  return {
    tenant: row.tenant,
    kind: row.kind,
    key: row.key,
    cursor: encodeCursor(place),
    eventId: row.event_id,
    version: row.version,
    occurredAt: row.occurred_at,
    cause: row.cause,
    confirmed: Boolean(row.confirmed),
    previousState: row.previous_state,
    state: row.state,
    final: Boolean(row.final),
    snapshot: fromJsonText(row.snapshot),
    print: printOf(place, row.occurred_at),
  };
}

function fromJsonText(text: string): JsonObject {
  const value: unknown = parseLossless(text);
  return isJsonObject(value) ? value : {};
}
