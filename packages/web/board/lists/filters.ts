import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ExportOf, OperationKind, OperationState } from '../../generated/operations.ts';
import { dayAt, startOf } from '../values/days.ts';
import type { FactName } from '../values/facts.ts';
import { type BoardList, fieldOf, type ListVariables, OTHER_KINDS, takes } from './lists.ts';

/** A filter that is typed in. */
export type FieldName = 'from' | 'to' | 'amountFrom' | 'amountTo' | 'needsAttention' | FactName;

/** Filters and page of a list, as the address holds them. */
export interface Filters {
  /** States, or kinds in the list of everything else; empty for all. */
  readonly chosen: readonly string[];
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly isOldestFirst: boolean;
  readonly size: number;
  /** Cursor before the page, in the order of the API; null for none. */
  readonly after: string | null;
  /** Cursor after the page; null for none. */
  readonly before: string | null;
}

/** Page sizes; the first is the default. */
export const SIZES = [25, 50, 100] as const;

/** The fields by which a list can be filtered. */
export function fieldsOf(list: BoardList): readonly FieldName[] {
  return [
    ...(takes(list, 'openedFrom') ? (['from', 'to'] as const) : []),
    ...list.belongsTo,
    ...(['amountFrom', 'amountTo', 'needsAttention'] as const).filter((name) => takes(list, name)),
  ];
}

/** Reads the query of an address. Ignores fields that the list lacks, and invalid values; the service checks states and kinds. */
function readFilters(list: BoardList, query: string): Filters {
  const given = new URLSearchParams(query);
  const fields = fieldsOf(list).flatMap((name) => {
    const value = given.get(name)?.trim() ?? '';
    return value !== '' && (PATTERNS[typeOf(name)]?.test(value) ?? true)
      ? [[name, value] as const]
      : [];
  });
  const size = Number(given.get('size'));
  return {
    chosen: given.getAll(chosenName(list)),
    fields: Object.fromEntries(fields),
    isOldestFirst: given.get('order') === 'oldest',
    size: SIZES.find((each) => each === size) ?? SIZES[0],
    after: given.get('after'),
    before: given.get('before'),
  };
}

/** The query of the address for these filters. */
export function writeFilters(list: BoardList, filters: Filters): string {
  const { chosen, fields, isOldestFirst, size, after, before } = filters;
  return new URLSearchParams([
    ...chosen.map((value) => [chosenName(list), value]),
    ...Object.entries(fields).filter(([, value]) => value !== ''),
    ...(isOldestFirst ? [['order', 'oldest']] : []),
    ...(size === SIZES[0] ? [] : [['size', String(size)]]),
    ...(after === null ? [] : [['after', after]]),
    ...(before === null ? [] : [['before', before]]),
  ]).toString();
}

/** The variables of the list's query. */
export function variablesOf(list: BoardList, filters: Filters): ListVariables {
  const { isOldestFirst, size, after, before } = filters;
  const isBackward = before !== null || (after === null && isOldestFirst);
  return {
    ...(isBackward ? { last: size } : { first: size }),
    ...(after !== null && { after }),
    ...(before !== null && { before }),
    ...narrowedBy(list, filters),
  };
}

/** The arguments that narrow a list, as its query and its export take them. */
function narrowedBy(list: BoardList, { chosen, fields }: Filters): ListVariables {
  const { from, to, amountFrom, amountTo, needsAttention } = fields;
  const owner = list.belongsTo.find((name) => fields[name] !== undefined);
  return {
    ...(list.kind === null
      ? // The address may contain other texts; the service rejects unknown kinds.
        { kinds: chosen.length > 0 ? (chosen as OperationKind[]) : OTHER_KINDS }
      : // The service rejects unknown states, too.
        chosen.length > 0 && { states: chosen as OperationState[] }),
    ...(from !== undefined && { openedFrom: startOf(laterBy(from, 0)) }),
    ...(to !== undefined && { openedTo: startOf(laterBy(to, 1)) }),
    ...(owner !== undefined && { belongsTo: { [owner]: fields[owner] ?? '' } }),
    ...(amountFrom !== undefined && { amountFrom }),
    ...(amountTo !== undefined && { amountTo }),
    ...(needsAttention !== undefined && { needsAttention: true }),
  };
}

/** The list with these filters, as input of an export: a member named as the list's field, with the field's arguments. */
export function exportOf(list: BoardList, filters: Filters): ExportOf {
  // TypeScript cannot relate the computed name to a member.
  return { [fieldOf(list)]: narrowedBy(list, filters) } as ExportOf;
}

/** The filters in the address, and a function that changes some of them. A change goes to the first page by default. */
export function useFilters(
  list: BoardList,
): readonly [Filters, (change: Partial<Filters>, options?: { readonly replace: boolean }) => void] {
  const query = useSearch();
  const [path, go] = useLocation();
  const filters = useMemo(() => readFilters(list, query), [list, query]);
  return [
    filters,
    (change, options) => {
      const changed = { ...filters, after: null, before: null, ...change };
      const written = writeFilters(list, changed);
      go(written === '' ? path : `${path}?${written}`, options);
    },
  ];
}

/** Type of a field's value. */
export type FieldType = 'day' | 'amount' | 'yes' | 'text';

/** The type of a field's value. */
export function typeOf(name: FieldName): FieldType {
  if (name === 'from' || name === 'to') return 'day';
  if (name === 'amountFrom' || name === 'amountTo') return 'amount';
  return name === 'needsAttention' ? 'yes' : 'text';
}

/** Patterns of valid values; other values are omitted from an address. */
export const PATTERNS: Readonly<Partial<Record<FieldType, RegExp>>> = {
  day: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  amount: /^-?\d{1,12}(?:\.\d{1,2})?$/,
  yes: /^yes$/,
};

/** Name of the address parameter for the chosen states or kinds. */
function chosenName(list: BoardList): string {
  return list.kind === null ? 'kind' : 'state';
}

/** The day that is `days` after a day in an address, which may be in no calendar: February 30 is March 2. */
function laterBy(day: string, days: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayAt(Date.UTC(year, month - 1, date + days));
}
