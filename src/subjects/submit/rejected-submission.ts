import type { ErrorCode } from '../../kernel/error-codes.ts';
import { asPlatformError, type PlatformError } from '../../platform/errors.ts';
import { errors } from '../../messages/errors.ts';
import { SubmissionRejected } from '../errors.ts';
import { correctionOf, mismatchIn } from '../kind/snapshot-marks.ts';
import type { Observation } from '../kind/kind.ts';
import { type Rejection, rejectionOf } from './rejection.ts';
import type { Subject } from '../subject.ts';
import { hasFailed, type SubmissionState } from './submission.ts';

/** Result of the query for a subject that the platform rejected. */
interface Search {
  /** State found at the platform; null if nothing was found, or if there is no query. */
  readonly found: Observation | null;
  /** False if there is a query and the platform did not respond. */
  readonly hasResponse: boolean;
}

type Query = (failed: Subject) => Promise<Observation | null>;

/** Queries the platform for a failed subject. A failed query is not an error: a repeat queries again. */
export async function searchFor(
  submission: { readonly findExisting?: Query; readonly findPushed?: Query },
  failed: Subject,
): Promise<Search> {
  try {
    const undecided = {
      ...failed,
      state: 'OUTCOME_UNKNOWN' satisfies SubmissionState,
      final: false,
    };
    const seen = await (submission.findExisting?.(failed) ?? submission.findPushed?.(undecided));
    return { found: correctionOf(failed, seen ?? null), hasResponse: true };
  } catch (error) {
    if (asPlatformError(error) === null) throw error;
    return { found: null, hasResponse: false };
  }
}

/** Code for the rejection of a subject that the platform already has. */
const EXISTS = 'ALREADY_EXISTS' satisfies ErrorCode;

/** Error for a rejection of a subject, by its present state. */
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

/** Rejection with which a subject's request ended; null for none. */
export function recordedRejection({ state, snapshot }: Subject): Rejection | null {
  if (state !== ('REJECTED' satisfies SubmissionState)) {
    return mismatchIn(snapshot)?.rejection ?? null;
  }
  return rejectionOf({ state, snapshot });
}
