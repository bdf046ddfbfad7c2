import type {
  InvoiceReadingKind,
  InvoiceToVerify,
  InvoiceVerdict,
} from '../../../generated/operations.ts';

/** Elements that identify an invoice; null for an element that the file or line does not contain. */
export interface Elements {
  readonly kind: InvoiceReadingKind | null;
  readonly invoiceCode: string | null;
  readonly invoiceNumber: string | null;
  readonly issuedOn: string | null;
  readonly checkCode: string | null;
  readonly amountWithTax: string | null;
  readonly amountWithoutTax: string | null;
}

/** Members of a face that the tax bureau reports as well. */
export const comparedMembers = [
  'sellerName',
  'sellerTaxNumber',
  'buyerName',
  'buyerTaxNumber',
  'amountWithoutTax',
  'taxAmount',
  'amountWithTax',
] as const;

export type ComparedMember = (typeof comparedMembers)[number];

/** A face, read from a file or reported by the tax bureau; amounts in yuan with two decimals. */
export type Face = Readonly<Partial<Record<ComparedMember, string | null>>>;

/** The response of the tax bureau. */
export interface Verification {
  readonly verdict: InvoiceVerdict;
  readonly reason: string | null;
  readonly face: Face | null;
}

/** A file or line, with the invoice that was read from it. */
export interface VerifyRow {
  /** The file, the file within a ZIP, or the line. */
  readonly name: string;
  /** The file shown next to its face; null for a line, and for a file within a ZIP. */
  readonly file: File | null;
  readonly elements: Elements;
  readonly face: Face | null;
  readonly warnings: readonly string[];
  /** The invoice as sent for verification; null if there is an obstacle. */
  readonly invoice: InvoiceToVerify | null;
  /** Reason why the invoice cannot be verified, or why nothing was read. */
  readonly obstacle: string | null;
  readonly verification: Verification | null;
}

/** A member whose value in the file differs from the value that the tax bureau reports. */
export interface Difference {
  readonly field: ComparedMember;
  readonly printed: string;
  readonly platform: string;
}

/** A row, linked to an earlier row with the same invoice. */
export interface LinkedRow extends VerifyRow {
  /** Position of the earlier row with the same invoice, whose verification it shares. */
  readonly sameAs: number | null;
  readonly differences: readonly Difference[];
}

/** Rows with the verification of the first row that holds the same invoice, and their own differences from it. */
export function linkedRows(rows: readonly VerifyRow[]): readonly LinkedRow[] {
  const firsts = new Map<string, number[]>();
  return rows.map((row, index) => {
    if (row.invoice === null) return { ...row, sameAs: null, differences: [] };
    const key = `${row.elements.invoiceCode ?? ''} ${row.elements.invoiceNumber ?? ''}`;
    const earlier = firsts.get(key) ?? [];
    const sameAs = earlier.find((at) => agree(rows[at]?.elements, row.elements)) ?? null;
    if (sameAs === null) firsts.set(key, [...earlier, index]);
    const { verification } = (sameAs === null ? null : rows[sameAs]) ?? row;
    return {
      ...row,
      verification,
      sameAs,
      differences: differencesBetween(row.face, verification),
    };
  });
}

/** True if an invoice still needs verification: it can be verified, has no verdict, and no earlier row holds it. */
export function isOpen({ invoice, verification, sameAs }: LinkedRow): boolean {
  return invoice !== null && verification === null && sameAs === null;
}

/** Rows that differ in date or amount are different invoices and verified separately: the tax bureau says which is wrong. */
function agree(one: Elements | undefined, other: Elements): boolean {
  if (one === undefined) return false;
  const { kind, issuedOn, checkCode, amountWithTax, amountWithoutTax } = other;
  return [
    [one.kind, kind],
    [one.issuedOn, issuedOn],
    [one.checkCode, checkCode],
    [one.amountWithTax, amountWithTax],
    [one.amountWithoutTax, amountWithoutTax],
  ].every(([here, there]) => here === null || there === null || here === there);
}

function differencesBetween(
  face: Face | null,
  verification: Verification | null,
): readonly Difference[] {
  return comparedMembers.flatMap((field) => {
    const [printed, platform] = [face?.[field] ?? null, verification?.face?.[field] ?? null];
    if (printed === null || platform === null || bare(printed) === bare(platform)) return [];
    return [{ field, printed, platform }];
  });
}

/** Removes differences without meaning between programs: whitespace, and the width of characters. */
function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}
