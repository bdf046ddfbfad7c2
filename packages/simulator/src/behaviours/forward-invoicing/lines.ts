import type { Big } from 'big.js';
import type { JsonObject } from '../../from-service.ts';
import {
  isGiven,
  lengthOf,
  malformed,
  requiredDecimal,
  requiredText,
} from '../../gateway/fields.ts';

/** One line; amounts in yuan. */
export interface Line {
  readonly name: string;
  readonly taxCode: string;
  readonly rate: Big;
  readonly amount: Big;
  readonly tax: Big;
  readonly hasDiscount: boolean;
  readonly hasQuantity: boolean;
  readonly unit: string | null;
}

const LONGEST_NAME = 50;
/** Tolerance between a tax computed from the exact amount without tax and one computed from the rounded amount. */
const CENT = '0.01';

/** Reads one item of an order by the line rules of document 1, section 2.5. Throws CYT_40001. */
export function readLine(item: JsonObject, index: number): Line {
  const where = `items[${index}].`;
  const name = requiredText(item, 'name', where);
  if (lengthOf(name) > LONGEST_NAME)
    malformed(`${where}name has more than ${LONGEST_NAME} characters`);
  if (/[<>/&]/.test(name)) malformed(`${where}name must not contain < > / &`);
  const taxCode = requiredText(item, 'tax_code', where);
  const amount = requiredDecimal(item, 'total_price', 2, where);
  const rate = requiredDecimal(item, 'tax_rate', 3, where);
  const tax = requiredDecimal(item, 'tax_amount', 2, where);
  if (rate.lt(0) || rate.gte(1)) malformed(`${where}tax_rate must be from 0 to below 1`);
  if (amount.times(rate).minus(tax).abs().gt(CENT)) {
    malformed(`${where}tax_amount ${tax.toFixed(2)} is not total_price x tax_rate`);
  }
  if (isGiven(item, 'amount_has_tax')) {
    const withTax = requiredDecimal(item, 'amount_has_tax', 2, where);
    if (!withTax.eq(amount.plus(tax)))
      malformed(`${where}amount_has_tax is not total_price + tax_amount`);
  }
  checkQuantity(item, amount, where);
  return {
    name,
    taxCode,
    rate,
    amount,
    tax,
    hasDiscount: hasDiscount(item, where),
    hasQuantity: isGiven(item, 'total'),
    unit: isGiven(item, 'unit') ? requiredText(item, 'unit', where) : null,
  };
}

function checkQuantity(item: JsonObject, amount: Big, where: string): void {
  if (isGiven(item, 'total') !== isGiven(item, 'price'))
    malformed(`${where}total and price go together`);
  if (!isGiven(item, 'total')) return;
  const quantity = requiredDecimal(item, 'total', 8, where);
  // The document limits the decimals of the quantity, but not those of the price.
  const price = requiredDecimal(item, 'price', Infinity, where);
  if (quantity.times(price).minus(amount).abs().gt(CENT))
    malformed(`${where}total x price is not total_price`);
}

function hasDiscount(item: JsonObject, where: string): boolean {
  if (!isGiven(item, 'discount')) return false;
  if (requiredDecimal(item, 'discount', 2, where).gte(0))
    malformed(`${where}discount must be negative`);
  return true;
}
