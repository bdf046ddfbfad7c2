import { Big } from 'big.js';
import type { Assumptions } from './assumptions.ts';

/** Exact decimals. The engine never divides, so no digit is lost before `cents`. */
export function exact(figure: string | number): Big {
  return new Big(figure);
}

/** Rounds to 0.01 yuan. */
export function cents(value: Big, { roundsHalfUp }: Pick<Assumptions, 'roundsHalfUp'>): Big {
  return value.round(2, roundsHalfUp ? Big.roundHalfUp : Big.roundHalfEven);
}

/** Formats an amount of at most two decimals with both decimals. */
export function yuan(value: Big): string {
  return value.toFixed(2, Big.roundHalfUp);
}

/** The sum of values; zero for an empty list. */
export function sum(values: readonly Big[]): Big {
  return values.reduce((total, value) => total.plus(value), exact(0));
}

/** The value, or zero if it is negative. */
export function notBelowZero(value: Big): Big {
  return value.lt(0) ? exact(0) : value;
}
