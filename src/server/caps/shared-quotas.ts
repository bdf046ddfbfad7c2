import { createRecentlyUsed } from '../execution/recently-used.ts';

/** A stretch of time, counted from the epoch in lengths of its own, and the units that may be used in it. */
export interface QuotaWindow {
  readonly number: number;
  readonly lengthMs: number;
  readonly units: number;
}

/** A block of a window's units. */
export interface Block {
  readonly granted: number;
  /** Units that all instances have been granted, this block included. */
  readonly total: number;
}

/** Units that all instances of the service share, handed out in blocks. */
export interface SharedQuotas {
  /** Grants as many of the wanted units as are left. Unused units lapse with their window. */
  take(name: string, window: QuotaWindow, wanted: number): Promise<Block>;
}

/** Names that are remembered; the least recently used is forgotten first, and starts anew. */
const MOST_NAMES = 50_000;

/** Quotas of a single instance. A restart starts them anew: they are short. */
export function createLocalQuotas(): SharedQuotas {
  const totals = createRecentlyUsed<{ readonly window: number; readonly total: number }>(
    MOST_NAMES,
  );
  return {
    take(name, { number, units }, wanted) {
      const known = totals.get(name);
      const before = known?.window === number ? known.total : 0;
      const granted = Math.max(0, Math.min(wanted, units - before));
      const total = before + granted;
      totals.set(name, { window: number, total });
      return Promise.resolve({ granted, total });
    },
  };
}
