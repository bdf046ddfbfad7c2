import type { DetailsOf } from '../../../subjects/kind/kind.ts';
import type { forwardInvoice } from '../tracking.ts';
import {
  plainSpelling,
  isJsonObject,
  type Json,
  type JsonObject,
} from '../../../kernel/json/json.ts';
import { codeIn, dayIn, isList, monthIn } from '../../../platform/record/index.ts';
import { amountsIn, type KnownAmounts, textUnder } from '../figures.ts';
import { issuingStatus } from '../wire/codes.ts';
import type { Context } from '../../../context/context.ts';
import { InvalidInput } from '../../../context/invalid-input.ts';
import { forwardTexts } from '../texts.ts';
import { statistic } from '../wire/statistic.ts';

/** An invoice in the platform's statistic; null for members that were not recognized. */
export interface StatementEntry extends KnownAmounts {
  readonly orderId: string | null;
  readonly platformOrderNumber: string | null;
  readonly invoiceNumber: string | null;
  /** The platform's status by its name in this schema, or else its code. */
  readonly status: string | null;
  /** Month of issue, `yyyy-MM`. */
  readonly month: string | null;
}

/** The recognized part of the platform's statistic. */
interface Statement {
  readonly entries: readonly StatementEntry[];
  /** False if no list of invoices was recognized, so that the absence of an invoice proves nothing. */
  readonly isReadable: boolean;
  /** Number of invoices that the platform counts and does not list, for example because they are on further pages. */
  readonly unlisted: number;
}

/**
 * Possible names of each member. The payload is not documented, so these are the names that the platform's documents
 * use for the same members elsewhere, and similar ones.
 */
const names = {
  orderId: ['order_id', 'orderId'],
  platformOrderNumber: ['order_sn', 'orderSn'],
  invoiceNumber: ['ticket_sn', 'ticketSn', 'fphm', 'invoice_num', 'invoice_no', 'invoice_number'],
  status: ['status', 'state'],
  issued: ['issue_time', 'issueTime', 'issue_date', 'invoice_date', 'kprq'],
  counted: [
    'total',
    'count',
    'total_count',
    'totalCount',
    'total_num',
    'totalNum',
    'totalElements',
  ],
} as const;

/** Reads the statistic's response: lists of objects, in any place, that contain an order or invoice number. */
function readStatement(raw: JsonObject): Statement {
  const found = listsIn(raw);
  const lists = found.length > 0 ? found : [outsideOfLists(raw)];
  const entries = lists.flat().flatMap((item) => (isJsonObject(item) ? toEntry(item) : []));
  const isEmpty = found.length > 0 && found.every(({ length }) => length === 0);
  const isReadable = entries.length > 0 || isEmpty;
  return { entries, isReadable, unlisted: Math.max(0, countedIn(raw) - entries.length) };
}

/** Largest number of invoices that a response names outside of lists; 0 for none. A sum has decimals. */
function countedIn(value: Json | undefined): number {
  if (!isJsonObject(value) || isEntry(value)) return 0;
  const counts = names.counted
    .map((name) => plainSpelling(value[name]) ?? '')
    .filter((text) => /^\d{1,9}$/.test(text));
  return Math.max(0, ...counts.map(Number), ...Object.values(value).map(countedIn));
}

/**
 * Outermost lists; lists inside an entry, such as its lines, are ignored. A list of objects that hold lists stands for
 * the lists in it.
 */
function listsIn(value: Json | undefined): readonly (readonly Json[])[] {
  if (isList(value)) {
    const inner = value.some(isEntry) ? [] : value.flatMap((item) => listsIn(item));
    return inner.length > 0 ? inner : [value];
  }
  return isJsonObject(value) ? Object.values(value).flatMap((member) => listsIn(member)) : [];
}

/** Outermost objects that are entries themselves, if an object replaces a list. */
function outsideOfLists(value: Json | undefined): readonly Json[] {
  if (!isJsonObject(value)) return [];
  return isEntry(value) ? [value] : Object.values(value).flatMap(outsideOfLists);
}

function isEntry(item: Json): boolean {
  return isJsonObject(item) && toEntry(item).length > 0;
}

function toEntry(item: JsonObject): StatementEntry[] {
  const entry = {
    orderId: textUnder(item, names.orderId),
    platformOrderNumber: textUnder(item, names.platformOrderNumber),
    invoiceNumber: textUnder(item, names.invoiceNumber),
    ...amountsIn(item),
    status: statusUnder(item, names.status),
    month: monthUnder(item, names.issued),
  };
  return (entry.orderId ?? entry.platformOrderNumber ?? entry.invoiceNumber) === null
    ? []
    : [entry];
}

function statusUnder(item: JsonObject, keys: readonly string[]): string | null {
  const code = codeIn(textUnder(item, keys) ?? undefined, issuingStatus);
  return code === undefined ? null : (issuingStatus.nameOf.get(code) ?? code);
}

function monthUnder(item: JsonObject, keys: readonly string[]): string | null {
  const text = textUnder(item, keys);
  return dayIn(text)?.slice(0, 7) ?? monthIn(text) ?? null;
}

/** Statistic of one seller; entries are taken out when the journal has their order. */
interface OpenStatement extends Pick<Statement, 'isReadable' | 'unlisted'> {
  /** Takes out the entry of an order; null if there is none. */
  take(
    order: Pick<DetailsOf<typeof forwardInvoice>, 'platformOrderNumber' | 'invoiceNumber'> & {
      orderId: string;
    },
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
  const { entries, isReadable, unlisted } = readStatement(raw);
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
    unlisted,
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
