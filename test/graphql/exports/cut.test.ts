import { buildSchema, type GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../../../src/context/context.ts';
import { planOf } from '../../../src/graphql/exports/plan.ts';
import { rowsOf } from '../../../src/graphql/exports/rows.ts';

/** The schema of a report that was truncated, or complete. */
function reporting(truncated: boolean): GraphQLSchema {
  const schema = buildSchema(`
    type Row { orderId: String }
    type Report { missingHere: [Row!]! truncated: Boolean! }
    type Query { report: Report }
  `);
  const report = schema.getQueryType()?.getFields()['report'];
  if (report) report.resolve = () => ({ missingHere: [{ orderId: 'a-1' }], truncated });
  return schema;
}

test('only the states compared by a reconciliation are exported by their names', async () => {
  const schema = buildSchema(`
    type Row { field: String here: String platform: String }
    type Report { different: [Row!]! }
    type Query { report: Report }
  `);
  const report = schema.getQueryType()?.getFields()['report'];
  const different = [
    { field: 'STATE', here: 'ISSUING', platform: '7' },
    { field: 'BUYER_NAME', here: 'TOTAL', platform: 'ISSUED' },
  ];
  if (report) report.resolve = () => ({ different });
  const context = { language: 'zh' } as Context; // No other member is read.
  const plan = planOf(schema, { field: 'report', filters: '' });
  const rows = await Array.fromAsync(rowsOf({ schema, context }, plan));
  expect(rows.map((row) => row.slice(2))).toEqual([
    ['开具中', '7'],
    ['TOTAL', 'ISSUED'],
  ]);
});

const cut = [
  'Truncated: the report contains no more rows of a list. Narrow it by its filters.',
  null,
];

test.each([
  [true, [cut]],
  [false, []],
])('a report with truncated lists says so in its last row: %s', async (truncated, last) => {
  const schema = reporting(truncated);
  const context = { language: 'en' } as Context; // No other member is read.
  const plan = planOf(schema, { field: 'report', filters: '' });
  const rows = await Array.fromAsync(rowsOf({ schema, context }, plan));
  expect(rows).toEqual([['Missing here', 'a-1'], ...last]);
});
