import type { Endpoint } from '../platform/endpoint.ts';
import type { CodeEntry, CodeTable, Shape, Structure } from '../platform/record/index.ts';
import { isChoice, isRecord } from '../platform/record/index.ts';
import { builder } from './builder.ts';

/** A code table and the wire fields in which it is used. */
interface UsedTable {
  readonly table: CodeTable;
  /** For example `/api/v1/verify dq`. */
  readonly usedIn: readonly string[];
}

const CodeEntryType = builder.objectRef<CodeEntry>('CodeEntry').implement({
  description: 'One value of a code table.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The value of the enum in this schema.' }),
    code: t.exposeString('code', { description: 'The platform’s own code.' }),
    label: t.exposeString('label', { description: 'What it means.' }),
  }),
});

const CodeTableType = builder.objectRef<UsedTable>('CodeTable').implement({
  description: 'A table of the platform’s codes under readable names.',
  fields: (t) => ({
    name: t.string({ description: 'The enum of this schema.', resolve: ({ table }) => table.name }),
    description: t.string({
      description: 'What the codes stand for.',
      resolve: ({ table }) => table.doc,
    }),
    entries: t.field({
      type: [CodeEntryType],
      description: 'All values.',
      resolve: ({ table }) => [...table.entries],
    }),
    usedIn: t.stringList({
      description: 'Endpoint and platform field in which it is used.',
      resolve: ({ usedIn }) => [...usedIn],
    }),
  }),
});

/** Adds `Query.codeTables` with every table that the endpoints' records use. */
export function addCodeTables(endpoints: readonly Endpoint[]): void {
  const tables = tablesOf(endpoints);
  builder.queryField('codeTables', (t) =>
    t.field({
      type: [CodeTableType],
      description: 'All code tables with the platform’s codes and their meanings.',
      args: { name: t.arg.string({ description: 'Only the table of this enum.' }) },
      resolve: (_root, { name }) =>
        tables.filter(({ table }) => (name ?? table.name) === table.name),
    }),
  );
}

function tablesOf(endpoints: readonly Endpoint[]): readonly UsedTable[] {
  const uses = new Map<CodeTable, Set<string>>();
  const note = (table: CodeTable, use: string): void => {
    uses.set(table, (uses.get(table) ?? new Set()).add(use));
  };
  for (const { path, request, response } of endpoints) {
    for (const structure of [request, response])
      visit(structure, (table, wire) => note(table, `${path} ${wire}`));
  }
  return [...uses]
    .map(([table, usedIn]) => ({ table, usedIn: [...usedIn] }))
    .toSorted((left, right) => left.table.name.localeCompare(right.table.name));
}

type Visitor = (table: CodeTable, wire: string) => void;

function visit(structure: Structure, visitor: Visitor): void {
  if (isChoice(structure)) {
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
