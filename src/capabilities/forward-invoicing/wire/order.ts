import * as r from '../../../platform/record/index.ts';
import { forwardTexts } from '../texts.ts';
import {
  type Json,
  type JsonObject,
  plainSpelling,
  storableJson,
} from '../../../kernel/json/json.ts';
import { rules } from '../../../messages/rules.ts';
import { digitalInvoiceKind, paymentChannel } from './codes.ts';
import { buyer, seller } from './parties.ts';
import { REFINED_OIL_KIND, specificBusiness } from './specific/index.ts';

/**
 * One line of an order (document 1, section 2.5). The documents do not show the format of a line's numbers. They are
 * sent as texts, like the order's totals, so that no parser turns them into floating point.
 */
export const invoiceLine = r.record(
  'InvoiceLineInput',
  'One line of an invoice (发票明细). Give its amount with tax or without; what you leave out is computed, what you give must agree to the cent.',
  {
    itemName: r.text('name', {
      max: 50,
      pattern: /^[^<>/&]*$/,
      hint: forwardTexts.itemName,
      doc: 'The real goods or service, 1 to 50 characters, none of `< > / &`.',
    }),
    taxClassificationCode: r.taxClassificationCode('tax_code', {
      hint: forwardTexts.classificationCode,
      doc: 'Tax classification code of the goods, 19 digits.',
    }),
    specification: r.text('models?', { doc: 'Specification or model, as the invoice shows it.' }),
    unit: r.text('unit?', {
      doc: 'Unit of the quantity, as the invoice shows it. `LITER` or `TON` for refined oil.',
    }),
    quantity: r.decimal('total?', {
      as: 'text',
      scale: 8,
      range: 'positive',
      doc: 'Quantity in the line’s `unit`, at most 8 decimals. Needed when there is a `unitPrice`.',
    }),
    unitPrice: r.derivable(
      r.decimal('price?', {
        as: 'text',
        range: 'positive',
        doc: 'Price of one unit without tax, in yuan. Times the quantity it must give the amount without tax to the cent; with a `quantity` it may be omitted and is computed.',
      }),
    ),
    taxRate: r.decimal('tax_rate', {
      as: 'text',
      scale: 3,
      range: 'fraction',
      doc: 'The legal rate as a part of one, at most 3 decimals: `"0.13"` for 13 %.',
    }),
    amountWithTax: r.derivable(
      r.amount('amount_has_tax', {
        as: 'text',
        scale: 2,
        range: 'positive',
        doc: 'Amount of the line including tax, in yuan; what the buyer really pays for it.',
      }),
    ),
    amountWithoutTax: r.derivable(
      r.amount('total_price', {
        as: 'text',
        scale: 2,
        range: 'positive',
        doc: 'Amount of the line without tax, in yuan: the amount with tax divided by (1 + rate), rounded half up to the cent.',
      }),
    ),
    taxAmount: r.derivable(
      r.amount('tax_amount', {
        as: 'text',
        scale: 2,
        range: 'notNegative',
        doc: 'Tax of the line, in yuan: what lies between the two amounts. Given without tax: amount × rate, rounded half up to the cent.',
      }),
    ),
    discount: r.amount('discount?', {
      as: 'text',
      scale: 2,
      range: 'negative',
      doc: 'Discount including tax, in yuan, a negative number, passed on as it is. The platform does not show if the amounts of the line are those before or after it. The totals of the order are the sums of the lines; if your amounts of the lines are those before the discount, give `amountWithTax` of the order after it.',
    }),
    preferentialPolicyFlag: r.text('preferential_policy_flag?', {
      doc: 'Flag of a preferential tax policy. Its values are not documented: passed on as it is.',
    }),
    zeroTaxFlag: r.text('zero_tax_flag?', {
      doc: 'Reason why the rate is zero. Its values are not documented: passed on as it is.',
    }),
  },
  {
    rules: [
      {
        at: 'amountWithTax',
        message: forwardTexts.amountNeeded,
        holds: ({ amountWithTax, amountWithoutTax }) =>
          typeof (amountWithTax ?? amountWithoutTax) === 'string',
      },
      {
        at: 'quantity',
        message: forwardTexts.quantityNeeded,
        holds: ({ quantity, unitPrice }) =>
          typeof unitPrice !== 'string' || typeof quantity === 'string',
      },
    ],
  },
);

/** The caller's own number of an order. Paths of addresses and logs of callbacks may contain it. */
const orderId = r.text('order_id', {
  max: 64,
  pattern: /^[\x21-\x7e]*$/,
  hint: rules.ownNumber({ max: 64 }),
  doc: 'Your number of the order: unique for ever, never used again, no personal data. The same number with the same input returns the existing order and sends nothing, so a repeat after a lost connection is safe.',
});

const payment = r.record(
  'PaymentInput',
  'A payment of the order (支付信息). Give only a real payment: issuing works without any.',
  {
    channel: r.code('pay_channel_code?', paymentChannel, { doc: 'Payment channel.' }),
    transactionNumber: r.numberText('pay_num?', {
      doc: 'The real serial of an online payment. Omit it if there is none; never invent one.',
    }),
  },
  {
    rules: [
      {
        at: 'channel',
        message: forwardTexts.emptyPayment,
        holds: ({ channel, transactionNumber }) =>
          typeof (channel ?? transactionNumber) === 'string',
      },
      {
        at: 'transactionNumber',
        message: forwardTexts.socialAppNumber,
        holds: ({ channel, transactionNumber }) =>
          channel !== 'SOCIAL_APP' || (transactionNumber?.startsWith('420') ?? true),
      },
      {
        at: 'transactionNumber',
        message: forwardTexts.cashHasNumber,
        holds: ({ channel, transactionNumber }) =>
          channel !== 'CASH' || typeof transactionNumber !== 'string',
      },
    ],
  },
);

const total = { as: 'text', scale: 2, range: 'positive' } as const;

const fields = {
  orderId,
  kind: r.code('invoice_type_code', digitalInvoiceKind, {
    doc: 'General or special invoice. An individual gets a general one: they can deduct no input tax.',
  }),
  seller: r.inline(seller, { doc: 'Issuer of the invoice.' }),
  buyer: r.oneOf(buyer, { doc: 'Buyer.' }),
  drawer: r.text('drawer', {
    isName: true,
    doc: 'Name of the person who draws the invoice, as registered at the tax bureau.',
  }),
  lines: r.list('items', invoiceLine, { min: 1, doc: 'Lines of the invoice, at least one.' }),
  amountWithTax: r.derivable(
    r.amount('amount_has_tax', {
      ...total,
      doc: 'Total including tax, in yuan: the real amount of the deal. The sum of the lines if omitted; must agree with it when given, with or without the discounts.',
    }),
  ),
  amountWithoutTax: r.derivable(
    r.amount('amount_without_tax', {
      ...total,
      doc: 'Total without tax, in yuan. The sum of the lines if omitted; must agree with it when given.',
    }),
  ),
  taxAmount: r.derivable(
    r.amount('tax_amount', {
      ...total,
      range: 'notNegative',
      doc: 'Total tax, in yuan. The sum of the lines if omitted; must agree with it when given.',
    }),
  ),
  specificBusiness: r.oneOf(specificBusiness, {
    optional: true,
    doc: 'Business with rules and data of its own; omitted for ordinary goods and services.',
  }),
  payments: r.list('pay_info?', payment, {
    min: 1,
    doc: 'Payment of the order. When there was a real online payment, say so.',
  }),
  terminalCode: r.hidden(
    r.text('terminal_code', { doc: 'The seller’s tax number, not that of a tax disk.' }),
  ),
  callbackUrl: r.hidden(
    r.text('callback_url', { doc: 'Address to which the platform pushes news of the order.' }),
  ),
  template: r.hidden(
    r.integer('template', { doc: '1 in every sample; its meaning is not shown.' }),
  ),
  extra: r.rest({
    doc: 'Further members of the platform’s request, for blocks that its documents name without showing their fields: differential taxation, certificate of seller or buyer, naming invoice, payment splitting (`e_extra_info`, a JSON text). Fields that this input itself has are rejected here.',
  }),
};

const BUSINESS_CODE = 'specific_business_code';
const CONFIRMATION = 'taxpayer_confirmation';
const SPECIAL_KIND = 'special_invoice_kind';
const EXTRA_INFO = 'e_extra_info';

/** Members that this service sets in some orders, and leaves to the client in the others. */
const conditional: ReadonlySet<string> = new Set([CONFIRMATION, SPECIAL_KIND, EXTRA_INFO]);

/** Names that `extra` must not contain, because fields of the input set them. */
const ownNames: ReadonlySet<string> = new Set(
  r.writtenNames(fields).filter((name) => !conditional.has(name)),
);

/** Self-produced and purchased agricultural products, and scrap, which the buyer invoices. */
const reverseBusinesses: ReadonlySet<unknown> = new Set(['12', '16', '24', 12, 16, 24]);

type Further = JsonObject | null | undefined;

interface Order {
  readonly buyer: r.Input<typeof buyer>;
  readonly specificBusiness?: r.Input<typeof specificBusiness> | null | undefined;
  readonly extra?: Further;
}

function membersOf({ specificBusiness: chosen }: Order): Further {
  return chosen?.usedCarUnified?.members;
}

/**
 * Names in `extra` that a field or the chosen business already sets. The code of a business invoiced in reverse is not
 * among them: another rule explains its rejection.
 */
function ownAmongExtra({ extra, specificBusiness: chosen }: Order): readonly string[] {
  const written = chosen ? Object.keys(r.encode(specificBusiness, chosen)) : [];
  return Object.keys(extra ?? {}).filter(
    (name) =>
      (ownNames.has(name) || written.includes(name)) &&
      !(name === BUSINESS_CODE && isReverse(extra)),
  );
}

function ownAmongMembers(order: Order): readonly string[] {
  return Object.keys(membersOf(order) ?? {}).filter((name) => ownNames.has(name));
}

/** Rules of members that are passed on unchanged. */
function furtherMembers<At extends 'extra' | 'specificBusiness'>(
  at: At,
  given: (order: Order) => Further,
) {
  return [
    {
      at,
      message: forwardTexts.filledInOfIndividual({ name: CONFIRMATION }),
      holds: (order: Order) =>
        !order.buyer.individual || !Object.hasOwn(given(order) ?? {}, CONFIRMATION),
    },
    {
      at,
      message: forwardTexts.refinedOilApart({ name: SPECIAL_KIND, kind: REFINED_OIL_KIND }),
      holds: (order: Order) =>
        !!order.specificBusiness?.refinedOil || !isRefinedOil(given(order)?.[SPECIAL_KIND]),
    },
    {
      at,
      message: forwardTexts.extraAsText({ name: EXTRA_INFO }),
      holds: (order: Order) => isJsonText(given(order)?.[EXTRA_INFO]),
    },
  ] as const;
}

/** True also for a number, which has no leading zero. */
function isRefinedOil(kind: Json | undefined): boolean {
  return plainSpelling(kind)?.padStart(REFINED_OIL_KIND.length, '0') === REFINED_OIL_KIND;
}

/** True also for an absent value. */
function isJsonText(value: Json | undefined): boolean {
  if (typeof value !== 'string') return value === undefined;
  try {
    JSON.parse(storableJson(value));
    return true;
  } catch {
    return false;
  }
}

/** Request of create (document 1, sections 2.5 and 2.6). */
export const invoiceOrder = r.record(
  'InvoiceOrderInput',
  'An order for a digital invoice (数电发票). Everything in it must be true: the platform passes it on unchecked, and false data fall on the seller.',
  fields,
  {
    rules: [
      {
        at: 'kind',
        message: forwardTexts.individualsDeductNothing,
        holds: ({ kind, buyer }) => kind !== 'SPECIAL' || !buyer.individual,
      },
      {
        at: 'extra',
        message: (order) => rules.noOwnNames({ names: ownAmongExtra(order).join(', ') }),
        holds: (order) => ownAmongExtra(order).length === 0,
      },
      {
        at: 'extra',
        message: forwardTexts.reverseBusiness,
        holds: ({ extra }) => !isReverse(extra),
      },
      {
        at: 'specificBusiness',
        message: (order) =>
          forwardTexts.usedCarMembers({ names: ownAmongMembers(order).join(', ') }),
        holds: (order) => ownAmongMembers(order).length === 0,
      },
      ...furtherMembers('extra', ({ extra }) => extra),
      ...furtherMembers('specificBusiness', membersOf),
    ],
  },
);

function isReverse(extra: JsonObject | null | undefined): boolean {
  return reverseBusinesses.has(extra?.[BUSINESS_CODE]);
}
