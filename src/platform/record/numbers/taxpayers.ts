import { numbers } from '../../../messages/numbers.ts';
import { rules } from '../../../messages/rules.ts';
import { taxNumberDoubt } from './check-digits.ts';
import { numbersOf } from '../leaves/text.ts';

/**
 * Form of a number under which an enterprise or a person is registered at the tax bureau (document 1, section 4.2); also
 * required where other documents give none. Lower-case letters are accepted.
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
