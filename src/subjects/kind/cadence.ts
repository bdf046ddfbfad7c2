import type { Cadence, Tracked } from './kind.ts';
import type { Subject } from '../subject.ts';

/** The part of a kind that says when its subjects are polled. */
export type KindTimes = Pick<Tracked<never>, 'cadence' | 'wakeAt'>;

/** The influences on a wait besides its kind's cadence. */
export interface Pacing {
  /** `TRACKER_PACE`: a factor above 0 on every wait. */
  readonly pace: number;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
}

/** Waits are spread by this part to either side, so that what was opened together isn't polled together for ever. */
const JITTER = 0.15;

/**
 * Milliseconds until the next poll of a subject that last changed `elapsedMs` ago.
 *
 * Waits that grow by a factor `g` from `firstMs` add up so that the next one is always
 * `firstMs + (g - 1) * elapsedMs`: the number of polls need not be remembered, a restart doesn't begin
 * the fast ones anew, and polls that pushes brought forward don't slow down the rest.
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

/** The longest wait that `waitMs` can give. */
export function longestWaitMs({ longestMs }: Cadence, { pace }: Pick<Pacing, 'pace'>): number {
  return Math.ceil(longestMs * pace * (1 + JITTER));
}

/** The planned poll, or the kind's own time or the deadline where one of them comes before it. */
export function earliest(kind: KindTimes, subject: Subject, now: number, planned: number): number {
  const wakeAt = kind.wakeAt?.(subject) ?? null;
  const isAhead = wakeAt !== null && wakeAt > now;
  return Math.min(planned, staleAt(kind, subject), isAhead ? wakeAt : Infinity);
}

/** When a subject becomes `STALE` if nothing changes, in milliseconds since the epoch. */
export function staleAt({ cadence }: KindTimes, subject: Subject): number {
  const { staleAfterMs } = cadence;
  return (
    subject.changedAt + (typeof staleAfterMs === 'number' ? staleAfterMs : staleAfterMs(subject))
  );
}
