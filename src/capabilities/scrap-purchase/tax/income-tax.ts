import type { Big } from 'big.js';
import type { Assumptions } from './assumptions.ts';
import type { Charge } from './charge.ts';
import { businessIncome, TRANSFER_RATE } from './figures.ts';
import { exact, notBelowZero } from './money.ts';
import type { Situation } from './situation.ts';

/** Group 4 of the rules. Throws for own-used scrap without an original value. */
export function personalIncomeTax(
  situation: Situation,
  faceTax: Big,
  assumptions: Assumptions,
): Charge {
  return situation.order.ownUse
    ? onTransfer(situation, faceTax, assumptions)
    : onBusiness(situation);
}

function onBusiness({ order, year }: Situation): Charge {
  const isUpper = year.gt(businessIncome.upTo);
  return {
    kind: 'PERSONAL_INCOME_TAX',
    ruleId: isUpper ? 'income-business-upper' : 'income-business',
    base: year,
    ...(isUpper ? businessIncome.upper : businessIncome.lower),
    alreadyPaid: exact(order.incomeTaxPaid),
  };
}

/** Tax on a property transfer. Tax paid this year is on business income, so it is not deducted. */
function onTransfer(
  { order, amount }: Situation,
  faceTax: Big,
  { transferIncomeWithoutTax }: Assumptions,
): Charge {
  if (order.originalValue === null) throw new Error('own-used scrap has an original value');
  const income = transferIncomeWithoutTax ? amount : amount.plus(faceTax);
  const gain = notBelowZero(income.minus(order.originalValue));
  return {
    kind: 'PERSONAL_INCOME_TAX',
    ruleId: gain.gt(0) ? 'income-transfer' : 'income-transfer-no-gain',
    base: gain,
    rate: TRANSFER_RATE,
  };
}
