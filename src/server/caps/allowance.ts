import type { SharedQuotas } from './shared-quotas.ts';

/** Units in windows of a length, and what an instance may use of them without asking. */
export interface Rate {
  readonly units: number;
  readonly windowMs: number;
  /** Units that one instance may always use in advance, however few a quarter of them are. */
  readonly leastInAdvance: number;
}

/** Parts of a window's units that are taken at once, and that an instance may use before it was granted any. */
const BLOCKS = 20;
const ADVANCES = 4;

/**
 * The part of one rate that this instance uses. Units are taken in blocks: the next one is asked for when half of
 * the last is left, and nobody waits for it. Until it comes an instance serves in advance: a quarter of a window's
 * units, never more than all of them. So the instances together go beyond a rate by their advances at the most.
 */
export class Allowance {
  readonly #name: string;
  readonly #quotas: SharedQuotas;
  rate: Rate;
  #window = -1;
  #used = 0;
  #granted = 0;
  /** Units that other instances had been granted when this one last asked. */
  #ofOthers = 0;
  #isExhausted = false;
  #isAsking = false;

  constructor(name: string, rate: Rate, quotas: SharedQuotas) {
    this.#name = name;
    this.rate = rate;
    this.#quotas = quotas;
  }

  /** True where so many units may be used now. */
  has(units: number, now: number): boolean {
    this.#enter(now);
    return this.#used + units <= this.#limit();
  }

  /** True while nothing of the present window was used. */
  isFresh(now: number): boolean {
    this.#enter(now);
    return this.#used === 0;
  }

  /** Uses units, whether or not `has` says so: what happens all the same counts. */
  use(units: number, now: number): void {
    this.#enter(now);
    this.#used += units;
    const block = Math.ceil(this.rate.units / BLOCKS);
    if (this.#isAsking || this.#isExhausted || this.#granted - this.#used >= block / 2) return;
    void this.#ask(Math.max(0, this.#used - this.#granted) + block);
  }

  /** Units left in the present window over all instances, as far as this one knows. */
  left(now: number): number {
    this.#enter(now);
    return Math.max(0, this.rate.units - this.#ofOthers - this.#used);
  }

  /** The end of the present window, in milliseconds since the epoch. */
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
      // The next use asks again.
    } finally {
      this.#isAsking = false;
    }
  }
}

/** The end of the window that holds `now`, in milliseconds since the epoch. */
export function endOfWindow(now: number, windowMs: number): number {
  return (Math.floor(now / windowMs) + 1) * windowMs;
}
