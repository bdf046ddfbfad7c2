import { type ArgumentRef, InputFieldRef, type InputRef } from '@pothos/core';
import type { Language } from '../../messages/message.ts';
import { type Types, builder } from '../schema/builder.ts';

/** A list or a report that can be exported. */
export interface ExportSource {
  /** Field of `Query`. */
  readonly field: string;
  /** Name of the rows, for people. */
  readonly title: Readonly<Record<Language, string>>;
  /** Kind of the listed subjects; null for other lists. */
  readonly kind: string | null;
  /** Input type with the filters. */
  readonly input: InputRef;
}

const sources = new Map<string, ExportSource>();

/** Arguments of a field except for those of pages. */
type Filters = Readonly<Record<string, ArgumentRef<Types, unknown>>>;

/** Makes a field of `Query` exportable, with some of its arguments as filters. */
export function exportable(
  field: string,
  title: ExportSource['title'],
  filters: Filters,
  kind: string | null = null,
): void {
  const input = builder.inputType(`${field.charAt(0).toUpperCase()}${field.slice(1)}Export`, {
    description: `Filters of an export of \`${field}\` (导出筛选): the arguments of the field.`,
    fields: () =>
      Object.fromEntries(
        Object.entries(filters).map(([name, filter]) => [name, asInputField(filter)]),
      ),
  });
  sources.set(field, { field, title, kind, input });
}

/** Converts an argument into a field of an input type, so that type, description and check are declared once. */
export function asInputField<Value>(
  argument: ArgumentRef<Types, Value>,
): InputFieldRef<Types, Value> {
  return new InputFieldRef((name, typeConfig) => {
    const { name: parentType } = typeConfig;
    const config = argument.getConfig(name, '', typeConfig);
    const kind = 'InputObject';
    return { ...config, kind, graphqlKind: kind, parentType, parentField: undefined };
  });
}

/** All exportable lists and reports. */
export function exportSources(): readonly ExportSource[] {
  return [...sources.values()];
}

/** Returns the source of a field. Throws if the field cannot be exported. */
export function exportSource(field: string): ExportSource {
  const source = sources.get(field);
  if (source === undefined) throw new TypeError(`Query.${field} is not exported.`);
  return source;
}
