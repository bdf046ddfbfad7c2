/** Bytes of a response that count for nothing, so that the many small ones never wait behind large ones. */
const FREE_BYTES = 256 * 1024;

/**
 * Bounds the memory of all responses that are being received. They grow until together they have `capacity` bytes. After that
 * only the response that grew large first is read on, whatever its size: one response always ends, so no two wait for each other.
 */
export class ResponseMemory {
  readonly #capacity: number;
  /** Responses with more than the free bytes, in the order in which they exceeded them. */
  readonly #large = new Set<MemoryShare>();
  #taken = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Begins the share of one response. `resume` is called when a response that was paused may be read on. */
  open(resume: () => void): MemoryShare {
    return new MemoryShare(this, resume);
  }

  /** Counts the bytes of a large response; true when it may be read on. */
  grow(share: MemoryShare, bytes: number): boolean {
    this.#large.add(share);
    this.#taken += bytes;
    return this.#mayGrow(share);
  }

  /** Frees the bytes of a response and resumes others in their order. */
  free(share: MemoryShare, bytes: number): void {
    if (!this.#large.delete(share)) return;
    this.#taken -= bytes;
    for (const next of this.#large) {
      if (!next.waits) continue;
      if (!this.#mayGrow(next)) return;
      next.resume();
    }
  }

  #mayGrow(share: MemoryShare): boolean {
    const [first] = this.#large;
    return this.#taken < this.#capacity || first === share;
  }
}

/** Memory of one response. */
export class MemoryShare {
  readonly #memory: ResponseMemory;
  readonly #resume: () => void;
  #arrived = 0;
  #waits = false;

  constructor(memory: ResponseMemory, resume: () => void) {
    this.#memory = memory;
    this.#resume = resume;
  }

  /** True while the response waits to be resumed. */
  get waits(): boolean {
    return this.#waits;
  }

  /** Counts bytes that arrived. False: read no further until resumed. */
  take(bytes: number): boolean {
    const before = this.#counted;
    this.#arrived += bytes;
    if (this.#counted === 0) return true;
    this.#waits = !this.#memory.grow(this, this.#counted - before);
    return !this.#waits;
  }

  /** Frees everything that was taken. */
  release(): void {
    this.#waits = false;
    this.#memory.free(this, this.#counted);
  }

  resume(): void {
    this.#waits = false;
    this.#resume();
  }

  get #counted(): number {
    return Math.max(0, this.#arrived - FREE_BYTES);
  }
}
