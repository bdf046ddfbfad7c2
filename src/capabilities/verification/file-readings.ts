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
import { invoiceToVerify } from './wire/index.ts';
import {
  CHECK_CODE_DIGITS,
  type ReadKind,
  readPrintedCode,
  toInvoice,
} from './wire/printed-code.ts';

/** Wait that is advised while a tenant's files are read, some milliseconds each. */
const RETRY_AFTER_SECONDS = 5;

/** Reads a file when it is the tenant's turn. Throws `RateLimited` when too many of its files wait. */
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

/** The elements by which an invoice that was read is verified. */
export interface ReadElements {
  /** Null where the platform verifies no such kind, or not by a QR code: see `obstacle`. */
  readonly kind: ReadKind | null;
  readonly elements: Readonly<Record<string, string | null>>;
  /** Elements that the file lacks, or has in a form that verification does not take. */
  readonly missing: readonly string[];
  /** Reason why the QR code that was read is not verified; null for none. */
  readonly obstacle: Message | null;
  /** The invoice as `verifyInvoice` takes it; null while an element is missing. */
  readonly invoice: Asked | null;
}

/**
 * Chooses the kind of an invoice and the elements of that kind (document 1, section 2.2): by its face; of a QR code by its
 * text, as `verifyInvoice` takes it.
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
    invoice: error ? null : (data as Asked), // the check of a structure gives its input
  };
}

/** A member of a face that the platform reports otherwise than it is printed. */
export interface Difference {
  readonly field: FaceMember;
  readonly printed: string;
  readonly platform: string;
}

/** Compares the face that was read with the platform's: a forged file keeps the elements and changes the rest. */
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

/** A problem in words. */
export function problemText(problem: Problem): Message {
  return problems[problem];
}

/** A warning in words. */
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

/** An invoice that was read, with the elements by which it is verified. */
export type ReadInvoice = Reading & ReadElements;
