import { isJsonObject, type Json, type JsonObject } from '../../../kernel/json/json.ts';
import { dayIn, isList, monthIn } from '../../../platform/record/index.ts';
import { amountsIn, type KnownAmounts, textUnder } from '../figures.ts';
import { issuingStatus } from '../wire/codes.ts';

/** An invoice in the platform's statistic, as far as it could be made out; null where nothing was found. */
export interface StatementEntry extends KnownAmounts {
  readonly orderId: string | null;
  readonly platformOrderNumber: string | null;
  readonly invoiceNumber: string | null;
  /** The platform's status by its name in this schema, or its code. */
  readonly status: string | null;
  /** `yyyy-MM` of its issue. */
  readonly month: string | null;
}

/** The platform's statistic, as far as it was understood. */
export interface Statement {
  readonly entries: readonly StatementEntry[];
  /** False where no list of invoices was made out, so that nothing follows from an invoice's absence. */
  readonly isReadable: boolean;
}

/**
 * The names under which each may stand: the payload is not documented, so these are the names that the
 * platform's documents use for the same things elsewhere, and their near variants.
 */
const names = {
  orderId: ['order_id', 'orderId'],
  platformOrderNumber: ['order_sn', 'orderSn'],
  invoiceNumber: ['ticket_sn', 'ticketSn', 'fphm', 'invoice_num', 'invoice_no', 'invoice_number'],
  status: ['status', 'state'],
  issued: ['issue_time', 'issueTime', 'issue_date', 'invoice_date', 'kprq'],
} as const;

/** Reads the answer of statistic: lists of objects, wherever they stand, that carry a number of an order or an invoice. */
export function readStatement(raw: JsonObject): Statement {
  const found = listsIn(raw);
  const lists = found.length > 0 ? found : [outsideOfLists(raw)];
  const entries = lists.flat().flatMap((item) => (isJsonObject(item) ? toEntry(item) : []));
  const isEmpty = found.length > 0 && found.every(({ length }) => length === 0);
  return { entries, isReadable: entries.length > 0 || isEmpty };
}

/** The outermost lists: what stands within an item, such as its lines, is none of ours. */
function listsIn(value: Json | undefined): readonly (readonly Json[])[] {
  if (isList(value)) return [value];
  return isJsonObject(value) ? Object.values(value).flatMap((member) => listsIn(member)) : [];
}

/** The outermost objects that are entries themselves, where one stands in place of a list. */
function outsideOfLists(value: Json | undefined): readonly Json[] {
  if (!isJsonObject(value)) return [];
  return toEntry(value).length > 0 ? [value] : Object.values(value).flatMap(outsideOfLists);
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
  const code = textUnder(item, keys);
  return code === null ? null : (issuingStatus.nameOf.get(code) ?? code);
}

function monthUnder(item: JsonObject, keys: readonly string[]): string | null {
  const text = textUnder(item, keys);
  return dayIn(text)?.slice(0, 7) ?? monthIn(text) ?? null;
}
