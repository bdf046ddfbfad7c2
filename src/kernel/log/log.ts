import { LOG_FIELDS, type LogFields } from './log-fields.ts';
import { maskText } from '../privacy/masking.ts';
import { openStandardError, type StandardError } from './standard-error.ts';
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

/** Fields of the present work. */
export function logFieldsHere(): LogFields | undefined {
  return context.getStore();
}
