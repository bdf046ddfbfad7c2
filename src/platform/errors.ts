import type { ErrorCode } from '../kernel/error-codes.ts';
import type { JsonObject } from '../kernel/json/json.ts';
import { errors } from '../messages/errors.ts';
import { type Message, inEnglish } from '../messages/message.ts';
import { WireError } from './record/field.ts';

/** Particulars of a rejection or failure, whichever of the platform's services responded. */
export interface PlatformErrorDetails {
  /** The platform's business code, for example `CYT_40001`; null when no envelope was received. */
  readonly platformCode?: string | null;
  /** Advice to the caller; advice of the platform is masked. */
  readonly hint?: Message | null;
  /** The platform's request id, for its support. */
  readonly requestId?: string | null;
  readonly retryAfterSeconds?: number | null;
  /** Steps that the platform completed before it failed. */
  readonly steps?: readonly string[];
  /** Payload of the response, as received. */
  readonly data?: JsonObject;
  readonly cause?: unknown;
}

/** A call that failed. `code` is this service's stable name of the reason. */
export abstract class PlatformError extends Error {
  abstract readonly code: ErrorCode;
  /** True if the same call can succeed later without any change by a person. */
  abstract readonly retryable: boolean;
  /** False if the platform certainly did nothing, so that a repeat cannot do it twice. */
  abstract readonly maybeApplied: boolean;
  readonly platformCode: string | null;
  /** The failure as a message, in words only when it is shown. */
  readonly text: Message;
  readonly hint: Message | null;
  readonly requestId: string | null;
  /** Replaced by the `Retry-After` of the HTTP response, if any. */
  retryAfterSeconds: number | null;
  readonly steps: readonly string[];

  constructor(text: Message, details: PlatformErrorDetails = {}) {
    super(inEnglish(text), { cause: details.cause });
    this.text = text;
    this.platformCode = details.platformCode ?? null;
    this.hint = details.hint ?? null;
    this.requestId = details.requestId ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.steps = details.steps ?? [];
  }
}

/**
 * The platform understood the call and rejected it: wrong parameters, a seller that is not onboarded, a rejection by
 * the tax bureau.
 */
export class PlatformRejected extends PlatformError {
  override readonly name: string = 'PlatformRejected';
  /** `PLATFORM_REJECTED`, or a separate code if a program can act upon the reason. */
  readonly code: ErrorCode;
  readonly retryable = false;
  readonly maybeApplied = false;
  /** Private, as it is not masked: nothing that logs or serializes an error may find it. */
  readonly #data: JsonObject;

  constructor(
    text: Message,
    details: PlatformErrorDetails = {},
    code: ErrorCode = 'PLATFORM_REJECTED',
  ) {
    super(text, details);
    this.code = code;
    this.#data = details.data ?? {};
  }

  /** Payload of the response, not masked, for a code that is a verdict; empty if there was none. */
  get data(): JsonObject {
    return this.#data;
  }
}

/** The key is unknown, wrongly configured, or not enabled for this product: the operator must act. */
export class NotPermitted extends PlatformError {
  override readonly name = 'NotPermitted';
  readonly code = 'NOT_PERMITTED';
  readonly retryable = false;
  readonly maybeApplied = false;
}

/** The booked quota is used up; nothing works until it is renewed. */
export class QuotaExhausted extends PlatformError {
  override readonly name: string = 'QuotaExhausted';
  readonly code: ErrorCode = 'QUOTA_EXHAUSTED';
  readonly retryable: boolean = false;
  readonly maybeApplied = false;
}

/** Rest of a budget that is too small for a call. */
interface Shortage {
  readonly text: Message;
  readonly hint: Message;
  /** Billed units that are left. */
  readonly left: number;
}

/** A call costs more than a budget allows. Nothing was sent. */
export abstract class OverBudget extends QuotaExhausted {
  readonly left: number;

  constructor({ text, hint, left }: Shortage, retryAfterSeconds: number | null = null) {
    super(text, { hint, retryAfterSeconds });
    this.left = left;
  }
}

/** One request costs more than the limit for each request of this caller. */
export class RequestOverBudget extends OverBudget {
  override readonly name = 'RequestOverBudget';
  override readonly code = 'REQUEST_OVER_BUDGET';
}

/** The rest of the day's budget does not suffice. */
export class BudgetExhausted extends OverBudget {
  override readonly name = 'BudgetExhausted';
  override readonly code = 'BUDGET_EXHAUSTED';
  override readonly retryable = true;
  /** Beginning of the next day, in milliseconds since the epoch. */
  readonly resetsAt: number;

  constructor(shortage: Shortage, { now, resetsAt }: { now: number; resetsAt: number }) {
    super(shortage, Math.max(1, Math.ceil((resetsAt - now) / 1000)));
    this.resetsAt = resetsAt;
  }
}

/** No response, or one that is not of the documented form. */
export class PlatformUnavailable extends PlatformError {
  override readonly name: string = 'PlatformUnavailable';
  readonly code: ErrorCode = 'PLATFORM_UNAVAILABLE';
  readonly retryable: boolean = true;
  /** True when bytes of the request may have reached the platform. */
  readonly maybeApplied: boolean;
  /** True if the system behind the gateway gives a reason for its rejection; a part of the request may be done nevertheless. */
  readonly namesReason: boolean;

  constructor(
    text: Message,
    details: PlatformErrorDetails & {
      readonly maybeApplied: boolean;
      readonly namesReason?: boolean;
    },
  ) {
    super(text, details);
    this.maybeApplied = details.maybeApplied;
    this.namesReason = details.namesReason ?? false;
  }
}

/** Too many calls: rejected by the platform, or by our limiter before the call was sent. */
export class RateLimited extends PlatformUnavailable {
  override readonly name = 'RateLimited';
  override readonly code = 'RATE_LIMITED';

  constructor(text: Message, details: PlatformErrorDetails) {
    super(text, { ...details, maybeApplied: false });
  }
}

/** A response is larger than its limit. The platform has probably carried out the call. */
export class AnswerTooLarge extends PlatformUnavailable {
  override readonly name = 'AnswerTooLarge';
  override readonly code = 'ANSWER_TOO_LARGE';
  /** The same query has the same response. */
  override readonly retryable = false;

  constructor({ largestBytes, billed }: { largestBytes: number; billed: boolean }) {
    const mebibytes = Math.floor(largestBytes / (1024 * 1024));
    super(errors.answerTooLarge({ mebibytes }), {
      hint: billed ? errors.mayBeBilled : null,
      maybeApplied: true,
    });
  }
}

/** A received file could not be stored. */
export class FileNotStored extends PlatformUnavailable {
  override readonly name = 'FileNotStored';

  constructor(cause: unknown) {
    super(errors.fileNotStored, {
      cause,
      maybeApplied: true,
    });
  }
}

/**
 * Failure of a call as a `PlatformError`; null for an error of another kind. A value that was decoded outside of the client
 * and had a wrong form counts as a response of a wrong form.
 */
export function asPlatformError(error: unknown): PlatformError | null {
  if (error instanceof PlatformError) return error;
  if (!(error instanceof WireError)) return null;
  const { fault: hint } = error;
  return new PlatformUnavailable(errors.wrongForm, { hint, cause: error, maybeApplied: true });
}

/** The platform's response, or null when the call fails and the caller goes on with known data. */
export async function answerOrNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (asPlatformError(error)) return null;
    throw error;
  }
}

/**
 * The platform's response about a subject, or null if it rejects the query, because it may not know the subject: no
 * document names the code of that rejection. If the platform is known to have the subject (`isKnown`), the rejection is
 * thrown.
 */
export async function answerIfKnown<Answer>(
  isKnown: boolean,
  call: Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (isKnown || !(error instanceof PlatformRejected)) throw error;
    return null;
  }
}

/** True if the platform may have carried out the call; also for an error that is not a failure of a call. */
export function mayBeApplied(error: unknown): boolean {
  return !(error instanceof PlatformError) || error.maybeApplied;
}

/** True for a response with the tax bureau's reason for a rejection. One without a reason may come from any system on the way. */
export function namesReason(error: unknown): error is PlatformUnavailable {
  return error instanceof PlatformUnavailable && error.namesReason;
}

/** Converts the failure to a rejection, for callers that know that nothing was done. */
export function toRefusal(error: PlatformUnavailable): PlatformRejected {
  const { text, platformCode, hint, requestId, steps } = error;
  return new PlatformRejected(text, {
    platformCode,
    hint,
    requestId,
    steps,
    cause: error,
  });
}
