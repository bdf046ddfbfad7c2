import { Big } from 'big.js';
import { z } from 'zod';
import { shownAmount } from '../../../kernel/text/amounts.ts';
import { forms } from '../../../messages/forms.ts';
import {
  type Field,
  type FieldOptions,
  type Shape,
  type IsOptional,
  leaf,
  phantom,
  madeOnce,
  type Structure,
  scalar,
} from '../field.ts';
import { rules } from '../../../messages/rules.ts';
import { issueText } from '../issue-message.ts';
import {
  rawNumber,
  isDecimal,
  plainDigits,
  plainSpelling,
  plainText,
  isJsonObject,
  type Json,
  type JsonObject,
  soleObject,
} from '../../../kernel/json/json.ts';
import { faultInJson, withoutBlanksInside } from '../../../kernel/text/unreadable.ts';
import { unreadableIn } from './text.ts';

interface DecimalOptions extends FieldOptions {
  /** Form in which the platform writes it. */
  readonly as: 'number' | 'text';
  /** Largest number of decimals. */
  readonly scale?: number;
  /** Most characters of the text that is sent. */
  readonly max?: number;
  /** Set for a bound of a list's range, which may exceed every amount. */
  readonly isBound?: true;
  /** Range of the values; a fraction is from 0 to below 1, such as a rate. */
  readonly range?: 'negative' | 'notNegative' | 'positive' | 'fraction';
}

type DecimalField<Wire extends string> = Field<string, string, string, IsOptional<Wire>, 'given'>;

/** An exact decimal, a text such as `1234.5` inside this service; never a binary floating-point number. */
export function decimal<Wire extends string>(
  wire: Wire,
  options: DecimalOptions,
): DecimalField<Wire> {
  return exactDecimal(wire, options, { shape: { kind: 'scalar', scalar: 'Decimal' } });
}

/**
 * Amount of money in yuan: a decimal that GraphQL shows with at least two decimals. Quantities, prices of one unit and rates are
 * not amounts.
 */
export function amount<Wire extends string>(
  wire: Wire,
  options: DecimalOptions,
): DecimalField<Wire> {
  const shape = { kind: 'scalar', scalar: 'Decimal', isAmount: true } as const;
  return exactDecimal(wire, options, { shape });
}

/**
 * Amount in a response that is neither stored nor compared: it gets its two decimals when it is read. Adding them in a resolver
 * would cost a list of lines more than all its other members.
 */
export function amountAsShown<Wire extends string>(
  wire: Wire,
  options: DecimalOptions,
): DecimalField<Wire> {
  const shape = { kind: 'scalar', scalar: 'Decimal', isAmount: 'as read' } as const;
  return exactDecimal(wire, options, { shape, asRead: shownAmount });
}

function exactDecimal<Wire extends string>(
  wire: Wire,
  options: DecimalOptions,
  {
    shape,
    asRead = (digits) => digits,
  }: { readonly shape: Shape; readonly asRead?: (digits: string) => string },
): DecimalField<Wire> {
  const { as, scale, max, range, isBound } = options;
  const { plain, scaled } = takes[range ?? 'any'];
  const isMoney = shape.kind === 'scalar' && shape.isAmount !== undefined;
  const isAmountText = as === 'text' && isMoney;
  const input = (): z.ZodType => {
    let spelt = z
      .string()
      .refine(
        (value) =>
          isDecimal(value) && decimalsOf(value) <= (scale ?? Infinity) && isWithin(value, range),
        issueText(scale === undefined ? plain : scaled({ scale })),
      )
      .overwrite((value) => (isDecimal(value) ? oneSpelling(value, isAmountText) : value));
    if (max !== undefined)
      spelt = spelt.refine(
        (value) => !isDecimal(value) || value.length <= max,
        issueText(rules.charactersFromTo({ min: 1, max })),
      );
    if (isMoney && isBound !== true)
      spelt = spelt.refine(
        (value) => !isDecimal(value) || integerDigitsOf(value) <= MOST_INTEGER_DIGITS,
        issueText(rules.atMost({ max: `${'9'.repeat(MOST_INTEGER_DIGITS)}.99` })),
      );
    return spelt;
  };
  return leaf(wire, options, {
    shape,
    input,
    expected: forms.decimal,
    read: (value) => {
      const text = plainText(value) ?? '';
      // Nearly all decimals are plain.
      if (isDecimal(text)) return asRead(text);
      const digits = plainDigits(value);
      return digits === undefined ? undefined : asRead(digits);
    },
    write: (value) => (as === 'number' ? rawNumber(value) : value),
  });
}

/** Maximum for an amount that is sent. Sums of amounts are exact in fen: larger ones would exceed the range of the stores. */
const MOST_INTEGER_DIGITS = 12;

function integerDigitsOf(digits: string): number {
  return (/^-?(\d+)/.exec(digits)?.[1] ?? '').length;
}

const takes = {
  any: { plain: rules.decimal, scaled: rules.decimalOfScale },
  negative: { plain: rules.negative, scaled: rules.negativeOfScale },
  notNegative: { plain: rules.notNegative, scaled: rules.notNegativeOfScale },
  positive: { plain: rules.positive, scaled: rules.positiveOfScale },
  fraction: { plain: rules.fraction, scaled: rules.fractionOfScale },
};

/**
 * Single spelling of a value that can be written as `106`, `106.0` and `106.00`: an amount that is sent as a text has at least
 * two decimals, as in the platform's documents, and any other decimal as few as possible. Zero has no sign.
 */
function oneSpelling(digits: string, isAmountText: boolean): string {
  const shortest = digits.includes('.')
    ? digits.replace(LAST_ZEROS, '').replace(/\.$/, '')
    : digits;
  const value = shortest === '-0' ? '0' : shortest;
  return isAmountText ? shownAmount(value) : value;
}

/** Decimals that a value needs: databases write 399.00 as `399.0000`. */
function decimalsOf(digits: string): number {
  return digits.split('.')[1]?.replace(LAST_ZEROS, '').length ?? 0;
}

const LAST_ZEROS = /(?<!0)0+$/;

function isWithin(digits: string, range: DecimalOptions['range']): boolean {
  const isZero = /^-?[0.]+$/.test(digits);
  // A rate of 13 would mean that the caller gave per cent.
  if (range === 'fraction') return /^0(?:\.\d+)?$/.test(digits);
  if (range === 'negative') return digits.startsWith('-') && !isZero;
  if (range === 'positive') return !digits.startsWith('-') && !isZero;
  return range === undefined || isZero || !digits.startsWith('-');
}

/**
 * Rates in one text, `13%、9%`: percentages, separated by Western or Chinese commas, decoded as fractions of one. Any other
 * text has a wrong form. Responses only.
 */
export function percentages<Wire extends string>(
  wire: Wire,
  options: FieldOptions,
): Field<readonly string[], readonly string[], readonly string[], IsOptional<Wire>, 'given'> {
  return leaf<readonly string[], Wire>(wire, options, {
    shape: { kind: 'list', of: { kind: 'scalar', scalar: 'Decimal' } },
    input: () => z.never(),
    expected: forms.percentages,
    read: (value) => {
      if (typeof value !== 'string') return undefined;
      const parts = (plainSpelling(value) ?? '')
        .split(/[、,]/)
        .map((part) => /^(\d{1,3}(?:\.\d{1,6})?)\s*%$/.exec(part.trim())?.[1]);
      const rates = parts.filter((part) => part !== undefined);
      return rates.length === parts.length
        ? rates.map((percentage) => new Big(percentage).div(100).toFixed())
        : undefined;
    },
    write: () => {
      throw new Error('Percentages are only received.');
    },
  });
}

interface IntegerOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
}

/** A whole number that fits GraphQL's 32-bit Int. */
export function integer<Wire extends string>(
  wire: Wire,
  options: IntegerOptions,
): Field<number, number, number, IsOptional<Wire>, 'given'> {
  const { min = -(2 ** 31), max = 2 ** 31 - 1 } = options;
  const input = (): z.ZodType =>
    z
      .number()
      .refine(
        (value) => Number.isInteger(value) && value >= min && value <= max,
        issueText(rules.wholeNumber({ min, max })),
      );
  return leaf(wire, options, {
    shape: scalar('Int'),
    input,
    expected: forms.wholeNumber,
    read: (value) => {
      const number = Number(plainDigits(value) ?? NaN);
      return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : undefined;
    },
    write: (value) => value,
  });
}

interface FlagOptions extends FieldOptions {
  /** Values for true and false on the wire, by default JSON's own. */
  readonly as?: readonly [yes: string | number, no: string | number];
}

/** A yes or no. */
export function flag<Wire extends string>(
  wire: Wire,
  options: FlagOptions,
): Field<boolean, boolean, boolean, IsOptional<Wire>, 'given'> {
  const [yes, no] = options.as ?? [true, false];
  return leaf(wire, options, {
    shape: scalar('Boolean'),
    input: () => z.boolean(),
    expected: forms.either({ yes: JSON.stringify(yes), no: JSON.stringify(no) }),
    // The documents do not distinguish "1" and 1, and databases without a boolean type store 1 and 0, or Y and N.
    read: truthIn,
    write: (value) => (value ? yes : no),
  });
}

/** Boolean for a value; undefined if it stands for neither. */
export function truthIn(value: Json | undefined): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = plainSpelling(value) ?? '';
  return trueWords.test(word) ? true : falseWords.test(word) ? false : undefined;
}

// A program without whole numbers writes 1 as `1.0`, and one for people yes, 是.
const trueWords = /^(?:true|y(?:es)?|是|1(?:\.0+)?)$/i;
const falseWords = /^(?:false|no?|否|0(?:\.0+)?)$/i;

/** A mark that responses contain when something is true, and mostly omit when it is not. */
export function mark(
  wire: string,
  { doc }: { readonly doc: string },
): Field<boolean, boolean, boolean, false, 'given'> {
  const known = flag(wire, { doc });
  return {
    ...known,
    read(source, name, into) {
      into[name] = truthIn(source[wire]) ?? false;
    },
  };
}

/**
 * A JSON object passed on unchanged: the documents do not describe it, or it is one of several records (`holds`), which is
 * decoded later.
 */
export function jsonObject<Wire extends string>(
  wire: Wire,
  options: FieldOptions & { readonly holds?: readonly Structure[] },
): Field<JsonObject, JsonObject, JsonObject, IsOptional<Wire>, 'given'> {
  return leaf(wire, options, {
    shape: { kind: 'scalar', scalar: 'JSONObject', holds: options.holds ?? [] },
    input: anyObject,
    expected: forms.object,
    read: soleObject,
    write: (value) => value,
  });
}

/**
 * The whole object as the platform sent it, so that undocumented members are not lost. It is masked when it is shown. In a
 * request its members are merged into the body; a named field takes precedence.
 */
export function rest<Optional extends boolean = true>(options: {
  readonly doc: string;
  /** False when a client must give it; true by default. */
  readonly optional?: Optional;
  /** Records that it may hold, so that personal data in it is recognized. */
  readonly holds?: readonly Structure[];
}): Field<JsonObject, JsonObject, JsonObject, NoInfer<Optional>, 'given'> {
  const optional = (options.optional ?? true) as Optional; // as the type parameter's default says
  return {
    ...phantom,
    wire: null,
    doc: options.doc,
    optional,
    origin: 'given',
    shape: { kind: 'scalar', scalar: 'JSONObject', holds: options.holds ?? [] },
    pii: null,
    input: madeOnce(() => (optional ? anyObject().nullish() : anyObject())),
    read(source, name, into) {
      into[name] = source;
    },
    write(value, into) {
      if (!isJsonObject(value)) return;
      for (const [key, member] of Object.entries(value)) {
        // An assignment would not make a member of `__proto__`, and every object inherits a `constructor`.
        if (Object.hasOwn(into, key) && (into[key] ?? null) !== null) continue;
        const own = { value: member, enumerable: true, writable: true, configurable: true };
        Object.defineProperty(into, key, own);
      }
    },
  };
}

function anyObject(): z.ZodType {
  return z
    .custom<JsonObject>(isJsonObject, { error: issueText(rules.jsonObject), abort: true })
    .overwrite(withoutBlanksInside)
    .superRefine((value, context) => {
      const found = faultInJson(value, unreadableIn);
      if (found === null) return;
      const { path, fault } = found;
      context.addIssue({ code: 'custom', path: [...path], message: issueText(fault) });
    });
}
