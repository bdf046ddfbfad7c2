import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/kernel/json.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { enterprise, follow, INVOICE_UPDATES, ORDER_UPDATES, path, placed } from './walk.ts';

/*
 * What was kept under the names of before: states and members of snapshots had other ones until version 1.
 */

const NUMBER = '26468000000000000001';
const SLIP = '34460000000000000001';

const service = startScenario();

/** Keeps a subject as a version of before did. */
async function keep(kind: string, key: string, state: string, snapshot: JsonObject): Promise<void> {
  const { journal } = service.application;
  const id = { tenant: 'default', kind, key };
  // Not at once, or whether the tracker has asked by the time of the answer would be chance.
  const dueAt = service.clock.now() + 1_000;
  await journal.open(id, { inputHash: 'of-before', state, snapshot, dueAt });
}

test('an order that was kept as PRE_OPENED is being recorded, and one kept as ORDERED is pre-opened', async () => {
  await keep('scrap-order', 'scrap-1', 'PRE_OPENED', {});
  await keep('scrap-order', 'scrap-2', 'ORDERED', {});
  const { data } = await service.query(
    '{ first: scrapOrder(orderId: "scrap-1") { state operation { state final } } second: scrapOrder(orderId: "scrap-2") { state operation { state } } }',
  );
  expect(data).toEqual({
    first: { state: 'RECORDING', operation: { state: 'RECORDING', final: false } },
    second: { state: 'PRE_OPENED', operation: { state: 'PRE_OPENED' } },
  });
});

test('an order of before is shown in full, and found again by its enterprise', async () => {
  await keep('scrap-order', 'scrap-1', 'ORDERED', {
    enterpriseTaxNumber: enterprise,
    kind: 'GENERAL',
    ownUse: false,
    amountWithoutTax: '1000.00',
    invoiceNumber: NUMBER,
    taxSlipNumber: SLIP,
    totalTax: '2.5',
    foundBy: 'ANSWER',
    isMock: true,
  });
  const { data } = await service.query(
    '{ scrapOrder(orderId: "scrap-1") { buyerTaxNumber invoiceNumber taxSlipNumber totalTaxPayable } }',
  );
  expect(data).toEqual({
    scrapOrder: {
      buyerTaxNumber: enterprise,
      invoiceNumber: NUMBER,
      taxSlipNumber: SLIP,
      totalTaxPayable: '2.50',
    },
  });
});

test('an order of before whose answer was lost is found among the pending ones', async () => {
  const { invoiceNumber } = await placed(
    await startBefore(service.sandbox, {}, { clock: service.clock }),
  );
  await keep('scrap-order', 'scrap-1', 'UNKNOWN', {
    enterpriseTaxNumber: enterprise,
    kind: 'GENERAL',
    ownUse: false,
    amountWithoutTax: '1000.00',
    sentAt: service.clock.now(),
  });
  const updates = follow(service, ORDER_UPDATES, 'scrap-1');
  const { thing } = await service.reaches(updates, 'PRE_OPENED');
  expect(thing).toMatchObject({ invoiceNumber, foundBy: 'ENTERPRISE' });
});

test('a payment of before is shown in full', async () => {
  await keep('scrap-tax-payment', SLIP, 'WAITING_PAYMENT', {
    orderId: 'scrap-1',
    invoiceNumber: NUMBER,
    enterpriseTaxNumber: enterprise,
    totalTax: '2.5',
  });
  const updates = service.subscribe(
    `subscription { taxPaymentUpdates(taxSlipNumber: "${SLIP}") { taxPayment { totalTaxPayable } } }`,
  );
  expect((await updates.next()).data).toEqual({
    taxPaymentUpdates: { taxPayment: { totalTaxPayable: '2.50' } },
  });
});

test('an upload of before says why it failed', async () => {
  await keep('scrap-invoice', NUMBER, 'UPLOAD_FAILED', {
    uploadStatus: 'FAILED',
    uploadStatusCode: '02',
    message: '购买方信息有误',
  });
  const updates = follow(service, INVOICE_UPDATES, NUMBER);
  expect((await updates.next()).data?.update.thing).toEqual({
    uploadStatus: 'FAILED',
    uploadMessage: '购买方信息有误',
  });
});

test('a cancellation of before whose answer was lost is settled by its enterprise', async () => {
  await keep('scrap-cancellation', NUMBER, 'UNKNOWN', {
    invoiceNumber: NUMBER,
    taxSlipNumber: SLIP,
    enterpriseTaxNumber: enterprise,
  });
  await service.clock.advance(60_000);
  expect(service.calls(path.pending)).toBeGreaterThan(0);
});
