import { type ArgumentRef, InputFieldRef, type InputRef } from '@pothos/core';
import type { Language } from '../../messages/message.ts';
import type { Types } from '../records/record-types.ts';
import { builder } from '../schema/builder.ts';

/** A list or a report that can be exported. */
export interface ExportSource {
  /** Its field of `Query`. */
  readonly field: string;
  /** Name of its rows, for people. */
  readonly title: Readonly<Record<Language, string>>;
  /** Kind of the subjects that it lists; null for anything else. */
  readonly kind: string | null;
  /** The input type with its filters. */
  readonly input: InputRef;
}

const sources = new Map<string, ExportSource>();

/** Arguments of a field besides those of its pages. */
type Filters = Readonly<Record<string, ArgumentRef<Types, unknown>>>;

/** Has a field of `Query` exported, with these of its arguments as filters. */
export function exportable(
  field: string,
  title: ExportSource['title'],
  filters: Filters,
  kind: string | null = null,
): void {
  const input = builder.inputType(`${field.charAt(0).toUpperCase()}${field.slice(1)}Export`, {
    description: `Filters of an export of \`${field}\` (导出筛选), as the field itself takes them.`,
    fields: () =>
      Object.fromEntries(
        Object.entries(filters).map(([name, filter]) => [name, asInputField(filter)]),
      ),
  });
  sources.set(field, { field, title, kind, input });
}

/** The same argument as a field of an input type: type, description and check are declared once. */
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

/** Everything that can be exported, by its field. */
export function exportSources(): readonly ExportSource[] {
  return [...sources.values()];
}

/** Throws for a field that cannot be exported. */
export function exportSource(field: string): ExportSource {
  const source = sources.get(field);
  if (source === undefined) throw new TypeError(`Query.${field} is not exported.`);
  return source;
}
