import { Big } from 'big.js';
import type { Assumptions } from './assumptions.ts';

/** Exact decimals. Nothing here divides, so no digit is ever lost before `cents`. */
export function exact(figure: string | number): Big {
  return new Big(figure);
}

/** Rounded to 0.01 yuan. */
export function cents(value: Big, { roundsHalfUp }: Pick<Assumptions, 'roundsHalfUp'>): Big {
  return value.round(2, roundsHalfUp ? Big.roundHalfUp : Big.roundHalfEven);
}

/** An amount that has no more than two decimals, with both. */
export function yuan(value: Big): string {
  return value.toFixed(2, Big.roundHalfUp);
}

/** The sum; zero of nothing. */
export function sum(values: readonly Big[]): Big {
  return values.reduce((total, value) => total.plus(value), exact(0));
}

/** The value, or zero where it is below. */
export function notBelowZero(value: Big): Big {
  return value.lt(0) ? exact(0) : value;
}
