import type { Big } from 'big.js';
import {
  type Assumptions,
  assume,
  type AssumptionChoices,
  explain,
  type UsedAssumption,
} from './assumptions.ts';
import { type Charge, payableOf, type TaxItem, toItem } from './charge.ts';
import { exact, notBelowZero, cents, sum, yuan, figures } from './figures.ts';
import { type Situation, situationOf, type TaxedOrder } from './order.ts';

/** Group 4 of the rules. Throws for own-used scrap without an original value. */
function personalIncomeTax(situation: Situation, faceTax: Big, assumptions: Assumptions): Charge {
  return situation.order.ownUse
    ? onTransfer(situation, faceTax, assumptions)
    : onBusiness(situation);
}

function onBusiness({ order, year }: Situation): Charge {
  const isUpper = year.gt(figures.businessIncome.upTo);
  return {
    kind: 'PERSONAL_INCOME_TAX',
    ruleId: isUpper ? 'income-business-upper' : 'income-business',
    base: year,
    ...(isUpper ? figures.businessIncome.upper : figures.businessIncome.lower),
    alreadyPaid: exact(order.incomeTaxPaid),
  };
}

/** Tax on a property transfer. Tax paid this year is on business income, so it is not deducted. */
function onTransfer(
  { order, amount }: Situation,
  faceTax: Big,
  { transferIncomeWithoutTax }: Assumptions,
): Charge {
  if (order.originalValue === null) throw new Error('own-used scrap has an original value');
  const income = transferIncomeWithoutTax ? amount : amount.plus(faceTax);
  const gain = notBelowZero(income.minus(order.originalValue));
  return {
    kind: 'PERSONAL_INCOME_TAX',
    ruleId: gain.gt(0) ? 'income-transfer' : 'income-transfer-no-gain',
    base: gain,
    rate: figures.transferRate,
  };
}

/** Group 2 of the rules. `vatPayable` includes a supplement. */
function urbanMaintenanceTax(
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
    natureCode: reductionRatio.gt(0) ? figures.nature.sixTaxesTwoFees : null,
    levyItem: order.urbanLevyItem,
  };
}

/** Group 3 of the rules: the two education surcharges. `vatPayable` includes a supplement. */
function educationTaxes(
  situation: Situation,
  vatPayable: Big,
  assumptions: Assumptions,
): readonly Charge[] {
  const { order, month, pending, reductionRatio } = situation;
  const isAbove = month.gt(figures.monthlyThreshold);
  const isExempt =
    !isAbove && (order.kind === 'GENERAL' || assumptions.educationExemptionCoversSpecial);
  const special = pendingSpecialTax(situation, assumptions);
  const isMerged = isAbove && pending.general.plus(special).gt(0);
  return figures.educationSurcharges.map(({ kind, rate, exemptNature }) => ({
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
  if (!month.gt(figures.monthlyThreshold)) return exact(0);
  const { specialAtOnePercent, specialAtThreePercent } = pending;
  if (!assumptions.specialAccumulationsAreAmounts) {
    return specialAtOnePercent.plus(specialAtThreePercent);
  }
  const atOnePercent = cents(specialAtOnePercent.times(figures.vat.reduced), assumptions);
  return atOnePercent.plus(cents(specialAtThreePercent.times(figures.vat.full), assumptions));
}

/** The value-added tax of an order. */
interface ValueAddedTax {
  /** Rate on the face of the invoice; `0` if exempt. */
  readonly faceRate: string;
  /** One charge, or one of this invoice and one of the supplement. */
  readonly charges: readonly Charge[];
}

/** Group 1 of the rules. */
function valueAddedTax(situation: Situation, assumptions: Assumptions): ValueAddedTax {
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
  if (month.lt(figures.monthlyThreshold)) {
    const natureCode = exemptionNature(month, assumptions);
    return { faceRate: '0', charges: [exempt('vat-general-exempt', amount, natureCode)] };
  }
  const charge: Charge = {
    kind: 'VALUE_ADDED_TAX',
    ruleId: pending.general.gt(0) ? 'vat-general-supplemented' : 'vat-general',
    base: amount.plus(pending.general),
    rate: figures.vat.reduced,
    natureCode: figures.nature.levyAtOnePercent,
  };
  return { faceRate: figures.vat.reduced, charges: [charge] };
}

/** True if pending general invoices are levied with an order that is not itself a taxed general invoice. */
function supplements(
  { order, month, pending }: Situation,
  { specialSupplementOnlyAbove }: Assumptions,
): boolean {
  const isReached =
    order.kind === 'SPECIAL' && specialSupplementOnlyAbove
      ? month.gt(figures.monthlyThreshold)
      : month.gte(figures.monthlyThreshold);
  return isReached && pending.general.gt(0);
}

function ofSpecial(situation: Situation, assumptions: Assumptions): ValueAddedTax {
  const { order, amount, pending } = situation;
  const { mergesSupplementAtSameRate, specialReductionHasGeneralCode } = assumptions;
  const isSupplemented = supplements(situation, assumptions);
  const isMerged = isSupplemented && order.enjoysReduction && mergesSupplementAtSameRate;
  const faceRate = order.enjoysReduction ? figures.vat.reduced : figures.vat.full;
  const own: Charge = order.enjoysReduction
    ? {
        kind: 'VALUE_ADDED_TAX',
        ruleId: isMerged ? 'vat-special-reduced-supplemented' : 'vat-special-reduced',
        base: isMerged ? amount.plus(pending.general) : amount,
        rate: faceRate,
        natureCode: specialReductionHasGeneralCode ? figures.nature.levyAtOnePercent : null,
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
    rate: figures.vat.reduced,
    natureCode: figures.nature.levyAtOnePercent,
  };
}

function exemptionNature(
  month: Big,
  { exemptionTiersAt20000And30000 }: Assumptions,
): string | null {
  if (!exemptionTiersAt20000And30000) return null;
  return figures.exemptionTiers.find(({ upTo }) => month.lte(upTo))?.natureCode ?? null;
}

/** The taxes of an order, amounts in yuan with two decimals. */
export interface Taxes {
  /** One item per tax; two of value-added tax if a supplement has another rate. */
  readonly items: readonly TaxItem[];
  /** Sum of the payable amounts of all items (`tax.yjsfhj`). */
  readonly totalTaxPayable: string;
  /** Payable sum without personal income tax (`zzsjfjsf` of the upload). */
  readonly vatAndSurchargesPayable: string;
  /** Payable personal income tax (`grsdssf` of the upload). */
  readonly incomeTaxPayable: string;
  /** Tax on the face of the invoice: of this order only, without a supplement. */
  readonly taxAmount: string;
  readonly amountWithTax: string;
  /** Total with tax minus the payable taxes. Negative if the supplement exceeds the order's total. */
  readonly paidToSeller: string;
  /** Monthly cumulative amount that is compared with the threshold. */
  readonly monthlyCumulativeAfter: string;
  readonly assumptions: readonly UsedAssumption[];
}

/**
 * Computes the taxes of an order by the rules of document 2, section 4.3. Each item is rounded to 0.01, and surcharges
 * are based on the rounded value-added tax, which is the amount paid. Requires valid figures: throws for a figure that
 * is no decimal, and for own-used scrap without an original value.
 */
export function computeTaxes(order: TaxedOrder, choices: AssumptionChoices = {}): Taxes {
  const assumptions = assume(choices);
  const situation = situationOf(order, assumptions);
  const payable = (charges: readonly Charge[]) =>
    sum(charges.map((charge) => payableOf(charge, assumptions)));

  const vat = valueAddedTax(situation, assumptions);
  const vatPayable = payable(vat.charges);
  const faceTax = cents(situation.amount.times(vat.faceRate), assumptions);
  const vatAndSurchargesPayable = [
    ...vat.charges,
    urbanMaintenanceTax(situation, vatPayable, assumptions),
    ...educationTaxes(situation, vatPayable, assumptions),
  ];
  const incomeTaxPayable = personalIncomeTax(situation, faceTax, assumptions);
  const charges = [...vatAndSurchargesPayable, incomeTaxPayable];

  const totalTaxPayable = payable(charges);
  const amountWithTax = situation.amount.plus(faceTax);
  return {
    items: charges.map((charge) => toItem(charge, assumptions)),
    totalTaxPayable: yuan(totalTaxPayable),
    vatAndSurchargesPayable: yuan(payable(vatAndSurchargesPayable)),
    incomeTaxPayable: yuan(payable([incomeTaxPayable])),
    taxAmount: yuan(faceTax),
    amountWithTax: yuan(amountWithTax),
    paidToSeller: yuan(amountWithTax.minus(totalTaxPayable)),
    monthlyCumulativeAfter: yuan(situation.month),
    assumptions: explain(assumptions),
  };
}
