/** Name of an error, for the log and traces: its message may repeat submitted data. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/**
 * All fields of a log line except its event, each with its type: names, codes, numbers and our own ids. No field exists for
 * inputs and responses, so no line can contain submitted data.
 */
const FIELDS = {
  requestId: '',
  /** Id of the trace that the work belongs to. */
  traceId: '',
  /** The platform's id of a call, for its support. */
  platformRequestId: '',
  platformCode: '',
  path: '',
  /** Kind of the line's subject, or of an unhandled failure. */
  kind: '',
  /** Digest of the subject's number; see `createSubjectFields`. */
  subject: '',
  version: 0,
  cause: '',
  state: '',
  tenant: '',
  operation: '',
  status: 0,
  attempt: 0,
  count: 0,
  durationMs: 0,
  address: '',
  /** Format of a file. */
  format: '',
  /** Codes of an operation's errors, separated by spaces. */
  errorCodes: '',
  /** Message of an error; masked. */
  reason: '',
};

/** Fields of a log line. */
export type LogFields = Readonly<
  Partial<Omit<typeof FIELDS, 'platformRequestId' | 'platformCode'>> & {
    [Name in 'platformRequestId' | 'platformCode']?: string | null;
  }
>;

/** Names of all fields. */
export const LOG_FIELDS: ReadonlySet<string> = new Set(Object.keys(FIELDS));
