import type { Big } from 'big.js';
import type { Assumptions } from './assumptions.ts';
import type { Charge } from './charge.ts';
import { exemptionTiers, MONTHLY_THRESHOLD, nature, VAT_FULL, VAT_REDUCED } from './figures.ts';
import type { Situation } from './situation.ts';

/** The value-added tax of an order. */
export interface ValueAddedTax {
  /** Rate on the face of the invoice; `0` if exempt. */
  readonly faceRate: string;
  /** One charge, or one of this invoice and one of the supplement. */
  readonly charges: readonly Charge[];
}

/** Group 1 of the rules. */
export function valueAddedTax(situation: Situation, assumptions: Assumptions): ValueAddedTax {
  const { order, isExempt } = situation;
  if (isExempt) return ofOwnUse(situation, assumptions);
  return order.kind === 'SPECIAL'
    ? ofSpecial(situation, assumptions)
    : ofGeneral(situation, assumptions);
}

function ofOwnUse(situation: Situation, assumptions: Assumptions): ValueAddedTax {
  const { order, amount, pending } = situation;
  const isSupplemented = supplements(situation, assumptions);
  const ruleId = order.kind === 'SPECIAL' ? 'vat-own-use-special-exempt' : 'vat-own-use-exempt';
  const charges = [exempt(ruleId, amount, null)];
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

/** True if pending general invoices are levied with an order that is not itself a taxed general invoice. */
function supplements(
  { order, month, pending }: Situation,
  { specialSupplementOnlyAbove }: Assumptions,
): boolean {
  const isReached =
    order.kind === 'SPECIAL' && specialSupplementOnlyAbove
      ? month.gt(MONTHLY_THRESHOLD)
      : month.gte(MONTHLY_THRESHOLD);
  return isReached && pending.general.gt(0);
}

function ofSpecial(situation: Situation, assumptions: Assumptions): ValueAddedTax {
  const { order, amount, pending } = situation;
  const { mergesSupplementAtSameRate, specialReductionHasGeneralCode } = assumptions;
  const isSupplemented = supplements(situation, assumptions);
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
