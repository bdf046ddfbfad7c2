import type { Messenger } from '../messenger/messenger.ts';
import type { Clock } from '../kernel/time/clock.ts';
import { Unavailable } from '../kernel/errors.ts';
import { createLocalWindow, type SlidingWindow } from '../platform/limits.ts';
import { createLocalQuotas, type SharedQuotas } from '../server/caps/allowance.ts';

/** Limits that all instances share through Redis. While Redis is unavailable, each instance applies its share. */
export interface SharedLimits {
  readonly window: SlidingWindow;
  readonly quotas: SharedQuotas;
}

/** Share of a limit for one instance, by the last known number of instances. */
function shareOf(limit: number, { instances }: Pick<Messenger, 'instances'>): number {
  return Math.max(1, Math.floor(limit / instances));
}

export function createSharedLimits(messenger: Messenger, clock: Clock): SharedLimits {
  const ownWindow = createLocalWindow(clock);
  const ownQuotas = createLocalQuotas();
  return {
    window: {
      async reserve(name, limit, patienceMs) {
        try {
          const reservation = await messenger.reserve(name, limit, patienceMs);
          // Also counted locally, without a limit: Redis may be unavailable from the next call on.
          if (reservation.reserved)
            await ownWindow.reserve(name, { ...limit, calls: Infinity }, Infinity);
          return reservation;
        } catch (error) {
          if (!(error instanceof Unavailable)) throw error;
          const share = { ...limit, calls: shareOf(limit.calls, messenger) };
          return ownWindow.reserve(name, share, patienceMs);
        }
      },
    },
    quotas: {
      async take(name, window, wanted) {
        try {
          return await messenger.take(name, window, wanted);
        } catch (error) {
          if (!(error instanceof Unavailable)) throw error;
          return ownQuotas.take(
            name,
            { ...window, units: shareOf(window.units, messenger) },
            wanted,
          );
        }
      },
    },
  };
}
