import { z } from 'zod';
import { plainDigits, plainSpelling, plainText, type Json } from '../../../kernel/json/json.ts';

/** A table of the platform's code values under readable names; an enum in GraphQL. */
export interface CodeTable<Name extends string = string> {
  readonly name: string;
  readonly doc: string;
  /** True for codes of requests only, whose enum needs no `UNRECOGNIZED`. */
  readonly inputOnly: boolean;
  readonly entries: readonly CodeEntry<Name>[];
  /** Enum that it shares with other tables; null if it is a separate enum. */
  readonly shared: NameTable | null;
  readonly codeOf: ReadonlyMap<string, string>;
  readonly nameOf: ReadonlyMap<string, Name>;
  /** Codes by their lower-case form. */
  readonly codeInLowerCase: ReadonlyMap<string, string>;
  /** Length of all codes if each consists of that many digits; otherwise null. Restores zeros that a number lost. */
  readonly width: number | null;
}

/** One row of a code table. */
export interface CodeEntry<Name extends string = string> {
  readonly name: Name;
  /** The platform's value, verbatim. */
  readonly code: string;
  /** Its meaning, in English. */
  readonly label: string;
  /** Its meaning, in Chinese: the platform’s own word. */
  readonly labelZh: string;
}

/** Names of one enum whose codes differ between fields of the platform. */
export interface NameTable<Name extends string = string> {
  readonly name: string;
  readonly doc: string;
  readonly entries: readonly Omit<CodeEntry<Name>, 'code'>[];
}

/** Name of a code that the table does not contain; the raw code is in the field beside it. */
export const UNRECOGNIZED = 'UNRECOGNIZED';

/**
 * Declares a code table, row by row `NAME: [platform code, meaning, meaning in Chinese]`. Throws when a code occurs twice,
 * as decoding it would be a guess.
 */
export function codes<
  const Rows extends Readonly<
    Record<string, readonly [code: string, label: string, labelZh: string]>
  >,
>(
  name: string,
  doc: string,
  rows: Rows,
  options: { readonly inputOnly?: boolean } = {},
): CodeTable<Extract<keyof Rows, string>> {
  type Name = Extract<keyof Rows, string>;
  // Object.entries loses the literal keys of the parameter's type.
  const entries = Object.entries(rows).map(([key, [code, label, labelZh]]) => ({
    name: key as Name,
    code,
    label,
    labelZh,
  }));
  return tableOf({ name, doc, entries, inputOnly: options.inputOnly ?? false, shared: null });
}

/** Declares names, row by row `NAME: [meaning, meaning in Chinese]`, that `codesOf` gives codes to. */
export function namesWithoutCodes<
  const Rows extends Readonly<Record<string, readonly [label: string, labelZh: string]>>,
>(name: string, doc: string, rows: Rows): NameTable<Extract<keyof Rows, string>> {
  const entries = Object.entries(rows).map(([key, [label, labelZh]]) => ({
    name: key as Extract<keyof Rows, string>, // see codes()
    label,
    labelZh,
  }));
  return { name, doc, entries };
}

/**
 * Declares the codes that some of these names have in one field of the platform, `NAME: platform code`; the
 * table is called `<enum>.<platform field>`. Throws when a code occurs twice.
 */
export function codesOf<
  Shared extends string,
  const Rows extends Readonly<Partial<Record<Shared, string>>>,
>(
  shared: NameTable<Shared>,
  field: string,
  doc: string,
  rows: Rows,
): CodeTable<Extract<keyof Rows, Shared>> {
  type Name = Extract<keyof Rows, Shared>;
  const entries = shared.entries.flatMap(({ name, ...labels }) => {
    const code: string | undefined = rows[name];
    // A name with a row.
    return code === undefined ? [] : [{ name: name as Name, code, ...labels }];
  });
  return tableOf({ name: `${shared.name}.${field}`, doc, entries, inputOnly: false, shared });
}

function tableOf<Name extends string>(
  declared: Omit<CodeTable<Name>, 'codeOf' | 'nameOf' | 'codeInLowerCase' | 'width'>,
): CodeTable<Name> {
  const { name, entries } = declared;
  const nameOf = new Map(entries.map((entry) => [entry.code, entry.name]));
  const codeInLowerCase = new Map(entries.map(({ code }) => [code.toLowerCase(), code]));
  // Codes must differ in more than letter case, which the platform may change.
  if (codeInLowerCase.size !== entries.length) throw new Error(`${name}: a code occurs twice`);
  if (entries.some((entry) => entry.name === UNRECOGNIZED))
    throw new Error(`${name}: ${UNRECOGNIZED} is reserved`);
  return {
    ...declared,
    codeOf: new Map(entries.map((entry) => [entry.name, entry.code])),
    nameOf,
    codeInLowerCase,
    width: widthOf(entries.flatMap(({ code }) => (code === '' ? [] : code))),
  };
}

function widthOf(given: readonly string[]): number | null {
  const [first = ''] = given;
  const isOne = given.every((each) => each.length === first.length && /^\d+$/.test(each));
  return isOne ? first.length : null;
}

/**
 * Code in a value, in the spelling of its table; any other text or number as received, undefined for any other value. Numbers and
 * their texts may have lost leading zeros, or have more than the codes of a table of one length: then only one row can be
 * meant. A program without whole numbers writes 3 as `3.0`, and one with constants writes words in capitals.
 */
export function codeIn(
  value: Json | undefined,
  { nameOf, codeInLowerCase, width }: Pick<CodeTable, 'nameOf' | 'codeInLowerCase' | 'width'>,
): string | undefined {
  const raw = plainText(value);
  if (raw === undefined || nameOf.has(raw)) return raw;
  const isText = typeof value === 'string';
  const spelt = (isText ? plainSpelling(raw) : plainDigits(value ?? null)) ?? raw;
  const plain = spelt.replace(/\.0+$/, '');
  const code = width === null ? plain : plain.replace(/^0+(?=\d)/, '').padStart(width, '0');
  return nameOf.has(code) ? code : (codeInLowerCase.get(code.toLowerCase()) ?? raw.trim());
}

/*
 * Forms in which members of responses are stored in a snapshot. Each has a default for a member that is not known yet, or
 * that was removed from an old snapshot.
 */

/** A stored text. */
export const keptText = z.string().nullable().default(null);

/** Name of a decoded code. */
export const codeName = <Name extends string>({ entries }: CodeTable<Name>) =>
  z.enum([...entries.map(({ name }) => name), UNRECOGNIZED]);

/** Stored name of a code. */
export const keptCode = <Name extends string>(table: CodeTable<Name>) =>
  codeName(table).nullable().default(null);

/** A stored mark; false when absent. */
export const keptMark = z.boolean().default(false);
