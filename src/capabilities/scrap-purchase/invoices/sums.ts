import { Big } from 'big.js';
import type { FieldError } from '../../../context/invalid-input.ts';
import { alternatives } from '../../../messages/message.ts';
import { scrapTexts } from '../texts.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { OrderDetails } from '../orders/tracking.ts';
import { payablesOf } from '../tax-comparison.ts';
import { VAT_FULL, VAT_REDUCED } from '../tax/figures.ts';
import type { invoiceCreate } from '../wire/invoice.ts';

type Line = NonNullable<Input<(typeof invoiceCreate)['request']>['lines']['blue']>[number];

/**
 * Compares the sums of a blue invoice with its order: money, invoice and tax are fixed by the order (document 2,
 * section 2). Unknown members of the order are skipped.
 */
export function sumsAgainst(
  order: OrderDetails,
  lines: readonly Pick<Line, 'amountWithoutTax' | 'taxAmount'>[],
): readonly FieldError[] {
  const { amountWithoutTax } = order;
  if (amountWithoutTax === null) return [];
  const at = { code: 'DIFFERS_FROM_RECORD', path: ['input', 'lines', 'blue'] } as const;
  const amount = sum(lines.map((line) => line.amountWithoutTax));
  if (!amount.eq(amountWithoutTax)) {
    const ordered = new Big(amountWithoutTax).toFixed(2);
    const message = scrapTexts.amountOfOrder({ ordered, sum: amount.toFixed(2) });
    return [{ ...at, message }];
  }
  const tax = sum(lines.map(({ taxAmount }) => taxAmount));
  const possible = possibleTaxes(order, amount);
  // Each line rounds its own tax.
  const tolerance = new Big('0.01').times(lines.length);
  if (possible.length === 0 || possible.some((one) => one.minus(tax).abs().lte(tolerance))) {
    return [];
  }
  const either = alternatives([...new Set(possible.map((one) => one.toFixed(2)))]);
  const message = scrapTexts.taxOfOrder({ possible: either, sum: tax.toFixed(2) });
  return [{ ...at, message }];
}

/**
 * Possible taxes on the face of an order's invoice, by the rates of its kind and the platform's taxes of the order.
 * Empty if these depend on undocumented rules.
 */
function possibleTaxes(order: OrderDetails, amount: Big): readonly Big[] {
  const { kind, ownUse, taxItems, totalTaxPayable } = order;
  if (kind === null || ownUse === null) return [];
  const byRates = ratesOf({ kind, ownUse }).map((rate) => amount.times(rate).round(2));
  const payables = payablesOf('VALUE_ADDED_TAX', taxItems ?? []);
  if (payables !== null) {
    const exact = byRates.filter((tax) => payables.some((payable) => payable.eq(tax)));
    // With a supplement, more tax is payable than the face shows, and the sum may match a higher rate. For own-used
    // scrap the whole sum may be the supplement.
    const [most = sum(payables)] = exact;
    const isOnFace = most.gt(0) && !ownUse;
    return byRates.filter(
      (tax) => exact.includes(tax) || (tax.lte(most) && (tax.gt(0) || !isOnFace)),
    );
  }
  return totalTaxPayable === null ? byRates : byRates.filter((tax) => tax.lte(totalTaxPayable));
}

/** Group 1 of the rules, which leaves a special invoice for own-used scrap open. */
function ratesOf({
  kind,
  ownUse,
}: {
  readonly kind: NonNullable<OrderDetails['kind']>;
  readonly ownUse: boolean;
}): readonly string[] {
  if (kind === 'GENERAL') return ownUse ? ['0'] : ['0', VAT_REDUCED];
  return [...(ownUse ? ['0'] : []), VAT_REDUCED, VAT_FULL];
}

function sum(values: readonly (Big | string)[]): Big {
  return values.reduce<Big>((total, value) => total.plus(value), new Big(0));
}
