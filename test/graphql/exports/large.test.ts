import { expect, test } from 'vitest';
import { startService } from '../../harness.ts';
import { FOLLOW, read, sheetOf, start } from './exporting.ts';
import { fenOf, plantInvoices } from './planted-invoices.ts';

/** Number of invoices; `EXPORT_ROWS=10000` measures a large month. */
const ROWS = Number(process.env['EXPORT_ROWS'] ?? 1_000);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

interface Step {
  readonly update: { readonly state: string; readonly export: { readonly rows: number } | null };
}

test('a large month is written in the background, followed, complete, and in bounded memory', async () => {
  const service = await startService();
  await plantInvoices(service.application, ROWS);
  const updates = service.subscribe<Step>(FOLLOW, { exportId: 'large' });
  const before = process.memoryUsage.rss();
  const begun = performance.now();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const answered = await start(service, { invoices: {} }, { exportId: 'large', format: 'XLSX' });
  expect(['RUNNING', 'READY']).toContain(answered.state);
  expect(answered.total).toBe(ROWS);
  const steps: Step['update'][] = [];
  for (let state = ''; state !== 'READY';) {
    const { data } = await updates.next(60_000);
    if (!data) throw new Error('The subscription failed.');
    steps.push(data.update);
    ({ state } = data.update);
  }
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  const grown = (peak - before) / 2 ** 20;
  if (process.env['EXPORT_ROWS'] !== undefined)
    process.stdout.write(`${ROWS} rows: ${seconds.toFixed(1)} s, ${grown.toFixed(0)} MB more\n`);
  const counts = steps.map((step) => step.export?.rows ?? 0);
  expect(counts).toEqual(counts.toSorted((left, right) => left - right));
  const { data } = await read(service, 'large');
  if (!data?.export) throw new Error('The export is gone.');
  const [titles = [], ...rows] = await sheetOf(data.export);
  expect(rows).toHaveLength(ROWS);
  const column = (title: string): readonly unknown[] =>
    rows.map((row) => row[titles.indexOf(title)]);
  const cents = column('Amount with tax').map((amount) => Math.round(Number(amount) * 100));
  const expected = Array.from({ length: ROWS }, (_unused, index) => fenOf(index));
  expect(sum(cents)).toBe(sum(expected));
  expect(new Set(column('Invoice number')).size).toBe(ROWS);
  expect(column('Buyer')[0]).toBe('=cmd|北京启明星网络有限公司');
}, 300_000);
