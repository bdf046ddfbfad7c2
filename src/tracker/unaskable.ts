import type { EntrustedState } from './entrusted.ts';
import type { Tracked } from './tracked.ts';

/**
 * A kind that is sent once and about which the platform answers no question: only what a crash left
 * behind as being on its way becomes what it is, unknown. `done` is the state that an answer leads to.
 */
export function unaskable(kind: string, done: string): Tracked<unknown> {
  return {
    kind,
    progress: [
      ...(['SUBMITTED', 'NOT_SENT', 'UNKNOWN', 'REJECTED'] satisfies EntrustedState[]),
      done,
    ],
    cadence: {
      firstMs: 60_000,
      growth: 2,
      longestMs: 24 * 60 * 60_000,
      followedMs: 24 * 60 * 60_000,
      staleAfterMs: 7 * 24 * 60 * 60_000,
    },
    ask: ({ state, snapshot }) => {
      const unknown = 'UNKNOWN' satisfies EntrustedState;
      const isLeftBehind = state === ('SUBMITTED' satisfies EntrustedState);
      return Promise.resolve(isLeftBehind ? { state: unknown, final: false, snapshot } : null);
    },
  };
}
