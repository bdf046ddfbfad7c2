import type { Decoded } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import type { pending } from '../wire/gates.ts';

/** What stands in the way of a new order of a person. */
interface Obstacle {
  /** The order of ours that is pending; null when it was not placed here, or is only being placed. */
  readonly order: Subject | null;
  /** What the platform says is pending; null when it was not asked, as the journal knows enough. */
  readonly pending: Decoded<typeof pending> | null;
}

/**
 * The answer that a person has a pending transaction and gets no other order. It is thrown only because
 * that is how a field answers with another member of its union; to clients it is an answer and no `Error`.
 */
export class PendingTransactionInTheWay extends Error implements Obstacle {
  override readonly name = 'PendingTransactionInTheWay';
  readonly order: Subject | null;
  readonly pending: Obstacle['pending'];

  constructor({ order, pending }: Obstacle) {
    super('The person has a pending transaction.');
    this.order = order;
    this.pending = pending;
  }
}
