import { PlatformRejected, PlatformUnavailable } from '../../platform/errors.ts';
import { TaxCheckFailed } from './wire/order-answer.ts';

/** The answer of these interfaces, with the reason as a hint, also where the tax bureau refuses (document 2, section 7). */
const UPSTREAM_FAILURE = 'CYT_50200';

/** True for an answer that says why the tax bureau did not do it. One without a reason may come from anywhere on the way. */
export function namesReason(error: unknown): error is PlatformUnavailable {
  if (error instanceof TaxCheckFailed) return true;
  return (
    error instanceof PlatformUnavailable &&
    error.platformCode === UPSTREAM_FAILURE &&
    error.hint !== null
  );
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
