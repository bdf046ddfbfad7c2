import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../kernel/json/json.ts';
import { comparedMembers, type Observation } from './kind.ts';
import { fingerprintMarkIn } from '../submit/input-fingerprints.ts';
import { storedMessage, type Rejection, rejection, rejectionIn } from '../submit/rejection.ts';
import type { Subject } from '../subject.ts';
import { hasFailed, isAtPlatform } from '../submit/submission.ts';
import type { TraceContext } from '../../kernel/log/tracing.ts';
import type { Message } from '../../messages/message.ts';

const mismatch = z.object({
  /** The rejection of what was submitted here; null if nothing was rejected. */
  rejection: rejection.nullable(),
  differences: z.array(
    z.object({ field: z.enum(comparedMembers), here: z.string(), platform: z.string() }),
  ),
});

/**
 * A mark on what the platform has under a number without having taken it from here, or not as it was
 * submitted: it may be another system's, or one of ours that was forgotten.
 */
export type Mismatch = Readonly<z.infer<typeof mismatch>>;

/** The snapshot's member for it. A kind's own details do not have it, so that it is carried from change to change. */
const MISMATCH = 'found';

/** The mark in a snapshot; null for what was taken as it was submitted. */
export function mismatchIn(snapshot: JsonObject): Mismatch | null {
  return mismatch.safeParse(snapshot[MISMATCH]).data ?? null;
}

/** The rejection of a subject, also if the platform has it all the same; null for none. */
export function originalRejectionIn({ snapshot }: Pick<Subject, 'snapshot'>): Rejection | null {
  return mismatchIn(snapshot)?.rejection ?? rejectionIn(snapshot);
}

/** The snapshot that an observation of a subject is written down with: its own, and the marks. */
export function markedSnapshot(
  before: Pick<Subject, 'snapshot'>,
  observation: Observation,
): JsonObject {
  return {
    ...traceMarkIn(before.snapshot),
    ...fingerprintMarkIn(before.snapshot),
    ...endMarkIn(before.snapshot),
    ...hintMarkIn(before.snapshot),
    ...withMismatch(before, observation),
  };
}

function withMismatch(
  before: Pick<Subject, 'snapshot'>,
  { snapshot, differences = [] }: Observation,
): JsonObject {
  if (MISMATCH in snapshot) return snapshot;
  const known = mismatchIn(before.snapshot);
  if (differences.length > 0) {
    const mark = { rejection: known?.rejection ?? null, differences: [...differences] };
    return { ...snapshot, [MISMATCH]: mark };
  }
  return known === null ? snapshot : { ...snapshot, [MISMATCH]: known };
}

/**
 * An observation of something that was rejected, or not accepted, with its mark; null unless the platform
 * has it all the same.
 */
export function correctionOf(failed: Subject, seen: Observation | null): Observation | null {
  if (seen === null || !hasFailed(failed) || !isAtPlatform(seen)) return null;
  const refused = rejectionIn(failed.snapshot);
  const { differences = [], snapshot } = seen;
  if (refused === null && differences.length === 0) return seen;
  const mark = { rejection: refused, differences: [...differences] };
  return { ...seen, snapshot: { ...snapshot, [MISMATCH]: mark } };
}

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
function endMarkIn({ [ENDED_AT]: known }: JsonObject): JsonObject {
  return known === undefined ? {} : { [ENDED_AT]: known };
}

/**
 * The snapshot's member for the trace of the last change. A kind's own details do not have it, so that it is carried
 * from change to change, and is there for any instance that polls it or reports the change.
 */
const TRACE = 'traceContext';

/** The snapshot of a change, with the trace that makes it. */
export function withTrace(snapshot: JsonObject, { traceparent, since }: TraceContext): JsonObject {
  return { ...snapshot, [TRACE]: { traceparent, since } };
}

/** The trace of the last change; null if it was not traced. */
export function traceIn({ [TRACE]: mark }: JsonObject): TraceContext | null {
  if (!isJsonObject(mark)) return null;
  const { traceparent, since } = mark;
  return typeof traceparent === 'string' && typeof since === 'number'
    ? { traceparent, since }
    : null;
}

/** The mark of a trace that a snapshot has already; empty for none. */
function traceMarkIn({ [TRACE]: mark }: JsonObject): JsonObject {
  return mark === undefined ? {} : { [TRACE]: mark };
}

/**
 * The snapshot's member for what may be mistyped in the input. A kind's own details do not have it, so that it is
 * carried from change to change.
 */
const HINTS = 'inputHints';

const kept = z.array(storedMessage);

/** Input values that may be mistyped; they were sent all the same. */
export function hintsIn({ [HINTS]: mark }: JsonObject): readonly Message[] {
  return kept.safeParse(mark).data ?? [];
}

/** The mark that a snapshot has already; empty for none. */
function hintMarkIn({ [HINTS]: mark }: JsonObject): JsonObject {
  return mark === undefined ? {} : { [HINTS]: mark };
}

/** A snapshot with the hints on the input that it comes from, instead of those on an earlier one. */
export function withHints(
  snapshot: JsonObject,
  hints: readonly Message[],
  before: JsonObject = {},
): JsonObject {
  return hints.length === 0 && !(HINTS in before) ? snapshot : { ...snapshot, [HINTS]: [...hints] };
}
