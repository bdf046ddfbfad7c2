import { createRecentlyUsed } from '../../kernel/collections.ts';

/** Units per window, and the units that an instance may use before a grant. */
export interface Rate {
  readonly units: number;
  readonly windowMs: number;
  /** Minimum of units that one instance may use in advance, even if a quarter of the rate is less. */
  readonly leastInAdvance: number;
}

/** Number of blocks in a window's units, and the divisor for the units that may be used in advance. */
const BLOCKS = 20;
const ADVANCES = 4;

/**
 * Share of one rate for this instance. Units are requested in blocks: the next block once half of the last is used, without
 * waiting for it. Meanwhile the instance uses up to a quarter of a window's units in advance, so all instances together exceed
 * a rate by their advances at most. Example: 100 units come in blocks of 5; with one block granted, an instance may use 30
 * units until the next one comes.
 */
export class Allowance {
  readonly #name: string;
  readonly #quotas: SharedQuotas;
  rate: Rate;
  #window = -1;
  #used = 0;
  #granted = 0;
  /** Units granted to other instances as of the last request. */
  #ofOthers = 0;
  #isExhausted = false;
  #isAsking = false;

  constructor(name: string, rate: Rate, quotas: SharedQuotas) {
    this.#name = name;
    this.rate = rate;
    this.#quotas = quotas;
  }

  /** True if this number of units may be used now. */
  has(units: number, now: number): boolean {
    this.#enter(now);
    return this.#used + units <= this.#limit();
  }

  /** True while no units of the current window have been used. */
  isFresh(now: number): boolean {
    this.#enter(now);
    return this.#used === 0;
  }

  /** Counts used units, even beyond the limit: work that is done anyway counts too. */
  use(units: number, now: number): void {
    this.#enter(now);
    this.#used += units;
    const block = Math.ceil(this.rate.units / BLOCKS);
    if (this.#isAsking || this.#isExhausted || this.#granted - this.#used >= block / 2) return;
    void this.#ask(Math.max(0, this.#used - this.#granted) + block);
  }

  /** Units left in the current window over all instances, as far as this instance knows. */
  left(now: number): number {
    this.#enter(now);
    return Math.max(0, this.rate.units - this.#ofOthers - this.#used);
  }

  /** End of the current window, in milliseconds since the epoch. */
  endsAt(now: number): number {
    return endOfWindow(now, this.rate.windowMs);
  }

  #limit(): number {
    const { units, leastInAdvance } = this.rate;
    if (this.#isExhausted) return this.#granted;
    const advance = Math.max(leastInAdvance, Math.ceil(units / ADVANCES));
    return Math.min(units, this.#granted + advance);
  }

  #enter(now: number): void {
    const window = Math.floor(now / this.rate.windowMs);
    if (this.#window === window) return;
    this.#window = window;
    this.#used = 0;
    this.#granted = 0;
    this.#ofOthers = 0;
    this.#isExhausted = false;
  }

  async #ask(wanted: number): Promise<void> {
    const { units, windowMs } = this.rate;
    const window = { number: this.#window, lengthMs: windowMs, units };
    this.#isAsking = true;
    try {
      const { granted, total } = await this.#quotas.take(this.#name, window, wanted);
      if (this.#window !== window.number) return;
      this.#granted += granted;
      this.#ofOthers = Math.max(0, total - this.#granted);
      this.#isExhausted = granted < wanted;
    } catch {
      // The next use requests a block again.
    } finally {
      this.#isAsking = false;
    }
  }
}

/** End of the window that contains `now`, in milliseconds since the epoch. */
export function endOfWindow(now: number, windowMs: number): number {
  return (Math.floor(now / windowMs) + 1) * windowMs;
}

/** A time window, numbered from the epoch in multiples of its length, and its units. */
interface QuotaWindow {
  readonly number: number;
  readonly lengthMs: number;
  readonly units: number;
}

/** A block of a window's units. */
interface Block {
  readonly granted: number;
  /** Units that all instances have been granted, this block included. */
  readonly total: number;
}

/** Units that all instances of the service share, handed out in blocks. */
export interface SharedQuotas {
  /** Grants the wanted units, or as many as are left. Unused units expire with their window. */
  take(name: string, window: QuotaWindow, wanted: number): Promise<Block>;
}

/** Maximum number of remembered names; the least recently used is forgotten, and its count restarts. */
const MOST_NAMES = 50_000;

/** Quotas of a single instance. A restart resets them, which matters little as windows are short. */
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
