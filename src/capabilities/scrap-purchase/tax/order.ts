import type { Big } from 'big.js';
import type { Assumptions } from './assumptions.ts';
import { exact, figures } from './figures.ts';

/**
 * Facts that determine the taxes of one order (document 2, section 4.3, "Tax rules of interface 5"). Amounts are exact
 * decimals in yuan without tax, as texts; rates and ratios are fractions of one.
 */
export interface TaxedOrder {
  readonly kind: 'GENERAL' | 'SPECIAL';
  /** True if the seller used the scrap himself (`sfxszy` Y); otherwise the seller purchased it. */
  readonly ownUse: boolean;
  readonly amountWithoutTax: string;
  /** Amount of the seller's invoices this month before this order, in all channels (`yljkpzje`). */
  readonly monthlyCumulative: string;
  /** For special invoices only: true for 1 %; false for 3 %, without the preferential reduction. */
  readonly enjoysReduction: boolean;
  /** Supplementary flag: pending amounts of this month are levied with this order. */
  readonly supplements: boolean;
  /** Ignored unless `supplements` is true. */
  readonly pending: PendingAmounts;
  /** Rate of the urban maintenance and construction tax, from the bureau's parameters. */
  readonly urbanRate: string;
  /** Levy item of that tax, as the bureau names it. */
  readonly urbanLevyItem: string | null;
  /** The province's six-taxes-two-fees reduction; null for the default of 50 %. */
  readonly reductionRatio: string | null;
  /** Base of the personal income tax of this year before this order (`lqgsljje`). */
  readonly incomeTaxBase: string;
  /** Personal income tax paid this year (`yjgsljse`). */
  readonly incomeTaxPaid: string;
  /** Price that the seller paid for the property; required for own-used scrap, ignored otherwise. */
  readonly originalValue: string | null;
}

/** Amounts of this month that the bureau reports as not yet levied. */
interface PendingAmounts {
  /** Amount of general invoices that were exempt when they were issued. */
  readonly general: string;
  /** Amount of special invoices at 1 % whose education surcharges were not levied. */
  readonly specialAtOnePercent: string;
  /** Amount of special invoices at 3 % whose education surcharges were not levied. */
  readonly specialAtThreePercent: string;
}

/** An order with parsed figures and computed cumulative amounts, as all rules use it. */
export interface Situation {
  readonly order: TaxedOrder;
  /** True for own-used scrap at any amount, unless an assumption levies its special invoices. */
  readonly isExempt: boolean;
  readonly amount: Big;
  /** Monthly cumulative amount that is compared with the threshold. */
  readonly month: Big;
  /** Yearly cumulative amount including this order. */
  readonly year: Big;
  /** Pending amounts levied with this order; zero without the supplementary flag. */
  readonly pending: {
    readonly general: Big;
    readonly specialAtOnePercent: Big;
    readonly specialAtThreePercent: Big;
  };
  /** Fraction of a surcharge that is not levied. */
  readonly reductionRatio: Big;
}

/** Parses an order. */
export function situationOf(order: TaxedOrder, assumptions: Assumptions): Situation {
  const amount = exact(order.amountWithoutTax);
  const before = exact(order.monthlyCumulative);
  const isExempt = order.ownUse && (order.kind === 'GENERAL' || !assumptions.ownUseSpecialIsLevied);
  const merges = order.supplements && (!isExempt || assumptions.ownUseCarriesSupplement);
  const { general, specialAtOnePercent, specialAtThreePercent } = order.pending;
  const ratio = exact(order.reductionRatio ?? figures.defaultReductionRatio);
  const pending = (figure: string): Big => exact(merges ? figure : 0);
  return {
    order,
    isExempt,
    amount,
    month: assumptions.monthIncludesThisOrder ? before.plus(amount) : before,
    year: exact(order.incomeTaxBase).plus(amount),
    pending: {
      general: pending(general),
      specialAtOnePercent: pending(specialAtOnePercent),
      specialAtThreePercent: pending(specialAtThreePercent),
    },
    reductionRatio: assumptions.reductionRatioIsTakenOff ? ratio : exact(1).minus(ratio),
  };
}
