/** Values by their path in a request, such as `items[0].name`; undefined removes the field. */
export type Changes = Readonly<Record<string, unknown>>;

/** One request, by its difference from a valid one, and the document's rule for it. */
export interface Case {
  readonly name: string;
  readonly changes: Changes;
  readonly isAllowed: boolean;
}

/** One row of a document's table: the documented rules of a field only. */
export interface Field {
  /** `yes`: rejected without it; `no`: accepted without it. Absent if undocumented. */
  readonly required?: 'yes' | 'no';
  /** The type in the document's table; without one, no value has a wrong type. */
  readonly type?: keyof typeof wrongTypes;
  /** Characters of a text. */
  readonly longest?: number;
  readonly shortest?: number;
  /** The only valid values. */
  readonly codes?: readonly (string | number)[];
  /** Digits of a number: in total, and after the decimal point. */
  readonly digits?: readonly [precision: number, scale: number];
  /** Values of the documented form, and of other forms. */
  readonly takes?: readonly unknown[];
  readonly refuses?: readonly unknown[];
  /** Other fields that must change with this one to satisfy the other rules. */
  readonly along?: (value: unknown) => Changes;
  /** False if a longest text has no valid form, such as the number of an existing person. */
  readonly isFree?: false;
}

/** The rows of a table, by the field's path. */
export type Table = Readonly<Record<string, Field>>;

/** Values without any such type. A text of digits in place of a number is left open. */
const wrongTypes = {
  text: [7, true, { a: 1 }, ['a']],
  /** One value, a text or a number. */
  plain: [{ a: 1 }, ['a']],
  integer: ['a', 1.5, true, { a: 1 }],
  number: ['a', true, { a: 1 }, [1]],
  boolean: ['true', 1, { a: 1 }],
  list: ['a', 7, { a: 1 }],
  object: ['a', 7, ['a']],
} as const;

/** Codes written in a row, as in the documents. */
export function codes(row: string): readonly string[] {
  return row.split(' ');
}

/** The same members at their paths within an object, such as `items[0]`. */
export function within<Value>(
  place: string,
  members: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [`${place}.${name}`, value]),
  );
}

/** A rule over several fields. */
export interface Rule {
  readonly name: string;
  readonly changes: Changes;
}

/** All cases of a table and of the rules beside it. */
export function casesOf(
  table: Table,
  rules: { readonly takes?: readonly Rule[]; readonly refuses?: readonly Rule[] } = {},
): readonly Case[] {
  const { takes = [], refuses = [] } = rules;
  return [
    ...Object.entries(table).flatMap(([place, field]) => fieldCases(place, field)),
    ...takes.map(({ name, changes }) => ({ name, changes, isAllowed: true })),
    ...refuses.map(({ name, changes }) => ({ name, changes, isAllowed: false })),
  ];
}

function fieldCases(place: string, field: Field): readonly Case[] {
  const { along = () => ({}) } = field;
  const of = (isAllowed: boolean, value: unknown, says = shown(value)): Case => {
    const changes = isAllowed ? { ...along(value), [place]: value } : { [place]: value };
    return { name: `${place} ${says}`, changes, isAllowed };
  };
  return [
    ...presence(field).map(([isAllowed, value, says]) => of(isAllowed, value, says)),
    ...taken(field).map((value) => of(true, value)),
    ...refused(field).map((value) => of(false, value)),
  ];
}

function presence({ required }: Field): readonly [boolean, unknown, string][] {
  if (required === 'no') return [[true, undefined, 'omitted']];
  if (required === undefined) return [];
  return [
    [false, undefined, 'omitted'],
    [false, null, 'null'],
    [false, '', 'empty'],
  ];
}

function taken(field: Field): readonly unknown[] {
  const { codes = [], takes = [], longest, shortest, digits, isFree = true } = field;
  const lengths = isFree ? [longest, shortest].filter((length) => length !== undefined) : [];
  return [
    ...codes,
    ...takes,
    ...lengths.map((length) => 'x'.repeat(length)),
    ...(digits && isFree ? [atScale(digits[1])] : []),
  ];
}

function refused({
  codes = [],
  refuses = [],
  longest,
  shortest,
  digits,
  type,
}: Field): readonly unknown[] {
  return [
    ...refuses,
    ...(type === undefined ? [] : wrongTypes[type].filter((value) => !isCode(value, codes))),
    ...(longest === undefined ? [] : ['x'.repeat(longest + 1)]),
    ...(shortest === undefined ? [] : ['x'.repeat(shortest - 1)]),
    ...(codes.length === 0 ? [] : strangers(codes)),
    ...(digits === undefined ? [] : [atScale(digits[1] + 1), 10 ** (digits[0] - digits[1])]),
  ];
}

/** Values beside a list of codes: a similar one, an unknown one, and the code with an extra digit. */
function strangers(codes: readonly (string | number)[]): readonly unknown[] {
  const [first = ''] = codes;
  if (typeof first === 'number') return [Math.max(...codes.map(Number)) + 1, -1];
  return ['x', `${first}0`, '97'].filter((value) => !isCode(value, codes));
}

function isCode(value: unknown, codes: readonly unknown[]): boolean {
  return codes.includes(value);
}

/** 1.01, 1.001, …: a number with this many decimals. */
function atScale(scale: number): number {
  return scale === 0 ? 1 : Number(`1.${'0'.repeat(scale - 1)}1`);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'omitted';
  return text.length > 40 ? `${text.slice(0, 20)}… (${text.length - 2} characters)` : text;
}

/** A request with changes, each at its path. */
export function changed(request: unknown, changes: Changes): Record<string, unknown> {
  const copy = structuredClone(request) as Record<string, unknown>; // requests are objects
  for (const [place, value] of Object.entries(changes)) put(copy, place.split(/[.[\]]+/), value);
  return copy;
}

function put(target: unknown, [name = '', ...rest]: readonly string[], value: unknown): void {
  const object = target as Record<string, unknown>; // a place names members that are there
  if (rest.length > 0 && rest[0] !== '') return put((object[name] ??= {}), rest, value);
  if (value === undefined) delete object[name];
  else object[name] = value;
}
