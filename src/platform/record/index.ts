/** The language of `wire.ts` files: records, in which each field of the platform is declared once. */
export {
  encode,
  type Field,
  type Input,
  isBlank,
  type Sent,
  type Shape,
  type Structure,
  WireError,
} from './field.ts';
export { type BrokenRule, brokenRuleIn, issueText, messageIn } from './issue-message.ts';
export { checkDigitsIn, type CheckedDigit } from './leaves/checked-digits.ts';
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
export {
  amount,
  amountAsShown,
  decimal,
  flag,
  integer,
  jsonObject,
  mark,
  percentages,
  rest,
  truthIn,
} from './leaves/scalars.ts';
export { numbersOf, numberText, seen, text, url, verbatim } from './leaves/text.ts';
export { calendar, checkedAt, date, dateTime, dayIn, monthIn, yearMonth } from './leaves/times.ts';
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
  orInEnvelope,
  textList,
  unsent,
  zeroIfNull,
} from './members.ts';
export {
  anyInvoiceNumber,
  bankCardNumber,
  certificateNumber,
  checkCode,
  codedInvoiceNumber,
  creditCode,
  digitalInvoiceNumber,
  enterpriseTaxNumber,
  idNumber,
  invoiceCode,
  invoiceCodeAndNumber,
  mobileNumber,
  ofWidth,
  plateNumber,
  plateNumberOr,
  publicNumber,
  residentIdNumber,
  taxClassificationCode,
  taxNumber,
  taxpayerIdNumber,
} from './numbers.ts';
export {
  businessNumbers,
  fieldNamed,
  maskDecoded,
  maskField,
  numbersAmong,
  personalKeys,
} from './personal.ts';
export {
  type Decoded,
  isRecord,
  lazyRecord,
  merged,
  presentIn,
  record,
  type RecordType,
} from './record.ts';
export {
  type Alternative,
  choice,
  type Choice,
  isChoice,
  variant,
  variantList,
  writtenNames,
} from './shapes/choice.ts';
export { fileContent } from './shapes/file-content.ts';
export { receivedFile, scattered, sideBySide, unnamedList } from './shapes/received.ts';
