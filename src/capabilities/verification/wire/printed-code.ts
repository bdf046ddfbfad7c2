import {
  type InvoiceCode,
  InvoiceCodeError,
  type InvoiceCodePart,
  readInvoiceCode,
} from '../../../../packages/client/src/invoice-code.ts';
import type { Message } from '../../../messages/message.ts';
import { verificationTexts } from '../texts.ts';

/** Parses an invoice's QR text; for an invalid text returns the rule that it breaks. */
export function readPrintedCode(text: string): InvoiceCode | Message {
  try {
    return readInvoiceCode(text);
  } catch (error) {
    if (!(error instanceof InvoiceCodeError)) throw error;
    if (error.problem === 'ADDRESS') return verificationTexts.codeIsAddress;
    if (error.problem === 'FOREIGN') return verificationTexts.codeIsForeign;
    return verificationTexts.codeIsDamaged({ part: parts[error.problem] });
  }
}

const parts: Readonly<Record<InvoiceCodePart, Message>> = {
  kindCode: verificationTexts.partKind,
  invoiceCode: verificationTexts.partInvoiceCode,
  invoiceNumber: verificationTexts.partInvoiceNumber,
  amount: verificationTexts.partAmount,
  issuedOn: verificationTexts.partIssuedOn,
  checkCode: verificationTexts.partCheckCode,
};
/** Members of `InvoiceToVerify` that a QR code or a face can fill. */
export type ReadKind = 'digitalGeneral' | 'digitalSpecial' | 'vatGeneral' | 'vatSpecial';

/** A kind, and the elements read for it. */
type ReadElements = readonly [kind: ReadKind, elements: Readonly<Record<string, string | null>>];

/** Number of check code digits that verification accepts. */
export const CHECK_CODE_DIGITS = 6;

/**
 * The invoice of a QR text as one of the kinds of `InvoiceToVerify`; a rule if the text lacks an element of that kind,
 * or the platform does not verify the kind (document 1, section 2.2).
 */
export function toInvoice(code: InvoiceCode): ReadElements | Message {
  const { kind, kindCode, invoiceCode, invoiceNumber, issuedOn } = code;
  const { amountWithTax, amountWithoutTax, checkCode } = code;
  if (invoiceCode === null) {
    const name = kind === 'DIGITAL_SPECIAL' ? 'digitalSpecial' : 'digitalGeneral';
    return [name, { invoiceNumber, issuedOn, amountWithTax }];
  }
  const coded = { invoiceCode, invoiceNumber, issuedOn };
  switch (kind) {
    case 'VAT_SPECIAL':
    case 'VAT_SPECIAL_ELECTRONIC':
      if (amountWithoutTax === null) return verificationTexts.codeLacks({ part: parts.amount });
      return ['vatSpecial', { ...coded, amountWithoutTax }];
    case 'VAT_GENERAL':
    case 'VAT_GENERAL_ELECTRONIC':
    case 'VAT_GENERAL_ROLL':
    case 'ROAD_TOLL':
      if (checkCode === null) return verificationTexts.codeLacks({ part: parts.checkCode });
      return ['vatGeneral', { ...coded, checkCode: checkCode.slice(-CHECK_CODE_DIGITS) }];
    case 'DIGITAL_SPECIAL':
      return verificationTexts.codeOnPaper({ kind: 'digitalPaperSpecial' });
    case 'DIGITAL_GENERAL':
      return verificationTexts.codeOnPaper({ kind: 'digitalPaperGeneral' });
    case 'MOTOR_VEHICLE':
    case 'USED_CAR':
    case 'OTHER':
      return verificationTexts.codeOfOtherKind({ kindCode });
  }
}
