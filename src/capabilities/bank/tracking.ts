import type { Asking } from '../../platform/client.ts';
import type { EntrustedState } from '../../tracker/entrusted.ts';
import type { Tracked } from '../../tracker/tracked.ts';

/** The states of a command that differ from what is common, each with what it means to whoever waits. */
export const bankCommandStates = {
  UNKNOWN:
    'The answer was lost, and the platform cannot be asked about a command. Ask by the `bankQuery` that shows its effect; send it under a new `commandId` only when that says it was not done.',
  ACCEPTED: 'Final. The bank took it. What it began goes on at the bank.',
} as const;

/**
 * Commands, by the caller's own number. There is no question about one, so none is asked: only what a
 * crash left behind as being on its way becomes what it is, unknown.
 */
export const bankCommand: Tracked<Asking> = {
  kind: 'bank-command',
  progress: ['SUBMITTED', 'NOT_SENT', 'UNKNOWN', 'REJECTED', 'ACCEPTED'] satisfies (
    | EntrustedState
    | keyof typeof bankCommandStates
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
