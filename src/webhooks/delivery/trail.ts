/** A step of a reader: an update that it took, or a position that it reached. */
interface Step {
  /** Null for a snapshot, whose position it shares with others. */
  readonly cursor: string | null;
  isStored: boolean;
}

/**
 * The position of a webhook: that of the last update before which everything is stored. Several are on their way at a time,
 * and are stored in any order.
 */
export class Trail {
  readonly #steps: Step[] = [];
  readonly #moved: (cursor: string) => void;

  /** `moved` is told of each new position. */
  constructor(moved: (cursor: string) => void) {
    this.#moved = moved;
  }

  /** Adds an update; call the result when it is stored. */
  take(cursor: string | null): () => void {
    const step = { cursor, isStored: false };
    this.#steps.push(step);
    return () => {
      step.isStored = true;
      this.#advance();
    };
  }

  /** Everything up to a cursor was taken. */
  reach(cursor: string): void {
    this.take(cursor)();
  }

  #advance(): void {
    let position: string | null = null;
    while (this.#steps[0]?.isStored === true) position = this.#steps.shift()?.cursor ?? position;
    if (position !== null) this.#moved(position);
  }
}
