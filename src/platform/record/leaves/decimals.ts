import { Big } from 'big.js';
import { z } from 'zod';
import { shownAmount } from '../../../kernel/text/amounts.ts';
import { forms } from '../../../messages/forms.ts';
import {
  exactNumber,
  isDecimal,
  plainDigits,
  plainSpelling,
  plainText,
} from '../../client/exact-json.ts';
import type { Field, FieldOptions, Shape, IsOptional } from '../field.ts';
import { leaf } from './leaf.ts';
import { rules } from '../../../messages/rules.ts';
import { issueText } from '../issue-message.ts';

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
  readonly sign?: 'negative' | 'notNegative' | 'positive' | 'fraction';
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
  const { as, scale, max, sign, isBound } = options;
  const { plain, scaled } = takes[sign ?? 'any'];
  const isMoney = shape.kind === 'scalar' && shape.isAmount !== undefined;
  const isAmountText = as === 'text' && isMoney;
  const input = (): z.ZodType => {
    let spelt = z
      .string()
      .refine(
        (value) =>
          isDecimal(value) && decimalsOf(value) <= (scale ?? Infinity) && hasSign(value, sign),
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
    write: (value) => (as === 'number' ? exactNumber(value) : value),
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

function hasSign(digits: string, sign: DecimalOptions['sign']): boolean {
  const isZero = /^-?[0.]+$/.test(digits);
  // A rate of 13 would mean that the caller gave per cent.
  if (sign === 'fraction') return /^0(?:\.\d+)?$/.test(digits);
  if (sign === 'negative') return digits.startsWith('-') && !isZero;
  if (sign === 'positive') return !digits.startsWith('-') && !isZero;
  return sign === undefined || isZero || !digits.startsWith('-');
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
