import { describe, expect, test } from 'vitest';
import { provisionedSeller } from '../../../../packages/simulator/src/seed/parties.ts';
import type { Connection } from '../../../harness.ts';
import { INVOICE, ISSUE, order } from '../invoice-orders.ts';
import { issueNow, redOffset, STATISTIC_PATH } from '../red-offset/red-offsets.ts';
import { textWith } from '../../../texts.ts';
import { startBefore, startScenario } from '../../../scenario.ts';

interface Reconciled {
  readonly invoiceReconciliation: Readonly<Record<string, unknown>> | null;
}

const sellerTaxNumber = provisionedSeller.taxNumber;

const RECONCILE = `query ($month: YearMonth!, $sellerTaxNumber: String) {
  invoiceReconciliation(month: $month, sellerTaxNumber: $sellerTaxNumber) {
    agreeing truncated
    missingAtPlatform { orderId invoiceNumber amountWithTax }
    missingHere { orderId invoiceNumber amountWithTax }
    different { orderId field here platform }
    uncompared { reason count numbers }
  }
}`;
const STATISTICS = `query ($sellerTaxNumber: String!, $month: YearMonth!, $extra: JSONObject) {
  invoiceStatistics(sellerTaxNumber: $sellerTaxNumber, month: $month, extra: $extra) { raw }
}`;

const reconcile = async (
  service: Connection,
  variables: object = {},
): Promise<Reconciled['invoiceReconciliation'] | undefined> =>
  (await service.query<Reconciled>(RECONCILE, { month: '2026-11', ...variables })).data
    ?.invoiceReconciliation;

const nothing = { missingAtPlatform: [], missingHere: [], different: [], uncompared: [] };

describe('against the sandbox', () => {
  // In China: two hours later it is November there, and still October in UTC.
  const service = startScenario({ begin: Date.parse('2026-10-31T23:30:00+08:00') });

  test('the statistic lists the invoices of the month, as returned by the platform', async () => {
    await issueNow(service);
    const ask = (month: string): Promise<unknown> =>
      service.query(STATISTICS, { sellerTaxNumber, month });
    expect(await ask('2026-10')).toMatchObject({
      data: { invoiceStatistics: { raw: { total: 1, list: [{ order_id: 'order-1' }] } } },
    });
    expect(await ask('2026-11')).toMatchObject({
      data: { invoiceStatistics: { raw: { total: 0 } } },
    });
  });

  test('all invoices of a month agree, over several pages of the journal', async () => {
    await service.clock.advance(24 * 60 * 60_000);
    // A page holds 100.
    const numbers = Array.from({ length: 105 }, (_unused, index) => `order-${index}`);
    await Promise.all(numbers.map((orderId) => issueNow(service, orderId)));
    expect(await reconcile(service)).toEqual({ ...nothing, agreeing: 105, truncated: false });
    expect(await reconcile(service, { month: '2026-10' })).toMatchObject({ agreeing: 0 });
  });

  test('an invoice of the last minute, found issued in the next month, agrees in its own month', async () => {
    await service.query(ISSUE, { input: order() });
    service.sandbox.controls.setPushRepeats({ times: 0 });
    service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
    const away = '/api/v1/invoice/forward/query';
    service.fail(away, 'NOT_ENABLED', null);
    await service.clock.advance(2 * 60 * 60_000);
    service.fail(away, 'NONE', null);
    await service.query(INVOICE, { by: { orderId: 'order-1' } });
    expect(await reconcile(service, { month: '2026-10' })).toEqual({
      ...nothing,
      agreeing: 1,
      truncated: false,
    });
    expect(await reconcile(service)).toMatchObject({
      agreeing: 0,
      missingAtPlatform: [],
      uncompared: [
        { reason: textWith('before the end of a month'), count: 1, numbers: ['order-1'] },
      ],
    });
  });

  test('a red invoice is reported, and its original agrees', async () => {
    await issueNow(service);
    await redOffset(service);
    service.sandbox.controls.finishRedOffset({ orderId: 'order-1' });
    expect(await reconcile(service, { month: '2026-10' })).toMatchObject({
      agreeing: 1,
      missingHere: [],
      uncompared: [{ reason: textWith('Red invoices'), count: 1, numbers: ['order-1'] }],
    });
  });

  test('an invoice of another system is missing here, and one without stored details is not compared', async () => {
    await issueNow(service);
    const other = await startBefore(service.sandbox);
    await other.query(ISSUE, { input: order({ orderId: 'elsewhere-1' }) });
    service.sandbox.controls.issueInvoice({ orderId: 'elsewhere-1' });
    const question = { month: '2026-10', sellerTaxNumber };
    expect(await reconcile(service, question)).toMatchObject({
      agreeing: 1,
      missingHere: [{ orderId: 'elsewhere-1', amountWithTax: '113.00' }],
    });

    const { journal } = service.application;
    await service.clock.advance(1_000);
    await journal.trim(service.clock.now(), service.clock.now());
    expect(await reconcile(service, question)).toMatchObject({
      agreeing: 0,
      missingHere: [{ orderId: 'elsewhere-1' }],
      uncompared: [{ reason: textWith('half a year'), count: 1, numbers: ['order-1'] }],
    });
  });

  test.each([
    ['a month that is none', { month: '2026-13' }, 'month'],
    ['what is no tax number', { sellerTaxNumber: '123' }, 'sellerTaxNumber'],
    ['a member that has its own argument', { extra: { month: '2026-01' } }, 'extra'],
  ])('%s is rejected without a query', async (_what, change, path) => {
    const question = { sellerTaxNumber, month: '2026-10', ...change };
    const { errors } = await service.query(STATISTICS, question);
    expect(errors?.[0]?.extensions).toMatchObject({ fieldErrors: [{ path: path.split('.') }] });
    expect(service.calls(STATISTIC_PATH)).toBe(0);
  });
});
