import { plain, toAmount } from '../printed-values.ts';
import type { Cells } from './cells.ts';
import type { SheetElement } from './spreadsheet.ts';

/** A line of CSV: a delimiter within an unquoted text of it puts all cells behind under other titles than theirs. */
export interface Line {
  readonly delimiter: string;
  /** Number of its fields, blank ones included. */
  readonly fields: number;
  /** Columns whose fields stand in quotes. */
  readonly quoted: ReadonlySet<number>;
}

/** The titles above a line. */
export interface TitlesAbove {
  /** Number of fields in the line of titles, blank ones included. */
  readonly fields: number;
  readonly lastColumn: number;
  readonly elements: readonly (readonly [column: number, element: SheetElement])[];
}

/**
 * Alignment of a line's cells with the titles: `SHIFTED` where they may stand under other titles than theirs, `DOUBTFUL` where
 * they do unless the list writes thousands without separators.
 */
export type Alignment = 'SOUND' | 'DOUBTFUL' | 'SHIFTED';

/**
 * A line is shifted if it has a text behind the last title; or if it is longer than the titles, and a cell is not of its
 * element; or if an amount and the cell behind it read as one amount with separators. Blank fields behind the last title are
 * usual, as programs fill lines up.
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
    // An amount of three digits may follow another: 999 and its tax of 129.87.
    const isBeside = !isLonger && amounts.some(([other]) => other === column + 1);
    if (isBeside) return mayBelongTogether(cells, amounts) ? [] : ['SHIFTED' as const];
    return [isLonger || decimals !== undefined ? ('SHIFTED' as const) : ('DOUBTFUL' as const)];
  });
  return cuts.includes('SHIFTED') ? 'SHIFTED' : (cuts[0] ?? 'SOUND');
}

/** True for a line with an amount of thousands without separators: `1660` shows that its list writes no `1,660`. */
export function writesThousandsWhole(cells: Cells, titles: TitlesAbove): boolean {
  return titles.elements.some(
    ([column, element]) =>
      isAmount(element) && /^[-¥]*\d{4}/.test(plain(cells.get(column)?.text ?? '')),
  );
}

const isAmount = (element: SheetElement): boolean => /amount/i.test(element);

// Cells are parted by tabs here, as a full-width comma within one cuts nothing.
const CUT = /^[-¥]*\d{1,3}(?:\t\d{3})+(\.\d*)?元?(?:\t|$)/;

/** The most that tax is of an amount: the highest rate was 17 %. */
const MOST_TAX = 0.2;
const ROUNDING = 0.01;
const mostTaxOf = (amount = Infinity): number => amount * MOST_TAX + ROUNDING;

/** False for amounts that no invoice has together, such as 1 and a tax of 660. */
function mayBelongTogether(cells: Cells, amounts: TitlesAbove['elements']): boolean {
  const named = new Map(
    amounts.map(([column, element]) => {
      const amount = toAmount(cells.get(column)?.text ?? '');
      return [element, amount === null ? undefined : Math.abs(Number(amount))];
    }),
  );
  const [net, tax, total] = (['amountWithoutTax', 'taxAmount', 'amountWithTax'] as const).map(
    (element) => named.get(element),
  );
  if (tax !== undefined && tax > Math.min(mostTaxOf(net), mostTaxOf(total))) return false;
  return (
    net === undefined || total === undefined || (total >= net && total - net <= mostTaxOf(net))
  );
}

/** Groups of digits that 15 digits of an amount have. */
const MOST_GROUPS = 5;

/** The unquoted texts of an amount's column and those behind it, up to a blank one. */
function groupsFrom(column: number, cells: Cells, quoted: ReadonlySet<number>): string {
  const texts: string[] = [];
  for (let at = column; at < column + MOST_GROUPS && !quoted.has(at); at += 1) {
    const cell = cells.get(at);
    if (cell === undefined) break;
    texts.push(plain(cell.text));
  }
  return texts.join('\t');
}
