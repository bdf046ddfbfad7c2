import type { Field } from '../../../../platform/record/index.ts';

/** The word that the platform wants to read where there is no such number (document 1, section 2.6). */
export const NONE = '无';

/**
 * An optional text that is sent as the word for none when it is left out. For the two fields only of
 * which the documents ask for that word; everywhere else a missing number is left out.
 */
export function orNone<F extends Field<string, string, string, true>>(field: F): F {
  return { ...field, write: (value, into) => field.write(value ?? NONE, into) };
}
