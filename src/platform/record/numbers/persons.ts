import { rules } from '../../../messages/rules.ts';
import { numbersOf } from '../leaves/text.ts';

/** The number of a person's ID card, also of the former cards and of those of foreigners. */
export const idNumber = numbersOf({
  pattern: /^[0-9A-Z]{15,18}$/,
  hint: rules.digitsOrLetters({ min: 15, max: 18 }),
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
