import type { AssumptionChoices } from '../../../../src/capabilities/scrap-purchase/tax/assumptions.ts';
import type { TaxedOrder } from '../../../../src/capabilities/scrap-purchase/tax/order.ts';

/**
 * An order and its taxes, computed by hand from document 2, section 4.3. By default
 * the order is a general invoice of 10,000 for purchased scrap, the first of the month and of the year,
 * with 7 % urban maintenance tax and the default ratio: of a value-added tax V, the urban tax is 3.5 %,
 * the education surcharge 1.5 % and the local one 1 %.
 */
export interface Vector {
  /** Derivation of the figures. */
  readonly sum: string;
  readonly order?: Partial<TaxedOrder>;
  readonly pending?: Partial<TaxedOrder['pending']>;
  readonly assuming?: AssumptionChoices;
  /** Value-added tax payable, followed by the supplement after a blank if it is its own item. */
  readonly vat: string;
  readonly urban: string;
  readonly education: string;
  readonly local: string;
  readonly income: string;
  readonly total: string;
  readonly face: string;
  readonly toSeller: string;
}

/** The order of a vector. */
export function orderOf({
  order = {},
  pending = {},
}: Pick<Vector, 'order' | 'pending'>): TaxedOrder {
  return {
    kind: 'GENERAL',
    ownUse: false,
    amountWithoutTax: '10000',
    monthlyCumulative: '0',
    enjoysReduction: true,
    supplements: false,
    urbanRate: '0.07',
    urbanLevyItem: null,
    reductionRatio: null,
    incomeTaxBase: '0',
    incomeTaxPaid: '0',
    originalValue: null,
    ...order,
    pending: {
      general: '0',
      specialAtOnePercent: '0',
      specialAtThreePercent: '0',
      ...pending,
    },
  };
}

/** The taxes of an exempt order of 10,000: 10,000 × 0.25 % = 25.00 of income tax. */
export const exempt = {
  vat: '0.00',
  urban: '0.00',
  education: '0.00',
  local: '0.00',
  income: '25.00',
  total: '25.00',
  face: '0.00',
  toSeller: '9975.00',
} as const;

/** V = 10,000 × 1 % = 100, without education surcharges: 100 + 3.50 + 25 = 128.50; 10,100 − 128.50. */
export const levied = {
  ...exempt,
  vat: '100.00',
  urban: '3.50',
  total: '128.50',
  face: '100.00',
  toSeller: '9971.50',
} as const;

/** The same with education surcharges: 100 + 3.50 + 1.50 + 1 + 25 = 131; 10,100 − 131. */
export const leviedAbove = {
  ...levied,
  education: '1.50',
  local: '1.00',
  total: '131.00',
  toSeller: '9969.00',
} as const;

/** V = 10,000 × 3 % = 300, without education surcharges: 300 + 10.50 + 25 = 335.50; 10,300 − 335.50. */
export const full = {
  ...exempt,
  vat: '300.00',
  urban: '10.50',
  total: '335.50',
  face: '300.00',
  toSeller: '9964.50',
} as const;

/** The same with education surcharges: 300 + 10.50 + 4.50 + 3 + 25 = 343; 10,300 − 343. */
export const fullAbove = {
  ...full,
  education: '4.50',
  local: '3.00',
  total: '343.00',
  toSeller: '9957.00',
} as const;

/** Own use, exempt, bought for 4,000: (10,000 − 4,000) × 20 % = 1,200; 10,000 − 1,200. */
export const exemptOwnUse = {
  ...exempt,
  income: '1200.00',
  total: '1200.00',
  toSeller: '8800.00',
} as const;
