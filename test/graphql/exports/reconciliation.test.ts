import { expect, test } from 'vitest';
import { type Entry, startChanged } from '../../browser/changed-statistic.ts';
import { INVOICE, ISSUE, order } from '../../capabilities/forward-invoicing/invoice-orders.ts';
import { startService } from '../../harness.ts';
import { startBefore } from '../../scenario.ts';
import { csvOf, sheetOf, start } from './exporting.ts';

/** Invoices with each difference. */
const EACH = 12;

const numberOf = (orderId: string): string => orderId.split('-')[1] ?? '';

/** Changes of an entry of the statistic, by the first word of its order's number. */
const PLANTED: Readonly<Record<string, (entry: Entry) => readonly Entry[]>> = {
  agree: (entry) => [entry],
  amount: (entry) => [{ ...entry, amount_has_tax: '113.50' }],
  tax: (entry) => [{ ...entry, amount_without_tax: '99.00', tax_amount: '14.00' }],
  number: (entry) => [
    {
      ...entry,
      ticket_sn: `2600000000000000${numberOf(String(entry['order_id'])).padStart(4, '0')}`,
    },
  ],
  month: (entry) => [{ ...entry, issue_time: '2020-01-05 10:00:00' }],
  gone: () => [],
  twice: (entry) => [entry, entry],
};

/** Rows of their reconciliation in its export: list, figure, here, platform. */
const EXPECTED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  agree: [],
  amount: [['Different', 'Amount with tax', '113.00', '113.50']],
  tax: [
    ['Different', 'Amount without tax', '100.00', '99.00'],
    ['Different', 'Tax', '13.00', '14.00'],
  ],
  number: [['Different', 'Invoice number']],
  month: [['Different', 'Month', '2020-01']],
  gone: [['Missing at the platform', '113.00']],
  elsewhere: [['Missing here', '113.00']],
  twice: [],
};

const numbers = (word: string): string[] =>
  Array.from({ length: EACH }, (_unused, index) => `${word}-${index + 1}`);

test('an export of a reconciliation has all differences, in both formats', async () => {
  const elsewhere = await startService({ sandboxProgressDelayMs: null });
  const { sandbox } = elsewhere;
  const platform = await startChanged(sandbox, (entry) => {
    const [word = ''] = String(entry['order_id']).split('-');
    return PLANTED[word]?.(entry) ?? [entry];
  });
  const service = await startBefore(platform, { TRACKER_PACE: '0.1' });
  const ours = Object.keys(PLANTED).flatMap(numbers);
  for (const orderId of [...ours, ...numbers('elsewhere')]) {
    const issuer = orderId.startsWith('elsewhere') ? elsewhere : service;
    await issuer.query(ISSUE, { input: order({ orderId }) });
    sandbox.controls.issueInvoice({ orderId });
    await issuer.query(INVOICE, { by: { orderId } });
  }
  const month = toMonth(Date.now());
  const of = { invoiceReconciliation: { month } };
  const tables = [
    await csvOf(await start(service, of, { exportId: 'csv', language: 'EN' })),
    await sheetOf(await start(service, of, { exportId: 'xlsx', format: 'XLSX', language: 'EN' })),
  ];
  for (const [titles = [], ...rows] of tables) {
    const cell = (row: readonly unknown[], title: string): string => {
      const value = row[titles.indexOf(title)];
      return typeof value === 'string' ? value : '';
    };
    const found = Map.groupBy(
      rows.filter((row) => cell(row, 'List') !== 'Not compared'),
      (row) => cell(row, 'Order number'),
    );
    const wanted = [...ours, ...numbers('elsewhere')];
    for (const orderId of wanted) {
      const expected = EXPECTED[orderId.split('-')[0] ?? ''] ?? [];
      const shown = (found.get(orderId) ?? []).map((row) => row.map(String));
      expect([orderId, shown.length]).toEqual([orderId, expected.length]);
      for (const cells of expected)
        expect(
          shown.some((row) => cells.every((part) => row.some((one) => isSame(one, part)))),
        ).toBe(true);
    }
    expect([...found.keys()].filter((orderId) => !wanted.includes(orderId))).toEqual([]);
    const left = rows.find((row) => cell(row, 'List') === 'Not compared') ?? [];
    expect(cell(left, 'Numbers').split('; ').toSorted(byText)).toEqual(
      numbers('twice').toSorted(byText),
    );
  }
});

const byText = (left: string, right: string): number => left.localeCompare(right);

/** A cell of a workbook that is a number. */
function isSame(cell: string, part: string): boolean {
  return cell === part || (/^\d+\.\d\d$/.test(part) && Number(cell) === Number(part));
}

/** Month in China's time. */
function toMonth(at: number): string {
  return new Date(at + 8 * 60 * 60_000).toISOString().slice(0, 7);
}
