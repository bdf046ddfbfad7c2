import sonicBoom from 'sonic-boom';
import { LOG_FIELDS, type LogFields } from './log-fields.ts';
import { maskText } from '../privacy/masking.ts';
import { AsyncLocalStorage } from 'node:async_hooks';

export type { LogFields } from './log-fields.ts';

/**
 * Structured log. `event` is a fixed sentence; what differs goes into the fields, beside those of the work that is
 * going on: see `withLogFields`.
 */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Levels of lines, by the numbers that they have there. */
const LEVELS = { debug: 20, info: 30, warn: 40, error: 50 } as const;

/** The least level that is written; `silent`: none is. */
export type LogLevel = keyof typeof LEVELS | 'silent';

/** Takes lines, each with its end. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * JSON lines, on standard error by default; a field that is not allowed is dropped, and every text but the request
 * id is masked. Written here: one pass over the few fields costs less than a library that takes any object and
 * formats any message.
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
      // A line about something knows its subject better than the work that it is a part of.
      takeFields(line, logFieldsHere());
      takeFields(line, fields);
      line['msg'] = event;
      out.write(`${JSON.stringify(line)}\n`);
      if (method === 'warn' || method === 'error') out.flush();
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/**
 * Request id, not masked: a client's was checked before, and a random one may look like a phone number but must be
 * found.
 */
const ID = 'requestId' satisfies keyof LogFields;

function takeFields(line: Record<string, unknown>, fields: LogFields = {}): void {
  for (const name in fields) {
    if (!LOG_FIELDS.has(name)) continue;
    const value = fields[name as keyof LogFields]; // one of them, as was just asked
    line[name] = typeof value === 'string' && name !== ID ? maskText(value) : value;
  }
}

interface Out extends LogDestination {
  readonly flush: () => void;
}

/** One for all logs of the process. */
let standardError: Out | null = null;

/** While there are many, lines are written once in so long. */
const GROUP_MS = 10;

/**
 * Lines of one turn of the event loop are written together, at its end, and where turns follow each other closely those
 * of several: a system call for each costs more than the line itself. `flush` writes what there is at once, as the end of
 * the process does. Past `process.stderr`, whose streams cost more than that.
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
    // Text that a slow reader has not taken.
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

/** The time in ISO 8601. Most lines share their second with the one before. */
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

/** Runs a work whose every line in the log has some fields, also where the one who logs does not know them. */
export function withLogFields<Result>(fields: LogFields, work: () => Result): Result {
  const around = context.getStore();
  return context.run(around === undefined ? fields : { ...around, ...fields }, work);
}

/** The fields of the work that is going on. */
export function logFieldsHere(): LogFields | undefined {
  return context.getStore();
}
