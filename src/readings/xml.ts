import { SaxesParser } from 'saxes';
import { markedEncoding } from '../kernel/text/unreadable.ts';
import type { Found } from './printed-values.ts';
import { type FaceMember, type PrintedLine, Unreadable } from './reading.ts';

/** A text of an XML document, and the names of its enclosing elements without prefixes, innermost last. */
export interface XmlText {
  readonly path: readonly string[];
  readonly text: string;
  /** Attribute `ID` of the innermost enclosing element that has one, such as an object on an OFD's page. */
  readonly id: string | null;
}

/** Depth of real invoices is below 10. */
const DEEPEST = 64;
const MOST_TEXTS = 200_000;

/**
 * Texts of an XML document. Entities other than the five of XML, and entities that a DTD declares, are an error: none
 * is expanded or fetched. Throws `Unreadable`.
 */
export function xmlTexts(bytes: Uint8Array): readonly XmlText[] {
  const parser = new SaxesParser();
  const texts: XmlText[] = [];
  const path: string[] = [];
  const ids: (string | null)[] = [];
  let text = '';
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name.slice(name.indexOf(':') + 1));
    ids.push(attributes['ID'] ?? ids.at(-1) ?? null);
    if (path.length > DEEPEST) throw new Unreadable('TOO_MUCH');
    text = '';
  });
  const take = (more: string): void => void (text += more);
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    const id = ids.pop() ?? null;
    if (text.trim() !== '') texts.push({ path: [...path], text: text.trim(), id });
    if (texts.length > MOST_TEXTS) throw new Unreadable('TOO_MUCH');
    path.pop();
    text = '';
  });
  try {
    parser.write(decoded(bytes)).close();
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('DAMAGED', { cause: error });
  }
  return texts;
}

/** Decodes a document by its byte order mark or its declared encoding; UTF-8 if it declares none. */
function decoded(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1];
  const encoding = markedEncoding(bytes) ?? declared ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // The encoding declaration no longer applies to the decoded text.
    return text.replace(/^\s*<\?xml[^>]*\?>/, '');
  } catch (error) {
    throw new Unreadable('DAMAGED', { cause: error });
  }
}

/** Elements that hold a member of a face: those of digital invoices first, then those of older electronic invoices. */
const memberNames: readonly (readonly [FaceMember, readonly string[]])[] = [
  ['invoiceCode', ['InvoiceCode']],
  ['invoiceNumber', ['InvoiceNumber', 'EIid', 'InvoiceNo']],
  ['issuedOn', ['IssueTime', 'IssueDate']],
  ['checkCode', ['InvoiceCheckCode']],
  ['sellerName', ['SellerName']],
  ['sellerTaxNumber', ['SellerIdNum', 'SellerTaxID']],
  ['buyerName', ['BuyerName']],
  ['buyerTaxNumber', ['BuyerIdNum', 'BuyerTaxID']],
  ['amountWithoutTax', ['TotalAmWithoutTax', 'TaxExclusiveTotalAmount']],
  ['taxAmount', ['TotalTaxAm', 'TaxTotalAmount']],
  ['amountWithTax', ['TotalTax-includedAmount', 'TaxInclusiveTotalAmount']],
  ['drawer', ['Drawer', 'InvoiceClerk']],
  ['remark', ['Remark', 'Note']],
];

const lineNames: readonly (readonly [keyof PrintedLine, readonly string[]])[] = [
  ['itemName', ['ItemName', 'Item']],
  ['specification', ['SpecMod', 'Specification']],
  ['unit', ['MeaUnits', 'MeasurementDimension']],
  ['quantity', ['Quantity']],
  ['unitPrice', ['UnPrice', 'Price']],
  ['amountWithoutTax', ['Amount']],
  ['taxRate', ['TaxRate', 'TaxScheme']],
  ['taxAmount', ['ComTaxAm', 'TaxAmount']],
];

const LINES = new Set(['IssuItemInformation', 'GoodsInfo']);
const ROOTS = new Set(['EInvoice', 'eInvoice', 'CustomTag']);

/** True for the document of an invoice; an archive may contain other documents, too. */
export function isInvoice(texts: readonly XmlText[]): boolean {
  return texts.some(({ path }) => ROOTS.has(path[0] ?? ''));
}

/** Face in the document of an invoice. */
export function faceInXml(texts: readonly XmlText[]): Found {
  const found = new Map<FaceMember, string[]>();
  for (const [member, names] of memberNames) {
    const of = names.flatMap((name) =>
      texts.filter(({ path }) => path.at(-1) === name && !inLines(path)).map(({ text }) => text),
    );
    if (of.length > 0) found.set(member, of);
  }
  const label = texts.find(
    ({ path }) => path.at(-1) === 'LabelCode' && path.includes('GeneralOrSpecialVAT'),
  )?.text;
  return {
    texts: found,
    type: label === '01' ? 'SPECIAL' : label === '02' ? 'GENERAL' : null,
    lines: linesIn(texts.filter(({ path }) => inLines(path))),
  };
}

function inLines(path: readonly string[]): boolean {
  return path.some((name) => LINES.has(name));
}

/** Lines follow each other without a separator: a repeated member begins a new line. */
function linesIn(texts: readonly XmlText[]): readonly PrintedLine[] {
  const lines: PrintedLine[] = [];
  for (const { path, text } of texts) {
    const [member] = lineNames.find(([, names]) => names.includes(path.at(-1) ?? '')) ?? [];
    if (member === undefined) continue;
    const last = lines.at(-1);
    const continued = last?.[member] === null ? lines.pop() : EMPTY_LINE;
    lines.push({ ...EMPTY_LINE, ...continued, [member]: text });
  }
  return lines;
}

const EMPTY_LINE: PrintedLine = {
  itemName: null,
  specification: null,
  unit: null,
  quantity: null,
  unitPrice: null,
  amountWithoutTax: null,
  taxRate: null,
  taxAmount: null,
};
