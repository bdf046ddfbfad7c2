/** Name of an error of any kind, as the log and traces tell it: its message may repeat what was submitted. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/**
 * All fields of a log line besides its event: names, codes, numbers and our own ids. Inputs and responses have no
 * field, so no line can hold submitted data.
 */
export interface LogFields {
  readonly requestId?: string;
  /** Id of the trace of the work. */
  readonly traceId?: string;
  /** The platform's id of a call, for its support. */
  readonly platformRequestId?: string | null;
  readonly platformCode?: string | null;
  readonly path?: string;
  /** Of the subject of the line, or of an unhandled failure. */
  readonly kind?: string;
  /** A digest of its number; see `createSubjectFields`. */
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
  /** Of a file. */
  readonly format?: string;
  /** Codes of the errors that an operation ended with, separated by spaces. */
  readonly errorCodes?: string;
  /** A message of an error; masked. */
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
