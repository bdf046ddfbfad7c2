import { Big } from 'big.js';
import { extractImages, type getDocumentProxy } from 'unpdf';
import { getDocument } from 'unpdf/pdfjs';
import { isJsonObject } from '../kernel/json/json.ts';
import { ChineseEncodings } from '../kernel/text/chinese-encodings.ts';
import { readCodes } from './picture.ts';
import { type Found, toAmount, toFace } from './printed-values.ts';
import { type FaceMember, type Reading, Unreadable, type Warning } from './reading.ts';
import { faceInXml, isInvoice, xmlTexts } from './xml.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfReading = Omit<Reading, 'fileName'>;

const CHINESE = { BinaryDataFactory: ChineseEncodings, cMapUrl: '/', cMapPacked: false };
const TEXT_ALONE = { useSystemFonts: false, useWasm: false, useWorkerFetch: false, verbosity: 0 };

/** Limit of pages: an invoice with a list of goods has some ten. */
const MOST_PAGES = 50;
/** Number of pages whose pictures are searched; a page scanned at 300 dpi takes a third of a second. */
const PICTURE_PAGES = 10;

/**
 * Reads the invoices of a PDF from attached XML, from the document's properties, and from the text of its pages. If
 * these differ, the earlier one is used and the difference is a warning. A page whose text is not that of one invoice is
 * read by the QR codes in its pictures. Throws `Unreadable`.
 */
export async function readPdf(bytes: Uint8Array): Promise<readonly PdfReading[]> {
  // pdf.js takes ownership of the bytes, so they are searched before.
  const hasSignature = /\/Type\s*\/Sig\b/.test(Buffer.from(bytes).toString('latin1'));
  const task = getDocument({ data: bytes, ...CHINESE, ...TEXT_ALONE });
  try {
    const document = await task.promise;
    const [attached, property] = [await attachedFace(document), await faceInProperties(document)];
    const pages = await readPages(document);
    const byNumber = Map.groupBy(pages, ({ numbers }) =>
      numbers.length === 1 ? numbers[0] : null,
    );
    const numbers = [...new Set(pages.flatMap((page) => page.numbers))];
    // Values of the whole file apply only if it has one invoice.
    const ofFile = numbers.length > 1 ? [] : [attached, property].filter((part) => part !== null);
    const unclear = (byNumber.get(null) ?? []).map(({ page }) => page);
    const isCut = document.numPages > MOST_PAGES || unclear.length > PICTURE_PAGES;
    const left: readonly Warning[] = isCut ? [{ code: 'PAGES_LEFT_OUT' }] : [];
    const pictured = await codesInPictures(document, unclear.slice(0, PICTURE_PAGES));
    const printed = (numbers.length > 0 ? numbers : [null]).flatMap((number) => {
      // The text of a page with several invoices does not tell which value is whose; only the numbers are certain.
      const onlyNumber = {
        texts: new Map([['invoiceNumber', [number ?? '']]] as const),
        type: null,
        lines: [],
      };
      const found = numbers.length > 1 ? (byNumber.get(number) ?? []) : pages;
      const texts = found.length > 0 ? found.map(({ text }) => text) : [onlyNumber];
      const { face, warnings } = toFace([...ofFile, ...texts]);
      const isPictured =
        found.length === 0 && pictured.some((one) => one.face.invoiceNumber === number);
      if (face.invoiceNumber === null || isPictured) return [];
      const [first] = ofFile;
      const source = first ? (first === attached ? 'XML' : 'PDF_PROPERTIES') : 'PDF_TEXT';
      return [{ source, printedCode: null, face, warnings } as const];
    });
    const known = new Set(printed.map(({ face }) => face.invoiceNumber));
    const others = pictured.filter(({ face }) => !known.has(face.invoiceNumber));
    if (printed.length + others.length === 0) throw new Unreadable('NO_INVOICE');
    return [...printed, ...others].map((reading) =>
      Object.assign(reading, { hasSignature, warnings: [...left, ...reading.warnings] }),
    );
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(problemOf(error), { cause: error });
  } finally {
    await task.destroy();
  }
}

function problemOf(error: unknown): 'ENCRYPTED' | 'DAMAGED' {
  return error instanceof Error && error.name === 'PasswordException' ? 'ENCRYPTED' : 'DAMAGED';
}

async function attachedFace(document: PdfDocument): Promise<Found | null> {
  const attachments = (await document.getAttachments()) as ReadonlyMap<string, object> | null; // pdf.js 6 returns a Map
  for (const id of attachments?.keys() ?? []) {
    try {
      const content: unknown = await document.getAttachmentContent(id);
      const texts = content instanceof Uint8Array ? xmlTexts(content) : [];
      if (isInvoice(texts)) return faceInXml(texts);
    } catch {
      // The attachment is not an invoice; any file may be attached.
    }
  }
  return null;
}

/** Names of properties in the document's information, by member of a face. */
const properties: readonly (readonly [FaceMember, string])[] = [
  ['invoiceNumber', 'InvoiceNumber'],
  ['issuedOn', 'IssueTime'],
  ['amountWithoutTax', 'TotalAmWithoutTax'],
  ['taxAmount', 'TotalTaxAm'],
  ['amountWithTax', 'TotalTax-includedAmount'],
  ['sellerTaxNumber', 'SellerIdNum'],
  ['buyerTaxNumber', 'BuyerIdNum'],
];

async function faceInProperties(document: PdfDocument): Promise<Found | null> {
  const { info }: { readonly info: object } = await document.getMetadata();
  const written: unknown = 'Custom' in info ? info.Custom : null;
  const custom = new Map(isJsonObject(written) ? Object.entries(written) : []);
  const texts = new Map<FaceMember, string[]>();
  for (const [member, name] of properties) {
    const value = custom.get(name);
    if (typeof value === 'string') texts.set(member, [value]);
  }
  const amount = (member: FaceMember): string | null => toAmount(texts.get(member)?.[0] ?? '');
  const [without, tax] = [amount('amountWithoutTax'), amount('taxAmount')];
  // The properties have no total, so it is calculated as their sum.
  if (!texts.has('amountWithTax') && without !== null && tax !== null)
    texts.set('amountWithTax', [new Big(without).plus(tax).toFixed(2)]);
  return texts.has('invoiceNumber') ? { texts, type: null, lines: [] } : null;
}

/** Labels printed on invoices, and the value after them on the same line. Signs are half-width here, blanks single. */
const labels: readonly (readonly [FaceMember, RegExp])[] = [
  ['invoiceCode', /发票代码:? ?(\d{10,12})(?!\d)/],
  ['invoiceNumber', /发票号码:? ?(\d{20}|\d{8})(?!\d)/],
  ['issuedOn', /开票日期:? ?(\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日|\d{4}-\d{2}-\d{2})/],
  ['checkCode', /校 ?验 ?码:? ?((?:\d ?){20})/],
  ['amountWithTax', /\( ?小写 ?\) ?(¥? ?-?[\d,]+\.\d{2})/],
  ['amountWithoutTax', /合 ?计 ?(¥ ?-?[\d,]+\.\d{2})/],
  ['taxAmount', /合 ?计 ?¥ ?-?[\d,]+\.\d{2} ?(¥ ?-?[\d,]+\.\d{2})/],
  ['drawer', /开票人: ?(\S+)/],
];

/** Labels that occur twice: first the buyer's, to the left or above, then the seller's. */
const pairs = [
  ['buyerName', 'sellerName', /名 ?称: ?(\S+)/g],
  ['buyerTaxNumber', 'sellerTaxNumber', /(?:纳税人识别号|信用代码): ?([\dA-Z]{15,20})/g],
] as const;

/** A page, from 1. */
interface Page {
  readonly page: number;
  readonly text: Found;
  /** Numbers of its invoices: several where two were printed on one sheet. */
  readonly numbers: readonly string[];
}

async function readPages(document: PdfDocument): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let page = 1; page <= Math.min(document.numPages, MOST_PAGES); page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    // Items of other types have no text.
    const text = toLines(items.filter((item) => 'str' in item));
    const face = faceInText(text);
    pages.push({
      page,
      text: face,
      numbers: numbersIn(text) ?? face.texts.get('invoiceNumber') ?? [],
    });
  }
  return pages;
}

/**
 * Numbers of the invoices on a page with the totals of several; null for any other page, whose notes may name numbers
 * of other invoices.
 */
function numbersIn(text: string): readonly string[] | null {
  const totals = text.match(/\( ?小写 ?\)/g) ?? [];
  const numbers = text.matchAll(/(?<=^|\s)发票号码:? ?(\d{20}|\d{8})(?!\d)/g);
  const different = new Set(numbers.map(([, number = '']) => number));
  return totals.length > 1 && different.size > 1 ? [...different] : null;
}

/** A piece of text, in points; `transform` gives the position of its lower left corner. */
interface Item {
  readonly str: string;
  readonly transform: readonly unknown[];
  readonly width: number;
  readonly height: number;
}

/** Largest gap between characters of one word, as a part of their height. */
const WITHIN_WORD = 0.15;

/** Pieces whose vertical positions differ by less than this are on one line. */
const LINE_POINTS = 4;

/** Text of a page, line by line and from left to right; the file stores its pieces in any order. */
function toLines(items: readonly Item[]): string {
  const pieces = items
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform: [, , , , x, y], width, height }) => ({
      str,
      x: Number(x),
      y: Number(y),
      end: Number(x) + width + height * WITHIN_WORD,
    }));
  const lines: (typeof pieces)[] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    if (line && Math.abs((line[0]?.y ?? 0) - piece.y) < LINE_POINTS) line.push(piece);
    else lines.push([piece]);
  }
  return lines
    .map((line) =>
      line
        .toSorted((one, other) => one.x - other.x)
        // Some programs write each character as its own piece.
        .map(({ str, x }, index, all) => (x > (all[index - 1]?.end ?? 0) ? ` ${str}` : str))
        .join('')
        .normalize('NFKC')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .join('\n');
}

function faceInText(text: string): Found {
  const found = new Map<FaceMember, readonly string[]>();
  for (const [member, label] of labels) {
    const value = label.exec(text)?.[1];
    if (value !== undefined) found.set(member, [value]);
  }
  for (const [buyer, seller, label] of pairs) {
    const [first, second] = [...text.matchAll(label)].map(([, value = '']) => value);
    if (first !== undefined) found.set(buyer, [first]);
    if (second !== undefined) found.set(seller, [second]);
  }
  // The invoice's title tells its type.
  const type = /专用发票/.test(text) ? 'SPECIAL' : /普通发票/.test(text) ? 'GENERAL' : null;
  return { texts: found, type, lines: [] };
}

async function codesInPictures(
  document: PdfDocument,
  pages: readonly number[],
): Promise<readonly Omit<Reading, 'fileName'>[]> {
  const found = new Map<string | null, Omit<Reading, 'fileName'>>();
  for (const page of pages) {
    for (const { data, width, height, channels } of await extractImages(document, page)) {
      const read = await readCodes({ data: withFourChannels(data, channels), width, height });
      // A file may hold several copies of an invoice.
      for (const reading of read ?? []) found.set(reading.printedCode, reading);
    }
    // The pictures of a page take tens of megabytes.
    (await document.getPage(page)).cleanup();
  }
  return [...found.values()];
}

function withFourChannels(
  data: Uint8ClampedArray,
  channels: 1 | 3 | 4,
): Uint8ClampedArray<ArrayBuffer> {
  const wide = new Uint8ClampedArray((data.length / channels) * 4).fill(255);
  const colors = Math.min(channels, 3);
  for (let at = 0, to = 0; at < data.length; at += channels, to += 4)
    for (let color = 0; color < 3; color += 1) wide[to + color] = data[at + (color % colors)] ?? 0;
  return wide;
}
