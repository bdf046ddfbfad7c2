import { z } from 'zod';
import { numberDigits, plainSpelling, plainText, type Json } from '../../../kernel/json/json.ts';
import type { PiiKind } from '../../../kernel/privacy/masking.ts';
import { isWebAddress } from '../../../kernel/text/web-address.ts';
import {
  garbledAt,
  lookAlikeIn,
  remainsIn,
  unseenIn,
  withoutBlanksAround,
} from '../../../kernel/text/unreadable.ts';
import type { Message } from '../../../messages/message.ts';
import { rules } from '../../../messages/rules.ts';
import { forms } from '../../../messages/forms.ts';
import { numbers } from '../../../messages/numbers.ts';
import { type Field, type FieldOptions, type IsOptional, leaf, scalar } from '../field.ts';
import { issueText } from '../issue-message.ts';
import { idNumberDoubt, damageTo } from './checked-digits.ts';

/** Options of a text. */
interface TextOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  /** The rule in words, for a `pattern` that does not explain itself. */
  readonly hint?: Message;
  /** Form that `pattern` requires, set when a response of another form counts as lacking the field. */
  readonly answered?: Message;
  /** Accepts lower-case letters and sends them as upper case. */
  readonly upperCase?: boolean;
  /** Converts any accepted spelling to the one that is sent. */
  readonly spelling?: (value: string) => string;
  /** True for the name of a person or an organization: it has a letter, and no question mark in place of a rare one. */
  readonly isName?: boolean;
  /** True for a text of an issued invoice, repeated as it stands there: it may contain remains of a program. */
  readonly isQuoted?: boolean | undefined;
  /** True for a number or id: its error names damage by a spreadsheet, and a response's value is read in plain characters. */
  readonly isNumber?: boolean | undefined;
  /** Restores leading zeros that a JSON number has lost; undefined if their number cannot be known. */
  readonly withZeros?: (digits: string) => string | undefined;
  /** Reads booleans as text, too: the documents name the field and do not show its type. */
  readonly anyScalar?: boolean;
  readonly pii?: PiiKind;
  /** See `Field.doubt`; by default the check digit of an ID number. */
  readonly doubt?: Field['doubt'];
}

/**
 * A text. Blanks around it are removed first, as people paste them along. An invisible character is rejected with its
 * name and position, as a printed invoice cannot be corrected. A text in a wrong encoding or with look-alikes is
 * rejected, too. A text of only blanks or invisible characters is rejected unless the text may be empty. Lengths count
 * code points, not UTF-16 units. A number in a response is read as its digits: ids are texts here, in whichever JSON
 * type the platform writes them. A number with an exponent has lost digits, and is not an id.
 */
export function text<Wire extends string>(
  wire: Wire,
  options: TextOptions,
): Field<string, string, string, IsOptional<Wire>, 'given'> {
  const {
    min = 1,
    max = Infinity,
    pattern,
    hint,
    answered,
    pii,
    upperCase,
    spelling,
    isNumber,
    isName,
    isQuoted,
    anyScalar,
    withZeros = (digits: string) => digits,
  } = options;
  const takes = hint ?? lengthHint(min, max);
  // The pattern of an id has no Chinese characters.
  const isId = isNumber === true || pattern?.test('名') === false;
  const use = isName ? 'name' : isId ? 'id' : 'text';
  const fault = (value: string): Message | null => {
    const damage = isNumber ? damageTo(value, pattern ?? null) : null;
    if (damage !== null)
      return numbers.spoiled({ takes: pattern ? takes : numbers.itself, damage });
    return isWithin(lengthOf(value), min, max) && (pattern?.test(value) ?? true) ? null : takes;
  };
  // One zod check for all rules: the overhead of a check is as large as all rules together.
  const input = (): z.ZodType =>
    z.string().check((context) => {
      const refuse = (message: Message, isReadable = false): void => {
        const [input, text] = [context.value, issueText(message)];
        context.issues.push({ code: 'custom', input, message: text, continue: isReadable });
      };
      if (min > 0 && context.value !== '' && isBlank(context.value)) return refuse(rules.blank);
      context.value = withoutBlanksAround(context.value);
      const unreadable =
        unreadableIn(context.value) ?? (isQuoted ? null : remainsRule(context.value, use));
      if (unreadable !== null) return refuse(unreadable);
      if (upperCase) context.value = context.value.toUpperCase();
      context.value = spelling?.(context.value) ?? context.value;
      if (context.value.length > LONGEST_TEXT)
        return refuse(rules.charactersFromTo({ min, max: LONGEST_TEXT }));
      const wrong = fault(context.value);
      if (wrong !== null) refuse(wrong, true);
    });
  const isSpelt = isNumber === true || (pii !== undefined && pii !== 'freeText');
  const readText = (value: Json): string | undefined => {
    if (typeof value === 'string') {
      const read = isSpelt ? plainSpelling(value) : value.trim();
      return upperCase ? read?.toUpperCase() : read;
    }
    const digits = numberDigits(value);
    return digits === undefined || /e/i.test(digits) ? undefined : withZeros(digits);
  };
  return leaf(wire, options, {
    shape: scalar('String'),
    input,
    pii,
    doubt: options.doubt ?? (pii === 'identity' ? idNumberDoubt : undefined),
    expected: answered ?? forms.text,
    read: (value) => {
      if (anyScalar && typeof value === 'boolean') return String(value);
      const read = readText(value);
      return answered && pattern && read !== undefined && !pattern.test(read) ? undefined : read;
    },
    write: (value) => value,
  });
}

/** Longest text if the documents give no length, in UTF-16 units; for an address in code points. */
const LONGEST_TEXT = 16 * 1024;

/** Rule broken by a text that would be unreadable on an invoice; null for none. */
export function unreadableIn(text: string): Message | null {
  // A text in a wrong encoding may also contain invisible characters, and stays unreadable without them.
  const place = garbledAt(text);
  if (place !== null) return rules.garbled({ place });
  const unseen = unseenIn(text);
  if (unseen !== null) return rules.unseen(unseen);
  const lookAlike = lookAlikeIn(text);
  return lookAlike && rules.lookAlike(lookAlike);
}

/** Rule broken by what a program wrote in place of a text, id or name; null for none. */
function remainsRule(text: string, use: Parameters<typeof remainsIn>[1]): Message | null {
  const found = remainsIn(text, use);
  if (found !== null) return rules.remains(found);
  return use === 'name' && text !== '' && !/\p{L}/u.test(text) ? rules.unnamed : null;
}

/** Check for invisible characters. */
export const seen = [
  (value: string): boolean => unseenIn(value) === null,
  {
    error: ({ input }: { readonly input?: unknown }): string =>
      issueText(rules.unseen(unseenIn(String(input)) ?? NOWHERE)),
    abort: true,
  },
] as const;

const NOWHERE = { character: '', place: 0 };

/**
 * An http or https address, passed on unchanged in both directions, as some are signed. Anything else in a response, such as
 * `javascript:…`, is a wrong form: people follow these links.
 */
export function url<Wire extends string>(
  wire: Wire,
  options: FieldOptions & { readonly max?: number },
): Field<string, string, string, IsOptional<Wire>, 'given'> {
  const { max = LONGEST_TEXT } = options;
  return leaf(wire, options, {
    shape: scalar('URL'),
    input: () =>
      z
        .string()
        .refine(...seen)
        .refine(
          (value) => isWebAddress(value) && lengthOf(value) <= max,
          issueText(max === LONGEST_TEXT ? rules.address : rules.addressOfAtMost({ max })),
        ),
    expected: forms.address,
    read: (value) => {
      const address = plainText(value)?.trim();
      return address !== undefined && isWebAddress(address) ? address : undefined;
    },
    write: (value) => value,
  });
}

/**
 * A value whose form the documents do not show: a text or number unchanged, anything else as JSON text. Responses only. It
 * may be free text, so it is masked as such.
 */
export function verbatim<Wire extends string>(
  wire: Wire,
  options: FieldOptions,
): Field<string, string, string, IsOptional<Wire>, 'given'> {
  return leaf(wire, options, {
    shape: scalar('String'),
    input: () => z.string(),
    pii: 'freeText',
    expected: forms.anyValue,
    read: (value) => plainText(value) ?? JSON.stringify(value),
    write: (value) => value,
  });
}

/** Options of a text that define the form of a number. */
type NumberForm = Pick<
  TextOptions,
  'max' | 'pattern' | 'hint' | 'answered' | 'upperCase' | 'spelling' | 'doubt' | 'withZeros'
> & {
  readonly pii?: PiiKind;
};

/** Creates a maker of fields for one kind of number: a text whose error names what a spreadsheet made of it. */
export function numbersOf(form: NumberForm) {
  return <Wire extends string>(wire: Wire, options: FieldOptions & NumberForm) =>
    text(wire, { ...form, ...options, isNumber: true });
}

/** A number without a published form, such as that of a bank account or a payment. */
export const numberText = numbersOf({});

function lengthHint(min: number, max: number): Message {
  if (max === Infinity) return min <= 1 ? rules.empty : rules.atLeastCharacters({ min });
  return min === max ? rules.exactCharacters({ count: min }) : rules.charactersFromTo({ min, max });
}

/** True for blanks of every width, line ends, and characters without width, such as the zero-width space. */
function isBlank(value: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*$/u.test(value);
}

/** Length in code points: a rare character that takes two UTF-16 units counts once. */
function lengthOf(value: string): number {
  return Array.from(value).length;
}

function isWithin(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}
