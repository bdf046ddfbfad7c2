import type { Message } from '../../../messages/message.ts';
import { taxAssumptionTexts } from '../../../messages/tax-texts.ts';

/** The engine's answers to questions that the platform's document leaves open; each can be inverted. */
export type Assumptions = { readonly [Name in keyof typeof assumptions]: boolean };

/** One question that the document leaves open. */
interface Assumption {
  /** True if `statement` holds by default. */
  readonly byDefault: boolean;
  readonly statement: Message;
  /** Reason for the default. */
  readonly reason: Message;
}

/**
 * Questions that document 2, section 4.3 leaves open. The tax bureau rechecks every order, so a wrong assumption causes
 * a difference from the platform's items, never a wrong payment.
 */
export const assumptions = {
  monthIncludesThisOrder: {
    byDefault: true,
    statement: taxAssumptionTexts.monthIncludesThisOrder,
    reason: taxAssumptionTexts.monthIncludesThisOrderWhy,
  },
  exemptionTiersAt20000And30000: {
    byDefault: true,
    statement: taxAssumptionTexts.exemptionTiers,
    reason: taxAssumptionTexts.exemptionTiersWhy,
  },
  payableRoundedOnce: {
    byDefault: true,
    statement: taxAssumptionTexts.payableRoundedOnce,
    reason: taxAssumptionTexts.payableRoundedOnceWhy,
  },
  roundsHalfUp: {
    byDefault: true,
    statement: taxAssumptionTexts.roundsHalfUp,
    reason: taxAssumptionTexts.roundsHalfUpWhy,
  },
  reductionRatioIsTakenOff: {
    byDefault: true,
    statement: taxAssumptionTexts.reductionRatioIsTakenOff,
    reason: taxAssumptionTexts.reductionRatioIsTakenOffWhy,
  },
  educationExemptionCoversSpecial: {
    byDefault: true,
    statement: taxAssumptionTexts.educationExemptionCoversSpecial,
    reason: taxAssumptionTexts.educationExemptionCoversSpecialWhy,
  },
  specialSupplementOnlyAbove: {
    byDefault: true,
    statement: taxAssumptionTexts.specialSupplementOnlyAbove,
    reason: taxAssumptionTexts.specialSupplementOnlyAboveWhy,
  },
  mergesSupplementAtSameRate: {
    byDefault: true,
    statement: taxAssumptionTexts.mergesSupplementAtSameRate,
    reason: taxAssumptionTexts.mergesSupplementAtSameRateWhy,
  },
  specialReductionHasGeneralCode: {
    byDefault: true,
    statement: taxAssumptionTexts.specialReductionHasGeneralCode,
    reason: taxAssumptionTexts.specialReductionHasGeneralCodeWhy,
  },
  specialAccumulationsAreAmounts: {
    byDefault: true,
    statement: taxAssumptionTexts.specialAccumulationsAreAmounts,
    reason: taxAssumptionTexts.specialAccumulationsAreAmountsWhy,
  },
  specialAccumulationsOnlyInEducation: {
    byDefault: true,
    statement: taxAssumptionTexts.specialAccumulationsOnlyInEducation,
    reason: taxAssumptionTexts.specialAccumulationsOnlyInEducationWhy,
  },
  ownUseSpecialIsLevied: {
    byDefault: true,
    statement: taxAssumptionTexts.ownUseSpecialIsLevied,
    reason: taxAssumptionTexts.ownUseSpecialIsLeviedWhy,
  },
  ownUseCarriesSupplement: {
    byDefault: false,
    statement: taxAssumptionTexts.ownUseCarriesSupplement,
    reason: taxAssumptionTexts.ownUseCarriesSupplementWhy,
  },
  transferIncomeWithoutTax: {
    byDefault: true,
    statement: taxAssumptionTexts.transferIncomeWithoutTax,
    reason: taxAssumptionTexts.transferIncomeWithoutTaxWhy,
  },
  overpaidIncomeTaxIsKept: {
    byDefault: true,
    statement: taxAssumptionTexts.overpaidIncomeTaxIsKept,
    reason: taxAssumptionTexts.overpaidIncomeTaxIsKeptWhy,
  },
} as const satisfies Readonly<Record<string, Assumption>>;

/** An assumption as used in a calculation. */
export interface UsedAssumption {
  readonly name: keyof Assumptions;
  /** True if the statement was assumed to hold. */
  readonly holds: boolean;
  readonly isDefault: boolean;
  readonly statement: Message;
  readonly reason: Message;
}

/** Assumptions chosen by the caller; absent and null ones use the default. */
export type AssumptionChoices = {
  readonly [Name in keyof Assumptions]?: boolean | null | undefined;
};

/** All assumptions: those chosen by the caller, and the defaults of the others. */
export function assume(choices: AssumptionChoices): Assumptions {
  const all = Object.entries<Assumption>(assumptions).map(([name, { byDefault }]) => [
    name,
    // Object.entries loses the type of the names.
    choices[name as keyof Assumptions] ?? byDefault,
  ]);
  return Object.fromEntries(all) as Assumptions; // one boolean per name
}

/** Explains each assumption that was used, for the reader of the result. */
export function explain(used: Assumptions): readonly UsedAssumption[] {
  return Object.entries<Assumption>(assumptions).map(([key, { byDefault, statement, reason }]) => {
    const name = key as keyof Assumptions; // see assume()
    const holds = used[name];
    return { name, holds, isDefault: holds === byDefault, statement, reason };
  });
}
