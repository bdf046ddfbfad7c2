import sonicBoom from 'sonic-boom';
import { LOG_FIELDS, type LogFields } from './log-fields.ts';
import { maskText } from '../privacy/masking.ts';
import { AsyncLocalStorage } from 'node:async_hooks';

export type { LogFields } from './log-fields.ts';

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
export type LogLevel = keyof typeof LEVELS | 'silent';

/** Receives lines, each with its line end. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * JSON lines, on standard error by default. A field that is not allowed is dropped, and every text except the request id is
 * masked. Not a library: one pass over a few fields costs less than code that takes any object and formats any message.
 */
export function createLog(level: LogLevel, destination?: LogDestination): Log {
  const out = destination
    ? { write: (line: string) => destination.write(line), flush: () => {} }
    : (standardError ??= openStandardError());
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

interface Out extends LogDestination {
  readonly flush: () => void;
}

/** Shared by all logs of the process. */
let standardError: Out | null = null;

/** Interval between writes while there are many lines. */
const GROUP_MS = 10;

/**
 * Lines of one turn of the event loop are written together at its end, and if turns follow each other closely, those of several
 * turns: a system call for each line costs more than the line itself. `flush` writes pending lines at once, as does the end of
 * the process. Bypasses `process.stderr`, whose streams cost even more.
 */
function openStandardError(): Out {
  const file = new sonicBoom.SonicBoom({ fd: 2, sync: true });
  let waiting = '';
  let isPlanned = false;
  let writtenAt = -Infinity;
  const flush = (): void => {
    isPlanned = false;
    if (waiting === '') return;
    const lines = waiting;
    waiting = '';
    writtenAt = performance.now();
    file.write(lines);
  };
  process.once('exit', () => {
    flush();
    // Writes text that a slow reader has not taken yet.
    file.flushSync();
  });
  const write = (line: string): void => {
    waiting += line;
    if (isPlanned) return;
    isPlanned = true;
    if (performance.now() - writtenAt >= GROUP_MS) setImmediate(flush);
    else setTimeout(flush, GROUP_MS).unref();
  };
  return { write, flush };
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

/** Fields of the present work. */
export function logFieldsHere(): LogFields | undefined {
  return context.getStore();
}
