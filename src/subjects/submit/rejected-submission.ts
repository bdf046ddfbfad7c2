import type { ErrorCode } from '../../kernel/error-codes.ts';
import { asPlatformError, type PlatformError } from '../../platform/errors.ts';
import { errors } from '../../messages/errors.ts';
import { Refused } from '../errors.ts';
import { correctionOf, foundIn } from '../kind/snapshot-marks.ts';
import type { Observation } from '../kind/kind.ts';
import { type Rejection, rejectionIn } from './rejection.ts';
import type { Subject } from '../subject.ts';
import { hasFailed, type SubmissionState } from './submission.ts';

/** The outcome of the question whether the platform has something that it refused. */
export interface Search {
  /** State found at the platform; null if nothing was found or nothing can be told. */
  readonly found: Observation | null;
  /** False where there is such a question and the platform did not answer it. */
  readonly isAnswered: boolean;
}

/** Asks for what the platform has of something that failed. An answer that cannot be had is no error: a repeat asks again. */
export async function searchFor(
  submission: { findExisting?(failed: Subject): Promise<Observation | null> },
  failed: Subject,
): Promise<Search> {
  try {
    const seen = (await submission.findExisting?.(failed)) ?? null;
    return { found: correctionOf(failed, seen), isAnswered: true };
  } catch (error) {
    if (asPlatformError(error) === null) throw error;
    return { found: null, isAnswered: false };
  }
}

/** The code of a refusal of something that the platform has. */
const EXISTS = 'ALREADY_EXISTS' satisfies ErrorCode;

/** The error for a refusal of a subject as it stands by now. */
export function refusalOf(
  subject: Subject,
  rejection: Rejection,
  { isAnswered = true, error }: Partial<Search> & { readonly error?: PlatformError } = {},
): Refused {
  const cause = error && { cause: error };
  if (!hasFailed(subject))
    return new Refused(subject, rejection, {
      ...cause,
      advice: errors.existsAllTheSame,
      code: EXISTS,
    });
  const said = isAnswered ? undefined : errors.couldNotAsk;
  return new Refused(subject, rejection, { ...cause, advice: said });
}

/** The refusal with which a subject's request ended; null where there was none. */
export function recordedRefusal({ state, snapshot }: Subject): Rejection | null {
  if (state !== ('REJECTED' satisfies SubmissionState)) {
    return foundIn(snapshot)?.rejection ?? null;
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
