import type { ErrorCode } from '../kernel/error-codes.ts';
import { errors } from '../messages/errors.ts';
import type { Message } from '../messages/message.ts';
import { inEnglish } from '../messages/words.ts';
import { WireError } from './record/field.ts';

/** The particulars of a refusal or failure, whichever of its services answered. */
export interface PlatformErrorDetails {
  /** The platform's business code, for example `CYT_40001`; null when no envelope was received. */
  readonly platformCode?: string | null;
  /** Advice to the caller, the platform's masked. */
  readonly hint?: Message | null;
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
  /** What went wrong, to be put into words for whoever is told. */
  readonly text: Message;
  readonly hint: Message | null;
  readonly requestId: string | null;
  /** Replaced where the HTTP answer says how long to wait. */
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

/** The platform understood the call and refused it: parameters, an unprovisioned seller, a tax bureau's rejection. */
export class PlatformRejected extends PlatformError {
  override readonly name: string = 'PlatformRejected';
  /** Of its own where a program can act upon the reason. */
  readonly code: ErrorCode;
  readonly retryable = false;
  readonly maybeApplied = false;

  constructor(
    text: Message,
    details: PlatformErrorDetails = {},
    code: ErrorCode = 'PLATFORM_REJECTED',
  ) {
    super(text, details);
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
  override readonly name: string = 'QuotaExhausted';
  readonly code: ErrorCode = 'QUOTA_EXHAUSTED';
  readonly retryable: boolean = false;
  readonly maybeApplied = false;
}

/** What is left of a budget that does not suffice. */
interface Shortage {
  readonly text: Message;
  readonly hint: Message;
  /** Billed units that are left. */
  readonly left: number;
}

/** More is asked for than this service may spend. Nothing was sent. */
export abstract class OverBudget extends QuotaExhausted {
  readonly left: number;

  constructor({ text, hint, left }: Shortage, retryAfterSeconds: number | null = null) {
    super(text, { hint, retryAfterSeconds });
    this.left = left;
  }
}

/** One request costs more than any request of this caller may. */
export class RequestOverBudget extends OverBudget {
  override readonly name = 'RequestOverBudget';
  override readonly code = 'REQUEST_OVER_BUDGET';
}

/** The budget of the day is used up, or has too little left. */
export class BudgetExhausted extends OverBudget {
  override readonly name = 'BudgetExhausted';
  override readonly code = 'BUDGET_EXHAUSTED';
  override readonly retryable = true;
  /** When the next day begins, in milliseconds since the epoch. */
  readonly resetsAt: number;

  constructor(shortage: Shortage, { now, resetsAt }: { now: number; resetsAt: number }) {
    super(shortage, Math.max(1, Math.ceil((resetsAt - now) / 1000)));
    this.resetsAt = resetsAt;
  }
}

/** No answer, or one that is not of the documented form. */
export class PlatformUnavailable extends PlatformError {
  override readonly name: string = 'PlatformUnavailable';
  readonly code: ErrorCode = 'PLATFORM_UNAVAILABLE';
  readonly retryable: boolean = true;
  /** True when bytes of the request may have reached the platform. */
  readonly maybeApplied: boolean;

  constructor(text: Message, details: PlatformErrorDetails & { readonly maybeApplied: boolean }) {
    super(text, details);
    this.maybeApplied = details.maybeApplied;
  }
}

/** Refused for the number of calls, by the platform or by our own limit towards it, before anything was done. */
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
  /** The same question has the same answer. */
  override readonly retryable = false;

  constructor({ largestBytes, billed }: { largestBytes: number; billed: boolean }) {
    const mebibytes = Math.floor(largestBytes / (1024 * 1024));
    super(errors.answerTooLarge({ mebibytes }), {
      hint: billed ? errors.mayBeBilled : null,
      maybeApplied: true,
    });
  }
}

/** A file came, and could not be written down here. */
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
 * The failure of a call as its error. A value that was decoded outside of the client, and had another form, is the same
 * as an answer of another form. Null for whatever else went wrong.
 */
export function asPlatformError(error: unknown): PlatformError | null {
  if (error instanceof PlatformError) return error;
  if (!(error instanceof WireError)) return null;
  const { fault: hint } = error;
  return new PlatformUnavailable(errors.wrongForm, { hint, cause: error, maybeApplied: true });
}

/** The platform's answer, or null where it gives none and what is known has to do. */
export async function answerOrNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (asPlatformError(error)) return null;
    throw error;
  }
}
