import type { ErrorCode } from '../../kernel/error-codes.ts';
import { asPlatformError, type PlatformError } from '../../platform/errors.ts';
import { errors } from '../../messages/errors.ts';
import { SubmissionRejected } from '../errors.ts';
import { correctionOf, mismatchIn } from '../kind/snapshot-marks.ts';
import type { Observation } from '../kind/kind.ts';
import { type Rejection, rejectionIn } from './rejection.ts';
import type { Subject } from '../subject.ts';
import { hasFailed, type SubmissionState } from './submission.ts';

/** The result of the query whether the platform has something that it rejected. */
export interface Search {
  /** State found at the platform; null if nothing was found, or there is no query. */
  readonly found: Observation | null;
  /** False if there is such a query and the platform did not respond. */
  readonly hasResponse: boolean;
}

/** Queries what the platform has of something that failed. A failed query is no error: a repeat queries again. */
export async function searchFor(
  submission: { findExisting?(failed: Subject): Promise<Observation | null> },
  failed: Subject,
): Promise<Search> {
  try {
    const seen = (await submission.findExisting?.(failed)) ?? null;
    return { found: correctionOf(failed, seen), hasResponse: true };
  } catch (error) {
    if (asPlatformError(error) === null) throw error;
    return { found: null, hasResponse: false };
  }
}

/** The code of a rejection of something that the platform has. */
const EXISTS = 'ALREADY_EXISTS' satisfies ErrorCode;

/** The error for a rejection of a subject as it now stands. */
export function rejectionErrorOf(
  subject: Subject,
  rejection: Rejection,
  {
    hasResponse: isAnswered = true,
    error,
  }: Partial<Search> & { readonly error?: PlatformError } = {},
): SubmissionRejected {
  const cause = error && { cause: error };
  if (!hasFailed(subject))
    return new SubmissionRejected(subject, rejection, {
      ...cause,
      advice: errors.existsAllTheSame,
      code: EXISTS,
    });
  const said = isAnswered ? undefined : errors.couldNotAsk;
  return new SubmissionRejected(subject, rejection, { ...cause, advice: said });
}

/** The rejection with which a subject's request ended; null where there was none. */
export function recordedRejection({ state, snapshot }: Subject): Rejection | null {
  if (state !== ('REJECTED' satisfies SubmissionState)) {
    return mismatchIn(snapshot)?.rejection ?? null;
  }
  // The snapshot of an old subject is emptied: then only the fact remains.
  return rejectionIn(snapshot) ?? forgotten;
}

const forgotten: Rejection = {
  code: 'PLATFORM_REJECTED',
  retryable: false,
  retryAfterSeconds: null,
  message: errors.refusedEarlier,
  platformCode: null,
  hint: null,
  requestId: null,
  steps: [],
};
