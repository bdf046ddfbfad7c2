import { z } from 'zod';

/** Reason why a poll of a subject failed, in codes only: it contains nothing of the request or the response. */
export interface FailureReason {
  /** This service's own error code; null if the fault lies in this service. */
  readonly code: string | null;
  readonly platformCode: string | null;
  /** The platform's id of the call. */
  readonly requestId: string | null;
}

/** The last poll of a subject, if it failed. */
export interface Failure extends FailureReason {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Number of polls that failed in a row: at least 1. */
  readonly count: number;
}

const form = z.object({
  code: z.string().nullable(),
  platformCode: z.string().nullable(),
  requestId: z.string().nullable(),
});

/** Reads a reason from a text that a store wrote. */
export function reasonIn(text: string): FailureReason {
  return form.parse(JSON.parse(text));
}
