import { numbers } from '../../../messages/numbers.ts';
import { rules } from '../../../messages/rules.ts';
import { numbersOf } from '../leaves/text.ts';

/** Number of a digital invoice (数电), which has no code. */
export const digitalInvoiceNumber = numbersOf({
  pattern: /^\d{20}$/,
  hint: numbers.digitalInvoice,
});

/** Number of an invoice that has a code. */
export const codedInvoiceNumber = numbersOf({ pattern: /^\d{8}$/, hint: numbers.invoiceWithCode });

/** Number of an invoice of any kind. */
export const anyInvoiceNumber = numbersOf({
  pattern: /^(?:\d{8}|\d{20})$/,
  hint: numbers.anyInvoice,
});

/** Code of an invoice that is no digital one: 10 digits on older paper, else 12. */
export const invoiceCode = numbersOf({
  pattern: /^(?:\d{10}|\d{12})$/,
  hint: numbers.invoiceCode,
});

/** Number of a digital invoice, or code and number of another in one. */
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
