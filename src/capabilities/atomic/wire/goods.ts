import * as r from '../../../platform/record/index.ts';
import { atomicTexts } from '../texts.ts';

/** Character limit of the composed name; its parts together may be longer. */
const LONGEST_NAME = 300;

/** Members that lines of invoices and lines of red confirmations share; the latter repeat the invoice's texts. */
export const goods = (texts: { readonly isQuoted?: true } = {}) => ({
  lineName: r.hidden(
    r.text('hwhyslwfwmc', {
      ...texts,
      max: LONGEST_NAME,
      doc: 'Category and item as one name: see `lineNameOf`.',
    }),
  ),
  categoryName: r.text('spfwjc', {
    ...texts,
    max: 120,
    doc: 'Short name of the goods’ category in the tax classification. With `itemName` it is printed as `*category*item`, of at most 300 characters.',
  }),
  itemName: r.text('xmmc', { ...texts, max: 600, doc: 'Name of the goods or service.' }),
  specification: r.text('ggxh?', { ...texts, max: 150, doc: 'Specification or model.' }),
  amountWithoutTax: r.amount('je', {
    as: 'number',
    scale: 2,
    doc: 'Amount of the line in yuan, without tax.',
  }),
  taxAmount: r.amount('se', { as: 'number', scale: 2, doc: 'Tax of the line in yuan.' }),
  taxClassificationCode: r.taxClassificationCode('sphfwssflhbbm', {
    doc: 'Code of the goods in the tax classification: `taxClassificationCodes` has all.',
  }),
});

/** A rate as a fraction of one. */
export const rate = (wire: string) =>
  r.decimal(wire, {
    as: 'number',
    scale: 6,
    range: 'fraction',
    doc: 'Rate of the line: `0.13` is 13 %.',
  });

/** A price or quantity, which the platform accepts as a text of up to 25 characters. */
export const figure = (wire: string, doc: string) =>
  r.decimal(`${wire}?`, { as: 'text', max: 25, doc });

/** Number of a line: its position, from 1. */
export const place = (wire: string) =>
  r.hidden(r.integer(wire, { doc: 'Number of the line: its place in the list, from 1.' }));

interface Named {
  readonly categoryName: string;
  readonly itemName: string;
}

/** `*category*item`, as printed on the invoice (document 3, section 4.1, interface 10). */
function lineNameOf({ categoryName, itemName }: Named): string {
  return `*${categoryName}*${itemName}`;
}

/** Rule of every line: its composed name fits. */
export const nameFits = {
  at: 'itemName',
  message: atomicTexts.nameFits({ most: LONGEST_NAME }),
  holds: (line: Named) => Array.from(lineNameOf(line)).length <= LONGEST_NAME,
} as const;

interface GivenLine {
  readonly categoryName: string;
  readonly itemName: string;
}

/** Adds the derived members of lines: their numbers, from 1, and their printed names. */
export function numberedLines<Line extends GivenLine>(lines: readonly Line[]) {
  return lines.map((line, index) => ({
    ...line,
    lineNumber: index + 1,
    lineName: lineNameOf(line),
  }));
}
