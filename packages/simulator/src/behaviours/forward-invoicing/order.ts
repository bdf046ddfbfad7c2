import { Big } from 'big.js';
import { isJsonObject, type JsonObject } from '../../from-service.ts';
import {
  isGiven,
  malformed,
  onlyTexts,
  requiredAddress,
  requiredDecimal,
  requiredList,
  requiredText,
  words,
} from '../../gateway/fields.ts';
import { type Line, readLine } from './lines.ts';
import { readSpecificBusiness, type SpecificBusiness } from './specific-business.ts';

/** A create request that complies with all rules of document 1, sections 2.5 and 2.6. */
export interface CheckedOrder {
  readonly orderId: string;
  readonly typeCode: string;
  readonly sellerTaxNumber: string;
  readonly buyerName: string;
  readonly buyerTaxNumber: string | null;
  readonly drawer: string;
  readonly callbackUrl: string;
  readonly withTax: Big;
  readonly withoutTax: Big;
  readonly tax: Big;
  readonly lines: readonly Line[];
  readonly business: SpecificBusiness | null;
}

/** The literal title of an individual buyer. */
const PERSONAL_TITLE = '个人';
const INDIVIDUAL = 1;
const ENTERPRISE = 2;

const PAY_CHANNELS = new Set(words('001 002 003 004 005 006 007 008 009 010 011 012 013 099'));
const SOCIAL_APP = '010';

/** Optional members whose places on the invoice are documented, but not their values. */
const OPTIONAL_TEXTS = words(
  'seller_name seller_address seller_tel seller_bank_name seller_bank_account',
);

/** Reads the body of create. Throws CYT_40001 with a hint that names the first broken rule. */
export function readOrder(request: JsonObject): CheckedOrder {
  const orderId = requiredText(request, 'order_id');
  const typeCode = requiredText(request, 'invoice_type_code');
  if (typeCode !== '081' && typeCode !== '082') malformed('invoice_type_code takes 081 or 082');
  onlyTexts(request, OPTIONAL_TEXTS);
  const { template = null } = request;
  if (template !== null && !Number.isInteger(template)) malformed('template must be an integer');
  const sellerTaxNumber = requiredText(request, 'seller_taxpayer_num');
  if (requiredText(request, 'terminal_code') !== sellerTaxNumber) {
    malformed('terminal_code must be the seller tax number');
  }
  const order = {
    orderId,
    typeCode,
    sellerTaxNumber,
    ...readBuyer(request),
    drawer: requiredText(request, 'drawer'),
    callbackUrl: requiredAddress(request, 'callback_url'),
    withTax: headAmount(request, 'amount_has_tax'),
    withoutTax: headAmount(request, 'amount_without_tax'),
    tax: headAmount(request, 'tax_amount'),
    lines: requiredList(request, 'items').map(readLine),
    business: readSpecificBusiness(request),
  };
  checkSums(order);
  checkPayments(request);
  return order;
}

function readBuyer(request: JsonObject): Pick<CheckedOrder, 'buyerName' | 'buyerTaxNumber'> {
  const titleType = request['title_type'];
  const confirmation = request['taxpayer_confirmation'] ?? {};
  if (!isJsonObject(confirmation)) malformed('taxpayer_confirmation must be an object');
  if (titleType !== INDIVIDUAL && titleType !== ENTERPRISE) malformed('title_type takes 1 or 2');
  const buyerName = requiredText(request, 'buyer_title');
  if (titleType === ENTERPRISE)
    return { buyerName, buyerTaxNumber: requiredText(request, 'buyer_taxpayer_num') };
  if (isGiven(request, 'buyer_taxpayer_num'))
    malformed('buyer_taxpayer_num is omitted when title_type is 1');
  const flag = Number(confirmation['draw_with_nobuyer_flag']);
  // The document says "Otherwise issuing may fail": here it always fails, and at once.
  if (buyerName === PERSONAL_TITLE && flag !== 1)
    malformed('taxpayer_confirmation.draw_with_nobuyer_flag must be 1 for an individual');
  return { buyerName, buyerTaxNumber: null };
}

function headAmount(request: JsonObject, name: string): Big {
  const text = requiredText(request, name);
  if (!/^\d+\.\d{2}$/.test(text)) malformed(`${name} must be a text with 2 decimals`);
  return requiredDecimal(request, name, 2);
}

function checkSums({
  withTax,
  withoutTax,
  tax,
  lines,
}: Pick<CheckedOrder, 'withTax' | 'withoutTax' | 'tax' | 'lines'>): void {
  if (!withoutTax.plus(tax).eq(withTax))
    malformed('amount_without_tax + tax_amount is not amount_has_tax');
  // The documents do not say if line amounts are before or after a discount.
  if (lines.some(({ hasDiscount }) => hasDiscount)) return;
  const sum = (pick: (line: Line) => Big) =>
    lines.reduce((total, line) => total.plus(pick(line)), new Big(0));
  if (!sum((line) => line.amount).eq(withoutTax))
    malformed('amount_without_tax is not the sum of items[].total_price');
  if (!sum((line) => line.tax).eq(tax))
    malformed('tax_amount is not the sum of items[].tax_amount');
}

function checkPayments(request: JsonObject): void {
  if (!isGiven(request, 'pay_info')) return;
  for (const [index, payment] of requiredList(request, 'pay_info').entries()) {
    const channel = payment['pay_channel_code'];
    onlyTexts(payment, ['pay_num']);
    if (
      isGiven(payment, 'pay_channel_code') &&
      (typeof channel !== 'string' || !PAY_CHANNELS.has(channel))
    ) {
      malformed(`pay_info[${index}].pay_channel_code is not in the table`);
    }
    if (
      channel === SOCIAL_APP &&
      isGiven(payment, 'pay_num') &&
      !requiredText(payment, 'pay_num').startsWith('420')
    ) {
      malformed(`pay_info[${index}].pay_num of channel 010 starts with 420`);
    }
  }
}
