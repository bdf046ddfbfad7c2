import { RoundRobin } from '../../kernel/collections.ts';

/** Longest time for work in one turn of the event loop before the rest waits for the next turn. */
const SLICE_MS = 5;

/**
 * Schedules work: at once while there is little, otherwise in slices between which the event loop reads input. Waiting work
 * is queued in lanes, such as one per tenant. They are served round robin, so that a lane with thousands of waiting pieces
 * delays the next lane by one piece only.
 *
 * A piece of work runs until it waits for something outside, such as a timer or a socket.
 */
export class FairTurns {
  readonly #lanes = new RoundRobin<() => void>();
  /** End of the current slice, by `performance.now()`; null if no work has begun in this turn of the loop. */
  #sliceEnds: number | null = null;

  /** Returns null if the work may begin at once; otherwise a promise that resolves when it may. */
  wait(lane: string): Promise<void> | null {
    if (this.#lanes.isEmpty && this.#hasTime()) return null;
    return new Promise((begin) => this.#lanes.add(lane, begin));
  }

  #hasTime(): boolean {
    const now = performance.now();
    if (this.#sliceEnds !== null) return now < this.#sliceEnds;
    this.#sliceEnds = now + SLICE_MS;
    setImmediate(this.#nextSlice);
    return true;
  }

  readonly #nextSlice = (): void => {
    if (this.#lanes.isEmpty) {
      this.#sliceEnds = null;
      return;
    }
    this.#sliceEnds = performance.now() + SLICE_MS;
    this.#serve();
  };

  readonly #serve = (): void => {
    if (this.#lanes.isEmpty || performance.now() >= (this.#sliceEnds ?? 0)) {
      setImmediate(this.#nextSlice);
      return;
    }
    this.#lanes.next()?.();
    // A tick requested in a microtask runs after all microtasks, those of the work among them.
    queueMicrotask(() => process.nextTick(this.#serve));
  };
}
