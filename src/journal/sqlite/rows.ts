import { isJsonObject, type JsonObject, parseLossless } from '../../kernel/json.ts';
import type { Subject } from '../journal.ts';

/** A row of `subjects`. */
export interface SubjectRow {
  number: number;
  tenant: string;
  kind: string;
  key: string;
  state: string;
  version: number;
  final: number;
  input_hash: string;
  snapshot: string;
  due_at: number | null;
  opened_at: number;
  changed_at: number;
  fence: number;
  leased_until: number | null;
  nudged: number;
  look_at: number | null;
  groups: string | null;
  place: number;
}

/** A subject as the contract shows it. */
export function toSubject(row: SubjectRow): Subject {
  return {
    tenant: row.tenant,
    kind: row.kind,
    key: row.key,
    state: row.state,
    version: row.version,
    final: row.final === 1,
    inputHash: row.input_hash,
    snapshot: fromJsonText(row.snapshot),
    dueAt: row.due_at,
    openedAt: row.opened_at,
    changedAt: row.changed_at,
  };
}

/** A snapshot column's text as the object it was written from. */
export function fromJsonText(text: string): JsonObject {
  const value: unknown = parseLossless(text);
  return isJsonObject(value) ? value : {};
}
