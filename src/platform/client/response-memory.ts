/** Bounds the memory of all answers that are under way together. */
export interface AnswerRoom {
  /** A place for one answer. `resume` is called when it may be read on, after `take` said that it may not. */
  enter(resume: () => void): Place;
}

/** The place of one answer. */
export interface Place {
  /** Notes bytes that arrived. False: read no further until resumed. */
  take(bytes: number): boolean;
  /** True while it waits to be resumed. */
  readonly waits: boolean;
  /** Gives back what was taken. */
  leave(): void;
}

/** So much of each answer is free: the many small ones never wait behind large ones. */
const FREE_BYTES = 256 * 1024;

/**
 * Lets answers grow until together they have `capacity` bytes. From then on only the one that grew large first is
 * read on, whatever its size, so that one always ends and none waits for one that waits.
 */
export function createAnswerRoom(capacity: number): AnswerRoom {
  const large = new LargeAnswers(capacity);
  return { enter: (resume) => new PlaceInRoom(large, resume) };
}

/** Those that outgrew what is free. */
class LargeAnswers {
  readonly #capacity: number;
  /** In the order in which they did. */
  readonly #places = new Set<PlaceInRoom>();
  #taken = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Notes that one grew; true where it may be read on. */
  grow(place: PlaceInRoom, bytes: number): boolean {
    this.#places.add(place);
    this.#taken += bytes;
    return this.#mayGrow(place);
  }

  /** Lets others have what one gives back. */
  leave(place: PlaceInRoom, bytes: number): void {
    if (!this.#places.delete(place)) return;
    this.#taken -= bytes;
    for (const next of this.#places) {
      if (!next.waits) continue;
      if (!this.#mayGrow(next)) return;
      next.goOn();
    }
  }

  #mayGrow(place: PlaceInRoom): boolean {
    const [first] = this.#places;
    return this.#taken < this.#capacity || first === place;
  }
}

/** Of a class: an object that is written down with a getter gets a shape of its own, which lives long and holds it. */
class PlaceInRoom implements Place {
  readonly #large: LargeAnswers;
  readonly #resume: () => void;
  #arrived = 0;
  #waits = false;

  constructor(large: LargeAnswers, resume: () => void) {
    this.#large = large;
    this.#resume = resume;
  }

  get waits(): boolean {
    return this.#waits;
  }

  take(bytes: number): boolean {
    const before = this.#paid;
    this.#arrived += bytes;
    if (this.#paid === 0) return true;
    this.#waits = !this.#large.grow(this, this.#paid - before);
    return !this.#waits;
  }

  leave(): void {
    this.#waits = false;
    this.#large.leave(this, this.#paid);
  }

  goOn(): void {
    this.#waits = false;
    this.#resume();
  }

  /** Bytes that are not free. */
  get #paid(): number {
    return Math.max(0, this.#arrived - FREE_BYTES);
  }
}
