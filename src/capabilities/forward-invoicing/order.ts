import type { Amounts } from '../../kernel/text/amounts.ts';
import { forwardTexts } from './texts.ts';
import { type Message, alternatives, enumerated, type Param } from '../../messages/message.ts';
import type { Input, Sent } from '../../platform/record/index.ts';
import type { invoiceLine, invoiceOrder } from './wire/order.ts';
import { Big } from 'big.js';
import { PARKING_TAX_CODE } from './wire/specific/lease.ts';
import { refinedOilProducts, refinedOilUnits } from './wire/specific/refined-oil.ts';
import type { Context } from '../../context/context.ts';
import { type FieldError, InvalidInput } from '../../context/invalid-input.ts';
import { pollContextOf } from '../../context/look-up.ts';
import type { JsonObject } from '../../kernel/json/json.ts';
import type { Subject } from '../../subjects/subject.ts';
import { byRateOf } from '../../subjects/projection/contributions.ts';
import { completeLine, completeTotals, partsOf } from './amounts.ts';
import { aliasesOf, forwardInvoice } from './tracking.ts';
import { create } from './wire/invoice.ts';

/**
 * Words of which the documents require one in the address of a lease. The documents list only examples, so an address
 * without any of them gets a hint instead of a rejection.
 */
const ADDRESS_KEYWORD = /街|路|道|村|乡|镇|巷|弄|里|胡同|段|号|屯|庄|寨|组|苏木|嘎查/;

/** Last character in the names of counties and similar units, such as towns directly below a city. */
const COUNTY = /[县区市旗镇乡]/;

/**
 * Hints about texts of an order that the tax bureau may reject, although the documents do not clearly forbid them
 * (document 1, section 2.6).
 */
function hintsOf({ specificBusiness }: Input<typeof invoiceOrder>): readonly Message[] {
  const { operatingLease, parkingLease, goodsTransport } = specificBusiness ?? {};
  const found: Message[] = [];
  const look = (path: string, text: string | null | undefined, form: RegExp, lacks: Message) => {
    if (typeof text !== 'string' || form.test(text)) return;
    found.push(forwardTexts.mayBeRejected({ path, lacks }));
  };
  for (const [name, lease] of Object.entries({ operatingLease, parkingLease })) {
    look(`${name}.location`, lease?.location, COUNTY, forwardTexts.lacksCounty);
    look(
      `${name}.detailedAddress`,
      lease?.detailedAddress,
      ADDRESS_KEYWORD,
      forwardTexts.lacksKeyword,
    );
  }
  for (const [index, { departurePlace, destinationPlace }] of (goodsTransport ?? []).entries()) {
    look(
      `goodsTransport.${index}.departurePlace`,
      departurePlace,
      COUNTY,
      forwardTexts.lacksCounty,
    );
    look(
      `goodsTransport.${index}.destinationPlace`,
      destinationPlace,
      COUNTY,
      forwardTexts.lacksCounty,
    );
  }
  return found;
}

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
function checkLine(
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

type OrderInput = Input<typeof invoiceOrder>;

/** An order with complete and consistent amounts; the remaining members depend on the sender. */
type CompleteOrder = Omit<Sent<typeof invoiceOrder>, 'callbackUrl'>;

/** Present in every sample of the platform; its meaning is not documented. */
const TEMPLATE = 1;

/**
 * Computes the missing amounts of an order. Throws `InvalidInput` with every contradicting figure, and with every line
 * that the specific business does not allow, each with its path.
 */
function completeOrder(input: OrderInput): CompleteOrder {
  const fieldErrors: FieldError[] = [];
  const refuseAt =
    (given: object, ...path: readonly string[]) =>
    (field: string, message: Message): void => {
      const isGiven = Object.entries(given).some(
        ([name, value]) => name === field && value !== null,
      );
      const code = isGiven ? 'INCONSISTENT' : 'REQUIRED';
      fieldErrors.push({ code, path: [...path, field], message });
    };
  const lines = input.lines.map((line, index) => {
    const refuse = refuseAt(line, 'input', 'lines', String(index));
    checkLine(line, input, refuse);
    return { ...line, ...completeLine(line, refuse) };
  });
  const totals = completeTotals(input, partsOf(input, lines), refuseAt(input, 'input'));
  if (fieldErrors.length > 0) throw new InvalidInput(fieldErrors);
  return {
    ...input,
    ...totals,
    lines,
    terminalCode: input.seller.taxNumber,
    template: TEMPLATE,
  };
}

/** Stored summary of an order, without an individual's data and the seller's bank and telephone. */
function summaryOf(order: CompleteOrder): OrderSummary & JsonObject {
  const { kind, seller, buyer, amountWithTax, amountWithoutTax, taxAmount } = order;
  return {
    kind,
    sellerTaxNumber: seller.taxNumber,
    sellerName: seller.name,
    buyerName: (buyer.enterprise ?? buyer.institution)?.name ?? null,
    buyerTaxNumber: buyer.enterprise?.taxNumber ?? null,
    amountWithTax,
    amountWithoutTax,
    taxAmount,
    amountsByRate: byRateOf(partsOf(order, order.lines)),
  };
}

/** Summary of an order for its followers. */
interface OrderSummary extends Amounts {
  readonly kind: OrderInput['kind'];
  readonly sellerTaxNumber: string;
  readonly sellerName: string;
  /** Null for an individual. */
  readonly buyerName: string | null;
  readonly buyerTaxNumber: string | null;
  readonly amountsByRate: ReturnType<typeof byRateOf>;
}

/** Submits an order for an invoice, once. Throws the errors of `completeOrder` and `submitOnce`. */
export function issueInvoice(context: Context, input: OrderInput): Promise<Subject> {
  const { app, platform, subjects } = context;
  const order = completeOrder(input);
  const snapshot = { ...summaryOf(order), hints: [...hintsOf(input)] };
  return subjects.submitOnce(forwardInvoice, input.orderId, {
    input,
    snapshot,
    groups: {
      enterprise: order.seller.taxNumber,
      buyer: order.buyer.enterprise?.taxNumber,
    },
    send: (opened) =>
      platform.call(create, { ...order, callbackUrl: app.callbacks.addressFor(opened) }),
    accepted: (answer) => ({
      state: 'ISSUING',
      snapshot: { ...snapshot, ...answer },
      aliases: aliasesOf(answer),
    }),
    // The rejection of a used number is not documented, so any rejection may be one.
    findExisting: (refused) => forwardInvoice.poll(refused, pollContextOf(context)),
  });
}
