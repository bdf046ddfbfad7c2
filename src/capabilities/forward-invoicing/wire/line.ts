import { forwardTexts } from '../texts.ts';
import * as r from '../../../platform/record/index.ts';

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
      sign: 'positive',
      doc: 'Quantity in the line’s `unit`, at most 8 decimals. Needed when there is a `unitPrice`.',
    }),
    unitPrice: r.derivable(
      r.decimal('price?', {
        as: 'text',
        sign: 'positive',
        doc: 'Price of one unit without tax, in yuan. Times the quantity it must give the amount without tax to the cent; with a `quantity` it may be omitted and is computed.',
      }),
    ),
    taxRate: r.decimal('tax_rate', {
      as: 'text',
      scale: 3,
      sign: 'fraction',
      doc: 'The legal rate as a part of one, at most 3 decimals: `"0.13"` for 13 %.',
    }),
    amountWithTax: r.derivable(
      r.amount('amount_has_tax', {
        as: 'text',
        scale: 2,
        sign: 'positive',
        doc: 'Amount of the line including tax, in yuan; what the buyer really pays for it.',
      }),
    ),
    amountWithoutTax: r.derivable(
      r.amount('total_price', {
        as: 'text',
        scale: 2,
        sign: 'positive',
        doc: 'Amount of the line without tax, in yuan: the amount with tax divided by (1 + rate), rounded half up to the cent.',
      }),
    ),
    taxAmount: r.derivable(
      r.amount('tax_amount', {
        as: 'text',
        scale: 2,
        sign: 'notNegative',
        doc: 'Tax of the line, in yuan: what lies between the two amounts. Given without tax: amount × rate, rounded half up to the cent.',
      }),
    ),
    discount: r.amount('discount?', {
      as: 'text',
      scale: 2,
      sign: 'negative',
      doc: 'Discount including tax, in yuan, a negative number. The platform does not show how it enters the totals: it is passed on as it is, and the amounts of the line and of the order are those after the discount.',
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
