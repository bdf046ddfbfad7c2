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
export function urbanMaintenanceTax({ order, reductionRatio }: Situation, vatPayable: Big): Charge {
  return {
    kind: 'URBAN_MAINTENANCE_TAX',
    ruleId: 'urban-reduced',
    base: vatPayable,
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
  { educationExemptionCoversSpecial }: Assumptions,
): readonly Charge[] {
  const { order, month, pending, reductionRatio } = situation;
  const isAbove = month.gt(MONTHLY_THRESHOLD);
  const isExempt = !isAbove && (order.kind === 'GENERAL' || educationExemptionCoversSpecial);
  const special = isAbove ? pendingSpecialTax(situation) : exact(0);
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

/** The value-added tax of this month's special invoices whose education surcharges are still pending. */
function pendingSpecialTax({ pending }: Situation): Big {
  const atOnePercent = cents(pending.specialAtOnePercent.times(VAT_REDUCED));
  return atOnePercent.plus(cents(pending.specialAtThreePercent.times(VAT_FULL)));
}
