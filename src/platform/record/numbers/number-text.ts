import type { FieldOptions } from '../field.ts';
import type { PiiKind } from '../../../kernel/privacy/masking.ts';
import { text, type TextOptions } from '../leaves/scalars.ts';

/** The part of a text's options that fixes the form of a number. */
type NumberForm = Pick<
  TextOptions<boolean>,
  'max' | 'pattern' | 'hint' | 'answered' | 'upperCase' | 'spelling' | 'doubt'
> & {
  readonly pii?: PiiKind;
};

/** Makes the fields of one kind of number: a text whose error names what a spreadsheet made of it. */
export function numbersOf(form: NumberForm) {
  return <Optional extends boolean = false>(
    wire: string,
    options: FieldOptions<Optional> & NumberForm,
  ) => text<Optional>(wire, { ...form, ...options, isNumber: true });
}

/** A number whose form nobody has published, such as that of a bank account or a payment. */
export const numberText = numbersOf({});
