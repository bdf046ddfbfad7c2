import { taxRuleTexts } from '../../../messages/tax-texts.ts';

/**
 * Rules that an item of tax results from, with explanations of its amount (document 2, section 4.3, "Tax rules of
 * interface 5").
 */
export const taxRules = {
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
export type TaxRule = keyof typeof taxRules;
