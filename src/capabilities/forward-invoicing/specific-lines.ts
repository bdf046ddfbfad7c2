import { Big } from 'big.js';
import type { Input } from '../../platform/record/index.ts';
import type { invoiceLine } from './wire/line.ts';
import type { invoiceOrder } from './wire/order.ts';
import { PARKING_TAX_CODE } from './wire/specific/lease.ts';
import { refinedOilProducts, refinedOilUnits } from './wire/specific/refined-oil.ts';

type Line = Input<typeof invoiceLine>;
type Business = NonNullable<Input<typeof invoiceOrder>['specificBusiness']>;
type Refuse = (field: keyof Line, message: string) => void;

interface Owner {
  readonly what: string;
  readonly needs: string;
  readonly isChosen: (business: Business) => boolean;
}

/** The tax classification codes that belong to one business, without which the tax bureau rejects them. */
const owners: ReadonlyMap<string, Owner> = new Map<string, Owner>([
  ...refinedOilProducts.map(({ taxClassificationCode, product }): [string, Owner] => [
    taxClassificationCode,
    {
      what: product,
      needs: 'specificBusiness.refinedOil',
      isChosen: ({ refinedOil }) => !!refinedOil,
    },
  ]),
  [
    PARKING_TAX_CODE,
    {
      what: 'a parking fee',
      needs: 'specificBusiness.parkingLease, or an operatingLease with a plateNumber',
      isChosen: ({ parkingLease, operatingLease }) =>
        typeof (parkingLease ?? operatingLease)?.plateNumber === 'string',
    },
  ],
]);

/**
 * The demands of a business on the lines of its order (document 1, section 2.6). Reports each broken rule
 * at the line's field; a code that belongs to a business is refused where that business isn't chosen,
 * because the tax bureau wants its data too.
 */
export function checkLine(
  line: Line,
  { specificBusiness }: Input<typeof invoiceOrder>,
  refuse: Refuse,
): void {
  const owner = owners.get(line.taxClassificationCode);
  if (owner && !(specificBusiness && owner.isChosen(specificBusiness))) {
    refuse('taxClassificationCode', `stands for ${owner.what}: it needs ${owner.needs}`);
    return;
  }
  if (specificBusiness?.refinedOil) checkRefinedOil(line, refuse);
}

function checkRefinedOil(
  { taxClassificationCode, taxRate, unit, quantity }: Line,
  refuse: Refuse,
): void {
  const oil = refinedOilProducts.find(
    (product) => product.taxClassificationCode === taxClassificationCode,
  );
  if (!oil) {
    const known = refinedOilProducts.map(
      ({ taxClassificationCode, product }) => `${taxClassificationCode} (${product})`,
    );
    refuse('taxClassificationCode', `must be that of a refined oil: ${known.join(', ')}`);
  } else if (!new Big(oil.rate).eq(taxRate)) {
    refuse('taxRate', `must be ${oil.rate}, the legal rate of ${oil.product}`);
  }
  if (!refinedOilUnits.includes(unit ?? '')) {
    refuse('unit', `must be ${refinedOilUnits.join(' or ')} for refined oil`);
  }
  if (typeof quantity !== 'string') refuse('quantity', 'is needed for refined oil: liters or tons');
}
