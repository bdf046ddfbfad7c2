import type { Asking } from '../../../platform/client.ts';
import type { EntrustedState } from '../../../tracker/entrusted.ts';
import type { Tracked } from '../../../tracker/tracked.ts';

/** The states of an application, each with what it means to whoever waits. */
export const refundStates = {
  UNKNOWN:
    'The answer was lost, and the platform cannot be asked about an application. It is never sent again: apply under a new `refundId` only when the electronic tax bureau shows none.',
  ACCEPTED:
    'Final. The platform answered: `raw` has the result of pre-check, application and acceptance, to whoever applied.',
} as const;

/**
 * Applications for a refund, by the caller's own number. There is no question about one: only what a
 * crash left behind as being on its way becomes what it is, unknown.
 */
export const scrapRefund: Tracked<Asking> = {
  kind: 'scrap-refund',
  progress: ['SUBMITTED', 'NOT_SENT', 'UNKNOWN', 'REJECTED', 'ACCEPTED'] satisfies (
    | EntrustedState
    | keyof typeof refundStates
  )[],
  cadence: {
    firstMs: 60_000,
    growth: 2,
    longestMs: 24 * 60 * 60_000,
    followedMs: 24 * 60 * 60_000,
    staleAfterMs: 7 * 24 * 60 * 60_000,
  },
  ask: ({ state, snapshot }) =>
    Promise.resolve(state === 'SUBMITTED' ? { state: 'UNKNOWN', final: false, snapshot } : null),
};
