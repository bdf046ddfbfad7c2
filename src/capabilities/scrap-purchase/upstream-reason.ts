import { PlatformRejected, PlatformUnavailable } from '../../platform/errors.ts';

/** True for an answer that says why the tax bureau did not do it. One without a reason may come from anywhere on the way. */
export function namesReason(error: unknown): error is PlatformUnavailable {
  return error instanceof PlatformUnavailable && error.namesReason;
}

/** The same as a refusal, for where it is certain that nothing was done. */
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
