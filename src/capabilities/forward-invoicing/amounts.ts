import { Big } from 'big.js';
import { type Amounts, sumOf } from '../../kernel/text/amounts.ts';
import { forwardTexts } from './texts.ts';
import type { Message } from '../../messages/message.ts';

/** A decimal as a text; absent if it is to be computed. */
type Figure = string | null | undefined;

/** Figures of a line as given by a client, in yuan; the rate is a fraction of one. */
export interface GivenLine {
  readonly taxRate: string;
  /** Required unless `amountWithoutTax` is given. */
  readonly amountWithTax?: Figure;
  readonly amountWithoutTax?: Figure;
  readonly taxAmount?: Figure;
  readonly quantity?: Figure;
  readonly unitPrice?: Figure;
}

/** Totals as given by a client; missing ones are computed. */
type GivenTotals = { readonly [Field in keyof Amounts]?: Figure };

/** A line with all its amounts. */
interface LineAmounts extends Amounts {
  /** Null without a quantity. */
  readonly unitPrice: string | null;
}

/** Called for each figure that contradicts the others; the message contains both values. */
type Refuse = (field: keyof GivenLine, message: Message) => void;

/** `new Big` rounds quotients to this many decimals, far more than the half cents that matter here. */
const Exact = Big();
Exact.DP = 30;

/**
 * Completes a line by document 1, section 2.5, and reports contradictions. Two of its rules hold exactly: without =
 * with / (1 + rate), rounded half up to the cent, and without + tax = with. The tax is therefore the difference of the
 * two amounts. The third rule, tax = without × rate, holds exactly for a line given without tax, and within one cent
 * for a line given with tax: 1.00 at 0.13 is 0.88 + 0.12, while 0.88 × 0.13 is 0.11. No three amounts of two decimals
 * satisfy all rules for it. The amount that the buyer pays must not change, so the cent goes into the tax.
 */
export function completeLine(given: GivenLine, refuse: Refuse): LineAmounts {
  const rate = new Exact(given.taxRate);
  const withTax = amountWithTax(given, rate);
  const computed = cents(withTax.div(rate.plus(1)));
  const withoutTax = amount(given.amountWithoutTax) ?? computed;
  const tax = withTax.minus(withoutTax);
  if (!withoutTax.eq(computed)) refuseAmounts(given, refuse);
  else if (differs(given.taxAmount, tax)) {
    const known = { withTax: yuan(withTax), withoutTax: yuan(withoutTax), left: yuan(tax) };
    refuse('taxAmount', forwardTexts.taxLeft({ given: said(given.taxAmount), ...known }));
  }
  return {
    amountWithTax: yuan(withTax),
    amountWithoutTax: yuan(withoutTax),
    taxAmount: yuan(tax),
    unitPrice: completePrice(given, withoutTax, refuse),
  };
}

/** A line with its amounts, and its discount with tax, below zero. */
type DiscountedLine = Amounts & Pick<GivenLine, 'taxRate'> & { readonly discount?: Figure };

/**
 * Parts of an order whose sums are its totals: its lines. The documents do not show if the amounts of a line are those before its
 * discount. If the given total shows that they are, each discount is a further part at the rate of its line.
 */
export function partsOf(
  { amountWithTax: total }: GivenTotals,
  lines: readonly DiscountedLine[],
): readonly DiscountedLine[] {
  const discounts = lines.flatMap(({ taxRate, discount: amountWithTax }) =>
    isGiven(amountWithTax)
      ? { taxRate, ...completeLine({ taxRate, amountWithTax }, () => {}) }
      : [],
  );
  const reduced = [...lines, ...discounts];
  return isGiven(total) && new Exact(sumOf(reduced).amountWithTax).eq(total) ? reduced : lines;
}

/** Totals of an order: the sums of its parts. Reports given totals that differ. */
export function completeTotals(
  given: GivenTotals,
  parts: readonly Amounts[],
  refuse: (field: keyof Amounts, message: Message) => void,
): Amounts {
  const totals = sumOf(parts);
  for (const field of ['amountWithTax', 'amountWithoutTax', 'taxAmount'] as const) {
    const sum = totals[field];
    if (differs(given[field], new Exact(sum)))
      refuse(field, forwardTexts.linesAddUp({ given: said(given[field]), sum }));
  }
  return totals;
}

/** Amount of a quantity at a price, rounded to the cent. */
export function priced(unitPrice: string, quantity: string): string {
  return yuan(new Exact(unitPrice).times(quantity));
}

/** The given amount, or the amount computed from the other figures. */
function amountWithTax(given: GivenLine, rate: Big): Big {
  const withTax = amount(given.amountWithTax);
  if (withTax) return withTax;
  const withoutTax = amount(given.amountWithoutTax);
  if (!withoutTax) throw new Error('a line has an amount with tax or without');
  return withoutTax.plus(amount(given.taxAmount) ?? cents(withoutTax.times(rate)));
}

/** Reports that two amounts, or amount and tax if only these were given, contradict the rate. */
function refuseAmounts(given: GivenLine, refuse: Refuse): void {
  const { taxRate, amountWithTax, amountWithoutTax, taxAmount } = given;
  const rate = new Exact(taxRate);
  if (isGiven(amountWithTax)) {
    const fits = yuan(new Exact(amountWithTax).div(rate.plus(1)));
    const known = { withTax: amountWithTax, rate: taxRate, fits };
    const message = forwardTexts.withoutTaxAtRate({ given: said(amountWithoutTax), ...known });
    refuse('amountWithoutTax', message);
  } else {
    const fits = yuan(new Exact(amountWithoutTax ?? 0).times(rate));
    const known = { withoutTax: said(amountWithoutTax), rate: taxRate, fits };
    refuse('taxAmount', forwardTexts.taxAtRate({ given: said(taxAmount), ...known }));
  }
}

/** Decimals tried for the price, from 8 on, until price times quantity equals the amount. */
const PRICE_DECIMALS = [8, 12, 16];

/** Price of one unit without tax = amount / quantity. */
function completePrice(
  { quantity, unitPrice }: GivenLine,
  withoutTax: Big,
  refuse: Refuse,
): string | null {
  if (!isGiven(quantity)) return null;
  const comesTo = (unit: Big): Big => cents(unit.times(quantity));
  if (isGiven(unitPrice)) {
    const total = comesTo(new Exact(unitPrice));
    const known = { unitPrice, quantity, total: yuan(total), withoutTax: yuan(withoutTax) };
    if (!total.eq(withoutTax)) refuse('unitPrice', forwardTexts.priceFits(known));
    return unitPrice;
  }
  const exact = withoutTax.div(quantity);
  const decimals = PRICE_DECIMALS.find((places) => comesTo(exact.round(places)).eq(withoutTax));
  return exact.round(decimals ?? 16).toFixed();
}

function amount(figure: Figure): Big | null {
  return isGiven(figure) ? new Exact(figure) : null;
}

function differs(given: Figure, computed: Big): boolean {
  return isGiven(given) && !computed.eq(given);
}

function isGiven(figure: Figure): figure is string {
  return typeof figure === 'string';
}

/** The figure as given; only a given figure can contradict another. */
function said(figure: Figure): string {
  return figure ?? '';
}

/** Rounds half up to the cent. */
function cents(value: Big): Big {
  return value.round(2, Big.roundHalfUp);
}

/** Formats with 2 decimals, as the platform requires. */
function yuan(value: Big): string {
  return value.toFixed(2, Big.roundHalfUp);
}
