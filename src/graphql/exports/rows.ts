import { execute, type GraphQLEnumType, type GraphQLSchema } from 'graphql';
import type { Context } from '../../context/context.ts';
import type { TableRow } from '../../documents/tables/tables.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';
import { type Language, inWords } from '../../messages/message.ts';
import { UNRECOGNIZED } from '../../platform/record/index.ts';
import { kindNames, stateNames } from '../../messages/followed-names.ts';
import { LABEL } from '../schema/code-enums.ts';
import { CUT, type ExportColumn, type ExportPlan } from './plan.ts';
import { exportTexts, knownTitle, titleOf } from './texts.ts';

/** The schema, and the context of its reader. */
export interface Reader {
  readonly schema: GraphQLSchema;
  readonly context: Context;
}

/** Rows per page: the maximum of a list. */
const PAGE = 100;

/** Reads the rows of an export, page by page. Throws the errors of its fields. */
export async function* rowsOf(reader: Reader, plan: ExportPlan): AsyncGenerator<TableRow> {
  const { language } = reader.context;
  const toRow = ({ section, row }: Found): TableRow => [
    ...(plan.sections === null ? [] : [section && titleOf(section, language)]),
    ...plan.columns.map((column) => cellOf(column, row, language)),
  ];
  let after: string | null = null;
  do {
    const rows: Json | undefined = await read(reader, plan, { first: PAGE, after });
    yield* foundIn(plan, rows).map(toRow);
    if (memberOf(rows, CUT) === true)
      yield [inWords(exportTexts.cut, language), ...plan.columns.map(() => null)];
    after = plan.isPaged ? nextCursor(rows) : null;
  } while (after !== null);
}

/** Reads at most one row, so that an unreadable export is rejected at once. Throws the errors of its fields. */
export async function tryOut(reader: Reader, plan: ExportPlan): Promise<void> {
  await read(reader, plan, { first: 1, after: null });
}

async function read(
  { schema, context }: Reader,
  { document, isPaged }: ExportPlan,
  page: { readonly first: number; readonly after: string | null },
): Promise<Json | undefined> {
  const variableValues = isPaged ? page : {};
  // Values cached for one page must not be used for the next.
  const contextValue: Context = { ...context, made: new Map() };
  const result = await execute({
    schema,
    document,
    variableValues,
    contextValue,
  });
  const [error] = result.errors ?? [];
  if (error !== undefined) throw error.originalError ?? error;
  // Results of execution are JSON.
  return result.data?.['rows'] as Json | undefined;
}

interface Found {
  /** List within the report; null if the field itself is the list. */
  readonly section: string | null;
  readonly row: JsonObject;
}

function foundIn({ isPaged, sections }: ExportPlan, rows: Json | undefined): readonly Found[] {
  const of = (section: string | null, list: Json | undefined): readonly Found[] =>
    objectsIn(list).map((row) => ({ section, row }));
  if (sections !== null) return sections.flatMap((name) => of(name, memberOf(rows, name)));
  if (!isPaged) return of(null, rows);
  return objectsIn(memberOf(rows, 'edges')).flatMap(({ node }) => of(null, node && [node]));
}

function nextCursor(rows: Json | undefined): string | null {
  const info = memberOf(rows, 'pageInfo');
  const cursor = memberOf(info, 'endCursor');
  return memberOf(info, 'hasNextPage') === true && typeof cursor === 'string' ? cursor : null;
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}

function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter((item) => isJsonObject(item)) : [];
}

/** Columns of the two sides of a reconciliation, whose states are shown by name. */
const COMPARED = new Set(['here', 'platform']);

function cellOf(
  { name, path, kind, labels, code }: ExportColumn,
  row: JsonObject,
  language: Language,
): string | null {
  const value = path.reduce<Json | undefined>(memberOf, row) ?? null;
  const raw = value === UNRECOGNIZED && code?.reduce<Json | undefined>(memberOf, row);
  if (typeof raw === 'string') return inWords(exportTexts.unrecognized({ code: raw }), language);
  if (typeof value === 'string' && COMPARED.has(name) && row['field'] === 'STATE')
    return labelOf(null, value, language);
  const items: readonly Json[] = Array.isArray(value) ? value : [value];
  const texts = items.flatMap((item) => textOf(item, labels, language) ?? []);
  if (texts.length === 0) return null;
  const text = texts.join('; ');
  // In China's time, as in the schema; the title names the offset.
  return kind === 'time' ? text.slice(0, 19).replace('T', ' ') : text;
}

function textOf(value: Json, labels: GraphQLEnumType | null, language: Language): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean')
    return inWords(value ? exportTexts.yes : exportTexts.no, language);
  if (typeof value !== 'string') return null;
  return labels === null ? value : labelOf(labels, value, language);
}

/** Label of an enum value: from its code table, a title of its own, the name of a state or kind, or a title with that name. */
export function labelOf(type: GraphQLEnumType | null, name: string, language: Language): string {
  // Set by `valuesOf` of code tables.
  const label = type?.getValue(name)?.extensions[LABEL] as
    | Readonly<Record<Language, string>>
    | undefined;
  const names: Readonly<Record<string, string>> = {
    ...kindNames[language],
    ...stateNames[language],
  };
  const plain = name
    .toLowerCase()
    .replaceAll(/_(.)/g, (_sign, letter: string) => letter.toUpperCase());
  return (
    label?.[language] ??
    knownTitle(`${type?.name ?? ''}.${plain}`, language) ??
    names[name] ??
    knownTitle(plain, language) ??
    name
  );
}
