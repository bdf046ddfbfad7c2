import { toCents } from '../../kernel/text/amounts.ts';
import { Big } from 'big.js';
import { plainText, type JsonObject } from '../../kernel/json/json.ts';
import type { TaxKind } from './tax/charge.ts';
import type { Taxes } from './tax/engine.ts';

/** A payable sum, of one tax or in total, that differs between the platform and the tax engine. In yuan. */
interface TaxDifference {
  /** Null for the total. */
  readonly kind: TaxKind | null;
  readonly here: string;
  /** Null if the platform has no item of this tax. */
  readonly platform: string | null;
}

/** Comparison of the platform's items with the tax engine's. */
export interface TaxComparison {
  /** `UNDETERMINED` if no difference is certain, but the readable items do not prove agreement. */
  readonly verdict: 'AGREES' | 'DIFFERS' | 'UNDETERMINED';
  readonly differences: readonly TaxDifference[];
  /** Positions of the platform's items whose tax or amount could not be read. */
  readonly unreadItems: readonly number[];
}

/**
 * Marks of a tax in an item, because the platform's document shows none of its members: names, levy items of the
 * national tax catalogue, and the nature codes that the document uses for one tax only.
 */
const marks: Readonly<
  Record<TaxKind, { names: readonly string[]; levyItem: string; natures: readonly string[] }>
> = {
  VALUE_ADDED_TAX: {
    names: ['增值税'],
    levyItem: '10101',
    natures: ['0001042804', '0001042806', '0001042807', '0001011608'],
  },
  URBAN_MAINTENANCE_TAX: { names: ['城市维护建设税', '城建税'], levyItem: '10109', natures: [] },
  EDUCATION_SURCHARGE: { names: ['教育费附加'], levyItem: '30203', natures: ['0061042802'] },
  LOCAL_EDUCATION_SURCHARGE: {
    names: ['地方教育附加', '地方教育费附加'],
    levyItem: '30216',
    natures: ['0099042802'],
  },
  PERSONAL_INCOME_TAX: { names: ['个人所得税'], levyItem: '10106', natures: [] },
};

// Object.keys loses the type of the names.
const kinds = Object.keys(marks) as readonly TaxKind[];

/** Possible names of the payable amount: similar to its sum, `yjsfhj`. */
const payableNames = ['yjsf', 'yjsfe', 'yjse', 'ybtse', 'ybtsfe', 'payable', 'payableAmount', 'se'];

/**
 * Compares the platform's payable amounts with the engine's, by tax and in total. `items` are its `tax.items`, `total`
 * its `tax.yjsfhj`. An unreadable item neither hides a certain difference nor causes one.
 */
export function compareTaxes(
  ours: Pick<Taxes, 'items' | 'totalTaxPayable'>,
  items: readonly JsonObject[],
  total: string | null,
): TaxComparison {
  const read = items.map((item) => ({ kind: kindOf(item), payable: payableOf(item) }));
  const differences = [
    ...kinds.flatMap((kind) => differenceOf(kind, ours, read)),
    ...(total === null || toCents(total).eq(ours.totalTaxPayable)
      ? []
      : [{ kind: null, here: ours.totalTaxPayable, platform: total }]),
  ];
  const unreadItems = read.flatMap(({ kind, payable }, position) =>
    kind === null || payable === null ? [position] : [],
  );
  const isWhole = total !== null || (items.length > 0 && unreadItems.length === 0);
  const verdict = differences.length > 0 ? 'DIFFERS' : isWhole ? 'AGREES' : 'UNDETERMINED';
  return { verdict, differences, unreadItems };
}

/** Payable sums of a tax by item; null if an item is unreadable, or none is of this tax. */
export function payablesOf(kind: TaxKind, items: readonly JsonObject[]): readonly Big[] | null {
  const payables: Big[] = [];
  for (const item of items) {
    const found = kindOf(item);
    const payable = found === kind ? payableOf(item) : null;
    if (found === null || (found === kind && payable === null)) return null;
    if (payable !== null) payables.push(payable);
  }
  return payables.length === 0 ? null : payables;
}

interface ReadItem {
  readonly kind: TaxKind | null;
  readonly payable: Big | null;
}

function differenceOf(
  kind: TaxKind,
  ours: Pick<Taxes, 'items'>,
  read: readonly ReadItem[],
): readonly TaxDifference[] {
  const theirs = read.filter((item) => item.kind === kind);
  if (read.length === 0 || theirs.some(({ payable }) => payable === null)) return [];
  const here = sum(ours.items.filter((item) => item.kind === kind).map((item) => item.payable));
  const platform = sum(theirs.map(({ payable }) => payable ?? 0));
  // A missing amount may be in an item of an unknown tax.
  const isCertain = platform.gt(here) || read.every((item) => item.kind !== null);
  if (platform.eq(here) || !isCertain) return [];
  const isThere = theirs.length > 0;
  return [{ kind, here: here.toFixed(2), platform: isThere ? platform.toFixed(2) : null }];
}

/** The only tax that an item names. A full match of a member takes precedence over a match of its beginning. */
function kindOf(item: JsonObject): TaxKind | null {
  const words = Object.values(item).flatMap((value) =>
    typeof value === 'string' ? value.trim() : [],
  );
  const exactly = kinds.filter((kind) => {
    const { names, levyItem, natures } = marks[kind];
    return words.some((word) => [...names, levyItem, ...natures].includes(word));
  });
  const found = exactly.length > 0 ? exactly : kinds.filter((kind) => isBegun(kind, words));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** True if a text begins with a name of the tax, or a code of nine digits with its levy item. */
function isBegun(kind: TaxKind, words: readonly string[]): boolean {
  const { names, levyItem } = marks[kind];
  return words.some(
    (word) =>
      names.some((name) => word.startsWith(name)) ||
      (/^\d{9}$/.test(word) && word.startsWith(levyItem)),
  );
}

function payableOf(item: JsonObject): Big | null {
  const texts = payableNames.map((name) => plainText(item[name])?.trim() ?? '');
  const digits = texts.find((text) => /^-?\d{1,20}(?:\.\d{1,16})?$/.test(text));
  return digits === undefined ? null : toCents(digits);
}

function sum(values: readonly (Big | string | number)[]): Big {
  return values.reduce<Big>((total, value) => total.plus(value), new Big(0));
}
