import { Big } from 'big.js';
import { toAmount, withoutCurrency } from '../printed-values.ts';
import type { Cells } from './cells.ts';
import type { SheetElement } from './spreadsheet.ts';

/** A line of CSV. A delimiter inside an unquoted text shifts all later cells under the wrong titles. */
export interface Line {
  readonly delimiter: string;
  /** Number of fields, including blank ones. */
  readonly fields: number;
  /** Columns whose fields are quoted. */
  readonly quoted: ReadonlySet<number>;
}

/** The titles above a line. */
export interface TitlesAbove {
  /** Number of fields in the title line, including blank ones. */
  readonly fields: number;
  readonly lastColumn: number;
  readonly elements: readonly (readonly [column: number, element: SheetElement])[];
}

/**
 * Alignment of a line's cells with the titles. `SHIFTED`: cells may be under the wrong titles. `DOUBTFUL`: they are,
 * unless the list writes thousands without separators.
 */
export type Alignment = 'SOUND' | 'DOUBTFUL' | 'SHIFTED';

/**
 * A line is shifted if it has a text after the last title; or if it is longer than the title line and a cell does not
 * match its element; or if an amount and the next cell form one amount with separators. Blank fields after the last
 * title are common, because programs pad lines.
 */
export function alignmentOf(
  { delimiter, fields, quoted }: Line,
  cells: Cells,
  titles: TitlesAbove,
  unreadable: boolean,
): Alignment {
  if (cells.keys().some((column) => column > titles.lastColumn)) return 'SHIFTED';
  const isLonger = fields > titles.fields;
  if (isLonger && unreadable) return 'SHIFTED';
  if (delimiter !== ',') return 'SOUND';
  const amounts = titles.elements.filter(([, element]) => isAmount(element));
  const cuts = amounts.flatMap(([column]) => {
    const [cut, decimals] = CUT.exec(groupsFrom(column, cells, quoted)) ?? [];
    if (cut === undefined) return [];
    // Two amounts may look like one: 999 and its tax of 129.87.
    const isBeside = !isLonger && amounts.some(([other]) => other === column + 1);
    if (isBeside) return mayBelongTogether(cells, amounts) ? [] : ['SHIFTED' as const];
    return [isLonger || decimals !== undefined ? ('SHIFTED' as const) : ('DOUBTFUL' as const)];
  });
  return cuts.includes('SHIFTED') ? 'SHIFTED' : (cuts[0] ?? 'SOUND');
}

/** True for a line with an amount such as `1660`, which shows that its list does not write `1,660`. */
export function writesThousandsWhole(cells: Cells, titles: TitlesAbove): boolean {
  return titles.elements.some(
    ([column, element]) =>
      isAmount(element) && /^-?\d{4}/.test(withoutCurrency(cells.get(column)?.text ?? '')),
  );
}

const isAmount = (element: SheetElement): boolean => /amount/i.test(element);

// Cells are joined with tabs here, because a full-width comma inside a cell does not split it.
const CUT = /^-?\d{1,3}(?:\t\d{3})+(\.\d*)?(?:\t|$)/;

/** Highest share of tax in an amount: the highest rate was 17 %. */
const MOST_TAX = '0.2';
const ROUNDING = '0.01';

const mayBeTaxOf = (part: Big, amount: Big | undefined): boolean =>
  amount === undefined || part.lte(amount.times(MOST_TAX).plus(ROUNDING));

/** False for amounts that no invoice combines, such as 1 and a tax of 660. */
function mayBelongTogether(cells: Cells, amounts: TitlesAbove['elements']): boolean {
  const named = new Map(
    amounts.map(([column, element]) => {
      const amount = toAmount(cells.get(column)?.text ?? '');
      return [element, amount === null ? undefined : new Big(amount).abs()];
    }),
  );
  const [net, tax, total] = (['amountWithoutTax', 'taxAmount', 'amountWithTax'] as const).map(
    (element) => named.get(element),
  );
  if (tax !== undefined && !(mayBeTaxOf(tax, net) && mayBeTaxOf(tax, total))) return false;
  return (
    net === undefined ||
    total === undefined ||
    (total.gte(net) && mayBeTaxOf(total.minus(net), net))
  );
}

/** Number of digit groups in an amount of 15 digits. */
const MOST_GROUPS = 5;

/** Unquoted texts of an amount's column and the columns after it, up to a blank cell. */
function groupsFrom(column: number, cells: Cells, quoted: ReadonlySet<number>): string {
  const texts: string[] = [];
  for (let at = column; at < column + MOST_GROUPS && !quoted.has(at); at += 1) {
    const cell = cells.get(at);
    if (cell === undefined) break;
    texts.push(withoutCurrency(cell.text));
  }
  return texts.join('\t');
}
