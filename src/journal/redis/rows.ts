import { isJsonObject, type JsonObject } from '../../kernel/json.ts';
import { parseLossless } from '../../kernel/lossless-json.ts';
import { encodeCursor } from '../cursor.ts';
import type { Placed } from '../placed.ts';
import { reasonIn } from '../failure-reason.ts';
import type { Failure, FailureReason } from '../failure-reason.ts';
import type { Subject, SubjectId } from '../subject.ts';
import type { Cause } from '../update.ts';
import { decodeName } from './keyspace.ts';
import { fieldsOf, listOf, type Reply, textOf } from '../messenger/reply.ts';

/** A subject as the contract shows it, of its hash. One that was shrunk has no snapshot any more. */
export function toSubject(
  { tenant, kind, key }: SubjectId,
  fields: ReadonlyMap<string, string>,
): Subject {
  const text = (name: string): string => fields.get(name) ?? '';
  return {
    tenant,
    kind,
    key,
    state: text('state'),
    version: Number(text('version')),
    final: text('final') === '1',
    inputHash: text('input'),
    snapshot: fromJsonText(text('snapshot')),
    dueAt: text('due') === '' ? null : Number(text('due')),
    openedAt: Number(text('opened')),
    changedAt: Number(text('changed')),
  };
}

/** A reason as scripts take it. */
export function textOfFailure(reason: FailureReason | undefined): string {
  return reason === undefined ? '' : JSON.stringify(reason);
}

/** The last question about a subject, where it failed, of the fields `failure`, `failed` and `failures` of its hash. */
export function toFailure(fields: readonly (string | null)[]): Failure | null {
  const [reason, at, count] = fields;
  if (typeof reason !== 'string') return null;
  return { ...reasonIn(reason), at: Number(at), count: Number(count) };
}

/**
 * An update of an entry of the stream. The print of the history up to it stands for the epoch in its
 * cursor, so that a cursor also tells a store that was set back to an older state from the one it is of.
 */
export function toPlaced(tenant: string, entry: Reply | undefined): Placed {
  const [id, values] = listOf(entry);
  const fields = fieldsOf(values);
  const text = (name: string): string => fields.get(name) ?? '';
  const version = Number(text('version'));
  const place = { epoch: text('print'), position: Number(textOf(id).split('-')[0]) };
  const update = {
    tenant,
    kind: decodeName(text('kind')),
    key: text('key'),
    cursor: encodeCursor(place),
    eventId: text('event'),
    version,
    occurredAt: Number(text('at')),
    // Only `append` in common.lua writes entries, with a cause that it was given as one.
    cause: text('cause') as Cause,
    confirmed: text('confirmed') === '1',
    previousState: version === 1 ? null : text('previous'),
    state: text('state'),
    final: text('final') === '1',
    snapshot: fromJsonText(text('snapshot')),
    claim: text('claim') || null,
  };
  return { place, update };
}

function fromJsonText(text: string): JsonObject {
  const value: unknown = text === '' ? {} : parseLossless(text);
  return isJsonObject(value) ? value : {};
}
