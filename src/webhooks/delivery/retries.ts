const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Time after which work is repeated that failed while the database was unavailable. */
export const RETRY_MS = 5_000;

/** Waits after each attempt, as proposed by Standard Webhooks. */
const WAITS_MS = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** Random share of each wait, so that receivers that failed together are not retried together. */
const JITTER = 0.1;

/** A next attempt later than this was planned before the clock was set back. */
export const LONGEST_WAIT_MS = 24 * HOUR_MS * (1 + JITTER);

/**
 * Wait after a number of failed attempts, with `random` from 0 to below 1: that of the schedule, or the longer one that the
 * receiver asks for; null after the last attempt.
 */
export function waitMsAfter(
  attempts: number,
  retryAfterSeconds: number | null,
  random: number,
): number | null {
  const wait = WAITS_MS[attempts - 1];
  if (wait === undefined) return null;
  return Math.max(
    Math.round(wait * (1 + JITTER * (2 * random - 1))),
    (retryAfterSeconds ?? 0) * 1_000,
  );
}
