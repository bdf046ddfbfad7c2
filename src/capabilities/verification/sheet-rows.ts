import type {
  SheetRow,
  SheetColumn,
  SheetElement,
  SpreadsheetReading,
} from '../../readings/spreadsheet/spreadsheet.ts';
import { BlockchainRegion, GeneralElectronicRegion, invoiceToVerify } from './wire/elements.ts';
import type { Message } from '../../messages/message.ts';
import { canonicalJson } from '../../kernel/ids.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import { encode, messageIn } from '../../platform/record/index.ts';
import { verificationTexts } from './texts.ts';
import type { Asked } from './verification.ts';
import { CHECK_CODE_DIGITS } from './wire/printed-code.ts';

/** Members of `InvoiceToVerify` with elements of their own. */
type InvoiceKind = Extract<keyof typeof invoiceToVerify.variants, string>;

type Cells = SheetRow['cells'];

/** A region by its name in Chinese or English, its code's name, or its code; null for an unknown region. */
function regionNamed(text: string, kind: 'blockchain' | 'generalElectronic'): string | null {
  const { entries } = kind === 'blockchain' ? BlockchainRegion : GeneralElectronicRegion;
  // Ningbo belongs to Zhejiang, but has its own tax bureau.
  const named = text.replace('宁波', '浙江').toLowerCase();
  const found = entries.find(
    ({ name, code, labelZh }) =>
      named.includes(labelZh.slice(0, -1)) || named.includes(name.toLowerCase()) || named === code,
  );
  return found?.name ?? null;
}

/**
 * Kind of an invoice by the name in a sheet and its number. A number of 20 digits is a digital invoice under any name,
 * such as a railway e-ticket. Null for an unknown name, or a kind that is not verified.
 */
function kindNamed(name: string, isDigital: boolean): InvoiceKind | null {
  const word = name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
  const isSpecial = /专|special/.test(word);
  const isNamedDigital = /数电|全电|数字化|digital|^电子发票(?:普通|增值税专用|铁路|航空)/.test(
    word,
  );
  if (isNamedDigital && /纸|paper/.test(word))
    return isSpecial ? 'digitalPaperSpecial' : 'digitalPaperGeneral';
  if (isDigital || isNamedDigital || /铁路|航空|行程单/.test(word))
    return isSpecial ? 'digitalSpecial' : 'digitalGeneral';
  return kindsBefore.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** Names of kinds older than digital invoices; the first match wins. */
const kindsBefore: readonly (readonly [pattern: RegExp, kind: InvoiceKind | null])[] = [
  [/区块链|blockchain/, 'blockchain'],
  [/通用.*电子|^generalelectronic/, 'generalElectronic'],
  [/机动车|二手车|通用|motor|usedcar/, null],
  [/江苏.*通行费|通行费.*江苏|^vehicletoll/, 'vehicleToll'],
  [/专|special/, 'vatSpecial'],
  [/普|卷|通行费|general|roll|toll/, 'vatGeneral'],
];

/** Kind of an invoice by the elements in its row; null if they match no kind. */
function kindByElements(cells: Cells, isDigital: boolean): InvoiceKind | null {
  if (isDigital) return 'digitalGeneral';
  const region = cells.region?.text ?? '';
  if (cells.shortCode && regionNamed(region, 'blockchain') !== null) return 'blockchain';
  if (cells.checkCode) return 'vatGeneral';
  if (cells.sellerTaxNumber && regionNamed(region, 'generalElectronic') !== null)
    return 'generalElectronic';
  return cells.amountWithoutTax || cells.amount ? 'vatSpecial' : null;
}

/** A row of a sheet as an invoice to verify. */
export interface SheetInvoice extends SheetRow {
  /** Null if the row does not tell the kind, or the kind is not verified. */
  readonly kind: InvoiceKind | null;
  /** Elements of the kind by their names in `InvoiceToVerify`, as read; null for missing ones. */
  readonly elements: Readonly<Record<string, string | null>>;
  /** Input for `verifyInvoice`; null if there is a problem. */
  readonly invoice: Asked | null;
  /** Reason why the row cannot be verified. It names the column by its title and contains no values of the row. */
  readonly problem: Message | null;
}

/** Rows of a sheet as invoices to verify, and the columns they come from. */
interface SheetInvoices {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetInvoice[];
}

/**
 * Converts rows of a sheet to invoices to verify: by QR code or by kind if a column has them, otherwise by the
 * available elements (document 1, section 2.2). Every row has either an `invoice` or a `problem`, in the order of the
 * sheet.
 */
export function readSheetRows({
  columns,
  rows,
}: Pick<SpreadsheetReading, 'columns' | 'rows'>): SheetInvoices {
  const titles = new Map(
    columns.flatMap(({ element, header }) =>
      element === null ? [] : [[element, header] as const],
    ),
  );
  const read = rows.map((row) => ({
    ...row,
    ...(row.isShifted
      ? unread(verificationTexts.rowShifted({ row: String(row.row) }))
      : toInvoice(row.cells, titles)),
  }));
  const problem = verificationTexts.rowContradicted;
  for (const row of contradictedIn(read)) Object.assign(row, { invoice: null, problem });
  return { columns, rows: read };
}

/** Rows with the same invoice number but different elements, as in a list of lines: at most one of them is correct. */
function contradictedIn(rows: readonly SheetInvoice[]): readonly SheetInvoice[] {
  const readable = rows.filter(({ invoice }) => invoice !== null);
  const repeated = Map.groupBy(readable, nameOf)
    .values()
    .filter((same) => same.length > 1 && isContradicted(same));
  return [...repeated].flat();
}

function isContradicted(rows: readonly SheetInvoice[]): boolean {
  let known: JsonObject = {};
  return rows.some(({ invoice }) => {
    const elements: JsonObject = invoice === null ? {} : encode(invoiceToVerify, invoice);
    // An element that only one row has is no contradiction.
    const [first, last] = [
      { ...elements, ...known },
      { ...known, ...elements },
    ];
    known = first;
    return canonicalJson(first) !== canonicalJson(last);
  });
}

/** Code and number of an invoice; for a digital one the number only. */
function nameOf({ elements }: Pick<SheetInvoice, 'elements'>): string {
  return `${elements['invoiceCode'] ?? ''} ${elements['invoiceNumber'] ?? ''}`;
}

type Titles = ReadonlyMap<SheetElement, string>;
type ReadRow = Omit<SheetInvoice, keyof SheetRow>;

/** Scientific notation, which means that a spreadsheet dropped the last digits of a number. */
const LOST_DIGITS = /^\d(?:\.\d+)?e\+\d+$/i;

function toInvoice(cells: Cells, titles: Titles): ReadRow {
  const printed = cells.printedCode && byPrintedCode(cells.printedCode.text, titles);
  const number = numberIn(cells);
  if (printed && (printed.invoice !== null || number === null)) return printed;
  if (number === null)
    return unread(verificationTexts.rowHasNoNumber({ column: numberTitle(titles) }));
  if (LOST_DIGITS.test(number.text))
    return unread(
      verificationTexts.rowCell({
        column: numberTitle(titles),
        rule: verificationTexts.rowLostDigits,
      }),
    );
  const isDigital = number.value?.length === DIGITAL_DIGITS;
  const kind = cells.kind
    ? kindNamed(cells.kind.text, isDigital)
    : kindByElements(cells, isDigital);
  if (kind !== null) return byElements(kind, cells, titles);
  if (!cells.kind) return unread(verificationTexts.rowOfNoKind);
  const column = titles.get('kind') ?? '';
  return unread(verificationTexts.rowCell({ column, rule: verificationTexts.rowOfOtherKind }));
}

const DIGITAL_DIGITS = 20;

function unread(problem: Message): ReadRow {
  return { kind: null, elements: {}, invoice: null, problem };
}

/** Number that identifies an invoice; a digital one on paper has two, and the shorter one is used. */
function numberIn({ invoiceNumber, digitalNumber }: Cells) {
  return invoiceNumber ?? digitalNumber ?? null;
}

function numberTitle(titles: Titles): string {
  const title = titles.get('invoiceNumber') ?? titles.get('digitalNumber');
  return title ?? titles.get('printedCode') ?? '';
}

function byPrintedCode(text: string, titles: Titles): ReadRow {
  const { data, error } = invoiceToVerify.input().safeParse({ printedCode: text });
  const [issue] = error?.issues ?? [];
  if (issue) {
    const column = titles.get('printedCode') ?? '';
    return unread(verificationTexts.rowCell({ column, rule: messageIn(issue) }));
  }
  const invoice = data as Asked; // the structure's schema yields its input
  // A choice has exactly one member.
  const [[kind, elements] = []] = Object.entries(invoice) as [InvoiceKind, ReadRow['elements']][];
  return { kind: kind ?? null, elements: elements ?? {}, invoice, problem: null };
}

function byElements(kind: InvoiceKind, cells: Cells, titles: Titles): ReadRow {
  const sources = Object.keys(invoiceToVerify.variants[kind].record.fields).map((name) => ({
    name,
    source: sourceOf(name as SheetElement, kind, cells, titles), // elements and columns have the same names
  }));
  const elements = Object.fromEntries(
    sources.map(({ name, source }) => [name, elementIn(cells, source, kind)]),
  );
  const read = { kind, elements, invoice: null };
  const lacking = sources.find(({ name }) => elements[name] === null);
  if (lacking) {
    const column = titles.get(lacking.source);
    const problem =
      column === undefined
        ? verificationTexts.rowLacksColumn({ kind, element: elementNames[lacking.source] })
        : verificationTexts.rowLacks({ kind, column });
    return { ...read, problem };
  }
  const { data, error } = invoiceToVerify.input().safeParse({ [kind]: elements });
  const [issue] = error?.issues ?? [];
  if (!issue) return { ...read, invoice: data as Asked, problem: null }; // the structure's schema yields its input
  const source = sources.find(({ name }) => name === issue.path[1])?.source;
  const column = (source && titles.get(source)) ?? '';
  const isLost = source !== undefined && LOST_DIGITS.test(cells[source]?.text ?? '');
  const rule = isLost ? verificationTexts.rowLostDigits : messageIn(issue);
  return { ...read, problem: verificationTexts.rowCell({ column, rule }) };
}

/** The column that supplies an element of a kind. */
function sourceOf(
  name: SheetElement,
  kind: InvoiceKind,
  cells: Cells,
  titles: Titles,
): SheetElement {
  if (name === 'invoiceNumber') {
    const isDigital = kind === 'digitalGeneral' || kind === 'digitalSpecial';
    const [first, second] = isDigital
      ? (['digitalNumber', 'invoiceNumber'] as const)
      : (['invoiceNumber', 'digitalNumber'] as const);
    return cells[first] ? first : second;
  }
  const isAmount = name === 'amountWithTax' || name === 'amountWithoutTax';
  return isAmount && !titles.has(name) && titles.has('amount') ? 'amount' : name;
}

/** An element as sent; an unreadable text is passed on to the rule of its field. */
function elementIn(cells: Cells, source: SheetElement, kind: InvoiceKind): string | null {
  const cell = cells[source];
  if (cell === undefined) return null;
  const value = cell.value ?? cell.text;
  if (source === 'region' && (kind === 'blockchain' || kind === 'generalElectronic'))
    return regionNamed(value, kind) ?? value;
  return source === 'checkCode' && value.length === WHOLE_CHECK_CODE
    ? value.slice(-CHECK_CODE_DIGITS)
    : value;
}

const WHOLE_CHECK_CODE = 20;

const elementNames: Readonly<Record<SheetElement, Message>> = {
  kind: verificationTexts.elementKind,
  printedCode: verificationTexts.elementPrintedCode,
  invoiceCode: verificationTexts.elementInvoiceCode,
  invoiceNumber: verificationTexts.elementInvoiceNumber,
  digitalNumber: verificationTexts.elementInvoiceNumber,
  issuedOn: verificationTexts.elementIssuedOn,
  amount: verificationTexts.elementAmountWithTax,
  amountWithTax: verificationTexts.elementAmountWithTax,
  amountWithoutTax: verificationTexts.elementAmountWithoutTax,
  taxAmount: verificationTexts.elementTaxAmount,
  checkCode: verificationTexts.elementCheckCode,
  shortCode: verificationTexts.elementShortCode,
  sellerTaxNumber: verificationTexts.elementSellerTaxNumber,
  region: verificationTexts.elementRegion,
};
