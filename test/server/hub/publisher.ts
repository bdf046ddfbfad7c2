import { createCursorSeal } from '../../../src/subjects/follow/follow.ts';
import { CALLBACK_SECRET } from '../../stores.ts';
import type { Journal } from '../../../src/journal/contract/journal.ts';
import type { Update } from '../../../src/journal/contract/subject.ts';
import { randomId } from '../../../src/kernel/ids.ts';

/** The states of an order here; the last one is final. */
const STATES = ['SUBMITTED', 'OUTCOME_UNKNOWN', 'ISSUING', 'ISSUED'];

/**
 * Characters of the number of an invoice, which has more bytes. Numbers of the platform are shorter; heavy frames are 58 times as
 * long as this.
 */
const NUMBER_LENGTH = 1_200;

/** Writes updates of orders to a service's journal, as its tracker does. */
export class Publisher {
  readonly #journal: Journal;
  readonly #seal = createCursorSeal(CALLBACK_SECRET);
  readonly #versions = new Map<string, number>();
  /** All updates so far, in the order of the stream, with the clients' cursors. */
  readonly updates: Update[] = [];

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  end(): Promise<string> {
    return this.#journal.end('default');
  }

  /** Opens an order or moves it on; false if it has ended. */
  async move(key: string): Promise<boolean> {
    const id = { tenant: 'default', kind: 'forward-invoice', key };
    const version = this.#versions.get(key) ?? 0;
    const state = STATES[version];
    const snapshot = { invoiceNumber: `发票-${key}-${version}-`.padEnd(NUMBER_LENGTH, 'x') };
    if (state === undefined) return false;
    const written =
      version === 0
        ? await this.#journal.open(id, { inputHash: 'hash', state, snapshot, dueAt: null })
        : await this.#journal.advance(id, version, {
            changeId: randomId(),
            state,
            final: version === STATES.length - 1,
            snapshot,
            dueAt: null,
            cause: 'POLL',
            confirmed: true,
          });
    if (!('update' in written)) throw new Error(`The order is ${written.outcome}.`);
    this.#versions.set(key, version + 1);
    this.updates.push({ ...written.update, cursor: this.#seal.seal(written.update) });
    return true;
  }

  /** Moves an order to its end. */
  async finish(key: string): Promise<void> {
    while (await this.move(key));
  }
}
