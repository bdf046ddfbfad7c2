import { Big } from 'big.js';
import type { Assumptions } from './assumptions.ts';

/** Monthly cumulative amount from which value-added tax is levied, and above which education surcharges are. */
const monthlyThreshold = 100_000;

/** Figures of the rules (document 2, section 4.3, groups 1 to 4), each defined once. In yuan, or fractions of one. */
export const figures = {
  monthlyThreshold,
  /** Rates of value-added tax. */
  vat: { reduced: '0.01', full: '0.03' },
  /** The tax bureau's codes of relief policies. */
  nature: { levyAtOnePercent: '0001011608', sixTaxesTwoFees: '0007049901' },
  /** Nature codes of exempt value-added tax, by the limit of the monthly cumulative amount. */
  exemptionTiers: [
    { upTo: 20_000, natureCode: '0001042804' },
    { upTo: 30_000, natureCode: '0001042806' },
    { upTo: monthlyThreshold, natureCode: '0001042807' },
  ],
  /** Default of the engine; the parameter in the bureau's response takes precedence. */
  defaultReductionRatio: '0.5',
  /** The two surcharges on value-added tax that have a threshold. */
  educationSurcharges: [
    { kind: 'EDUCATION_SURCHARGE', rate: '0.03', exemptNature: '0061042802' },
    { kind: 'LOCAL_EDUCATION_SURCHARGE', rate: '0.02', exemptNature: '0099042802' },
  ],
  /** Personal income tax on business income, by the yearly cumulative amount. */
  businessIncome: {
    upTo: 600_000,
    lower: { rate: '0.0025', quickDeduction: '0' },
    upper: { rate: '0.005', quickDeduction: '1500' },
  },
  /** Rate of personal income tax on the gain above a property's original value. */
  transferRate: '0.2',
} as const;

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
