/** Kinds of invoices by the second part of a QR text, as the tax bureaus number them (发票种类代码). */
const kinds = {
  '01': 'VAT_SPECIAL',
  '03': 'MOTOR_VEHICLE',
  '04': 'VAT_GENERAL',
  '08': 'VAT_SPECIAL_ELECTRONIC',
  '10': 'VAT_GENERAL_ELECTRONIC',
  '11': 'VAT_GENERAL_ROLL',
  '14': 'ROAD_TOLL',
  '15': 'USED_CAR',
  '20': 'VAT_SPECIAL_ELECTRONIC',
  '31': 'DIGITAL_SPECIAL',
  '32': 'DIGITAL_GENERAL',
  '81': 'DIGITAL_SPECIAL',
  '82': 'DIGITAL_GENERAL',
} as const;

/** Kind of an invoice in its QR text; `OTHER` for an unknown code. */
export type InvoiceCodeKind = (typeof kinds)[keyof typeof kinds] | 'OTHER';

/** Content of the QR code printed on an invoice (发票二维码). */
export interface InvoiceCode {
  readonly kind: InvoiceCodeKind;
  /** Two digits, such as `32`. */
  readonly kindCode: string;
  /** 10 or 12 digits; null on a digital invoice, which has no code. */
  readonly invoiceCode: string | null;
  /** 20 digits of a digital invoice, 8 of any other. */
  readonly invoiceNumber: string;
  /** `yyyy-MM-dd`. */
  readonly issuedOn: string;
  /** In yuan, as printed; null on an invoice with a code. */
  readonly amountWithTax: string | null;
  /** In yuan, as printed; null on a digital invoice, and if the QR text has no amount. */
  readonly amountWithoutTax: string | null;
  /** 20 digits, of which verification takes the last 6; null on invoices without one. */
  readonly checkCode: string | null;
}

/**
 * Reason why a text is rejected: it is a web address (blockchain invoices and some tickets print one), it is not the QR text of
 * an invoice of mainland China, or a part of it is damaged.
 */
export type InvoiceCodeProblem = 'ADDRESS' | 'FOREIGN' | InvoiceCodePart;

/** Part of a QR text. */
export type InvoiceCodePart =
  | 'kindCode'
  | 'invoiceCode'
  | 'invoiceNumber'
  | 'amount'
  | 'issuedOn'
  | 'checkCode';

/** A text that is not the QR text of an invoice. `problem` names the reason, or the damaged part. */
export class InvoiceCodeError extends Error {
  override readonly name = 'InvoiceCodeError';
  readonly problem: InvoiceCodeProblem;

  constructor(problem: InvoiceCodeProblem) {
    super(
      problem === 'ADDRESS'
        ? 'The QR code is a web address, not the elements of an invoice.'
        : problem === 'FOREIGN'
          ? 'The text is not the QR text of an invoice of mainland China, which begins with 01,'
          : `The QR text is damaged: ${problem}.`,
    );
    this.problem = problem;
  }
}

const VERSION = '01';

/**
 * Reads the text of an invoice's QR code: `01,<kind>,<code>,<number>,<amount>,<yyyyMMdd>,<check code>,<checksum>`. The
 * amount is the total with tax on digital invoices (数电票), and without tax on others. The checksum (4 hexadecimal digits,
 * by an unpublished rule) is not checked. Throws `InvoiceCodeError`.
 */
export function readInvoiceCode(text: string): InvoiceCode {
  const plain = text.trim();
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(plain)) throw new InvoiceCodeError('ADDRESS');
  const parts = plain.split(/[,，]/).map((part) => part.trim());
  const [version, kindCode = '', code = '', invoiceNumber = '', amount = '', day = ''] = parts;
  if (version !== VERSION || parts.length < 6) throw new InvoiceCodeError('FOREIGN');
  const isDigital = code === '';
  const checkCode = (parts[6] ?? '').replaceAll(/\s/g, '');
  demand('kindCode', /^\d{2}$/.test(kindCode));
  demand('invoiceCode', isDigital || /^(?:\d{10}|\d{12})$/.test(code));
  demand('invoiceNumber', (isDigital ? /^\d{20}$/ : /^\d{8}$/).test(invoiceNumber));
  demand('amount', /^-?\d{1,12}(?:\.\d{1,2})?$/.test(amount) || (amount === '' && !isDigital));
  demand('checkCode', /^(?:\d{6,20})?$/.test(checkCode));
  return {
    kind: kinds[kindCode as keyof typeof kinds] ?? 'OTHER', // a missing key yields undefined
    kindCode,
    invoiceCode: isDigital ? null : code,
    invoiceNumber,
    issuedOn: toDate(day),
    amountWithTax: isDigital ? amount : null,
    amountWithoutTax: isDigital || amount === '' ? null : amount,
    checkCode: checkCode === '' ? null : checkCode,
  };
}

function demand(part: InvoiceCodePart, isFine: boolean): void {
  if (!isFine) throw new InvoiceCodeError(part);
}

function toDate(day: string): string {
  const date = day.replace(/^(\d{4})-?(\d{2})-?(\d{2})$/, '$1-$2-$3');
  const read = new Date(`${date}T00:00:00Z`);
  demand('issuedOn', date.length === 10 && !Number.isNaN(read.getTime()));
  demand('issuedOn', read.toISOString().startsWith(date));
  return date;
}

/**
 * Writes the QR text of a digital invoice (数电票). Its checksum is empty, as the rule for it is not published; scanners that read
 * the elements accept it, as does `readInvoiceCode`.
 */
export function writeInvoiceCode(invoice: {
  /** `31` for a special invoice, `32` for a general one. */
  readonly kindCode: '31' | '32';
  readonly invoiceNumber: string;
  /** Yuan. */
  readonly amountWithTax: string;
  /** `yyyy-MM-dd`. */
  readonly issuedOn: string;
}): string {
  const { kindCode, invoiceNumber, amountWithTax, issuedOn } = invoice;
  const day = issuedOn.replaceAll('-', '');
  return [VERSION, kindCode, '', invoiceNumber, amountWithTax, day, '', ''].join(',');
}
