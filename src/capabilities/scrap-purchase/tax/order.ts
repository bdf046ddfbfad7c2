/**
 * Facts on which the taxes of one order depend (document 2, section 4.3, "Tax rules of interface 5"). Amounts
 * are exact decimals in yuan without tax, as texts; rates and ratios are parts of one.
 */
export interface TaxedOrder {
  readonly kind: 'GENERAL' | 'SPECIAL';
  /** The seller used the scrap himself (`sfxszy` Y); otherwise he purchased it. */
  readonly ownUse: boolean;
  readonly amountWithoutTax: string;
  /** The seller's invoices of this month before this order, all channels (`yljkpzje`). */
  readonly monthlyCumulative: string;
  /** Special invoices only: 1 % when true; 3 % when the preferential reduction is given up. */
  readonly enjoysReduction: boolean;
  /** The supplementary flag: what is pending of this month is levied along with this order. */
  readonly supplements: boolean;
  /** Looked at only when `supplements` is true. */
  readonly pending: PendingAmounts;
  /** Rate of the urban maintenance and construction tax, from the bureau's parameters. */
  readonly urbanRate: string;
  /** Its levy item, in the bureau's word. */
  readonly urbanLevyItem: string | null;
  /** The province's six-taxes-two-fees reduction; null where the parameters have none: 50 %. */
  readonly reductionRatio: string | null;
  /** Base of the personal income tax of this year before this order (`lqgsljje`). */
  readonly incomeTaxBase: string;
  /** Personal income tax paid this year (`yjgsljse`). */
  readonly incomeTaxPaid: string;
  /** The price that the seller paid for the property; needed for own-used scrap, and not looked at otherwise. */
  readonly originalValue: string | null;
}

/** The amounts of this month that the bureau says are still to be levied. */
export interface PendingAmounts {
  /** Amount of general invoices that were exempt when they were issued. */
  readonly general: string;
  /** Amount of special invoices at 1 % whose education surcharges were not levied. */
  readonly specialAtOnePercent: string;
  /** Amount of special invoices at 3 % whose education surcharges were not levied. */
  readonly specialAtThreePercent: string;
}
