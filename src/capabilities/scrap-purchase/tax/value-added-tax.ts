import type { Big } from 'big.js';
import type { Assumptions } from './assumptions.ts';
import type { Charge } from './charge.ts';
import { exemptionTiers, MONTHLY_THRESHOLD, nature, VAT_FULL, VAT_REDUCED } from './figures.ts';
import type { Situation } from './situation.ts';

/** The value-added tax of an order. */
export interface ValueAddedTax {
  /** Rate on the face of the invoice; `0` when it is exempt. */
  readonly faceRate: string;
  /** One, or this invoice's and the supplement's. */
  readonly charges: readonly Charge[];
}

/** Group 1 of the rules. */
export function valueAddedTax(situation: Situation, assumptions: Assumptions): ValueAddedTax {
  const { order } = situation;
  if (order.kind === 'SPECIAL') return ofSpecial(situation, assumptions);
  return order.ownUse ? ofOwnUse(situation) : ofGeneral(situation, assumptions);
}

function ofOwnUse({ amount, month, pending }: Situation): ValueAddedTax {
  const isSupplemented = month.gte(MONTHLY_THRESHOLD) && pending.general.gt(0);
  const charges = [exempt('vat-own-use-exempt', amount, null)];
  return {
    faceRate: '0',
    charges: isSupplemented ? [...charges, supplement(pending.general)] : charges,
  };
}

function ofGeneral({ amount, month, pending }: Situation, assumptions: Assumptions): ValueAddedTax {
  if (month.lt(MONTHLY_THRESHOLD)) {
    const natureCode = exemptionNature(month, assumptions);
    return { faceRate: '0', charges: [exempt('vat-general-exempt', amount, natureCode)] };
  }
  const charge: Charge = {
    kind: 'VALUE_ADDED_TAX',
    ruleId: pending.general.gt(0) ? 'vat-general-supplemented' : 'vat-general',
    base: amount.plus(pending.general),
    rate: VAT_REDUCED,
    natureCode: nature.levyAtOnePercent,
  };
  return { faceRate: VAT_REDUCED, charges: [charge] };
}

function ofSpecial(
  { order, amount, month, pending }: Situation,
  {
    specialSupplementOnlyAbove,
    mergesSupplementAtSameRate,
    specialReductionHasGeneralCode,
  }: Assumptions,
): ValueAddedTax {
  const isReached = specialSupplementOnlyAbove
    ? month.gt(MONTHLY_THRESHOLD)
    : month.gte(MONTHLY_THRESHOLD);
  const isSupplemented = isReached && pending.general.gt(0);
  const isMerged = isSupplemented && order.enjoysReduction && mergesSupplementAtSameRate;
  const faceRate = order.enjoysReduction ? VAT_REDUCED : VAT_FULL;
  const own: Charge = order.enjoysReduction
    ? {
        kind: 'VALUE_ADDED_TAX',
        ruleId: isMerged ? 'vat-special-reduced-supplemented' : 'vat-special-reduced',
        base: isMerged ? amount.plus(pending.general) : amount,
        rate: faceRate,
        natureCode: specialReductionHasGeneralCode ? nature.levyAtOnePercent : null,
      }
    : { kind: 'VALUE_ADDED_TAX', ruleId: 'vat-special-full', base: amount, rate: faceRate };
  const isApart = isSupplemented && !isMerged;
  return { faceRate, charges: isApart ? [own, supplement(pending.general)] : [own] };
}

function exempt(ruleId: Charge['ruleId'], base: Big, natureCode: string | null): Charge {
  return { kind: 'VALUE_ADDED_TAX', ruleId, base, rate: '0', natureCode };
}

function supplement(base: Big): Charge {
  return {
    kind: 'VALUE_ADDED_TAX',
    ruleId: 'vat-supplement',
    base,
    rate: VAT_REDUCED,
    natureCode: nature.levyAtOnePercent,
  };
}

function exemptionNature(
  month: Big,
  { exemptionTiersAt20000And30000 }: Assumptions,
): string | null {
  if (!exemptionTiersAt20000And30000) return null;
  return exemptionTiers.find(({ upTo }) => month.lte(upTo))?.natureCode ?? null;
}
