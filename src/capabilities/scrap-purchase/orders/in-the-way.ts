import { scrapTexts } from '../texts.ts';
import { inEnglish } from '../../../messages/message.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { pending } from '../wire/gates.ts';

/** Transaction that blocks a new order of a person. */
interface Obstacle {
  /** The pending order of this service; null if it was placed elsewhere, is ambiguous, or is still being placed. */
  readonly order: Subject | null;
  /** The platform's list of pending transactions; null if it was not queried because it cannot know yet. */
  readonly pending: Decoded<typeof pending> | null;
}

/**
 * Result of an order that was not placed because the person has a pending transaction. It is thrown only because a
 * field returns another member of its union that way; clients get it as a result, not as an `Error`.
 */
export class PendingTransactionInTheWay extends Error implements Obstacle {
  override readonly name = 'PendingTransactionInTheWay';
  readonly explanation = scrapTexts.pendingInTheWay;
  readonly order: Subject | null;
  readonly pending: Obstacle['pending'];

  constructor({ order, pending }: Obstacle) {
    super(inEnglish(scrapTexts.pendingInTheWay));
    this.order = order;
    this.pending = pending;
  }
}
