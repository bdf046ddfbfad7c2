import { readFileSync } from 'node:fs';
import { type GraphQLObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { planOf } from '../../../src/graphql/exports/plan.ts';
import { exportSources } from '../../../src/graphql/exports/sources.ts';
import { knownTitle } from '../../../src/graphql/exports/texts.ts';
import { personalDataIn } from '../../../src/graphql/records/masked-member.ts';
import type { JsonObject } from '../../../src/kernel/json/json.ts';
import { createSchema, kinds } from '../../../src/schema.ts';
import type { Tracked } from '../../../src/subjects/kind/kind.ts';
import { dataOf } from '../../following.ts';
import { startScenario } from '../../scenario.ts';
import { csvOf, NEEDED, start } from './exporting.ts';

const KEYS = { plain: 'k'.repeat(24), full: 'f'.repeat(24) };
const PERSON = '11010519491231002X';
const MASKED = '110*************2X';

const service = startScenario({
  env: {
    API_KEYS: `${KEYS.plain}:read+audit+files,${KEYS.full}:read+audit+files+pii`,
  },
});

const as = (key: keyof typeof KEYS): Record<string, string> => ({
  authorization: `Bearer ${KEYS[key]}`,
});

const schema = createSchema();

/** All types reachable from fields of `Query`, by name of the column. */
function isPersonalColumn(field: string, name: string): boolean {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return rowTypesOf(field, types).some((type) => personalDataIn(type.getFields()[name]) !== null);
}

/** Name of the type without lists and non-null. */
function nameIn(type: object | undefined): string {
  return type === undefined ? '' : JSON.stringify(type).replaceAll(/["![\]]/g, '');
}

/** Types of a field's rows: nodes of a connection, items of a list, or items of the lists in a report. */
function rowTypesOf(
  field: string,
  types: readonly GraphQLObjectType[],
): readonly GraphQLObjectType[] {
  const named = (name: string): GraphQLObjectType | undefined =>
    types.find((type) => type.name === name);
  const result = nameIn(schema.getQueryType()?.getFields()[field]?.type);
  const type = named(result);
  const edge = result.endsWith('Connection') && nameIn(type?.getFields()['edges']?.type);
  if (edge) return [named(nameIn(named(edge)?.getFields()['node']?.type)) ?? []].flat();
  const lists = Object.values(type?.getFields() ?? {}).flatMap((member) =>
    String(member.type).startsWith('[') ? (named(nameIn(member.type)) ?? []) : [],
  );
  return [type ?? [], lists].flat();
}

/** Fields declared as personal that never hold a person's number, with the reason. */
const WITHOUT_NUMBER = new Set([
  // Only a push has it, and it is masked before it is stored.
  'refusedReason',
  // Names are shown to all readers.
  'buyerName',
  'sellerName',
  // A platform number for one scan.
  'faceScanNumber',
]);

const stored = z.array(z.object({ state: z.string(), snapshot: z.custom<JsonObject>() }));

/** Snapshots of a kind, with a person's number in place of each text declared as personal. */
function snapshotsOf({ kind, personalPaths = [] }: Tracked<never>): z.infer<typeof stored> {
  const file = new URL(`../../subjects/stored-snapshots/${kind}.json`, import.meta.url);
  const members = new Set(
    personalPaths.flatMap(([name = '', ...rest]) => (rest.length === 0 ? name : [])),
  );
  return stored.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ state, snapshot }) => ({
    state,
    snapshot: Object.fromEntries(
      Object.entries(snapshot).map(([name, value]) => [
        name,
        members.has(name) && !WITHOUT_NUMBER.has(name) && isPlainText(value) ? PERSON : value,
      ]),
    ),
  }));
}

/** Links are unchanged, and an export's filters are those of a document. */
function isPlainText(value: unknown): boolean {
  return typeof value === 'string' && !/^https?:|: /.test(value);
}

async function plant(): Promise<void> {
  const subjects = service.application.app.subjectsFor('default');
  for (const kind of kinds.values()) {
    for (const [index, { state, snapshot }] of snapshotsOf(kind).entries()) {
      const key = `${kind.kind}-${index}`;
      // The tests of stored snapshots check that each is of its kind.
      await subjects.ensure(kind as never, key, { state, snapshot, firstPollMs: null });
    }
  }
}

const DIVISIONS = ['SELLER', 'BUYER', 'MONTH', 'RATE'];
const TOTALS = ['invoiceTotals', 'reverseInvoiceTotals', 'scrapInvoiceTotals'];

test('totals and exports show a person’s numbers only to keys with the scope `pii`, in all declared columns', async () => {
  await plant();
  const year = { from: '2026-01', to: '2026-12' };
  const shownIn: string[] = [];
  for (const name of TOTALS) {
    for (const by of DIVISIONS) {
      const texts = await Promise.all(
        (['plain', 'full'] as const).map(async (key) => {
          const document = `query ($by: TotalsBy!, $from: YearMonth!, $to: YearMonth!) {
            ${name}(by: $by, from: $from, to: $to) { sellerTaxNumber sellerId buyerTaxNumber buyerName month count }
          }`;
          const read = dataOf(await service.query(document, { by, ...year }, as(key)));
          const exported = await start(
            service,
            { [name]: { by, ...year } },
            { exportId: `${name}-${by}-${key}`, headers: as(key) },
          );
          expect(exported.rows).toBeGreaterThan(0);
          return [JSON.stringify(read), JSON.stringify(await csvOf(exported))];
        }),
      );
      const [plain = [], full = []] = texts;
      expect(plain.filter((text) => text.includes(PERSON))).toEqual([]);
      const isShown = full.map((text) => text.includes(PERSON));
      expect(plain.map((text) => text.includes(MASKED))).toEqual(isShown);
      if (isShown.includes(true)) shownIn.push(`${name} ${by} ${isShown.join(' ')}`);
    }
  }
  // A seller of reverse invoices is shown by the client's own id, and nothing is stored of a scrap seller.
  expect(shownIn).toEqual([
    'invoiceTotals SELLER true true',
    'reverseInvoiceTotals BUYER true true',
    'scrapInvoiceTotals BUYER true true',
  ]);

  const open: string[] = [];
  const missing: string[] = [];
  let columns = 0;
  for (const { field, kind } of exportSources().filter(
    (source) => !TOTALS.includes(source.field),
  )) {
    const plan = planOf(schema, { field, filters: '' });
    const personal = plan.columns.filter(({ name }) => isPersonalColumn(field, name));
    const tables = {
      plain: [] as readonly (readonly string[])[],
      full: [] as readonly (readonly string[])[],
    };
    for (const key of ['plain', 'full'] as const) {
      const exported = await start(
        service,
        { [field]: NEEDED[field] ?? {} },
        { exportId: `${field}-${key}`, headers: as(key), language: 'EN' },
      );
      expect([field, exported.state]).toEqual([field, 'READY']);
      tables[key] = await csvOf(exported);
    }
    for (const row of tables.plain)
      for (const [at, cell] of row.entries())
        if (cell.includes(PERSON)) open.push(`${field}: ${tables.plain[0]?.[at] ?? ''}`);
    const given = new Set(
      (kind === null ? [] : snapshotsOf(kinds.get(kind) as Tracked<never>)).flatMap(
        ({ snapshot }) =>
          Object.entries(snapshot).flatMap(([name, value]) => (value === PERSON ? name : [])),
      ),
    );
    for (const { name } of personal.filter((column) => given.has(column.name))) {
      columns += 1;
      const at = tables.full[0]?.indexOf(knownTitle(name, 'en') ?? '') ?? -1;
      const cells = {
        full: tables.full.map((row) => row[at]),
        plain: tables.plain.map((row) => row[at]),
      };
      if (!cells.full.includes(PERSON) || !cells.plain.includes(MASKED))
        missing.push(`${field}.${name}`);
    }
  }
  expect([...new Set(open)]).toEqual([]);
  expect(missing).toEqual([]);
  expect(columns).toBeGreaterThan(5);
});
