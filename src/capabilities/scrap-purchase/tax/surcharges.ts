import type { Big } from 'big.js';
import type { Assumptions } from './assumptions.ts';
import type { Charge } from './charge.ts';
import {
  educationSurcharges,
  MONTHLY_THRESHOLD,
  nature,
  VAT_FULL,
  VAT_REDUCED,
} from './figures.ts';
import { cents, exact } from './money.ts';
import type { Situation } from './situation.ts';

/** Group 2 of the rules. `vatPayable` includes a supplement. */
export function urbanMaintenanceTax(
  situation: Situation,
  vatPayable: Big,
  assumptions: Assumptions,
): Charge {
  const { order, reductionRatio } = situation;
  const special = assumptions.specialAccumulationsOnlyInEducation
    ? exact(0)
    : pendingSpecialTax(situation, assumptions);
  return {
    kind: 'URBAN_MAINTENANCE_TAX',
    ruleId: special.gt(0) ? 'urban-merged' : 'urban-reduced',
    base: vatPayable.plus(special),
    rate: order.urbanRate,
    reductionRatio,
    natureCode: reductionRatio.gt(0) ? nature.sixTaxesTwoFees : null,
    levyItem: order.urbanLevyItem,
  };
}

/** Group 3 of the rules: the two education surcharges. `vatPayable` includes a supplement. */
export function educationTaxes(
  situation: Situation,
  vatPayable: Big,
  assumptions: Assumptions,
): readonly Charge[] {
  const { order, month, pending, reductionRatio } = situation;
  const isAbove = month.gt(MONTHLY_THRESHOLD);
  const isExempt =
    !isAbove && (order.kind === 'GENERAL' || assumptions.educationExemptionCoversSpecial);
  const special = pendingSpecialTax(situation, assumptions);
  const isMerged = isAbove && pending.general.plus(special).gt(0);
  return educationSurcharges.map(({ kind, rate, exemptNature }) => ({
    kind,
    ruleId: isExempt ? 'education-exempt' : isMerged ? 'education-merged' : 'education-levied',
    base: vatPayable.plus(special),
    rate,
    reductionRatio: isExempt ? exact(1) : reductionRatio,
    natureCode: isExempt ? exemptNature : null,
  }));
}

/** Value-added tax of this month's pending special invoices; none unless the month exceeds the threshold. */
function pendingSpecialTax({ month, pending }: Situation, assumptions: Assumptions): Big {
  if (!month.gt(MONTHLY_THRESHOLD)) return exact(0);
  const { specialAtOnePercent, specialAtThreePercent } = pending;
  if (!assumptions.specialAccumulationsAreAmounts) {
    return specialAtOnePercent.plus(specialAtThreePercent);
  }
  const atOnePercent = cents(specialAtOnePercent.times(VAT_REDUCED), assumptions);
  return atOnePercent.plus(cents(specialAtThreePercent.times(VAT_FULL), assumptions));
}
