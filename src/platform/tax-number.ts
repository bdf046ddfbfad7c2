import { rules } from '../messages/rules.ts';

/**
 * The form of a number by which the tax bureau knows an enterprise or a person (document 1, section 4.2); where other
 * documents give none, this one is asked for. Small letters are taken as capitals.
 */
export const taxpayerForm = {
  pattern: /^[0-9A-Z]{15,20}$/,
  hint: rules.digitsOrLetters({ min: 15, max: 20 }),
  upperCase: true,
} as const;

/** A tax number, which of a household is its owner's ID number. */
export const taxNumberForm = { ...taxpayerForm, pii: 'taxNumber' } as const;
