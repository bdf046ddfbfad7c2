import type { Big } from 'big.js';
import type { Assumptions } from './assumptions.ts';
import { DEFAULT_REDUCTION_RATIO } from './figures.ts';
import { exact } from './money.ts';
import type { TaxedOrder } from './order.ts';

/** An order with parsed figures and computed cumulative amounts, as all rules use it. */
export interface Situation {
  readonly order: TaxedOrder;
  /** True for own-used scrap, which is exempt from value-added tax at any amount. */
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
  const ratio = exact(order.reductionRatio ?? DEFAULT_REDUCTION_RATIO);
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
