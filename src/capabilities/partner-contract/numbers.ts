import type { FollowUp, Tracked } from '../../tracker/tracked.ts';

const KIND = 'partner-contract-number';

/**
 * Which of the platform's numbers belongs to which of the caller's, for ever: under the caller's number,
 * found by the platform's as its group. The contract itself is opened before the platform has numbered it.
 */
export const contractNumber: Tracked<unknown> = {
  kind: KIND,
  progress: ['NUMBERED'],
  cadence: {
    firstMs: 60_000,
    growth: 2,
    longestMs: 60 * 60_000,
    followedMs: 60 * 60_000,
    staleAfterMs: Infinity,
  },
  // There is nothing to ask: it is what it is from the beginning.
  ask: ({ state, snapshot }) => Promise.resolve({ state, final: true, snapshot }),
};

/** Writes down that the contract `contractId` has the platform's number `contractNo`. */
export function numberOf(contractId: string, contractNo: string): FollowUp {
  return {
    kind: KIND,
    key: contractId,
    state: 'NUMBERED',
    snapshot: { contractNo },
    group: contractNo,
  };
}
