import { Big } from 'big.js';
import { expect, test } from 'vitest';
import {
  INVOICE,
  ISSUE,
  line,
  order,
  seller,
} from '../../capabilities/forward-invoicing/invoice-orders.ts';
import {
  RED_OFFSET_NOW,
  redOffset,
} from '../../capabilities/forward-invoicing/red-offset/red-offsets.ts';
import { dataOf } from '../../following.ts';
import { startScenario } from '../../scenario.ts';
import { csvOf, type Exported, read, sheetOf, start } from './exporting.ts';

/** Number of invoices in the month; `EXPORT_MONTH=10000` is a large one. */
const INVOICES = Number(process.env['EXPORT_MONTH'] ?? 200);
/** One in this many is reversed. */
const REVERSED = 20;
/** Orders sent concurrently. */
const AT_ONCE = 50;

const service = startScenario();

/** Fen of an invoice with tax. */
const fenOf = (index: number): number => 10_000 + ((index * 7_919) % 999_983);

const yuan = (fen: number): string => new Big(fen).div(100).toFixed(2);

const orderIds = Array.from({ length: INVOICES }, (_unused, index) => `order-${index}`);
const reversedIds = orderIds.filter((_id, index) => index % REVERSED === 0);

/** Runs a function for each item, some concurrently. */
async function each(ids: readonly string[], run: (id: string) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await service.inTime(Promise.all(ids.slice(from, from + AT_ONCE).map(run)));
}

async function issue(orderId: string): Promise<void> {
  const amountWithTax = yuan(fenOf(Number(orderId.slice('order-'.length))));
  const input = order({ orderId, lines: [{ ...line, amountWithTax }] });
  const { issueInvoice } = dataOf(
    await service.query<{ issueInvoice: { __typename: string } }>(ISSUE, { input }),
  );
  expect(issueInvoice).toMatchObject({ __typename: 'Invoice' });
  service.sandbox.controls.issueInvoice({ orderId });
  await service.query(INVOICE, { by: { orderId } });
}

async function reverse(orderId: string): Promise<void> {
  dataOf(await redOffset(service, { orderId, redOffsetId: `red-${orderId}` }));
  service.sandbox.controls.finishRedOffset({ orderId });
  dataOf(await service.query(RED_OFFSET_NOW, { orderId }));
  dataOf(await service.query(INVOICE, { by: { orderId } }));
}

interface Total {
  readonly count: number;
  readonly amountWithoutTax: string;
  readonly taxAmount: string;
  readonly amountWithTax: string;
  readonly reversedCount: number;
  readonly reversedAmountWithTax: string;
}

interface Statistics {
  readonly invoiceStatistics: {
    readonly raw: { readonly list: readonly Readonly<Record<string, unknown>>[] };
  };
}

const TOTALS = `{ invoiceTotals(by: MONTH, from: "2026-11", to: "2026-11") {
  count amountWithoutTax taxAmount amountWithTax reversedCount reversedAmountWithTax
} }`;
const STATISTICS = `query ($sellerTaxNumber: String!) {
  invoiceStatistics(sellerTaxNumber: $sellerTaxNumber, month: "2026-11") { raw }
}`;

/** Exact sum of decimals in text form. */
function sum(amounts: readonly unknown[]): string {
  return amounts
    .reduce<Big>((all, amount) => all.plus(new Big(String(amount))), new Big(0))
    .toFixed(2);
}

/** Exports, however long the files of these invoices, which come first, take to download. */
async function finished(format: 'CSV' | 'XLSX'): Promise<Exported> {
  const exportId = `month-${format}`;
  await service.inTime(start(service, { invoices: { states: ['ISSUED'] } }, { exportId, format }));
  for (;;) {
    const { export: exported } = dataOf(await read(service, exportId));
    if (exported?.state === 'READY') return exported;
    await service.clock.advance(1_000);
  }
}

test(
  'the sums of a month’s export equal those of its totals, and of the platform’s statistic, to the cent',
  async () => {
    await each(orderIds, issue);
    await each(reversedIds, reverse);

    const { invoiceTotals } = dataOf(await service.query<{ invoiceTotals: [Total] }>(TOTALS));
    const [total] = invoiceTotals;
    const fen = orderIds.map((_id, index) => fenOf(index));
    expect(total).toMatchObject({ count: INVOICES, amountWithTax: sum(fen.map(yuan)) });
    expect(total.reversedCount).toBe(reversedIds.length);

    const { list } = dataOf(
      await service.query<Statistics>(STATISTICS, { sellerTaxNumber: seller.taxNumber }),
    ).invoiceStatistics.raw;
    const isRed = ({ amount_has_tax: amount }: (typeof list)[number]): boolean =>
      String(amount).startsWith('-');
    const blue = list.filter((entry) => !isRed(entry));
    const red = list.filter(isRed);
    expect([blue.length, red.length]).toEqual([INVOICES, reversedIds.length]);
    expect(sum(red.map((entry) => entry['amount_has_tax']))).toBe(
      `-${total.reversedAmountWithTax}`,
    );

    const numbers = new Set(blue.map((entry) => entry['ticket_sn']));
    const tables = {
      XLSX: await sheetOf(await finished('XLSX')),
      CSV: await csvOf(await finished('CSV')),
    };
    for (const [titles = [], ...rows] of Object.values(tables)) {
      const column = (title: string): readonly unknown[] =>
        rows.map((row) => row[titles.indexOf(title)]);
      expect(rows).toHaveLength(INVOICES);
      expect(new Set(column('Invoice number'))).toEqual(numbers);
      for (const [title, name, member] of [
        ['Amount with tax', 'amountWithTax', 'amount_has_tax'],
        ['Amount without tax', 'amountWithoutTax', 'amount_without_tax'],
        ['Tax', 'taxAmount', 'tax_amount'],
      ] as const) {
        expect([title, sum(column(title))]).toEqual([title, total[name]]);
        expect([member, sum(blue.map((entry) => entry[member]))]).toEqual([member, total[name]]);
      }
    }
    if (process.env['EXPORT_MONTH'] !== undefined)
      process.stdout.write(`${JSON.stringify({ ...total, red: red.length })}\n`);
  },
  60_000 + INVOICES * 400,
);
