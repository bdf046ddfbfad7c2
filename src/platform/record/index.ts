/** The language of `wire.ts` files: records, in which each field of the platform is declared once. */
export {
  type Alternative,
  type Choice,
  choice,
  isChoice,
  variant,
  variantList,
} from './shapes/choice.ts';
export { codeList } from './leaves/code-list.ts';
export {
  type CodeEntry,
  codeIn,
  codeName,
  codes,
  codesOf,
  type CodeTable,
  keptCode,
  keptMark,
  keptText,
  namesWithoutCodes,
  type NameTable,
  UNRECOGNIZED,
} from './leaves/codes.ts';
export { amount, amountAsShown, decimal } from './leaves/decimals.ts';
export { type CheckedDigit, checkDigitsIn } from './leaves/checked-digits.ts';
export { type Field, type Shape, WireError } from './field.ts';
export { fileContent } from './shapes/file-content.ts';
export { type BrokenRule, brokenRuleIn, issueText, messageIn } from './issue-message.ts';
export {
  code,
  constant,
  derivable,
  hidden,
  inEnvelope,
  inline,
  isList,
  list,
  listOf,
  nested,
  ofRequest,
  oneOf,
  zeroIfNull,
  textList,
  unsent,
} from './members.ts';
export {
  anyInvoiceNumber,
  checkCode,
  codedInvoiceNumber,
  digitalInvoiceNumber,
  invoiceCode,
  invoiceCodeAndNumber,
  ofWidth,
  taxClassificationCode,
} from './numbers.ts';
export { publicNumber } from './numbers.ts';
export { plateNumber, plateNumberOr } from './numbers.ts';
export { bankCardNumber, idNumber, mobileNumber, residentIdNumber } from './numbers.ts';
export { creditCode, enterpriseTaxNumber, taxNumber, taxpayerIdNumber } from './numbers.ts';
export {
  businessNumbers,
  fieldNamed,
  maskDecoded,
  maskField,
  numbersAmong,
  personalKeys,
} from './personal.ts';
export { percentages } from './leaves/decimals.ts';
export { plainDigits } from '../client/exact-json.ts';
export { receivedFile } from './shapes/received.ts';
export { lazyRecord, record } from './record.ts';
export { scattered } from './shapes/received.ts';
export { sideBySide } from './shapes/received.ts';
export { flag, integer, jsonObject, mark, rest, truthIn } from './leaves/scalars.ts';
export { numbersOf, numberText, seen, text, url, verbatim } from './leaves/text.ts';
export { calendar, checkedAt, date, dateTime, dayIn, monthIn, yearMonth } from './leaves/times.ts';
export { type Decoded, isRecord, type LazyRecordType, type RecordType } from './record-type.ts';
export { unnamedList } from './shapes/received.ts';
export { writtenNames } from './written-names.ts';
export { encode, type Input, type Sent, type Structure } from './field.ts';
