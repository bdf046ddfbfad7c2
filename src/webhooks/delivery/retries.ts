const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after the first attempt and after each that follows it, as Standard Webhooks proposes them. */
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

/** A wait differs by this part of it: receivers that failed together are not tried together. */
const JITTER = 0.1;

/** A delivery whose next attempt is further off was planned by a clock that has been set back since. */
export const LONGEST_WAIT_MS = 24 * HOUR_MS * (1 + JITTER);

/** Wait behind so many failed attempts, with `random` from 0 to below 1; null behind the last one. */
export function waitMsAfter(attempts: number, random: number): number | null {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? null : Math.round(wait * (1 + JITTER * (2 * random - 1)));
}
