import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../kernel/json/json.ts';
import { comparedMembers, type Observation } from './kind.ts';
import { fingerprintMarkIn } from '../submit/input-fingerprints.ts';
import {
  storedMessage,
  type Rejection,
  rejection,
  rejectionIn,
  rejectionOf,
} from '../submit/rejection.ts';
import type { Subject } from '../subject.ts';
import { hasFailed, isAtPlatform } from '../submit/submission.ts';
import type { TraceContext } from '../../kernel/log/log.ts';
import type { Message } from '../../messages/message.ts';

const mismatch = z.object({
  /** Rejection of the submission made here; null if nothing was rejected. */
  rejection: rejection.nullable(),
  differences: z.array(
    z.object({ field: z.enum(comparedMembers), here: z.string(), platform: z.string() }),
  ),
});

/**
 * Mark of a subject for whose number the platform has other data than was submitted here, or has data although it did not accept
 * the submission: the data may belong to another system, or to a forgotten submission of this service.
 */
type Mismatch = Readonly<z.infer<typeof mismatch>>;

/** Member of the snapshot for the mark. A kind's own details do not include it, so every change carries it over. */
const MISMATCH = 'found';

/** Mark in a snapshot; null if the platform has exactly the submission. */
export function mismatchIn(snapshot: JsonObject): Mismatch | null {
  return mismatch.safeParse(snapshot[MISMATCH]).data ?? null;
}

/** Rejection of a subject, even if the platform has the subject after all; null for none. */
export function originalRejectionIn({ snapshot }: Pick<Subject, 'snapshot'>): Rejection | null {
  return mismatchIn(snapshot)?.rejection ?? rejectionIn(snapshot);
}

/** Snapshot to store with an observation: the observation's own, with the marks. */
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
 * Observation, with its mark, of a subject that was rejected or not accepted; null unless the platform has it after all.
 */
export function correctionOf(failed: Subject, seen: Observation | null): Observation | null {
  if (seen === null || !hasFailed(failed) || !isAtPlatform(seen)) return null;
  const refused = rejectionOf(failed);
  const { differences = [], snapshot } = seen;
  if (refused === null && differences.length === 0) return seen;
  const mark = { rejection: refused, differences: [...differences] };
  return { ...seen, snapshot: { ...snapshot, [MISMATCH]: mark } };
}

/** Member of the snapshot for the end of a subject that was supplemented later, in milliseconds since the epoch. */
const ENDED_AT = 'endedAt';

/** Time at which a subject ended: later supplements change it, but are no new end. */
export function endedAt({ snapshot, changedAt }: Pick<Subject, 'snapshot' | 'changedAt'>): number {
  const known = snapshot[ENDED_AT];
  return typeof known === 'number' ? known : changedAt;
}

/** Mark of a subject's end, for the snapshot of a supplement. */
export function endMark(ended: Pick<Subject, 'snapshot' | 'changedAt'>): JsonObject {
  return { [ENDED_AT]: endedAt(ended) };
}

/** Existing mark of an end in a snapshot; empty for none. */
function endMarkIn({ [ENDED_AT]: known }: JsonObject): JsonObject {
  return known === undefined ? {} : { [ENDED_AT]: known };
}

/**
 * Member of the snapshot for the trace of the last change. A kind's own details do not include it, so every change carries it
 * over, and any instance that polls the subject or reports the change finds it.
 */
const TRACE = 'traceContext';

/** Snapshot of a change, with the trace that makes the change. */
export function withTrace(snapshot: JsonObject, { traceparent, since }: TraceContext): JsonObject {
  return { ...snapshot, [TRACE]: { traceparent, since } };
}

/** Trace of the last change; null if it was not traced. */
export function traceIn({ [TRACE]: mark }: JsonObject): TraceContext | null {
  if (!isJsonObject(mark)) return null;
  const { traceparent, since } = mark;
  return typeof traceparent === 'string' && typeof since === 'number'
    ? { traceparent, since }
    : null;
}

/** Existing mark of a trace in a snapshot; empty for none. */
function traceMarkIn({ [TRACE]: mark }: JsonObject): JsonObject {
  return mark === undefined ? {} : { [TRACE]: mark };
}

/**
 * Member of the snapshot for values of the input that may be mistyped. A kind's own details do not include it, so every change
 * carries it over.
 */
const HINTS = 'inputHints';

const kept = z.array(storedMessage);

/** Input values that may be mistyped; they were sent anyway. */
export function hintsIn({ [HINTS]: mark }: JsonObject): readonly Message[] {
  return kept.safeParse(mark).data ?? [];
}

/** Existing mark of hints in a snapshot; empty for none. */
function hintMarkIn({ [HINTS]: mark }: JsonObject): JsonObject {
  return mark === undefined ? {} : { [HINTS]: mark };
}

/** Snapshot with the hints on its input; they replace those on an earlier input. */
export function withHints(
  snapshot: JsonObject,
  hints: readonly Message[],
  before: JsonObject = {},
): JsonObject {
  return hints.length === 0 && !(HINTS in before) ? snapshot : { ...snapshot, [HINTS]: [...hints] };
}
