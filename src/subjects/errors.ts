import { Unavailable } from '../kernel/errors.ts';
import type { ErrorCode } from '../kernel/error-codes.ts';
import { PlatformRejected, PlatformUnavailable } from '../platform/errors.ts';
import { errors } from '../messages/errors.ts';
import { type Message, both, inEnglish } from '../messages/message.ts';
import type { InputPath } from './submit/input-fingerprints.ts';
import type { Rejection } from './submit/rejection.ts';
import type { Subject } from './subject.ts';

/** Reasons for which a request conflicts with a stored subject, each with its meaning for a client. */
export const conflictReasons = {
  NUMBER_USED_WITH_OTHER_INPUT:
    'The number was used before with other input. Use a new number, or repeat the earlier input.',
  SUBMITTED_BEFORE:
    'The same action is under way or done already under another number, or with other input. Follow `existing`.',
  ALREADY_DONE: 'The thing to be changed has ended, or another system already changed it.',
} as const;

/** Reason for which a request conflicts with a stored subject. */
type ConflictReason = keyof typeof conflictReasons;

/** A stored subject conflicts with the request. Nothing was sent. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
  readonly code = 'CONFLICT';
  readonly retryable = false;
  readonly reason: ConflictReason;
  readonly text: Message;
  readonly existing: Subject;
  /** Paths at which the input differs from that of `existing`, starting with the members of the mutation's `input`. */
  readonly differences: readonly InputPath[];

  constructor(
    reason: ConflictReason,
    text: Message,
    existing: Subject,
    differences: readonly InputPath[] = [],
  ) {
    super(inEnglish(text));
    this.differences = differences;
    this.text = text;
    this.reason = reason;
    this.existing = existing;
  }
}

/** The platform may have acted, but its response was lost. Nothing is sent again automatically. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
  readonly code = 'OUTCOME_UNKNOWN';
  readonly retryable = false;
  readonly operation: Subject;
  /** Next steps, in the kind's own words for `OUTCOME_UNKNOWN`. */
  readonly advice: Message;
  readonly text = errors.answerLost;

  constructor(operation: Subject, advice: Message, cause: unknown) {
    super(inEnglish(errors.answerLost), { cause });
    this.operation = operation;
    this.advice = advice;
  }
}

/** The platform's rejection of a stored subject, and the subject's present state. */
export class SubmissionRejected extends PlatformRejected {
  override readonly name = 'SubmissionRejected';
  /** If the platform has the subject after all, its state there. */
  readonly operation: Subject;

  constructor(
    operation: Subject,
    { message, hint, ...details }: Rejection,
    { advice, code = details.code, cause }: SubmissionRejectedOptions = {},
  ) {
    super(message, { ...details, hint: both(advice ?? null, hint), cause }, code);
    this.operation = operation;
  }
}

interface SubmissionRejectedOptions {
  /** This service's advice; it precedes the platform's. */
  readonly advice?: Message | undefined;
  /** By default the code of the rejection. */
  readonly code?: ErrorCode;
  readonly cause?: unknown;
}

/** The store cannot be reached or written, so nothing was sent: it could not have been recorded. */
export class StoreUnavailable extends PlatformUnavailable {
  override readonly name = 'StoreUnavailable';
  override readonly code = 'STORE_UNAVAILABLE';

  constructor(cause: unknown) {
    super(errors.journalUnavailable, {
      cause,
      maybeApplied: false,
      retryAfterSeconds: 5,
    });
  }
}

/** The journal lost updates, so that this order may have been sent before, and the platform has no query for it. */
export class StoreLost extends PlatformUnavailable {
  override readonly name = 'StoreLost';
  override readonly code = 'STORE_LOST';
  /** A repeat fails until an operator has checked. */
  override readonly retryable = false;

  constructor() {
    super(errors.journalLost, { hint: errors.acceptLoss, maybeApplied: false });
  }
}

/**
 * Response to a failed write: with `refuse` nothing was sent yet, and the error is `StoreUnavailable`; with `repeat` the platform
 * has responded, and a repeat of the whole request does no harm.
 */
export type StoreFailure = 'refuse' | 'repeat';

/** Writes, and converts a failure of the store to the matching error. */
export async function written<T>(write: () => Promise<T>, failure: StoreFailure): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    throw failure === 'repeat' ? respondedButNotWritten(error) : new StoreUnavailable(error);
  }
}

/** Writes an optional change, such as an earlier poll; if the store fails, resolves with `otherwise`. */
export async function bestEffort<T>(
  write: () => Promise<T>,
  otherwise: T,
  onFailure?: (error: Unavailable) => void,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    onFailure?.(error);
    return otherwise;
  }
}

function respondedButNotWritten(cause: unknown): PlatformUnavailable {
  return new PlatformUnavailable(errors.answeredNotWritten, {
    hint: errors.repeatDoesNoHarm,
    retryAfterSeconds: 5,
    cause,
    maybeApplied: true,
  });
}
