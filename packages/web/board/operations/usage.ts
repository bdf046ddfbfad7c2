import type { BilledCapability, BillingQuery } from '../../generated/operations.ts';
import { daysBetween, daysFrom, monthsFrom } from '../values/days.ts';

/** Usage of one capability by one key on one day. */
export type Usage = NonNullable<BillingQuery['billing']>[number];

/** Ways to group usage in a table. */
export const GROUPINGS = ['DAY', 'CAPABILITY', 'KEY'] as const;

export type Grouping = (typeof GROUPINGS)[number];

/** Usage of one group, by capability and in total. */
export interface UsageRow {
  /** The day, the capability or the key; null for usage without a key. */
  readonly group: string | null;
  readonly units: number;
  readonly calls: number;
  readonly unitsBy: ReadonlyMap<BilledCapability, number>;
}

const MEMBERS = { DAY: 'day', CAPABILITY: 'capability', KEY: 'key' } as const;

/** Rows of the table: days newest first, other groups by units. */
export function rowsOf(usage: readonly Usage[], by: Grouping): readonly UsageRow[] {
  const rows = [...Map.groupBy(usage, (each) => each[MEMBERS[by]])].map(([group, all]) =>
    rowOf(group, all),
  );
  if (by === 'DAY') return rows.toSorted((a, b) => ((a.group ?? '') < (b.group ?? '') ? 1 : -1));
  return rows.toSorted((a, b) => b.units - a.units);
}

/** Usage of a group. */
export function rowOf(group: string | null, usage: readonly Usage[]): UsageRow {
  const unitsBy = new Map<BilledCapability, number>();
  let calls = 0;
  let units = 0;
  for (const each of usage) {
    calls += each.calls;
    units += each.units;
    unitsBy.set(each.capability, (unitsBy.get(each.capability) ?? 0) + each.units);
  }
  return { group, units, calls, unitsBy };
}

/** Longest range, in days, that is drawn with a bar for each day. */
const MOST_DAYS = 92;

/** Period of one bar: a day, or a month of a long range. */
export interface Stretch {
  readonly label: string;
  readonly usage: readonly Usage[];
}

/** Days of a range, or its months if there are too many days; periods without usage are included. */
export function stretchesOf(
  usage: readonly Usage[],
  from: string,
  to: string,
): { readonly isByMonth: boolean; readonly stretches: readonly Stretch[] } {
  const isByMonth = daysBetween(from, to) >= MOST_DAYS;
  const labels = isByMonth ? monthsFrom(from.slice(0, 7), to.slice(0, 7)) : daysFrom(from, to);
  const byLabel = Map.groupBy(usage, ({ day }) => (isByMonth ? day.slice(0, 7) : day));
  return {
    isByMonth,
    stretches: labels.map((label) => ({ label, usage: byLabel.get(label) ?? [] })),
  };
}
