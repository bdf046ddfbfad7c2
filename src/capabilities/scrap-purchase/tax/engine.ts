import { assume, type AssumptionChoices, explain, type UsedAssumption } from './assumptions.ts';
import { type Charge, payableOf, type TaxItem, toItem } from './charge.ts';
import { personalIncomeTax } from './income-tax.ts';
import { cents, sum, yuan } from './money.ts';
import type { TaxedOrder } from './order.ts';
import { situationOf } from './situation.ts';
import { educationTaxes, urbanMaintenanceTax } from './surcharges.ts';
import { valueAddedTax } from './value-added-tax.ts';

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
