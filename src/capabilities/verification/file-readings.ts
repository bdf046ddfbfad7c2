import type { Context } from '../../context/context.ts';
import { isMessage, type Message } from '../../messages/message.ts';
import { RateLimited } from '../../platform/errors.ts';
import { areSame } from '../../readings/printed-values.ts';
import { type Readings, TooManyWaiting } from '../../readings/reader.ts';
import {
  type ComparedFace,
  comparedMembers,
  type FaceMember,
  type PrintedFace,
  type Problem,
  type Reading,
  type Warning,
} from '../../readings/reading.ts';
import { MOST_ROWS } from '../../readings/spreadsheet/spreadsheet.ts';
import { readFace } from './faces.ts';
import { verificationTexts } from './texts.ts';
import type { Asked, Verification } from './verification.ts';
import { invoiceToVerify } from './wire/elements.ts';
import {
  CHECK_CODE_DIGITS,
  type ReadKind,
  readPrintedCode,
  toInvoice,
} from './wire/printed-code.ts';

/** Advised wait while a tenant's files are being read; each takes some milliseconds. */
const RETRY_AFTER_SECONDS = 5;

/** Reads a file when it is the tenant's turn. Throws `RateLimited` if too many of its files are waiting. */
export async function readInTurn<Result>(
  { app, tenant }: Pick<Context, 'app' | 'tenant'>,
  read: (readings: Readings, tenant: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(app.readings, tenant);
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error;
    const retryAfterSeconds = RETRY_AFTER_SECONDS;
    throw new RateLimited(verificationTexts.tooManyFilesWaiting, { retryAfterSeconds });
  }
}

/** Elements that verify the invoice in a file. */
export interface ReadElements {
  /** Null if the platform does not verify this kind, or not by a QR code; see `obstacle`. */
  readonly kind: ReadKind | null;
  readonly elements: Readonly<Record<string, string | null>>;
  /** Elements that are missing in the file, or whose format verification does not accept. */
  readonly missing: readonly string[];
  /** Reason why the scanned QR code cannot be verified; null if there is none. */
  readonly obstacle: Message | null;
  /** Input for `verifyInvoice`; null while an element is missing. */
  readonly invoice: Asked | null;
}

/**
 * Determines the kind of an invoice and the elements of that kind (document 1, section 2.2): by its face, or for a QR
 * code by its text, as `verifyInvoice` does.
 */
export function elementsOf({
  face,
  printedCode,
}: Pick<Reading, 'face' | 'printedCode'>): ReadElements {
  if (printedCode === null) return elementsOfFace(face);
  const code = readPrintedCode(printedCode);
  const meant = isMessage(code) ? code : toInvoice(code);
  if (!isMessage(meant)) return complete(...meant);
  const { invoiceCode, invoiceNumber, issuedOn, amountWithoutTax, checkCode } = face;
  const elements = { invoiceCode, invoiceNumber, issuedOn, amountWithoutTax, checkCode };
  return { kind: null, elements, missing: [], obstacle: meant, invoice: null };
}

function elementsOfFace(face: PrintedFace): ReadElements {
  const { invoiceCode, invoiceNumber, issuedOn, amountWithTax, amountWithoutTax } = face;
  const checkCode = face.checkCode?.slice(-CHECK_CODE_DIGITS) ?? null;
  if (invoiceNumber !== null && invoiceNumber.length === DIGITAL_DIGITS) {
    const kind = face.type === 'SPECIAL' ? 'digitalSpecial' : 'digitalGeneral';
    return complete(kind, { invoiceNumber, issuedOn, amountWithTax });
  }
  const coded = { invoiceCode, invoiceNumber, issuedOn };
  const isSpecial = face.type === 'SPECIAL' || (face.type === null && checkCode === null);
  return isSpecial
    ? complete('vatSpecial', { ...coded, amountWithoutTax })
    : complete('vatGeneral', { ...coded, checkCode });
}

const DIGITAL_DIGITS = 20;

function complete(kind: ReadKind, elements: ReadElements['elements']): ReadElements {
  const { data, error } = invoiceToVerify.input().safeParse({ [kind]: elements });
  const wrong = new Set(error?.issues.map(({ path }) => path[1]));
  return {
    kind,
    elements,
    missing: Object.keys(elements).filter((name) => wrong.has(name)),
    obstacle: null,
    invoice: error ? null : (data as Asked), // the structure's schema yields its input
  };
}

/** A member of a face whose printed value differs from the platform's. */
export interface Difference {
  readonly field: FaceMember;
  readonly printed: string;
  readonly platform: string;
}

/** Compares the face in the file with the platform's: a forged file copies the elements and changes other members. */
export function differencesBetween(
  face: ComparedFace,
  { face: sent, asked }: Pick<Verification, 'face' | 'asked'>,
): readonly Difference[] {
  const platform: Readonly<Record<string, unknown>> | null = sent && readFace(sent, asked);
  return comparedMembers.flatMap((field) => {
    const [printed, said] = [face[field], platform?.[field]];
    if (printed === null || typeof said !== 'string') return [];
    return areSame(field, printed, said) ? [] : [{ field, printed, platform: said }];
  });
}

const problems: Readonly<Record<Problem, Message>> = {
  FORMAT: verificationTexts.fileFormat,
  DAMAGED: verificationTexts.fileDamaged,
  ENCRYPTED: verificationTexts.fileEncrypted,
  TOO_MUCH: verificationTexts.fileTooMuch,
  NESTED: verificationTexts.fileNested,
  NO_INVOICE: verificationTexts.fileHasNone,
  OLD_SPREADSHEET: verificationTexts.sheetIsOld,
  NO_HEADER: verificationTexts.sheetHasNoHeader,
  TOO_MANY_ROWS: verificationTexts.sheetTooLong({ most: MOST_ROWS }),
};

/** Text of a problem. */
export function problemText(problem: Problem): Message {
  return problems[problem];
}

/** Text of a warning. */
export function warningText(warning: Warning): Message {
  switch (warning.code) {
    case 'UNREADABLE':
      return verificationTexts.printedUnreadable({ member: warning.member });
    case 'CONTRADICTION':
      return verificationTexts.printedTwice({ member: warning.member });
    case 'PAGES_LEFT_OUT':
      return verificationTexts.pagesLeftOut;
  }
}
