import { Big } from 'big.js';
import { forwardTexts } from './texts.ts';
import { alternatives, enumerated, type Message, type Param } from '../../messages/message.ts';
import type { Input } from '../../platform/record/index.ts';
import type { invoiceLine } from './wire/line.ts';
import type { invoiceOrder } from './wire/order.ts';
import { PARKING_TAX_CODE } from './wire/specific/lease.ts';
import { refinedOilProducts, refinedOilUnits } from './wire/specific/refined-oil.ts';

type Line = Input<typeof invoiceLine>;
type Business = NonNullable<Input<typeof invoiceOrder>['specificBusiness']>;
type Refuse = (field: keyof Line, message: Message) => void;

interface Owner {
  readonly what: Message;
  readonly needs: Param;
  readonly isChosen: (business: Business) => boolean;
}

const productTexts = {
  gasoline: forwardTexts.gasoline,
  diesel: forwardTexts.diesel,
  'liquefied petroleum gas': forwardTexts.petroleumGas,
} as const;

/** Tax classification codes that belong to one specific business; the tax bureau rejects them without it. */
const owners: ReadonlyMap<string, Owner> = new Map<string, Owner>([
  ...refinedOilProducts.map(({ taxClassificationCode, product }): [string, Owner] => [
    taxClassificationCode,
    {
      what: productTexts[product],
      needs: 'specificBusiness.refinedOil',
      isChosen: ({ refinedOil }) => !!refinedOil,
    },
  ]),
  [
    PARKING_TAX_CODE,
    {
      what: forwardTexts.parkingFee,
      needs: forwardTexts.parkingNeeds,
      isChosen: ({ parkingLease, operatingLease }) =>
        typeof (parkingLease ?? operatingLease)?.plateNumber === 'string',
    },
  ],
]);

/**
 * Rules of a specific business for the lines of its order (document 1, section 2.6). Reports each broken rule at the
 * line's field. A code that belongs to another business is rejected, because the tax bureau requires that business'
 * data, too.
 */
export function checkLine(
  line: Line,
  { specificBusiness }: Input<typeof invoiceOrder>,
  refuse: Refuse,
): void {
  const owner = owners.get(line.taxClassificationCode);
  if (owner && !(specificBusiness && owner.isChosen(specificBusiness))) {
    refuse(
      'taxClassificationCode',
      forwardTexts.codeOfBusiness({ product: owner.what, needs: owner.needs }),
    );
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
    const known = refinedOilProducts.map(({ taxClassificationCode: code, product }) =>
      forwardTexts.codeAndProduct({ code, product: productTexts[product] }),
    );
    refuse('taxClassificationCode', forwardTexts.refinedOilCode({ known: enumerated(known) }));
  } else if (!new Big(oil.rate).eq(taxRate)) {
    refuse(
      'taxRate',
      forwardTexts.legalRate({ rate: oil.rate, product: productTexts[oil.product] }),
    );
  }
  if (!refinedOilUnits.includes(unit ?? '')) {
    refuse('unit', forwardTexts.refinedOilUnit({ units: alternatives(refinedOilUnits) }));
  }
  if (typeof quantity !== 'string') refuse('quantity', forwardTexts.refinedOilQuantity);
}
