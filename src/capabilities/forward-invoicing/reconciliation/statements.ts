import type { Context } from '../../../context/context.ts';
import { InvalidInput } from '../../../context/invalid-input.ts';
import type { JsonObject } from '../../../kernel/json/json.ts';
import { forwardTexts } from '../texts.ts';
import { readStatement, type StatementEntry } from './statement.ts';
import type { InvoiceDetails } from '../tracking.ts';
import { statistic } from '../wire/statistic.ts';

/** Statistic of one seller; entries are taken out when the journal has their order. */
export interface OpenStatement {
  readonly isReadable: boolean;
  /** Takes out the entry of an order; null if there is none. */
  take(
    order: Pick<InvoiceDetails, 'platformOrderNumber' | 'invoiceNumber'> & { orderId: string },
  ): StatementEntry | null;
  /** True for an entry that follows another with the same number. */
  isRepeat(entry: StatementEntry): boolean;
  /** Entries that were not taken out. */
  rest(): Iterable<StatementEntry>;
}

const keys = ['orderId', 'platformOrderNumber', 'invoiceNumber'] as const;

/** Limit of sellers in one reconciliation, because every response stays in memory until the end. */
const MOST_SELLERS = 20;

/** Statistics of a month; each is queried when the first invoice of its seller is found. */
export class Statements {
  readonly #context: Context;
  readonly #month: string;
  readonly #extra: JsonObject | null;
  readonly #open = new Map<string, OpenStatement>();

  constructor(context: Context, month: string, extra: JsonObject | null) {
    this.#context = context;
    this.#month = month;
    this.#extra = extra;
  }

  /** Throws the platform's errors, and `InvalidInput` if there are too many sellers. */
  async of(sellerTaxNumber: string): Promise<OpenStatement> {
    const known = this.#open.get(sellerTaxNumber);
    if (known) return known;
    if (this.#open.size === MOST_SELLERS) {
      const message = forwardTexts.sellerNeededForMonth({ most: MOST_SELLERS });
      throw new InvalidInput([{ code: 'REQUIRED', path: ['sellerTaxNumber'], message }]);
    }
    const question = { sellerTaxNumber, month: this.#month, extra: this.#extra };
    const { raw } = await this.#context.platform.call(statistic, question);
    const opened = openStatement(raw ?? {});
    this.#open.set(sellerTaxNumber, opened);
    return opened;
  }

  all(): Iterable<OpenStatement> {
    return this.#open.values();
  }
}

function openStatement(raw: JsonObject): OpenStatement {
  const { entries, isReadable } = readStatement(raw);
  const left = new Set(entries);
  // A red invoice may carry the order number of the invoice that it reverses.
  const blue = entries.filter((entry) => !isRed(entry));
  const by = {
    orderId: indexBy(blue, 'orderId'),
    platformOrderNumber: indexBy(blue, 'platformOrderNumber'),
    invoiceNumber: indexBy(blue, 'invoiceNumber'),
  };
  return {
    isReadable,
    take({ orderId, platformOrderNumber, invoiceNumber }) {
      const entry =
        by.orderId.get(orderId) ??
        by.platformOrderNumber.get(platformOrderNumber ?? '') ??
        by.invoiceNumber.get(invoiceNumber ?? '');
      if (entry) left.delete(entry);
      return entry ?? null;
    },
    isRepeat: (entry) =>
      keys.some((key) => {
        const first = by[key].get(entry[key] ?? '');
        return first !== undefined && first !== entry;
      }),
    rest: () => left,
  };
}

/** Red invoices have negative amounts. */
export function isRed({ amountWithTax, amountWithoutTax }: StatementEntry): boolean {
  return (amountWithTax ?? amountWithoutTax)?.startsWith('-') ?? false;
}

/** Indexes the first entry of each number; a second one is left over and reported. */
function indexBy(
  entries: readonly StatementEntry[],
  name: (typeof keys)[number],
): ReadonlyMap<string, StatementEntry> {
  const index = new Map<string, StatementEntry>();
  for (const entry of entries) {
    const key = entry[name];
    if (key !== null && !index.has(key)) index.set(key, entry);
  }
  return index;
}
