import { type DestinationStream, type Level, pino } from 'pino';
import { logFieldsHere } from './log-context.ts';
import { LOG_FIELDS, type LogFields } from './log-fields.ts';
import { maskText } from './masking.ts';

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

/**
 * JSON lines, on standard error where nothing else is given; a field that is not allowed is dropped and every text is
 * masked, whoever passes it.
 */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Log {
  const out = destination
    ? { stream: destination, flush: () => {} }
    : (standardError ??= openStandardError());
  const lines = pino({ level, base: null, timestamp: timeMember }, out.stream);
  const at =
    (method: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}): void => {
      if (!lines.isLevelEnabled(method)) return;
      // A line about something knows its subject better than the work that it is a part of.
      lines[method](masked({ ...logFieldsHere(), ...fields }), event);
      if (method === 'warn' || method === 'error') out.flush();
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

interface Out {
  readonly stream: DestinationStream;
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
  const file = pino.destination({ dest: 2, sync: true });
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
    // What a reader that is slow has not taken.
    file.flushSync();
  });
  const write = (line: string): void => {
    waiting += line;
    if (isPlanned) return;
    isPlanned = true;
    if (performance.now() - writtenAt >= GROUP_MS) setImmediate(flush);
    else setTimeout(flush, GROUP_MS).unref();
  };
  return { stream: { write }, flush };
}

function masked(fields: LogFields): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    if (LOG_FIELDS.has(key)) shown[key] = typeof value === 'string' ? maskText(value) : value;
  }
  return shown;
}

const second = { since: Number.NaN, text: '' };

/** The time in ISO 8601, as pino takes it: a comma and the member. Most lines share their second with the one before. */
function timeMember(): string {
  const now = Date.now();
  const since = now - (now % 1_000);
  if (since !== second.since) {
    second.since = since;
    second.text = new Date(since).toISOString().slice(0, -'000Z'.length);
  }
  return `,"time":"${second.text}${String(now - since).padStart(3, '0')}Z"`;
}
