import { isJsonObject, type JsonObject } from '../kernel/json/json.ts';
import type { TraceContext } from '../kernel/log/tracing.ts';

/**
 * The snapshot's member for the trace of the last change. A kind's own details do not have it, so that it is carried
 * from change to change, and is there for whichever instance polls or tells of it.
 */
const TRACE = 'traceContext';

/** The snapshot of a change, with the trace that makes it. */
export function withTrace(snapshot: JsonObject, { traceparent, since }: TraceContext): JsonObject {
  return { ...snapshot, [TRACE]: { traceparent, since } };
}

/** The trace of the last change; null where nobody traced it. */
export function traceIn({ [TRACE]: mark }: JsonObject): TraceContext | null {
  if (!isJsonObject(mark)) return null;
  const { traceparent, since } = mark;
  return typeof traceparent === 'string' && typeof since === 'number'
    ? { traceparent, since }
    : null;
}

/** The mark of a trace that a snapshot has already; empty for none. */
export function traceMarkIn({ [TRACE]: mark }: JsonObject): JsonObject {
  return mark === undefined ? {} : { [TRACE]: mark };
}
