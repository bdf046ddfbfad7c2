import { taxRuleTexts } from '../../../messages/tax-texts.ts';
import type { Big } from 'big.js';
import type { Message } from '../../../messages/message.ts';
import type { Assumptions } from './assumptions.ts';
import { cents, exact, notBelowZero, yuan } from './figures.ts';

/**
 * Rules that an item of tax results from, with explanations of its amount (document 2, section 4.3, "Tax rules of
 * interface 5").
 */
const taxRules = {
  'vat-own-use-exempt': taxRuleTexts.ownUseExempt,
  'vat-own-use-special-exempt': taxRuleTexts.ownUseSpecialExempt,
  'vat-general-exempt': taxRuleTexts.generalExempt,
  'vat-general': taxRuleTexts.general,
  'vat-general-supplemented': taxRuleTexts.generalSupplemented,
  'vat-special-reduced': taxRuleTexts.specialReduced,
  'vat-special-reduced-supplemented': taxRuleTexts.specialReducedSupplemented,
  'vat-special-full': taxRuleTexts.specialFull,
  'vat-supplement': taxRuleTexts.supplement,
  'urban-reduced': taxRuleTexts.urbanReduced,
  'urban-merged': taxRuleTexts.urbanMerged,
  'education-exempt': taxRuleTexts.educationExempt,
  'education-levied': taxRuleTexts.educationLevied,
  'education-merged': taxRuleTexts.educationMerged,
  'income-business': taxRuleTexts.incomeBusiness,
  'income-business-upper': taxRuleTexts.incomeBusinessUpper,
  'income-transfer': taxRuleTexts.incomeTransfer,
  'income-transfer-no-gain': taxRuleTexts.incomeTransferNoGain,
} as const;

/** Name of a rule. */
type TaxRule = keyof typeof taxRules;

/** The five taxes of an order. */
export type TaxKind =
  | 'VALUE_ADDED_TAX'
  | 'URBAN_MAINTENANCE_TAX'
  | 'EDUCATION_SURCHARGE'
  | 'LOCAL_EDUCATION_SURCHARGE'
  | 'PERSONAL_INCOME_TAX';

/** A tax as computed by a rule. */
export interface Charge {
  readonly kind: TaxKind;
  readonly ruleId: TaxRule;
  readonly base: Big;
  readonly rate: string;
  /** Fraction of the tax that is not levied; absent if all of it is. */
  readonly reductionRatio?: Big;
  /** Deduction from the tax according to the table of rates. */
  readonly quickDeduction?: string;
  /** Part of the tax that was paid before. */
  readonly alreadyPaid?: Big;
  readonly natureCode?: string | null;
  readonly levyItem?: string | null;
}

/** A tax as shown in the schema: amounts in yuan with two decimals. */
export interface TaxItem {
  readonly kind: TaxKind;
  /** Amount that the rate applies to. */
  readonly base: string;
  /** A fraction of one; `0` if the tax is fully exempt. */
  readonly rate: string;
  /** Base × rate, minus the quick deduction. */
  readonly amountBeforeReduction: string;
  readonly reduction: string;
  readonly quickDeduction: string;
  /** Tax already paid in the same year. */
  readonly alreadyPaid: string;
  readonly payable: string;
  /** The bureau's code of the relief; null without a relief, or if the document names no code. */
  readonly natureCode: string | null;
  readonly levyItem: string | null;
  readonly ruleId: TaxRule;
  /** Explanation of the rule. */
  readonly rule: Message;
}

/** Payable part of a charge, rounded to cents. */
export function payableOf(charge: Charge, assumptions: Assumptions): Big {
  const tax = taxOf(charge);
  const rounded = cents(tax, assumptions);
  const ratio = charge.reductionRatio ?? exact(0);
  const levied = assumptions.payableRoundedOnce
    ? cents(tax.minus(tax.times(ratio)), assumptions)
    : rounded.minus(cents(rounded.times(ratio), assumptions));
  const left = levied.minus(charge.alreadyPaid ?? 0);
  return assumptions.overpaidIncomeTaxIsKept ? notBelowZero(left) : left;
}

/** Converts a charge to its public form. */
export function toItem(charge: Charge, assumptions: Assumptions): TaxItem {
  const { kind, ruleId, base, rate, quickDeduction, alreadyPaid, natureCode, levyItem } = charge;
  const tax = cents(taxOf(charge), assumptions);
  const levied = payableOf({ ...charge, alreadyPaid: exact(0) }, assumptions);
  return {
    kind,
    base: yuan(base),
    rate,
    amountBeforeReduction: yuan(tax),
    reduction: yuan(tax.minus(levied)),
    quickDeduction: yuan(exact(quickDeduction ?? 0)),
    alreadyPaid: yuan(alreadyPaid ?? exact(0)),
    payable: yuan(payableOf(charge, assumptions)),
    natureCode: natureCode ?? null,
    levyItem: levyItem ?? null,
    ruleId,
    rule: taxRules[ruleId],
  };
}

function taxOf({ base, rate, quickDeduction }: Charge): Big {
  return base.times(rate).minus(quickDeduction ?? 0);
}
