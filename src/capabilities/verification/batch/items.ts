import { z } from 'zod';
import { canonicalJson } from '../../../kernel/ids.ts';
import { isJsonObject } from '../../../kernel/json/json.ts';
import type { Message } from '../../../messages/message.ts';
import { encode, messageIn } from '../../../platform/record/index.ts';
import { type ComparedFace, comparedMembers, type FileReading } from '../../../readings/reading.ts';
import { storedMessage } from '../../../subjects/submit/rejection.ts';
import { elementsOf, problemText } from '../file-readings.ts';
import type { SheetInvoice } from '../sheet-rows.ts';
import { verificationTexts } from '../texts.ts';
import { type Asked, numberOf } from '../verification.ts';
import { invoiceToVerify } from '../wire/elements.ts';

/** Limit of invoices in one batch. */
export const MOST_ITEMS = 20_000;

const keptText = z.string().nullable().default(null);

/** Stored form of an item. Lists of items are personal data, because a seller may be a person. */
export const storedItem = z.object({
  /** Position in the list, from 1. */
  position: z.number(),
  /** Row of the spreadsheet, counted from 1 including its header. */
  row: z.number().nullable().default(null),
  /** Name of the file within a ZIP. */
  fileName: keptText,
  /** Null if the item could not be read. */
  invoice: z.custom<Asked>(isJsonObject).nullable().default(null),
  /** Reason for a missing `invoice`. */
  problem: storedMessage.nullable().default(null),
  /** Position of the first item with the same invoice; one verification applies to both. */
  duplicateOf: z.number().nullable().default(null),
  /** Printed members to compare with the platform's, if the invoice was read from a file. */
  printed: z.record(z.enum(comparedMembers), z.string().nullable()).nullable().default(null),
});

/** One item of a batch. */
export type BatchItem = Readonly<z.infer<typeof storedItem>>;

/** An item before its position is assigned. */
export type FoundItem = Pick<BatchItem, 'invoice'> & Partial<Omit<BatchItem, 'position'>>;

/** Items from QR texts. An unreadable text becomes an item with a problem. */
export function itemsOfCodes(codes: readonly string[]): readonly FoundItem[] {
  return codes.map((printedCode) => {
    const { data, error } = invoiceToVerify.input().safeParse({ printedCode });
    if (data) return { invoice: data as Asked }; // the structure's schema yields its input
    const [issue] = error?.issues ?? [];
    const problem = issue === undefined ? verificationTexts.fileHasNone : messageIn(issue);
    return { invoice: null, problem };
  });
}

/** Items from a file of invoices, or from a ZIP of them. */
export function itemsOfReading({ invoices, unread }: FileReading): readonly FoundItem[] {
  const cut = invoices.filter(({ warnings }) =>
    warnings.some(({ code }) => code === 'PAGES_LEFT_OUT'),
  );
  return [
    ...invoices.map((reading) => {
      const { invoice, missing, obstacle } = elementsOf(reading);
      const { fileName, face } = reading;
      const problem = invoice === null ? (obstacle ?? lacking(missing)) : null;
      return { fileName, invoice, problem, printed: comparedIn(face) };
    }),
    ...unread.map(({ fileName, problem }) => ({
      fileName,
      invoice: null,
      problem: problemText(problem),
    })),
    // Without these problems, the invoices of the omitted pages would be missing silently.
    ...[...new Set(cut.map(({ fileName }) => fileName))].map((fileName) => ({
      fileName,
      invoice: null,
      problem: verificationTexts.pagesLeftOut,
    })),
  ];
}

/** Items from a spreadsheet, one per row. */
export function itemsOfRows(rows: readonly SheetInvoice[]): readonly FoundItem[] {
  return rows.map(({ row, invoice, problem }) => ({ row, invoice, problem }));
}

function comparedIn(face: ComparedFace): ComparedFace {
  const members = comparedMembers.map((member) => [member, face[member]]);
  return Object.fromEntries(members) as ComparedFace; // each member once
}

function lacking(missing: readonly string[]): Message {
  return verificationTexts.elementsMissing({ names: missing.join(', ') });
}

/** Numbers the items and marks repeated invoices. */
export function toItems(found: readonly FoundItem[]): readonly BatchItem[] {
  const first = new Map<string, number>();
  return found.map((item, index) => {
    const position = index + 1;
    const name = item.invoice && canonicalJson(encode(invoiceToVerify, item.invoice));
    const duplicateOf = name === null ? null : (first.get(name) ?? null);
    if (name !== null && duplicateOf === null) first.set(name, position);
    return storedItem.parse({ ...item, position, duplicateOf });
  });
}

/** True for an item that a call must verify. */
export function isToVerify(item: BatchItem): item is BatchItem & { readonly invoice: Asked } {
  return item.invoice !== null && item.duplicateOf === null;
}

/**
 * Splits a list into parts of one call each, in order. Invoices with the same number but different codes go into
 * different parts, because the response identifies invoices by number only.
 */
export function toParts(
  items: readonly BatchItem[],
  mostOfPart: number,
): readonly (readonly BatchItem[])[] {
  const parts: BatchItem[][] = [];
  let open: BatchItem[] = [];
  let numbers = new Set<string>();
  for (const item of items) {
    const number = isToVerify(item) ? numberOf(item.invoice) : null;
    if (
      open.length === 0 ||
      open.length >= mostOfPart ||
      (number !== null && numbers.has(number))
    ) {
      parts.push((open = []));
      numbers = new Set();
    }
    open.push(item);
    if (number !== null) numbers.add(number);
  }
  return parts;
}
