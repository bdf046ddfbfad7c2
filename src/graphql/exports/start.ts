import {
  astFromValue,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  parseValue,
  print,
  type ValueNode,
} from 'graphql';
import type { Context } from '../../context/context.ts';
import { InvalidInput } from '../../context/invalid-input.ts';
import type { Shown } from '../../context/look-up.ts';
import type { TableFormat } from '../../documents/tables/tables.ts';
import type { Scope } from '../../kernel/scopes.ts';
import type { Language } from '../../messages/message.ts';
import type { Subject } from '../../subjects/subject.ts';
import { requireScope } from '../plugins/scopes.ts';
import { type ExportPlan, planOf } from './plan.ts';
import { labelOf, tryOut } from './rows.ts';
import { exportSource } from './sources.ts';
import { titleOf } from './texts.ts';
import { exportKind } from './tracking.ts';

/** View of an export in the schema. */
type ExportView = Shown<typeof exportKind>;

/** A list or report, named by its field of `Query`, with its filters. */
type Selection = Readonly<Record<string, unknown>>;

interface StartInput {
  readonly exportId: string;
  readonly format: TableFormat;
  readonly language: Language | null;
  readonly of: Selection;
}

/** Longest wait for the file, so that the response of a short export contains it. */
const WAIT_MS = 2_000;

/** Starts an export, and waits briefly for its file. Throws the errors of `submitOnce` and of the exported field. */
export async function startExport(
  context: Context,
  schema: GraphQLSchema,
  { exportId, format, of, ...given }: StartInput,
): Promise<ExportView> {
  const [field, selected] = selectedIn(of);
  const { input } = exportSource(field);
  const exported = { field, filters: filtersOf(schema, input.name, selected) };
  const language = given.language ?? context.language;
  const plan = planOf(schema, exported);
  requireScope(context.scopes, plan.scope);
  if (!plan.asksPlatform) await checked(context, schema, field, plan);
  const scopes = [plan.scope, 'pii' as const].filter(
    (scope): scope is Scope => scope !== null && context.scopes.has(scope),
  );
  const details = exportKind.read({
    ...exported,
    format,
    language,
    scopes,
    total: await totalOf(context, field, selected),
  });
  const snapshot = { ...details, scopes: [...details.scopes] };
  const opened = await context.subjects.submitOnce(exportKind, exportId, {
    input: { ...given, format, of: { [field]: exported.filters } },
    snapshot,
    firstPollMs: 0,
    send: () => Promise.resolve(),
    accepted: () => ({ state: 'RUNNING', snapshot }),
  });
  return exportKind.view(await settledSoon(context, opened));
}

/** Returns the only member of a selection, which its type has checked. */
function selectedIn(of: Selection): readonly [field: string, selected: unknown] {
  const given = Object.entries(of).find(([, value]) => value !== null && value !== undefined);
  if (given === undefined) throw new TypeError('A selection without a member passed its check.');
  return given;
}

/** Writes filters in the syntax of a document. */
function filtersOf(schema: GraphQLSchema, typeName: string, selected: unknown): string {
  const type = schema.getType(typeName);
  if (!isInputObjectType(type)) throw new TypeError(`${typeName} is no input.`);
  const written = astFromValue(withoutNulls(type, selected), type);
  if (written?.kind !== Kind.OBJECT)
    throw new TypeError(`${typeName} is not written as an object.`);
  return written.fields.map((member) => print(member)).join(', ');
}

/** Removes null filters, which restrict nothing and which an argument may not accept. */
function withoutNulls(type: GraphQLInputObjectType, selected: unknown): Selection {
  const given = selected as Selection; // the input check ensures the type
  const named = Object.keys(type.getFields()).filter((name) => (given[name] ?? null) !== null);
  return Object.fromEntries(named.map((name) => [name, given[name]]));
}

/** Reads the first row, so that a wrong filter is rejected now, with its path in the input. */
async function checked(
  context: Context,
  schema: GraphQLSchema,
  field: string,
  plan: ExportPlan,
): Promise<void> {
  try {
    await tryOut({ schema, context }, plan);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(
      error.fieldErrors.map(({ code, path, message }) => ({
        code,
        path: ['input', 'of', field, ...path],
        message,
      })),
    );
  }
}

/** Number of rows if it is known without reading them; null otherwise. */
async function totalOf(
  { subjects }: Context,
  field: string,
  selected: unknown,
): Promise<number | null> {
  const { kind } = exportSource(field);
  if (kind === null) return null;
  const { states, ...others } = selected as { readonly states?: readonly string[] | null }; // a list's own filters
  if (Object.values(others).some((filter) => filter !== null && filter !== undefined)) return null;
  const counts = await subjects.counts([kind]);
  return counts
    .filter(({ state }) => states?.includes(state) ?? true)
    .reduce((sum, { count }) => sum + count, 0);
}

/** Returns the subject when it is final, or after a short wait. */
async function settledSoon({ app, subjects }: Context, opened: Subject): Promise<Subject> {
  if (opened.final) return opened;
  const over = new AbortController();
  const timeUp = app.clock.sleep(WAIT_MS, over.signal).then(() => null);
  const following = await subjects.follow(exportKind, opened.key);
  try {
    for (;;) {
      const next = await Promise.race([following.next(), timeUp]);
      if (next === null || next.done === true) break;
    }
  } finally {
    over.abort();
    await following.return?.();
  }
  return (await subjects.get(exportKind, opened.key)) ?? opened;
}

/** A filter of an export, as text. */
export interface ShownFilter {
  readonly name: string;
  readonly value: string;
}

/** Returns the filters of an export in a readable form. */
export function shownFilters({ filters }: ExportView, language: Language): readonly ShownFilter[] {
  const written = parseValue(`{ ${filters} }`);
  if (written.kind !== Kind.OBJECT) return [];
  return written.fields.map(({ name, value }) => ({
    name: titleOf(name.value, language),
    value: inWordsOf(value, language),
  }));
}

function inWordsOf(value: ValueNode, language: Language): string {
  switch (value.kind) {
    case Kind.LIST:
      return value.values.map((item) => inWordsOf(item, language)).join(', ');
    case Kind.OBJECT:
      return value.fields.map((member) => inWordsOf(member.value, language)).join(', ');
    case Kind.ENUM:
      return labelOf(null, value.value, language);
    case Kind.STRING:
      return value.value;
    default:
      return print(value);
  }
}
