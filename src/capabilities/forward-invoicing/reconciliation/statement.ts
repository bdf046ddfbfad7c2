import { isJsonObject, type Json, type JsonObject } from '../../../kernel/json/json.ts';
import { codeIn, dayIn, isList, monthIn } from '../../../platform/record/index.ts';
import { amountsIn, type KnownAmounts, textUnder } from '../figures.ts';
import { issuingStatus } from '../wire/codes.ts';

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
export interface Statement {
  readonly entries: readonly StatementEntry[];
  /** False if no list of invoices was recognized, so that the absence of an invoice proves nothing. */
  readonly isReadable: boolean;
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
} as const;

/** Reads the statistic's response: lists of objects, in any place, that contain an order or invoice number. */
export function readStatement(raw: JsonObject): Statement {
  const found = listsIn(raw);
  const lists = found.length > 0 ? found : [outsideOfLists(raw)];
  const entries = lists.flat().flatMap((item) => (isJsonObject(item) ? toEntry(item) : []));
  const isEmpty = found.length > 0 && found.every(({ length }) => length === 0);
  return { entries, isReadable: entries.length > 0 || isEmpty };
}

/** Outermost lists; lists inside an item, such as its lines, are ignored. */
function listsIn(value: Json | undefined): readonly (readonly Json[])[] {
  if (isList(value)) return [value];
  return isJsonObject(value) ? Object.values(value).flatMap((member) => listsIn(member)) : [];
}

/** Outermost objects that are entries themselves, if an object replaces a list. */
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
  const code = keys.map((key) => codeIn(item[key], issuingStatus)).find((each) => each);
  return code === undefined ? null : (issuingStatus.nameOf.get(code) ?? code);
}

function monthUnder(item: JsonObject, keys: readonly string[]): string | null {
  const text = textUnder(item, keys);
  return dayIn(text)?.slice(0, 7) ?? monthIn(text) ?? null;
}
