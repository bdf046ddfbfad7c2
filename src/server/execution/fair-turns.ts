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
  /** Those who wait, by lane; the first lane is the next. */
  readonly #lanes = new Map<string, Lane>();
  /** The end of the present slice, by `performance.now()`; null where nothing has begun in this turn of the loop. */
  #sliceEnds: number | null = null;

  /** Null where the work may begin at once; else resolves when it may. */
  wait(lane: string): Promise<void> | null {
    if (this.#lanes.size === 0 && this.#hasTime()) return null;
    return new Promise((begin) => {
      const known = this.#lanes.get(lane);
      if (known) known.waiting.push(begin);
      else this.#lanes.set(lane, { waiting: [begin], served: 0 });
    });
  }

  #hasTime(): boolean {
    const now = performance.now();
    if (this.#sliceEnds !== null) return now < this.#sliceEnds;
    this.#sliceEnds = now + SLICE_MS;
    setImmediate(this.#nextSlice);
    return true;
  }

  readonly #nextSlice = (): void => {
    if (this.#lanes.size === 0) {
      this.#sliceEnds = null;
      return;
    }
    this.#sliceEnds = performance.now() + SLICE_MS;
    this.#serve();
  };

  readonly #serve = (): void => {
    if (this.#lanes.size === 0 || performance.now() >= (this.#sliceEnds ?? 0)) {
      setImmediate(this.#nextSlice);
      return;
    }
    this.#takeNext()();
    // A tick requested in a microtask runs after all microtasks, those of the work among them.
    queueMicrotask(() => process.nextTick(this.#serve));
  };

  #takeNext(): () => void {
    for (const [name, lane] of this.#lanes) {
      this.#lanes.delete(name);
      const begin = lane.waiting[lane.served];
      lane.served += 1;
      // Behind all others, without those who have begun.
      if (lane.served < lane.waiting.length) this.#lanes.set(name, compacted(lane));
      if (begin) return begin;
    }
    return () => {};
  }
}

interface Lane {
  waiting: (() => void)[];
  /** Number of entries at the beginning of `waiting` that have begun: removing each would move all others. */
  served: number;
}

/** Number of begun entries at which their places are removed. */
const MOST_SERVED = 1_024;

function compacted(lane: Lane): Lane {
  if (lane.served < MOST_SERVED) return lane;
  return { waiting: lane.waiting.slice(lane.served), served: 0 };
}
