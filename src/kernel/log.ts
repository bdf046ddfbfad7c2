import { type DestinationStream, type Level, pino } from 'pino';
import { maskText } from './masking.ts';

/**
 * All that a log line may carry besides its event: names, codes, numbers and our own ids. Inputs and
 * answers have no place in it, so no line can hold what was submitted to us.
 */
export interface LogFields {
  readonly requestId?: string;
  /** The platform's id of a call, for its support. */
  readonly platformRequestId?: string | null;
  readonly platformCode?: string | null;
  readonly path?: string;
  readonly kind?: string;
  readonly state?: string;
  readonly tenant?: string;
  readonly operation?: string;
  readonly status?: number;
  readonly attempt?: number;
  readonly count?: number;
  readonly durationMs?: number;
  readonly address?: string;
  /** Codes of the errors that an operation ended with, separated by spaces. */
  readonly errorCodes?: string;
  /** A message of an error; masked. */
  readonly reason?: string;
}

/** Structured log. `event` is a fixed sentence; what differs goes into the fields. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

const allowed: ReadonlySet<string> = new Set<keyof LogFields>([
  'requestId',
  'platformRequestId',
  'platformCode',
  'path',
  'kind',
  'state',
  'tenant',
  'operation',
  'status',
  'attempt',
  'count',
  'durationMs',
  'address',
  'errorCodes',
  'reason',
]);

/** JSON lines; a field that is not allowed is dropped and every text is masked, whoever passes it. */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Log {
  const lines = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination(1),
  );
  const at =
    (method: 'debug' | 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}): void => {
      if (lines.isLevelEnabled(method)) lines[method](masked(fields), event);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

function masked(fields: LogFields): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    if (allowed.has(key)) shown[key] = typeof value === 'string' ? maskText(value) : value;
  }
  return shown;
}
