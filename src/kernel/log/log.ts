import { LOG_FIELDS, type LogFields } from './log-fields.ts';
import { maskText } from '../privacy/masking.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';

/**
 * Structured log. `event` is a fixed sentence; variable data goes into the fields, which are added to those of the present work:
 * see `withLogFields`.
 */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Numbers of the levels, as lines contain them. */
const LEVELS = { debug: 20, info: 30, warn: 40, error: 50 } as const;

/** Lowest level that is written; `silent` writes none. */
type LogLevel = keyof typeof LEVELS | 'silent';

/** Receives lines, each with its line end. */
interface LogDestination {
  write(line: string): void;
}

/**
 * JSON lines, on standard error by default. A field that is not allowed is dropped, and every text except the request id is
 * masked. Not a library: one pass over a few fields costs less than code that takes any object and formats any message.
 */
export function createLog(level: LogLevel, destination?: LogDestination): Log {
  const out = destination
    ? { write: (line: string) => destination.write(line), flush: () => {} }
    : (standardError ??= openSharedError());
  const least = level === 'silent' ? Infinity : LEVELS[level];
  const at =
    (method: keyof typeof LEVELS) =>
    (event: string, fields: LogFields = {}): void => {
      if (LEVELS[method] < least) return;
      const line: Record<string, unknown> = { level: LEVELS[method], time: timeText() };
      // The fields of the line take precedence over those of the work around it.
      takeFields(line, logFieldsHere());
      takeFields(line, fields);
      line['msg'] = event;
      out.write(`${JSON.stringify(line)}\n`);
      if (method === 'warn' || method === 'error') out.flush();
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/**
 * Request id, not masked: a client's was checked before, and a random one may look like a phone number but must be searchable.
 */
const ID = 'requestId' satisfies keyof LogFields;

function takeFields(line: Record<string, unknown>, fields: LogFields = {}): void {
  for (const name in fields) {
    if (!LOG_FIELDS.has(name)) continue;
    const value = fields[name as keyof LogFields]; // `name` was just checked
    line[name] = typeof value === 'string' && name !== ID ? maskText(value) : value;
  }
}

/** Shared by all logs of the process. */
let standardError: StandardError | null = null;

function openSharedError(): StandardError {
  return openStandardError((count) => createLog('warn').warn('log lines were lost', { count }));
}

const second = { since: Number.NaN, text: '' };

/** Time in ISO 8601. Most lines have the same second as the line before. */
function timeText(): string {
  const now = Date.now();
  const since = now - (now % 1_000);
  if (since !== second.since) {
    second.since = since;
    second.text = new Date(since).toISOString().slice(0, -'000Z'.length);
  }
  return `${second.text}${String(now - since).padStart(3, '0')}Z`;
}

const context = new AsyncLocalStorage<LogFields>();

/** Runs work and adds the fields to each of its log lines, even if the code that logs does not know them. */
export function withLogFields<Result>(fields: LogFields, work: () => Result): Result {
  const around = context.getStore();
  return context.run(around === undefined ? fields : { ...around, ...fields }, work);
}

/** Runs work for several requests, or for none, so that its log lines do not name the request that happened to start it. */
export const outsideRequests = AsyncLocalStorage.snapshot();

/** Fields of the present work. */
export function logFieldsHere(): LogFields | undefined {
  return context.getStore();
}

/** Receives lines, each with its line end. */
interface StandardError {
  write(line: string): void;
  /** Writes pending lines at once. */
  flush(): void;
}

const FILE = 2;
/** Interval between writes while there are many lines. */
const GROUP_MS = 10;
/** Interval between attempts while standard error takes nothing: its disk is full, or its reader is slow or has ended. */
const RETRY_MS = 20;
/** Bytes kept meanwhile; later lines are lost. */
const MOST_PENDING_BYTES = 1024 * 1024;
/** Most bytes of a character of a JavaScript string in UTF-8. */
const CHARACTER_BYTES = 3;
/** Longest wait for a slow reader at the end of the process. */
const LAST_WAIT_MS = 1_000;
const LAST_PAUSE_MS = 10;

/**
 * Lines of one turn of the event loop are written together at its end, and if turns follow each other closely, those of several
 * turns: a system call for each line costs more than the line itself. The end of the process writes pending lines, too. Bypasses
 * `process.stderr`, whose streams cost even more. No failure reaches the caller, as the service works without its log; `onLost`
 * receives the number of lost lines once lines can be written again.
 */
function openStandardError(onLost: (count: number) => void): StandardError {
  let lines = '';
  let pending = Buffer.alloc(0);
  let lost = 0;
  let isPlanned = false;
  let isBlocked = false;
  let writtenAt = -Infinity;

  function flush(): void {
    isPlanned = false;
    if (lines !== '') pending = Buffer.concat([pending, Buffer.from(lines)]);
    lines = '';
    if (pending.length === 0) return;
    writtenAt = performance.now();
    const failure = writePending();
    isBlocked = failure !== null;
    if (isBlocked) return plan(RETRY_MS);
    const count = lost;
    lost = 0;
    if (count > 0) onLost(count);
  }

  /** Returns the code of the error after which bytes are left; null for none. */
  function writePending(): string | null {
    try {
      while (pending.length > 0) pending = pending.subarray(writeSync(FILE, pending));
      return null;
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    }
  }

  function plan(delayMs: number): void {
    if (isPlanned) return;
    isPlanned = true;
    if (delayMs === 0) setImmediate(flush);
    else setTimeout(flush, delayMs).unref();
  }

  process.once('exit', () => {
    flush();
    const until = performance.now() + LAST_WAIT_MS;
    while (writePending() === 'EAGAIN' && performance.now() < until)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_PAUSE_MS);
  });

  return {
    write(line) {
      const pendingBytes = pending.length + lines.length * CHARACTER_BYTES;
      if (isBlocked && pendingBytes > MOST_PENDING_BYTES) lost += 1;
      else lines += line;
      if (isBlocked) plan(RETRY_MS);
      else plan(performance.now() - writtenAt >= GROUP_MS ? 0 : GROUP_MS);
    },
    flush: () => {
      if (!isBlocked) flush();
    },
  };
}

/** Position of work in a trace. */
export interface TraceContext {
  /** As in W3C Trace Context. */
  readonly traceparent: string;
  /** When the trace began here, in milliseconds since the epoch. */
  readonly since: number;
}

/** Attributes of a span. Texts are masked as in the log. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | null>>;

/** Span in progress. */
export interface Span {
  set(attributes: SpanAttributes): void;
}

/** Role of a span in an exchange. */
export type SpanSide = 'server' | 'client' | 'internal';

/** Traces of this service's work, across instances and days. */
export interface Tracing {
  /** False if no traces are collected; all methods then only run the work. */
  readonly isOn: boolean;
  /** Runs work as a part of the trace in a client's `traceparent`; runs it without one for any other text. */
  within<Result>(traceparent: unknown, work: () => Result): Result;
  /**
   * Runs work as a part of an earlier trace. A trace that began an hour ago or more is not continued: the next span begins a new
   * trace, with a link to the old one.
   */
  resumed<Result>(known: TraceContext | null, work: () => Result): Result;
  /** Runs work in its own span, which ends with the work, or when the promise that it returns settles. */
  span<Result>(
    name: string,
    side: SpanSide,
    attributes: SpanAttributes,
    work: (span: Span) => Result,
  ): Result;
  /** Position of the present work; null outside of every trace. */
  here(): TraceContext | null;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

const noSpan: Span = { set: () => {} };

/** Tracing that is off. */
export const noTracing: Tracing = {
  isOn: false,
  within: (_traceparent, work) => work(),
  resumed: (_known, work) => work(),
  span: (_name, _side, _attributes, work) => work(noSpan),
  here: () => null,
  stop: () => Promise.resolve(),
};
