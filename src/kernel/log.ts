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
  const lines = pino(
    { level, base: null, timestamp: timeMember },
    // Past `process.stderr`, whose streams cost more than the line itself; it is written at once all the same.
    destination ?? pino.destination(2),
  );
  const at =
    (method: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}): void => {
      if (!lines.isLevelEnabled(method)) return;
      // A line about something knows its subject better than the work that it is a part of.
      lines[method](masked({ ...logFieldsHere(), ...fields }), event);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
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
