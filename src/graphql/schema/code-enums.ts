import {
  type CodeEntry,
  type CodeTable,
  type NameTable,
  UNRECOGNIZED,
} from '../../platform/record/index.ts';
import { nameIn, withLabel, withTerm } from '../glossary/with-term.ts';
import type { EnumRef } from '@pothos/core';
import type { Endpoint } from '../../platform/endpoint.ts';
import { builder, type Types } from './builder.ts';
import { upstream } from './directives.ts';

/** Extension of an enum's value with its label in both languages, short enough for a cell of a table. */
export const LABEL = 'label';

const shownEnums = new Map<CodeTable | NameTable, EnumRef<Types, string>>();
const givenEnums = new Map<CodeTable | NameTable, EnumRef<Types, string>>();

/** Output enum of a code table. Values carry the platform's codes as `@wire`. */
export function shownEnum(table: CodeTable): EnumRef<Types, string> {
  const { name, doc } = table.shared ?? table;
  return enumOnce(shownEnums, table, () =>
    enumType(
      name,
      doc,
      table.inputOnly ? valuesOf(table) : { ...valuesOf(table), ...unrecognized },
    ),
  );
}

/** Input enum of a code table, without `UNRECOGNIZED`; a table that is used in both directions has two enums. */
export function givenEnum(table: CodeTable): EnumRef<Types, string> {
  if (table.inputOnly) return shownEnum(table);
  const { name, doc } = table.shared ?? table;
  return enumOnce(givenEnums, table, () => enumType(`${name}Input`, doc, valuesOf(table)));
}

function enumOnce(
  known: Map<CodeTable | NameTable, EnumRef<Types, string>>,
  table: CodeTable,
  create: () => EnumRef<Types, string>,
): EnumRef<Types, string> {
  const key = table.shared ?? table;
  const ref = known.get(key) ?? create();
  known.set(key, ref);
  return ref;
}

function enumType(
  name: string,
  description: string,
  values: Readonly<Record<string, object>>,
): EnumRef<Types, string> {
  return builder.enumType(name, { description, values });
}

const unrecognized = {
  [UNRECOGNIZED]: {
    value: UNRECOGNIZED,
    description:
      'A code that this service does not know yet; the field beside it has the raw code.',
  },
};

/** Values of its enum; with `@wire` when the code is the same in every field. */
function valuesOf({ entries, shared }: CodeTable): Readonly<Record<string, object>> {
  const coded = entries.map(({ code, ...entry }) => ({
    ...entry,
    directives: { wire: { name: code } },
  }));
  const values: readonly Value[] = shared === null ? coded : shared.entries;
  return Object.fromEntries(
    values.map(({ name, label, labelZh, ...more }) => [
      name,
      {
        value: name,
        description: withLabel(label, labelZh),
        extensions: { [LABEL]: { en: nameIn(label), zh: labelZh } },
        ...more,
      },
    ]),
  );
}

type Value = Omit<CodeEntry, 'code'>;

/** Enum whose values a table describes. */
export function describedEnum<Name extends string>(
  name: string,
  description: string,
  described: Readonly<Record<Name, string>>,
): EnumRef<Types, Name> {
  const values = Object.entries<string>(described).map(
    ([value, text]) => [value, { description: text }] as const,
  );
  // The values are the names of the table.
  return enumType(name, description, Object.fromEntries(values)) as EnumRef<Types, Name>;
}

/** Endpoint that clients choose by name, and its purpose. */
interface NamedEndpoint {
  readonly endpoint: Endpoint;
  /** Its purpose in Chinese. */
  readonly labelZh: string;
  readonly doc: string;
}

/** Enum of endpoints; each value shows the path that it calls. */
export function endpointEnum<Name extends string>(
  name: string,
  description: string,
  endpoints: Readonly<Record<Name, NamedEndpoint>>,
): EnumRef<Types, Name> {
  const values = Object.entries<NamedEndpoint>(endpoints).map(
    ([value, { doc, labelZh, endpoint }]) => [
      value,
      { description: withTerm(doc, labelZh), directives: upstream(endpoint) },
    ],
  );
  // `Object.fromEntries` loses the literal keys of the table.
  return builder.enumType(name, { description, values: Object.fromEntries(values) as never });
}
