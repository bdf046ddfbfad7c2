import type { Big } from 'big.js';
import type { Message } from '../../../messages/message.ts';
import type { Assumptions } from './assumptions.ts';
import { cents, exact, notBelowZero, yuan } from './money.ts';
import { type TaxRule, taxRules } from './rules.ts';

/** The five taxes of an order. */
export type TaxKind =
  | 'VALUE_ADDED_TAX'
  | 'URBAN_MAINTENANCE_TAX'
  | 'EDUCATION_SURCHARGE'
  | 'LOCAL_EDUCATION_SURCHARGE'
  | 'PERSONAL_INCOME_TAX';

/** A tax as a rule finds it. */
export interface Charge {
  readonly kind: TaxKind;
  readonly ruleId: TaxRule;
  readonly base: Big;
  readonly rate: string;
  /** Part of the tax that is not levied; none where it is left out. */
  readonly reductionRatio?: Big;
  /** Taken off the tax by the table of rates. */
  readonly quickDeduction?: string;
  /** The part of it that was paid before. */
  readonly alreadyPaid?: Big;
  readonly natureCode?: string | null;
  readonly levyItem?: string | null;
}

/** A tax in the public form: amounts in yuan with two decimals. */
export interface TaxItem {
  readonly kind: TaxKind;
  /** The amount that the rate applies to. */
  readonly base: string;
  /** As a part of one; `0` where the tax is exempt as a whole. */
  readonly rate: string;
  /** Base × rate, less the quick deduction. */
  readonly amountBeforeReduction: string;
  readonly reduction: string;
  readonly quickDeduction: string;
  /** Tax already paid in the same year. */
  readonly alreadyPaid: string;
  readonly payable: string;
  /** The bureau's code of the relief; null where there is none or the document names none. */
  readonly natureCode: string | null;
  readonly levyItem: string | null;
  readonly ruleId: TaxRule;
  /** The rule, to be put into words. */
  readonly rule: Message;
}

/** The part of a charge that is to be paid, in cents. */
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

/** Tells a charge in figures. */
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
