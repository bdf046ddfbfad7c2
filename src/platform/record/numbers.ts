import { numbers } from '../../messages/numbers.ts';
import { rules } from '../../messages/rules.ts';
import { numbersOf } from './leaves/text.ts';
import { taxNumberDoubt } from './leaves/checked-digits.ts';

/**
 * Visible characters without spaces, for a client's own number: not an ID number and not a mobile number, as updates and
 * addresses contain it unmasked.
 */
export const publicNumber = (max: number) =>
  ({
    max,
    pattern:
      /^(?![1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$)(?!1[3-9]\d{9}$)[\x21-\x7e]*$/,
  }) as const;

/** Restores the leading zeros of a number of this width; undefined for too many digits, or for fewer than `atLeast`. */
export function ofWidth(width: number, digits: string, atLeast = 1): string | undefined {
  const isOf = /^\d+$/.test(digits) && digits.length >= atLeast && digits.length <= width;
  return isOf ? digits.padStart(width, '0') : undefined;
}

/** Number of a digital invoice (数电), which has no code. */
export const digitalInvoiceNumber = numbersOf({
  pattern: /^\d{20}$/,
  hint: numbers.digitalInvoice,
});

/** Number of an invoice that has a code. */
export const codedInvoiceNumber = numbersOf({
  pattern: /^\d{8}$/,
  hint: numbers.invoiceWithCode,
  withZeros: (digits) => ofWidth(8, digits),
});

/** Number of an invoice of any kind. */
export const anyInvoiceNumber = numbersOf({
  pattern: /^(?:\d{8}|\d{20})$/,
  hint: numbers.anyInvoice,
  // A number of 20 digits begins with its year, so it has lost no zeros.
  withZeros: (digits) => (digits.length === 20 ? digits : ofWidth(8, digits)),
});

/** Code of an invoice that is not digital: 10 digits on older paper, otherwise 12. */
export const invoiceCode = numbersOf({
  pattern: /^(?:\d{10}|\d{12})$/,
  hint: numbers.invoiceCode,
  // Of 12 digits only the first may be 0; it precedes the code of a region, with which a code of 10 digits begins.
  withZeros: (digits) => (digits.length === 10 ? digits : ofWidth(12, digits, 11)),
});

/** Number of a digital invoice, or code and number of another invoice in one text. */
export const invoiceCodeAndNumber = numbersOf({
  pattern: /^(?:\d{18}|\d{20})$/,
  hint: numbers.codeAndNumber,
});

/** The last digits of a check code. */
export const checkCode = numbersOf({ pattern: /^\d{6}$/, hint: numbers.checkCode });

/** Code of goods and services in the tax classification. */
export const taxClassificationCode = numbersOf({
  pattern: /^\d{19}$/,
  hint: rules.digits({ count: 19 }),
});

/** Number of a person's ID card, including the former cards and those of foreigners. */
export const idNumber = numbersOf({
  pattern: /^[0-9A-Z]{15,18}$/,
  hint: rules.digitsOrLetters({ min: 15, max: 18 }),
  upperCase: true,
  pii: 'identity',
});

/** Number of a person's identity document of any kind, such as a passport or a travel permit. */
export const certificateNumber = numbersOf({
  pattern: /^[0-9A-Z]{5,30}$/,
  hint: rules.digitsOrLetters({ min: 5, max: 30 }),
  upperCase: true,
  pii: 'identity',
});

/** The number of a resident ID card, in the one length that is issued (GB 11643). */
export const residentIdNumber = numbersOf({
  pattern: /^[1-9]\d{16}[\dX]$/,
  hint: rules.residentId,
  upperCase: true,
  pii: 'identity',
});

/** A mobile number of the mainland. */
export const mobileNumber = numbersOf({
  pattern: /^1\d{10}$/,
  hint: rules.mobileNumber,
  pii: 'phone',
});

/** The number of a bank card. */
export const bankCardNumber = numbersOf({
  pattern: /^\d{12,30}$/,
  hint: rules.digitsFromTo({ min: 12, max: 30 }),
  pii: 'card',
});

/**
 * Form of a number under which an enterprise or a person is registered at the tax bureau (document 1, section 4.2); also required
 * if other documents give no form. Lower-case letters are accepted.
 */
const taxpayerForm = {
  pattern: /^[0-9A-Z]{15,20}$/,
  hint: rules.digitsOrLetters({ min: 15, max: 20 }),
  upperCase: true,
} as const;

/** A tax number, which for a household is its owner's ID number. */
export const taxNumber = numbersOf({ ...taxpayerForm, pii: 'taxNumber', doubt: taxNumberDoubt });

/** Tax number of an enterprise that is no household. */
export const enterpriseTaxNumber = numbersOf({ ...taxpayerForm, doubt: taxNumberDoubt });

/** Number of the certificate with which a person is registered at the tax bureau. */
export const taxpayerIdNumber = numbersOf({ ...taxpayerForm, pii: 'identity' });

/** The unified social credit code of an enterprise (GB 32100). */
export const creditCode = numbersOf({
  pattern: /^[0-9A-Z]{18}$/,
  hint: numbers.creditCode,
  upperCase: true,
  pii: 'taxNumber',
  doubt: taxNumberDoubt,
});

const PROVINCE = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]';
/** Letter of the issuing office. */
const OFFICE = '[A-HJ-Z]';
/** Characters of serials, without I and O, which look like digits. */
const SERIAL = '[0-9A-HJ-NP-Z]';
const NEW_ENERGY = '[A-HJK]';

/** Forms of GA 36, without separators. */
const FORMS = [
  `${PROVINCE}${OFFICE}${SERIAL}{5}`,
  // New-energy vehicles: the letter of the drive comes first on small vehicles, and last on large ones.
  `${PROVINCE}${OFFICE}${NEW_ENERGY}${SERIAL}[0-9]{4}`,
  `${PROVINCE}${OFFICE}[0-9]{5}${NEW_ENERGY}`,
  // Trailers, driving schools, police, consulates; vehicles from Hong Kong and Macao.
  `${PROVINCE}${OFFICE}${SERIAL}{4}[挂学警领港澳]`,
  // Emergency rescue, and embassies.
  `${PROVINCE}X${SERIAL}{4}应急`,
  '使[0-9]{6}',
  '[0-9]{6}使',
];

/** Separators of the parts, on plates and as people write them. */
const BETWEEN_PARTS = /[\p{White_Space}\p{Pd}·•・‧∙⋅．.]+/gu;

/** Number plate of a vehicle by GA 36, in one spelling: `粤B·12345`, `粤B 12345` and `粤b12345` are `粤B12345`. */
export const plateNumber = numbersOf({
  pattern: new RegExp(`^(?:${FORMS.join('|')})$`, 'u'),
  hint: numbers.plate,
  upperCase: true,
  spelling: (plate) => plate.replace(BETWEEN_PARTS, ''),
});

/** Number plate, or a word that means no plate. */
export const plateNumberOr = (none: string) => (wire: string, doc: string) =>
  plateNumber(`${wire}?`, {
    pattern: new RegExp(`^(?:${[...FORMS, none].join('|')})$`, 'u'),
    doc,
  });
