/** Name of an error, for the log and traces: its message may repeat submitted data. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/**
 * All fields of a log line except its event: names, codes, numbers and our own ids. No field exists for inputs and
 * responses, so no line can contain submitted data.
 */
export interface LogFields {
  readonly requestId?: string;
  /** Id of the trace that the work belongs to. */
  readonly traceId?: string;
  /** The platform's id of a call, for its support. */
  readonly platformRequestId?: string | null;
  readonly platformCode?: string | null;
  readonly path?: string;
  /** Kind of the line's subject, or of an unhandled failure. */
  readonly kind?: string;
  /** Digest of the subject's number; see `createSubjectFields`. */
  readonly subject?: string;
  readonly version?: number;
  readonly cause?: string;
  readonly state?: string;
  readonly tenant?: string;
  readonly operation?: string;
  readonly status?: number;
  readonly attempt?: number;
  readonly count?: number;
  readonly durationMs?: number;
  readonly address?: string;
  /** Format of a file. */
  readonly format?: string;
  /** Codes of an operation's errors, separated by spaces. */
  readonly errorCodes?: string;
  /** Message of an error; masked. */
  readonly reason?: string;
}

/** Names of all fields. */
export const LOG_FIELDS: ReadonlySet<string> = new Set<keyof LogFields>([
  'requestId',
  'traceId',
  'platformRequestId',
  'platformCode',
  'path',
  'kind',
  'subject',
  'version',
  'cause',
  'state',
  'tenant',
  'operation',
  'status',
  'attempt',
  'count',
  'durationMs',
  'address',
  'format',
  'errorCodes',
  'reason',
]);
