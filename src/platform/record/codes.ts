/** A table of the platform's code values under readable names; an enum in GraphQL. */
export interface CodeTable<Name extends string = string> {
  readonly name: string;
  readonly doc: string;
  /** True where only clients name its values, so that the enum needs no `UNRECOGNIZED`. */
  readonly inputOnly: boolean;
  readonly entries: readonly CodeEntry<Name>[];
  readonly codeOf: ReadonlyMap<string, string>;
  readonly nameOf: ReadonlyMap<string, Name>;
}

/** One row of a code table. */
export interface CodeEntry<Name extends string = string> {
  readonly name: Name;
  /** The platform's value, verbatim. */
  readonly code: string;
  /** Its meaning, in English. */
  readonly label: string;
  /** Its meaning, in Chinese: the word of the platform’s field. */
  readonly labelZh: string;
}

/** The name that a code decodes to which the table does not hold; the raw code stands in the field beside it. */
export const UNRECOGNIZED = 'UNRECOGNIZED';

/**
 * Declares a code table, row by row `NAME: [platform code, meaning, meaning in Chinese]`. Throws when a code stands twice:
 * decoding it would be a guess.
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
  // Object.entries forgets the literal keys that the parameter's type has.
  const entries = Object.entries(rows).map(([key, [code, label, labelZh]]) => ({
    name: key as Name,
    code,
    label,
    labelZh,
  }));
  const nameOf = new Map(entries.map((entry) => [entry.code, entry.name]));
  if (nameOf.size !== entries.length) throw new Error(`${name}: a code stands twice`);
  if (UNRECOGNIZED in rows) throw new Error(`${name}: ${UNRECOGNIZED} is reserved`);
  return {
    name,
    doc,
    inputOnly: options.inputOnly ?? false,
    entries,
    codeOf: new Map(entries.map((entry) => [entry.name, entry.code])),
    nameOf,
  };
}
