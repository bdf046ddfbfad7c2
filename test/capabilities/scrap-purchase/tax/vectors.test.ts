import { describe, expect, test } from 'vitest';
import {
  computeTaxes,
  type Taxes,
} from '../../../../src/capabilities/scrap-purchase/tax/engine.ts';
import { assumptionVectors } from './assumption-vectors.ts';
import { generalVectors } from './general-vectors.ts';
import { businessVectors, ownUseVectors } from './income-vectors.ts';
import { parameterVectors, roundingVectors } from './rounding-vectors.ts';
import { specialVectors } from './special-vectors.ts';
import { openPointVectors } from './open-point-vectors.ts';
import { orderOf, type Vector } from './vector.ts';

describe.each([
  ['general invoices', generalVectors],
  ['special invoices', specialVectors],
  ['business income', businessVectors],
  ['own-used scrap', ownUseVectors],
  ['the bureau’s parameters', parameterVectors],
  ['cents', roundingVectors],
  ['what the document leaves open, read the other way', assumptionVectors],
  [
    'rounding, ratio, accumulations, own use and overpaid tax, read the other way',
    openPointVectors,
  ],
])('%s, computed by hand', (_group, vectors) => {
  test.each(vectors)('$sum', (vector) => {
    expect(inShort(computeTaxes(orderOf(vector), vector.assuming))).toEqual(expectedOf(vector));
  });
});

type Expected = Omit<Vector, 'sum' | 'order' | 'pending' | 'assuming'>;

/** The taxes of a vector. */
function inShort(taxes: Taxes): Expected {
  const payable = (kind: string): string =>
    taxes.items
      .filter((item) => item.kind === kind)
      .map((item) => item.payable)
      .join(' ');
  return {
    vat: payable('VALUE_ADDED_TAX'),
    urban: payable('URBAN_MAINTENANCE_TAX'),
    education: payable('EDUCATION_SURCHARGE'),
    local: payable('LOCAL_EDUCATION_SURCHARGE'),
    income: payable('PERSONAL_INCOME_TAX'),
    total: taxes.totalTaxPayable,
    face: taxes.taxAmount,
    toSeller: taxes.paidToSeller,
  };
}

function expectedOf({
  vat,
  urban,
  education,
  local,
  income,
  total,
  face,
  toSeller,
}: Vector): Expected {
  return { vat, urban, education, local, income, total, face, toSeller };
}
