import { numbers } from '../../../messages/numbers.ts';
import { rules } from '../../../messages/rules.ts';
import { taxNumberDoubt } from './check-digits.ts';
import { numbersOf } from '../leaves/text.ts';

/**
 * The form of a number by which the tax bureau knows an enterprise or a person (document 1, section 4.2); where other
 * documents give none, this one is asked for. Small letters are taken as capitals.
 */
const taxpayerForm = {
  pattern: /^[0-9A-Z]{15,20}$/,
  hint: rules.digitsOrLetters({ min: 15, max: 20 }),
  upperCase: true,
} as const;

/** A tax number, which of a household is its owner's ID number. */
export const taxNumber = numbersOf({ ...taxpayerForm, pii: 'taxNumber', doubt: taxNumberDoubt });

/** A tax number of an enterprise that is no household. */
export const enterpriseTaxNumber = numbersOf({ ...taxpayerForm, doubt: taxNumberDoubt });

/** The number by which the tax bureau knows a person: of whatever certificate they are registered with. */
export const taxpayerIdNumber = numbersOf({ ...taxpayerForm, pii: 'identity' });

/** The unified social credit code of an enterprise (GB 32100). */
export const creditCode = numbersOf({
  pattern: /^[0-9A-Z]{18}$/,
  hint: numbers.creditCode,
  upperCase: true,
  pii: 'taxNumber',
  doubt: taxNumberDoubt,
});
