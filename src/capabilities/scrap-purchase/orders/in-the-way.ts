import { scrapTexts } from '../texts.ts';
import { inEnglish } from '../../../messages/message.ts';
import type { Decoded } from '../../../platform/record/index.ts';
import type { Subject } from '../../../subjects/subject.ts';
import type { pending } from '../wire/gates.ts';

/** The transaction that stands in the way of a new order of a person. */
interface Obstacle {
  /** The pending order of this service; null when it was not placed here, is ambiguous, or is only being placed. */
  readonly order: Subject | null;
  /** The platform's list of pending ones; null when it was not asked, as it cannot know yet. */
  readonly pending: Decoded<typeof pending> | null;
}

/**
 * The answer that a person has a pending transaction and gets no other order. It is thrown only because
 * that is how a field answers with another member of its union; to clients it is an answer and no `Error`.
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
