import { key } from '../followed/key-args.ts';
import type { Endpoint } from '../../platform/endpoint.ts';
import type {
  Choice,
  CodeEntry,
  CodeTable,
  Shape,
  Structure,
} from '../../platform/record/index.ts';
import { isChoice, isRecord } from '../../platform/record/index.ts';
import { builder } from './builder.ts';
import { calledEndpoints } from './directives.ts';

/** Code table and the wire fields that use it. */
export interface UsedTable {
  readonly table: Pick<CodeTable, 'name' | 'doc' | 'entries'>;
  /** For example `/api/v1/verify dq`. */
  readonly usedIn: readonly string[];
}

const CodeEntryType = builder.objectRef<CodeEntry>('CodeEntry').implement({
  description: 'One value of a code table (代码表).',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Value of the enum in this schema, or member of the input.',
    }),
    code: t.exposeString('code', { description: 'The platform’s own code.' }),
    label: t.exposeString('label', { description: 'Its meaning in English.' }),
    labelZh: t.exposeString('labelZh', {
      description: 'Its meaning in Chinese: the platform’s own word or the usual term.',
    }),
  }),
});

const CodeTableType = builder.objectRef<UsedTable>('CodeTable').implement({
  description: 'A table of the platform’s codes (代码表) under readable names.',
  fields: (t) => ({
    name: t.string({
      description:
        'The enum of this schema; or, where an enum has other codes in another field, `<enum>.<platform field>`; or, where each code has an input of its own, `<input>.<platform field>`; or, where the codes are in free texts, a name that only this table has.',
      resolve: ({ table }) => table.name,
    }),
    description: t.string({
      description: 'Subject of the codes.',
      resolve: ({ table }) => table.doc,
    }),
    entries: t.field({
      type: [CodeEntryType],
      description: 'All values.',
      resolve: ({ table }) => [...table.entries],
    }),
    usedIn: t.exposeStringList('usedIn', {
      description: 'Endpoints and platform fields that use it.',
    }),
  }),
});

/** Adds `Query.codeTables` with every table that the records of called endpoints use, and others. */
export function addCodeTables(others: readonly UsedTable[]): void {
  let tables: readonly UsedTable[] | undefined;
  builder.queryField('codeTables', (t) =>
    t.field({
      type: [CodeTableType],
      description: 'All code tables with the platform’s codes and their meanings.',
      args: { name: t.arg.string({ description: 'Only the table of this name.', validate: key }) },
      resolve(_root, { name }) {
        // Compared by code units: a locale-aware comparison would load its tables at every start.
        tables ??= [...tablesOf(calledEndpoints), ...others].toSorted((left, right) =>
          left.table.name < right.table.name ? -1 : 1,
        );
        return tables.filter(({ table }) => (name ?? table.name) === table.name);
      },
    }),
  );
}

function tablesOf(endpoints: Iterable<Endpoint>): readonly UsedTable[] {
  const uses = new Map<UsedTable['table'], Set<string>>();
  const note = (table: UsedTable['table'], use: string): void => {
    uses.set(table, (uses.get(table) ?? new Set()).add(use));
  };
  for (const { path, request, response } of endpoints) {
    for (const structure of [request, response])
      visit(structure, (table, wire) => note(table, `${path} ${wire}`));
  }
  return [...uses].map(([table, usedIn]) => ({ table, usedIn: [...usedIn].toSorted() }));
}

type Visitor = (table: UsedTable['table'], wire: string) => void;

function visit(structure: Structure, visitor: Visitor): void {
  if (isChoice(structure)) {
    for (const [wire, table] of codesOfChoice(structure)) visitor(table, wire);
    for (const alternative of Object.values(structure.variants)) {
      if ('record' in alternative) visit(alternative.record, visitor);
      else visitShape(alternative.shape, alternative.wire ?? '', visitor);
    }
  } else if (isRecord(structure)) {
    for (const { shape, wire } of Object.values(structure.fields))
      visitShape(shape, wire ?? '', visitor);
  }
}

function visitShape(shape: Shape, wire: string, visitor: Visitor): void {
  if (shape.kind === 'code') visitor(shape.table, wire);
  if (shape.kind === 'list') visitShape(shape.of, wire, visitor);
  if (shape.kind === 'structure') visit(shape.structure(), visitor);
}

const tablesOfChoices = new WeakMap<Choice, ReadonlyMap<string, UsedTable['table']>>();

/** Codes that a choice sets, by platform field. Each member of the choice means one code, so there is no enum of them. */
function codesOfChoice(choice: Choice): ReadonlyMap<string, UsedTable['table']> {
  const known = tablesOfChoices.get(choice);
  if (known) return known;
  const rows = Object.entries(choice.variants).flatMap(([name, alternative]) => {
    if (!('record' in alternative) || alternative.labelZh === null) return [];
    const { fixed, doc: label, labelZh } = alternative;
    return Object.entries(fixed).flatMap(([wire, code]) =>
      typeof code === 'string' || typeof code === 'number'
        ? [{ wire, name, code: `${code}`, label, labelZh }]
        : [],
    );
  });
  const tables = new Map(
    Array.from(
      Map.groupBy(rows, ({ wire }) => wire),
      ([wire, members]) => [
        wire,
        {
          name: `${choice.name}.${wire}`,
          doc: choice.doc,
          entries: members.map(({ name, code, label, labelZh }) => ({
            name,
            code,
            label,
            labelZh,
          })),
        },
      ],
    ),
  );
  tablesOfChoices.set(choice, tables);
  return tables;
}
