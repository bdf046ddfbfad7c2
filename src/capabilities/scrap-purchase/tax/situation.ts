import type { Big } from 'big.js';
import type { Assumptions } from './assumptions.ts';
import { DEFAULT_REDUCTION_RATIO } from './figures.ts';
import { exact } from './money.ts';
import type { TaxedOrder } from './order.ts';

/** An order with its figures read and its cumulatives added up, as all rules look at it. */
export interface Situation {
  readonly order: TaxedOrder;
  /** True where it bears no value-added tax at any amount: own-used scrap. */
  readonly isExempt: boolean;
  readonly amount: Big;
  /** Monthly cumulative, compared with the threshold. */
  readonly month: Big;
  /** The yearly cumulative including this order. */
  readonly year: Big;
  /** The amounts that are levied along with this order: zero everywhere without the supplementary flag. */
  readonly pending: {
    readonly general: Big;
    readonly specialAtOnePercent: Big;
    readonly specialAtThreePercent: Big;
  };
  /** The part of a surcharge that is not levied. */
  readonly reductionRatio: Big;
}

/** Reads an order. */
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
