import { Big } from 'big.js';
import { sumOf } from '../../subjects/projection/contributions.ts';
import { forwardTexts } from './texts.ts';
import type { Message } from '../../messages/message.ts';

/** A decimal as a text; absent where it is to be computed. */
type Figure = string | null | undefined;

/** The figures of a line as a client gives them, in yuan; the rate as a part of one. */
export interface GivenLine {
  readonly taxRate: string;
  /** This or `amountWithoutTax` is there. */
  readonly amountWithTax?: Figure;
  readonly amountWithoutTax?: Figure;
  readonly taxAmount?: Figure;
  readonly quantity?: Figure;
  readonly unitPrice?: Figure;
}

/** Totals as a client gives them; what is missing is computed. */
export interface GivenTotals {
  readonly amountWithTax?: Figure;
  readonly amountWithoutTax?: Figure;
  readonly taxAmount?: Figure;
}

/** The three amounts that belong together, each with 2 decimals: without tax + tax = with tax. */
export interface Amounts {
  readonly amountWithTax: string;
  readonly amountWithoutTax: string;
  readonly taxAmount: string;
}

/** A complete line. */
export interface LineAmounts extends Amounts {
  /** Null without a quantity. */
  readonly unitPrice: string | null;
}

/** Told of every figure that disagrees with the others; the message names both. */
export type Refuse = (field: keyof GivenLine, message: Message) => void;

/** `new Big` rounds quotients to this many decimals, far beyond the half cents that decide here. */
const Exact = Big();
Exact.DP = 30;

/**
 * Completes a line after document 1, section 2.5, and reports what disagrees.
 *
 * Two of its rules are obeyed exactly: without = with / (1 + rate), rounded half up to the cent, and
 * without + tax = with. So the tax is what lies between the two amounts. The third rule, tax =
 * without × rate, then holds exactly for every line given without tax, and to one cent for one given
 * with tax: 1.00 at 0.13 is 0.88 + 0.12, while 0.88 × 0.13 is 0.11, and no three amounts of two
 * decimals keep all rules for it. The amount that the buyer pays must not change, so the cent goes
 * into the tax.
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

/** The totals of an order: the sums of its lines. Reports given ones that are not. */
export function completeTotals(
  given: GivenTotals,
  lines: readonly Amounts[],
  refuse: (field: keyof Amounts, message: Message) => void,
): Amounts {
  const totals = sumOf(lines);
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

/** Given, or what the others come to. */
function amountWithTax(given: GivenLine, rate: Big): Big {
  const withTax = amount(given.amountWithTax);
  if (withTax) return withTax;
  const withoutTax = amount(given.amountWithoutTax);
  if (!withoutTax) throw new Error('a line has an amount with tax or without');
  return withoutTax.plus(amount(given.taxAmount) ?? cents(withoutTax.times(rate)));
}

/** Says of the two amounts, or of amount and tax where only these were given, that they do not fit the rate. */
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

/** As many decimals as make the price times the quantity the amount again, from 8 on. */
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

/** As it was given; what disagrees was. */
function said(figure: Figure): string {
  return figure ?? '';
}

/** Rounded half up to the cent. */
function cents(value: Big): Big {
  return value.round(2, Big.roundHalfUp);
}

/** With 2 decimals, as the platform takes it. */
function yuan(value: Big): string {
  return value.toFixed(2, Big.roundHalfUp);
}
