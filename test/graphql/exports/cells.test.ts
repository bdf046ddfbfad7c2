import { expect, test } from 'vitest';
import { unprovisionedSeller } from '../../../packages/simulator/src/seed/parties.ts';
import { startSaying } from '../../capabilities/answering-stub.ts';
import { INVOICE, ISSUE, order } from '../../capabilities/forward-invoicing/invoice-orders.ts';
import { startService } from '../../harness.ts';
import { csvOf, start } from './exporting.ts';

/** The cells of the only row of an export by their titles. */
async function onlyRow(
  ...given: Parameters<typeof start>
): Promise<Readonly<Record<string, string | undefined>>> {
  const [titles = [], ...rows] = await csvOf(await start(...given));
  expect(rows).toHaveLength(1);
  return Object.fromEntries(titles.map((title, index) => [title, rows[0]?.[index]]));
}

test('a status that this service does not know is exported with its raw code', async () => {
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

test('a rejected order is exported with the reason and what to do', async () => {
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
