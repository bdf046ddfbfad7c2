/** A step of a reader: an update that it read, or a position that it reached. */
interface Step {
  /** Null for a snapshot, which shares its position with others. */
  readonly cursor: string | null;
  isStored: boolean;
}

/**
 * Tracks the position of a webhook: the last update up to which everything is stored. Several updates may be in progress and are
 * stored in any order.
 */
export class Trail {
  readonly #steps: Step[] = [];
  readonly #moved: (cursor: string) => void;

  /** `moved` is called with each new position. */
  constructor(moved: (cursor: string) => void) {
    this.#moved = moved;
  }

  /** Adds an update. The returned function is to be called when the update is stored. */
  take(cursor: string | null): () => void {
    const step = { cursor, isStored: false };
    this.#steps.push(step);
    return () => {
      step.isStored = true;
      this.#advance();
    };
  }

  /** Reports that everything up to a cursor has been read. */
  reach(cursor: string): void {
    this.take(cursor)();
  }

  #advance(): void {
    let position: string | null = null;
    while (this.#steps[0]?.isStored === true) position = this.#steps.shift()?.cursor ?? position;
    if (position !== null) this.#moved(position);
  }
}
