import type { Cadence, Observation } from './kind.ts';
import { leftBehind } from '../submit/submission.ts';
import type { Subject } from '../subject.ts';

/**
 * The cadence and the poll of a kind that is sent once and about which the platform answers no question:
 * only what a crash left behind as being on its way becomes what it is, unknown.
 */
export const withoutStatusQuery = {
  cadence: {
    firstMs: 60_000,
    growth: 2,
    longestMs: 24 * 60 * 60_000,
    followedMs: 24 * 60 * 60_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  } satisfies Cadence,
  hasNoStatusQuery: true as const,
  poll: (subject: Subject): Promise<Observation<'OUTCOME_UNKNOWN'> | null> =>
    Promise.resolve(leftBehind(subject)),
};
