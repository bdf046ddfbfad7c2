import type { Message } from '../../../messages/message.ts';
import { taxAssumptionTexts } from '../../../messages/tax-texts.ts';

/** The engine's reading of points that the platform's document leaves open; each may be set the other way. */
export type Assumptions = { readonly [Name in keyof typeof assumptions]: boolean };

/** One point that the document leaves open. */
interface Assumption {
  /** True: `statement` holds. */
  readonly byDefault: boolean;
  readonly statement: Message;
  /** Why it is read so. */
  readonly reason: Message;
}

/**
 * Points on which document 2, section 4.3 is silent. The tax bureau rechecks every order, so a wrong one of these
 * shows as a difference from the platform's items, and never as a wrong payment.
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

/** An assumption as it was used. */
export interface UsedAssumption {
  readonly name: keyof Assumptions;
  /** True when the statement was taken to hold. */
  readonly holds: boolean;
  readonly isDefault: boolean;
  readonly statement: Message;
  readonly reason: Message;
}

/** Some of them set; absent and null ones are as by default. */
export type AssumptionChoices = {
  readonly [Name in keyof Assumptions]?: boolean | null | undefined;
};

/** All of them, those set by the caller and the defaults of the others. */
export function assume(choices: AssumptionChoices): Assumptions {
  const all = Object.entries<Assumption>(assumptions).map(([name, { byDefault }]) => [
    name,
    // Object.entries forgets that its names are those of the table.
    choices[name as keyof Assumptions] ?? byDefault,
  ]);
  return Object.fromEntries(all) as Assumptions; // one truth value for each name of the table
}

/** Each one with what was taken to hold, for the reader of the result. */
export function explain(used: Assumptions): readonly UsedAssumption[] {
  return Object.entries<Assumption>(assumptions).map(([key, { byDefault, statement, reason }]) => {
    const name = key as keyof Assumptions; // see assume()
    const holds = used[name];
    return { name, holds, isDefault: holds === byDefault, statement, reason };
  });
}
