import { isJsonObject, type JsonObject } from '../../kernel/json/json.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';
import {
  encodeCursor,
  type StreamPosition,
  newestClaimOf,
  type StreamEntry,
} from '../follow/feeds.ts';
import type { Groups } from '../contract/change.ts';
import type { Subject, Cause, Update } from '../contract/subject.ts';
import type { Contribution, Label, Projection } from '../contract/projection.ts';

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

/** Columns of a projection, as parameters of statements. */
interface ProjectionColumns {
  readonly amount: number | null;
  readonly attention_at: number | null;
  /** List of terms in JSON; null for none. */
  readonly terms: string | null;
  /** List of contributions in JSON, each a list; null for none. */
  readonly sums: string | null;
}

/** A letter at the start distinguishes terms of numbers from terms of names. */
export const termOf = {
  number: (number: string) => `n${number}`,
  name: (pseudonym: string) => `p${pseudonym}`,
} as const;

/** Every change of a subject writes its terms: more would make a change slow. */
const MOST_TERMS = 100;

export function projectionColumns(projection: Projection | undefined): ProjectionColumns {
  if (projection === undefined)
    return { amount: null, attention_at: null, terms: null, sums: null };
  const { amount, attentionAt, numbers, names, contributions } = projection;
  const terms = new Set([...numbers.map(termOf.number), ...names.map(termOf.name)]);
  return {
    amount,
    attention_at: attentionAt,
    terms: terms.size === 0 ? null : JSON.stringify([...terms].slice(0, MOST_TERMS)),
    sums: contributions.length === 0 ? null : JSON.stringify(contributions.map(toList)),
  };
}

/** List in the order in which the triggers of both databases read it. */
function toList(part: Contribution): readonly (string | number)[] {
  const { month, dimension, bucket, count, withoutTax, tax, withTax } = part;
  const { reversed, reversedWithTax } = part;
  return [month, dimension, bucket, count, withoutTax, tax, withTax, reversed, reversedWithTax];
}

/** Labels of some projections, as parameters of statements, without duplicates. */
export function labelsIn(
  tenant: string,
  projections: readonly (Projection | undefined)[],
): readonly (Label & { readonly tenant: string })[] {
  const labels = projections.flatMap((projection) => projection?.labels ?? []);
  const byPseudonym = new Map(labels.map((label) => [label.pseudonym, { tenant, ...label }]));
  return [...byPseudonym.values()];
}
