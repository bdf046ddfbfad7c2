import { reasonIn } from '../failure-reason.ts';
import { isJsonObject, type JsonObject } from '../../kernel/json.ts';
import { parseLossless } from '../../kernel/lossless-json.ts';
import type { Failure, FailureReason } from '../failure-reason.ts';
import type { Subject } from '../subject.ts';

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
  /** The `FailureReason` as JSON; null where the last question did not fail. */
  failure: string | null;
  failed_at: number | null;
  failures: number;
}

/** The part of an UPDATE that notes how a question went: with the parameters `failure` (null: it did not fail) and `now`. */
export const failureNoted = `failure = :failure, failed_at = iif(:failure IS NULL, NULL, :now),
       failures = iif(:failure IS NULL, 0, failures + 1)`;

/** A reason as `failureNoted` takes it. */
export function textOfFailure(reason: FailureReason | undefined): string | null {
  return reason === undefined ? null : JSON.stringify(reason);
}

/** The last question about a subject, where it failed. */
export function toFailure({ failure, failed_at, failures }: SubjectRow): Failure | null {
  if (failure === null || failed_at === null) return null;
  return { ...reasonIn(failure), at: failed_at, count: failures };
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
