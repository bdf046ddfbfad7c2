/** Part of a file that an invoice was read from. */
export type Source = 'XML' | 'OFD' | 'PDF_PROPERTIES' | 'PDF_TEXT' | 'QR_IMAGE';

/** One line of goods or services, as printed. Amounts in yuan. */
export type PrintedLine = Readonly<
  Record<
    | 'itemName'
    | 'specification'
    | 'unit'
    | 'quantity'
    | 'unitPrice'
    | 'amountWithoutTax'
    | 'taxRate'
    | 'taxAmount',
    string | null
  >
>;

/** Members of a face that are one text each: amounts in yuan, days as `yyyy-MM-dd`, all others as printed. */
export const faceMembers = [
  'invoiceCode',
  'invoiceNumber',
  'issuedOn',
  'checkCode',
  'sellerName',
  'sellerTaxNumber',
  'buyerName',
  'buyerTaxNumber',
  'amountWithoutTax',
  'taxAmount',
  'amountWithTax',
  'drawer',
  'remark',
] as const;

export type FaceMember = (typeof faceMembers)[number];

/** Members that the tax bureau reports, but that a verification need not state: a forger may change them. */
export const comparedMembers = [
  'sellerName',
  'sellerTaxNumber',
  'buyerName',
  'buyerTaxNumber',
  'amountWithoutTax',
  'taxAmount',
  'amountWithTax',
] as const satisfies readonly FaceMember[];

/** The face of an invoice as written in a file; null for members that the file does not contain. */
export type PrintedFace = Readonly<Record<FaceMember, string | null>> & {
  /** Special invoice (专用发票) or general one (普通发票). */
  readonly type: 'SPECIAL' | 'GENERAL' | null;
  readonly lines: readonly PrintedLine[];
};

/** The members of a face that are compared. */
export type ComparedFace = Pick<PrintedFace, (typeof comparedMembers)[number]>;

/** A sign that a file may have been altered; `member` is the part of the face. */
export type Warning =
  | { readonly code: 'UNREADABLE' | 'CONTRADICTION'; readonly member: FaceMember }
  | { readonly code: 'PAGES_LEFT_OUT' };

/** An invoice that was read from a file. */
export interface Reading {
  /** Name of the file within a ZIP; null for the file itself. */
  readonly fileName: string | null;
  readonly source: Source;
  /** Text of the scanned QR code; null for any other source. */
  readonly printedCode: string | null;
  readonly face: PrintedFace;
  /** True if the file carries a signature, which is not verified. */
  readonly hasSignature: boolean;
  readonly warnings: readonly Warning[];
}

/** Reason for which a file was not read. */
export type Problem =
  /** The format is none of XML, OFD, PDF, PNG, JPEG and ZIP. */
  | 'FORMAT'
  /** Truncated, malformed, or in an encoding other than declared. */
  | 'DAMAGED'
  /** Protected by a password. */
  | 'ENCRYPTED'
  /** Larger, deeper or longer than the limits, or too slow to read. */
  | 'TOO_MUCH'
  /** An archive within an archive. */
  | 'NESTED'
  /** Readable, but without an invoice. */
  | 'NO_INVOICE'
  /** A spreadsheet of Excel before 2007 (`.xls`). */
  | 'OLD_SPREADSHEET'
  /** A spreadsheet without a title row that names invoice numbers or QR codes. */
  | 'NO_HEADER'
  /** A spreadsheet with too many rows. */
  | 'TOO_MANY_ROWS';

/** A file from which nothing was read. */
export interface UnreadFile {
  readonly fileName: string | null;
  readonly problem: Problem;
}

/** Everything that was read from a file. */
export interface FileReading {
  readonly invoices: readonly Reading[];
  readonly unread: readonly UnreadFile[];
}

/** A file that cannot be read. The client receives its problem. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
