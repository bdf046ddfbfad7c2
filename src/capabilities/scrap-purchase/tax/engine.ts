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
  /** One of each of the five taxes; two of value-added tax where a supplement has its own rate. */
  readonly items: readonly TaxItem[];
  /** The sum payable of all items (`tax.yjsfhj`). */
  readonly totalTaxPayable: string;
  /** The sum payable without the personal income tax (`zzsjfjsf` of the upload). */
  readonly vatAndSurchargesPayable: string;
  /** Personal income tax payable (`grsdssf` of the upload). */
  readonly incomeTaxPayable: string;
  /** The tax on the face of the invoice: of this order alone, without a supplement. */
  readonly taxAmount: string;
  readonly amountWithTax: string;
  /** Total with tax less what is payable. Below zero where more is supplemented than the order brings. */
  readonly paidToSeller: string;
  /** Monthly cumulative, as compared with the threshold. */
  readonly monthlyCumulativeAfter: string;
  readonly assumptions: readonly UsedAssumption[];
}

/**
 * Computes the taxes of an order by the rules of document 2, section 4.3. Each item is rounded to
 * 0.01, and the surcharges are taken of the rounded value-added tax, which is what is paid.
 *
 * Takes figures that are in order: throws for one that is no decimal, and for own-used scrap without an
 * original value.
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
