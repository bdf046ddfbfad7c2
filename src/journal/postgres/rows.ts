import { isJsonObject, type JsonObject } from '../../kernel/json.ts';
import { parseLossless } from '../../kernel/lossless-json.ts';
import { encodeCursor, type Place } from '../cursor.ts';
import type { Subject } from '../subject.ts';
import type { Cause, Update } from '../update.ts';

/** A row of `subjects`, as far as the contract shows it. */
export interface SubjectRow {
  tenant: string;
  kind: string;
  key: string;
  state: string;
  version: number;
  final: boolean;
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
  confirmed: boolean;
  previous_state: string | null;
  state: string;
  final: boolean;
  snapshot: string;
  claim: string | null;
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
    final: row.final,
    inputHash: row.input_hash,
    snapshot: fromJsonText(row.snapshot),
    dueAt: row.due_at,
    openedAt: row.opened_at,
    changedAt: row.changed_at,
  };
}

/** The place right behind an update. */
export function placeOf({ event_id: epoch, position }: UpdateRow): Place {
  return { epoch, position };
}

/** An update as the contract shows it. */
export function toUpdate(row: UpdateRow): Update {
  return {
    tenant: row.tenant,
    kind: row.kind,
    key: row.key,
    cursor: encodeCursor(placeOf(row)),
    eventId: row.event_id,
    version: row.version,
    occurredAt: row.occurred_at,
    cause: row.cause,
    confirmed: row.confirmed,
    previousState: row.previous_state,
    state: row.state,
    final: row.final,
    snapshot: fromJsonText(row.snapshot),
    claim: row.claim,
  };
}

function fromJsonText(text: string): JsonObject {
  const value: unknown = parseLossless(text);
  return isJsonObject(value) ? value : {};
}
