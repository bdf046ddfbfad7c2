import { RoundRobin } from '../../kernel/collections.ts';

/** Time that work may take within one turn of the event loop before the rest waits for the next turn. */
const SLICE_MS = 5;

/**
 * Schedules work: at once while there is little, else in slices between which the event loop reads input. Waiting
 * work is queued in lanes, such as one for each tenant; the lanes are served round robin, so that one with
 * thousands waiting delays the next by one piece of work.
 *
 * A piece is what runs until it waits for something outside, such as a timer or a socket.
 */
export class FairTurns {
  readonly #lanes = new RoundRobin<() => void>();
  /** The end of the present slice, by `performance.now()`; null where nothing has begun in this turn of the loop. */
  #sliceEnds: number | null = null;

  /** Null where the work may begin at once; else resolves when it may. */
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
