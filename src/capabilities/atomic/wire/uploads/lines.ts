import { Big } from 'big.js';
import { atomicTexts } from '../../texts.ts';
import { rules } from '../../../../messages/rules.ts';
import * as r from '../../../../platform/record/index.ts';
import { figure, goods, nameFits, place, rate } from '../goods.ts';
import { benefit, lineNature } from './codes.ts';

const additional = (wire: string, what: string) =>
  r.text(`${wire}?`, {
    max: 200,
    doc: `${what} of an additional element of the invoice.`,
  });

const line = {
  lineNumber: place('mxxh'),
  ...goods(),
  unit: r.text('dw?', { max: 300, doc: 'Unit of the quantity.' }),
  quantity: figure('sl', 'Quantity, in the line’s `unit`.'),
  unitPrice: figure('dj', 'Price of one `unit` in yuan, without tax.'),
  taxRate: rate('slv'),
  amountWithTax: r.amount('hsje', {
    as: 'number',
    scale: 2,
    doc: 'Amount of the line in yuan, with tax.',
  }),
  nature: r.code('fphxz', lineNature, { doc: 'Ordinary, a discount, or discounted.' }),
  benefit: r.code('yhzcbs?', benefit, { doc: 'Preferential policy; none if omitted.' }),
  additionalName: additional('fjysmc', 'Name'),
  additionalType: additional('fjyslx', 'Type'),
  additionalValue: additional('fjysz', 'Value'),
};

const addsUp = {
  at: 'amountWithTax',
  message: rules.addsUp,
  holds: ({ amountWithoutTax, taxAmount, amountWithTax }: Readonly<Record<Amount, string>>) =>
    new Big(amountWithoutTax).plus(taxAmount).eq(amountWithTax),
} as const;
type Amount = 'amountWithoutTax' | 'taxAmount' | 'amountWithTax';

const needed = atomicTexts.exceptOnDiscount;

/** True for a line with the member, which only a discount may omit. */
const has =
  (member: 'unit' | 'quantity' | 'unitPrice') =>
  (
    given: { readonly nature: string } & {
      readonly [M in typeof member]?: string | null | undefined;
    },
  ) =>
    given.nature === 'DISCOUNT' || typeof given[member] === 'string';

/** The documents' `List(20)` may limit the list or each number, and document 2 gives the number of a slip no length. */
const LONGEST_SLIP = 40;

/** A line of a blue invoice. The documents list the slips of paid taxes among the members of a line. */
export const blueLine = r.record(
  'BlueScrapLineInput',
  'A line of goods on a blue invoice (蓝字发票明细).',
  {
    ...line,
    taxSlipNumbers: r.textList('dzsphmList?', {
      each: LONGEST_SLIP,
      areNumbers: true,
      doc: 'Numbers of the electronic tax slips by which the taxes of this line were paid. Needed on every line except a discount, unless the invoice is exempt and nothing was paid as a supplement. `issueScrapInvoice` fills in the slip of its order.',
    }),
  },
  {
    rules: [
      nameFits,
      addsUp,
      { at: 'unit', message: needed, holds: has('unit') },
      { at: 'quantity', message: needed, holds: has('quantity') },
      { at: 'unitPrice', message: needed, holds: has('unitPrice') },
    ],
  },
);

/** A line of a red invoice; it has no tax slips. */
export const redLine = r.record(
  'RedScrapLineInput',
  'A line of a red invoice (红字发票明细): the reversed part of a line of the blue one.',
  {
    ...line,
    ...goods({ isQuoted: true }),
    originalLineNumber: r.integer('dylzfpmxxh', {
      min: 1,
      max: 99_999_999,
      doc: 'Number of the line on the blue invoice; lines are numbered in their order from 1.',
    }),
  },
  { rules: [nameFits, addsUp] },
);
