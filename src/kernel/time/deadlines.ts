import { Members } from '../members.ts';

/** Something that happens at a time, by `performance.now()`, unless it is called off before. */
interface Deadline {
  readonly at: number;
  readonly late: () => void;
  callOff: () => void;
}

/**
 * Deadlines of which hardly one is met, such as those of calls. One timer serves them all: it is set for the next, and
 * left as it is when that one is called off. A timer for each would have to be set and cleared each time.
 */
export class Deadlines {
  readonly #open = new Members<Deadline>();
  #timer: NodeJS.Timeout | null = null;
  /** When the timer goes off. */
  #looksAt = Infinity;

  /** Calls `late` in so many milliseconds; returns how to call that off, once or more often. No process waits for it. */
  set(ms: number, late: () => void): () => void {
    const at = performance.now() + ms;
    const deadline: Deadline = { at, late, callOff: () => {} };
    deadline.callOff = this.#open.add(deadline);
    if (at < this.#looksAt) this.#lookAt(at);
    return deadline.callOff;
  }

  #lookAt(at: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#looksAt = at;
    this.#timer = setTimeout(this.#look, Math.max(0, at - performance.now())).unref();
  }

  readonly #look = (): void => {
    this.#timer = null;
    this.#looksAt = Infinity;
    const now = performance.now();
    let next = Infinity;
    for (const { at, late, callOff } of this.#open.all()) {
      if (at > now) {
        next = Math.min(next, at);
        continue;
      }
      callOff();
      late();
    }
    if (next < this.#looksAt) this.#lookAt(next);
  };
}
