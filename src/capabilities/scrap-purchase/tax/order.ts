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
export interface PendingAmounts {
  /** Amount of general invoices that were exempt when they were issued. */
  readonly general: string;
  /** Amount of special invoices at 1 % whose education surcharges were not levied. */
  readonly specialAtOnePercent: string;
  /** Amount of special invoices at 3 % whose education surcharges were not levied. */
  readonly specialAtThreePercent: string;
}
