import type { Cadence } from './tracked.ts';

/** What shapes a wait besides its kind's cadence. */
export interface Pacing {
  /** `TRACKER_PACE`: a factor above 0 on every wait. */
  readonly pace: number;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
}

/** Waits are spread by this part to either side, so that what was opened together isn't asked about together for ever. */
const JITTER = 0.15;

/**
 * Milliseconds until the next question about a subject that last changed `elapsedMs` ago.
 *
 * Waits that grow by a factor `g` from `firstMs` add up so that the next one is always
 * `firstMs + (g - 1) * elapsedMs`: how often was asked need not be remembered, a restart doesn't begin
 * the fast questions anew, and questions that pushes brought forward don't slow down the rest.
 */
export function waitMs(
  { firstMs, growth, longestMs, followedMs }: Cadence,
  elapsedMs: number,
  isFollowed: boolean,
  { pace, random }: Pacing,
): number {
  const longest = isFollowed ? Math.min(longestMs, followedMs) : longestMs;
  const wait = Math.min(firstMs * pace + (growth - 1) * elapsedMs, longest * pace);
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random()));
}
