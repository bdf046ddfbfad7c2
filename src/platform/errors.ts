import type { ErrorCode } from '../kernel/error-codes.ts';

/** The particulars of a refusal or failure, whichever of its services answered. */
export interface PlatformErrorDetails {
  /** The platform's business code, for example `CYT_40001`; null when no envelope was received. */
  readonly platformCode?: string | null;
  /** The platform's advice to the caller, masked. */
  readonly hint?: string | null;
  /** The platform's request id, for its support. */
  readonly requestId?: string | null;
  readonly retryAfterSeconds?: number | null;
  /** The steps that the platform had done before it failed. */
  readonly steps?: readonly string[];
  readonly cause?: unknown;
}

/** A call that did not give its answer. `code` is this service's own stable name of the reason. */
export abstract class PlatformError extends Error {
  abstract readonly code: ErrorCode;
  /** True when the same call can succeed later without anyone changing anything. */
  abstract readonly retryable: boolean;
  /** False when it is certain that the platform did nothing: calling again cannot do it twice. */
  abstract readonly maybeApplied: boolean;
  readonly platformCode: string | null;
  readonly hint: string | null;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly steps: readonly string[];

  constructor(message: string, details: PlatformErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.platformCode = details.platformCode ?? null;
    this.hint = details.hint ?? null;
    this.requestId = details.requestId ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.steps = details.steps ?? [];
  }
}

/** The platform understood the call and refused it: parameters, an unprovisioned seller, a tax bureau's rejection. */
export class PlatformRejected extends PlatformError {
  override readonly name: string = 'PlatformRejected';
  /** Of its own where a program can act upon the reason. */
  readonly code: ErrorCode;
  readonly retryable = false;
  readonly maybeApplied = false;

  constructor(
    message: string,
    details: PlatformErrorDetails = {},
    code: ErrorCode = 'PLATFORM_REJECTED',
  ) {
    super(message, details);
    this.code = code;
  }
}

/** The key is unknown, wrongly configured, or not enabled for this product: the operator has to act. */
export class NotPermitted extends PlatformError {
  override readonly name = 'NotPermitted';
  readonly code = 'NOT_PERMITTED';
  readonly retryable = false;
  readonly maybeApplied = false;
}

/** The booked quota is used up; nothing works until it is renewed. */
export class QuotaExhausted extends PlatformError {
  override readonly name = 'QuotaExhausted';
  readonly code = 'QUOTA_EXHAUSTED';
  readonly retryable = false;
  readonly maybeApplied = false;
}

/** No answer, or one that is not of the documented form. */
export class PlatformUnavailable extends PlatformError {
  override readonly name: string = 'PlatformUnavailable';
  readonly code: ErrorCode = 'PLATFORM_UNAVAILABLE';
  readonly retryable: boolean = true;
  /** True when bytes of the request may have reached the platform. */
  readonly maybeApplied: boolean;

  constructor(message: string, details: PlatformErrorDetails & { readonly maybeApplied: boolean }) {
    super(message, details);
    this.maybeApplied = details.maybeApplied;
  }
}

/** Refused for the number of calls, by the platform or by our own limit towards it, before anything was done. */
export class RateLimited extends PlatformUnavailable {
  override readonly name = 'RateLimited';
  override readonly code = 'RATE_LIMITED';

  constructor(message: string, details: PlatformErrorDetails) {
    super(message, { ...details, maybeApplied: false });
  }
}

/** More came than is taken of an answer. The platform has carried the call out as far as anyone can tell. */
export class AnswerTooLarge extends PlatformUnavailable {
  override readonly name = 'AnswerTooLarge';
  override readonly code = 'ANSWER_TOO_LARGE';
  /** The same question has the same answer. */
  override readonly retryable = false;

  constructor({ largestBytes, billed }: { largestBytes: number; billed: boolean }) {
    const mebibytes = Math.floor(largestBytes / (1024 * 1024));
    super(`The platform's answer has more than ${mebibytes} MiB, the most that is taken of it.`, {
      hint: billed ? 'The call may have been carried out, and billed, all the same.' : null,
      maybeApplied: true,
    });
  }
}

/** A file came, and could not be written down here. */
export class FileNotStored extends PlatformUnavailable {
  override readonly name = 'FileNotStored';

  constructor(cause: unknown) {
    super('The file in the platform’s answer could not be stored here.', {
      cause,
      maybeApplied: true,
    });
  }
}

/** The platform's answer, or null where it gives none and what is known has to do. */
export async function answerOrNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
