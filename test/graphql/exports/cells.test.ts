import { expect, test } from 'vitest';
import { planOf } from '../../../src/graphql/exports/plan.ts';
import { exportSources } from '../../../src/graphql/exports/sources.ts';
import { createSchema } from '../../../src/schema.ts';
import {
  buyer,
  provisionedSeller,
  unprovisionedSeller,
} from '../../../packages/simulator/src/seed/parties.ts';
import { scrapInvoice } from '../../../src/capabilities/scrap-purchase/invoices/tracking.ts';
import { readSheetRows } from '../../../src/capabilities/verification/sheet-rows.ts';
import { readSpreadsheet } from '../../../src/readings/spreadsheet/formats.ts';
import { reverseInvoice } from '../../../src/capabilities/settled-reverse/orders/tracking.ts';
import { startSaying } from '../../capabilities/answering-stub.ts';
import { INVOICE, ISSUE, order } from '../../capabilities/forward-invoicing/invoice-orders.ts';
import {
  issueNow,
  RED_OFFSET_NOW,
  redOffset,
} from '../../capabilities/forward-invoicing/red-offset/red-offsets.ts';
import { startService } from '../../harness.ts';
import { startScenario } from '../../scenario.ts';
import { csvOf, sheetOf, start } from './exporting.ts';

/** Cells of an export's only row, by title. */
async function onlyRow(
  ...given: Parameters<typeof start>
): Promise<Readonly<Record<string, string | undefined>>> {
  const [titles = [], ...rows] = await csvOf(await start(...given));
  expect(rows).toHaveLength(1);
  return Object.fromEntries(titles.map((title, index) => [title, rows[0]?.[index]]));
}

test('an unknown status is exported with its raw code', async () => {
  const before = await startSaying({
    '/create': { state: 1, order_sn: 'p-1' },
    '/query': { status: '=7' },
  });
  await before.query(ISSUE, { input: order() });
  await before.query(INVOICE, { by: { orderId: 'order-1' } });
  const of = { invoices: {} };
  expect(await onlyRow(before, of, { exportId: 'en', language: 'EN' })).toMatchObject({
    'Platform’s status': 'Unrecognized: =7',
  });
  expect(await onlyRow(before, of, { exportId: 'zh', language: 'ZH' })).toMatchObject({
    平台状态: '未识别：=7',
  });
});

test('a rejected order is exported with the reason and the advice', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  const seller = { taxNumber: unprovisionedSeller.taxNumber, name: unprovisionedSeller.name };
  await service.query(ISSUE, { input: order({ seller }) });
  const { data } = await service.query<{
    invoice: { rejection: { message: string; hint: string } };
  }>(INVOICE, { by: { orderId: 'order-1' } });
  const { message, hint } = data?.invoice.rejection ?? {};
  expect(hint).toBeTruthy();
  expect(await onlyRow(service, { invoices: {} }, { language: 'EN' })).toMatchObject({
    'Reason of the rejection': message,
    'What to do': hint,
  });
});

/** 30 November in China, while it is still the 29th in Greenwich. */
const service = startScenario({ begin: Date.UTC(2026, 10, 29, 20) });

/** Cells of a workbook's only row, by title. */
async function onlySheetRow(field: string): Promise<object> {
  const exported = await start(service, { [field]: {} }, { format: 'XLSX', language: 'EN' });
  const [titles = [], ...rows] = await sheetOf(exported);
  expect(rows).toHaveLength(1);
  return Object.fromEntries(titles.map((title, index) => [title, rows[0]?.[index]])) as object; // cells by title
}

test('invoices and their reversals are exported with all members that bookkeeping needs', async () => {
  await issueNow(service);
  const face = {
    'Seller’s tax number': provisionedSeller.taxNumber,
    Seller: provisionedSeller.name,
    'Buyer’s tax number': buyer.taxNumber,
    Buyer: buyer.name,
  };
  const issued = await onlySheetRow('invoices');
  const number = '26442088000000000001';
  expect(issued).toMatchObject({
    ...face,
    'Invoice number': number,
    'Issue date': new Date('2026-11-30'),
    'Amount with tax': 113,
    'Amount without tax': 100,
    Tax: 13,
    State: 'Issued',
    Reversed: 'no',
    'Reversed by': null,
  });

  await service.clock.advance(5 * 60 * 60_000);
  await redOffset(service);
  service.sandbox.controls.finishRedOffset({ orderId: 'order-1' });
  await service.query(RED_OFFSET_NOW, { orderId: 'order-1' });
  const redNumber = '26442088000000000002';
  expect(await onlySheetRow('redOffsets')).toMatchObject({
    ...face,
    'Reversed on': new Date('2026-11-30'),
    'Reversed invoice': number,
    'Amount with tax of the invoice': 113,
    'Red invoice number': redNumber,
  });
  const [titles = [], reversed = []] = await csvOf(
    await start(service, { invoices: {} }, { exportId: 'after', language: 'EN' }),
  );
  const cell = (title: string): unknown => reversed[titles.indexOf(title)];
  expect(['Issue date', 'Reversed', 'State of the reversal', 'Reversed by'].map(cell)).toEqual([
    '2026-11-30',
    'yes',
    'Offset',
    redNumber,
  ]);
});

test.each(['EN', 'ZH'])('an export of invoices can be verified as a list: %s', async (language) => {
  await issueNow(service);
  for (const format of ['CSV', 'XLSX']) {
    const exportId = `${language}-${format}`;
    const { file } = await start(service, { invoices: {} }, { exportId, format, language });
    const bytes = new Uint8Array(await (await fetch(file?.url ?? '')).arrayBuffer());
    expect(readSheetRows(readSpreadsheet(bytes)).rows).toMatchObject([
      {
        kind: 'digitalGeneral',
        elements: {
          invoiceNumber: '26442088000000000001',
          issuedOn: '2026-11-30',
          amountWithTax: expect.stringMatching(/^113(?:\.00)?$/) as unknown,
        },
      },
    ]);
  }
});

test('purchase invoices are exported with their date, buyer and amounts, and a voiding', async () => {
  const subjects = service.application.app.subjectsFor('default');
  const opened = { firstPollMs: null, state: 'DONE' } as const;
  const [buyerTaxNumber, invoiceNumber] = [buyer.taxNumber, '26442000000000000001'];
  await subjects.ensure(reverseInvoice, 'reverse-1', {
    ...opened,
    snapshot: {
      buyerTaxNumber,
      invoiceNumber,
      taxAmount: '1.00',
      payAmount: '101.00',
      voiding: { requestedAt: service.begin, bankStatus: 'TAKEN', bankResult: null },
    },
  });
  await subjects.ensure(scrapInvoice, invoiceNumber, {
    ...opened,
    state: 'ISSUED',
    snapshot: {
      buyerTaxNumber,
      isRed: true,
      issuedAt: '2026-11-30T04:00:00+08:00',
      amountWithTax: '-101.00',
      amountWithoutTax: '-100.00',
      taxAmount: '-1.00',
    },
  });
  const of = { 'Buyer’s tax number': buyerTaxNumber, 'Invoice number': invoiceNumber };
  expect(await onlySheetRow('reverseInvoices')).toMatchObject({
    ...of,
    'Issue date': new Date('2026-11-30'),
    Tax: 1,
    Payout: 101,
    'Voiding answered (China time)': new Date('2026-11-30T04:00:00Z'),
    'Voiding: bank’s status': 'TAKEN',
  });
  expect(await onlySheetRow('scrapInvoices')).toMatchObject({
    ...of,
    Red: 'yes',
    'Amount with tax': -101,
    'Amount without tax': -100,
    Tax: -1,
  });
});

test('columns of money are shown with two decimals, and rates as they are', () => {
  const schema = createSchema();
  const columns = exportSources().flatMap(
    ({ field }) => planOf(schema, { field, filters: '' }).columns,
  );
  const namesOf = (wanted: string): readonly string[] => [
    ...new Set(columns.flatMap(({ name, kind }) => (kind === wanted ? name : []))),
  ];
  expect(namesOf('amount')).toEqual(
    expect.arrayContaining(['amountWithTax', 'payAmount', 'totalTaxPayable']),
  );
  expect(namesOf('decimal')).toEqual(['taxRate']);
});
