import { errorName } from '../../kernel/log/log-fields.ts';
import { setTimeout as pause } from 'node:timers/promises';
import {
  context,
  createContextKey,
  diag,
  DiagLogLevel,
  type Link,
  ROOT_CONTEXT,
  type Span as OpenSpan,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { NodeSDK } from '@opentelemetry/sdk-node';
import {
  type Log,
  logFieldsHere,
  outsideRequests,
  withLogFields,
  type SpanAttributes,
  type SpanSide,
  type Tracing,
} from '../../kernel/log/log.ts';
import { maskText } from '../../kernel/privacy/masking.ts';

const silent = (): void => {};

/** Longest wait at a stop, as the collector of traces may be unreachable. */
const LONGEST_STOP_MS = 2_000;

/** Longest trace: no viewer could show a day of polls in one trace. */
const LONGEST_TRACE_MS = 60 * 60_000;

const SINCE = createContextKey('since');
const EARLIER = createContextKey('earlier');

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})/;

const sides: Readonly<Record<SpanSide, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

/**
 * Traces by OpenTelemetry, which reads its standard environment variables itself. Its metrics and logs are not used.
 * OpenTelemetry registers itself globally, so a process can start it once.
 */
export function startTracing(
  { serviceName }: { readonly serviceName: string | null },
  log: Pick<Log, 'warn'>,
): Tracing {
  const say = (reason: string): void => outsideRequests(() => log.warn('traces', { reason }));
  // The default handler logs the whole error, with its stack and the collector’s response.
  setGlobalErrorHandler((error) =>
    say(error instanceof Error ? `${errorName(error)}: ${error.message}` : 'unknown'),
  );
  diag.setLogger(
    { error: say, warn: say, info: silent, debug: silent, verbose: silent },
    DiagLogLevel.WARN,
  );
  const sdk = new NodeSDK({
    ...(serviceName !== null && { serviceName }),
    instrumentations: [],
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  const tracer = trace.getTracer('fapiao-graph');

  return {
    isOn: true,
    within(traceparent, work) {
      const remote = typeof traceparent === 'string' ? parse(traceparent) : null;
      if (remote === null) return work();
      const at = context.active().setValue(SINCE, Date.now());
      return context.with(trace.setSpanContext(at, remote), work);
    },
    resumed(known, work) {
      const earlier = known && parse(known.traceparent);
      if (earlier === null) return work();
      const isLong = Date.now() - (known?.since ?? 0) >= LONGEST_TRACE_MS;
      return context.with(
        isLong
          ? ROOT_CONTEXT.setValue(EARLIER, earlier)
          : trace.setSpanContext(ROOT_CONTEXT.setValue(SINCE, known?.since), earlier),
        work,
      );
    },
    span(name, side, attributes, work) {
      const around = context.active();
      const links = linksIn(around.getValue(EARLIER));
      const at = around.getValue(SINCE) === undefined ? around.setValue(SINCE, Date.now()) : around;
      const options = {
        kind: sides[side],
        links,
        attributes: masked({ ...ofTheWork(), ...attributes }),
      };
      return tracer.startActiveSpan(name, options, at.deleteValue(EARLIER), (span) => {
        const { traceId } = span.spanContext();
        return withLogFields({ traceId }, () =>
          ended(span, () => work({ set: (more) => void span.setAttributes(masked(more)) })),
        );
      });
    },
    here() {
      const at = context.active();
      const span = trace.getSpanContext(at);
      const since = at.getValue(SINCE);
      if (span === undefined || typeof since !== 'number') return null;
      const flags = (span.traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0');
      return { traceparent: `00-${span.traceId}-${span.spanId}-${flags}`, since };
    },
    stop: () => Promise.race([sdk.shutdown().catch(silent), pause(LONGEST_STOP_MS)]),
  };
}

function parse(traceparent: string): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

function linksIn(earlier: unknown): Link[] {
  // Only `resumed` sets this value.
  return earlier === undefined ? [] : [{ context: earlier as SpanContext }];
}

/** Attributes that link a span to lines of the log. */
function ofTheWork(): SpanAttributes {
  const { requestId, tenant, kind, subject } = logFieldsHere() ?? {};
  return {
    'fapiao.request_id': requestId ?? null,
    'fapiao.tenant': tenant ?? null,
    'fapiao.subject.kind': kind ?? null,
    'fapiao.subject.digest': subject ?? null,
  };
}

function masked(attributes: SpanAttributes): Record<string, string | number | boolean> {
  const shown: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) shown[name] = typeof value === 'string' ? maskText(value) : value;
  }
  return shown;
}

/** Ends a span with its work. A failed span has only the error's name, as messages may repeat the request. */
function ended<Result>(span: OpenSpan, work: () => Result): Result {
  const fail = (error: unknown): never => {
    const message = errorName(error);
    span.setStatus({ code: SpanStatusCode.ERROR, message });
    span.end();
    throw error;
  };
  try {
    const result = work();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    const settled = result.then((value: unknown) => {
      span.end();
      return value;
    }, fail);
    // The same promise, except that it also ends the span.
    return settled as Result;
  } catch (error) {
    return fail(error);
  }
}
