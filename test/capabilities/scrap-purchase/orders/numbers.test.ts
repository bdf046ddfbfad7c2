import { describe, expect, test } from 'vitest';
import { next } from '../../../following.ts';
import type { Connection } from '../../../harness.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
import {
  another,
  blueLine,
  cancel,
  enterprise,
  face,
  follow,
  INVOICE_UPDATES,
  issue,
  orderId,
  path,
  PAYMENT_UPDATES,
  placed,
  stored,
} from '../walk.ts';

const service = startScenario();

/** Another system of the same enterprise, with its own journal. */
const startElsewhere = (): Promise<Connection> =>
  startBefore(service.sandbox, {}, { clock: service.clock });

const effects = () => service.sandbox.effects().scrapPurchases;
const lose = (fault: 'LOST_REPLY' | 'LOST_REQUEST'): void => service.fail(path.cancel, fault);

/** Cancels an order of this service by another system: the number is returned without a report. */
async function givenUpElsewhere(change: object = {}) {
  const ordered = await placed(service, change);
  const elsewhere = await startElsewhere();
  const { data } = await cancel(elsewhere, { invoiceNumber: ordered.invoiceNumber });
  expect(data?.result).toMatchObject({ state: 'CANCELED' });
  return { ...ordered, elsewhere };
}

const special = { kind: 'SPECIAL' };
/** A line of 1,000.00 at 1 %. */
const levied = { taxRate: '0.01', taxAmount: '10.00', amountWithTax: '1010.00', benefit: null };

async function cancellation(): Promise<unknown> {
  const { data } = await service.query<{ operations: { edges: { node: { state: string } }[] } }>(
    '{ operations(kinds: [SCRAP_CANCELLATION]) { edges { node { state } } } }',
  );
  return data?.operations.edges[0]?.node.state;
}

async function settled(): Promise<unknown> {
  for (;;) {
    const state = await cancellation();
    if (state !== 'OUTCOME_UNKNOWN') return state;
    await service.clock.advance(60_000);
  }
}

describe('a returned number belongs to the newest order', () => {
  test('which is issued with its own kind and payment', async () => {
    const { invoiceNumber } = await givenUpElsewhere();
    const second = await placed(service, special, 'scrap-2');
    expect(second.invoiceNumber).toBe(invoiceNumber);
    service.sandbox.controls.payScrapTax({ taxSlipNumber: second.slip });
    const input = face(invoiceNumber, { ...special, lines: { blue: [blueLine(levied)] } });
    expect((await issue(service, input)).data?.result).toMatchObject({
      state: 'UPLOADING',
      order: { orderId: 'scrap-2' },
    });
    expect(await stored(service)).toMatchObject({ invoice: null });
  });

  test('and an attempt to issue the earlier order does not block it', async () => {
    const { invoiceNumber } = await placed(service, { ownUse: true });
    service.fail(path.invoice, 'LOST_REQUEST');
    await issue(service, face(invoiceNumber, { ownUse: true }));
    await cancel(await startElsewhere(), { invoiceNumber });

    const second = await placed(service, {}, 'scrap-2');
    service.sandbox.controls.payScrapTax({ taxSlipNumber: second.slip });
    const updates = follow(service, INVOICE_UPDATES, invoiceNumber);
    expect(await next(updates)).toMatchObject({ state: null });
    expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
      state: 'UPLOADING',
      operation: { key: `${invoiceNumber} 2` },
    });
    await service.reaches(updates, 'UPLOADING');
    expect(await stored(service)).toMatchObject({ invoice: { state: 'OUTCOME_UNKNOWN' } });
    expect(await stored(service, 'scrap-2')).toMatchObject({ invoice: { state: 'UPLOADING' } });
  });

  test('and canceling the earlier order is rejected, as it would cancel the newest', async () => {
    await givenUpElsewhere();
    await placed(service, {}, 'scrap-2');
    expect((await cancel(service, { orderId })).data?.result).toMatchObject({
      fieldErrors: [{ path: ['input', 'by', 'orderId'] }],
    });
    expect(effects().cancelled).toBe(1);
    expect((await cancel(service, { orderId: 'scrap-2' })).data?.result).toMatchObject({
      state: 'CANCELED',
    });
  });

  test('and the earlier order’s payment is GONE, though the number is pending', async () => {
    const { slip } = await givenUpElsewhere();
    await placed(service, another, 'scrap-2');
    const updates = follow(service, PAYMENT_UPDATES, slip);
    expect(await service.reaches(updates, 'GONE')).toMatchObject({ thing: { paid: false } });
  });
});

/** An order of this service canceled by another system, which then took the number. */
async function takenElsewhere() {
  const ordered = await placed(service);
  await service.clock.advance(10 * 60_000);
  const elsewhere = await startElsewhere();
  await cancel(elsewhere, { invoiceNumber: ordered.invoiceNumber });
  const theirs = await placed(elsewhere, { ...another, ...special }, 'theirs-1');
  expect(theirs.invoiceNumber).toBe(ordered.invoiceNumber);
  return { ...ordered, theirSlip: theirs.slip };
}

describe('a number that now belongs to another system’s order', () => {
  test('is issued here if its lines name its slip', async () => {
    const { invoiceNumber, theirSlip } = await takenElsewhere();
    service.sandbox.controls.payScrapTax({ taxSlipNumber: theirSlip });
    const withSlips = (taxSlipNumbers: readonly string[]) =>
      face(invoiceNumber, {
        ...special,
        lines: { blue: [blueLine({ ...levied, taxSlipNumbers })] },
      });
    expect((await issue(service, withSlips([]))).data?.result).toMatchObject({
      __typename: 'InvalidInputError',
    });
    expect((await issue(service, withSlips([theirSlip]))).data?.result).toMatchObject({
      state: 'UPLOADING',
      order: null,
    });
  });

  test('is not canceled for the order here that had it', async () => {
    const { invoiceNumber } = await takenElsewhere();
    const cancelled = effects().cancelled;
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      fieldErrors: [{ path: ['input', 'by', 'invoiceNumber'] }],
    });
    expect(effects().cancelled).toBe(cancelled);
  });

  test('is canceled if the enterprise is named', async () => {
    const { invoiceNumber } = await takenElsewhere();
    const cancelled = effects().cancelled;
    expect(
      (await cancel(service, { elsewhere: { invoiceNumber, buyerTaxNumber: enterprise } })).data
        ?.result,
    ).toMatchObject({ state: 'CANCELED', numberFate: 'RETURNED' });
    expect(effects().cancelled).toBe(cancelled + 1);
  });

  test('leaves the payment of the order here GONE', async () => {
    const { slip } = await takenElsewhere();
    const updates = follow(service, PAYMENT_UPDATES, slip);
    expect(await service.reaches(updates, 'GONE')).toMatchObject({ thing: { paid: false } });
  });

  test('is canceled, too, after an order here returned it', async () => {
    const { invoiceNumber } = await placed(service);
    await cancel(service, { invoiceNumber });
    await placed(await startElsewhere(), another, 'theirs-1');
    const first = (await cancel(service, { invoiceNumber })).data?.result;
    expect([first?.['state'], effects().cancelled]).toEqual(['CANCELED', 1]);
    const { data } = await cancel(service, {
      elsewhere: { invoiceNumber, buyerTaxNumber: enterprise },
    });
    expect([data?.result['state'], effects().cancelled]).toEqual(['CANCELED', 2]);
  });
});

describe('a canceled scrap number leads to no order', () => {
  test('so that another system’s order under it is issued here as a separate one', async () => {
    const { invoiceNumber } = await placed(service);
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      state: 'CANCELED',
    });
    const theirs = await placed(await startElsewhere(), another, 'theirs-1');
    expect(theirs.invoiceNumber).toBe(invoiceNumber);
    service.sandbox.controls.payScrapTax({ taxSlipNumber: theirs.slip });
    expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
      __typename: 'ScrapInvoice',
      state: 'UPLOADING',
      order: null,
      taxPayment: null,
    });
    expect(await stored(service)).toMatchObject({ invoiceNumber, invoice: null });
  });

  test('and an upload under it without a new order is rejected by the platform', async () => {
    const { invoiceNumber } = await placed(service);
    await cancel(service, { invoiceNumber });
    expect((await issue(service, face(invoiceNumber))).data?.result).toMatchObject({
      __typename: 'PlatformRejectedError',
    });
    expect(service.calls(path.invoice)).toBe(1);
  });
});

test('an order of this service is canceled by its own number, not by the enterprise', async () => {
  const { invoiceNumber } = await placed(service);
  const elsewhere = { invoiceNumber, buyerTaxNumber: enterprise };
  expect((await cancel(service, { elsewhere })).data?.result).toMatchObject({
    fieldErrors: [{ path: ['input', 'by', 'elsewhere'] }],
  });
  expect(effects().cancelled).toBe(0);
});

describe('a lost response to a cancellation is settled by a query', () => {
  test('if another order here has the number by then: it was returned, and that order is unaffected', async () => {
    const { invoiceNumber } = await placed(service);
    lose('LOST_REPLY');
    await cancel(service, { invoiceNumber });
    await placed(service, {}, 'scrap-2');
    expect(await settled()).toBe('CANCELED');
    expect((await cancel(service, { orderId })).data?.result).toMatchObject({
      state: 'CANCELED',
      numberFate: 'RETURNED',
    });
    expect([service.calls(path.cancel), effects().cancelled]).toEqual([1, 1]);
    expect(await stored(service, 'scrap-2')).toMatchObject({
      taxPayment: { state: 'WAITING_PAYMENT' },
    });
  });

  test('if an order of another system has it by then', async () => {
    const { invoiceNumber } = await placed(service);
    await service.clock.advance(10 * 60_000);
    lose('LOST_REPLY');
    await cancel(service, { invoiceNumber });
    await placed(await startElsewhere(), another, 'theirs-1');
    expect(await settled()).toBe('CANCELED');
    expect((await cancel(service, { invoiceNumber })).data?.result).toMatchObject({
      numberFate: 'RETURNED',
    });
    expect([service.calls(path.cancel), effects().cancelled]).toEqual([1, 1]);
  });

  test('of another system’s transaction, if the enterprise is named', async () => {
    const { invoiceNumber } = await placed(await startElsewhere(), {}, 'theirs-1');
    lose('LOST_REQUEST');
    await cancel(service, { elsewhere: { invoiceNumber, buyerTaxNumber: enterprise } });
    expect(await settled()).toBe('NOT_ACCEPTED');
    expect(
      (await cancel(service, { elsewhere: { invoiceNumber, buyerTaxNumber: enterprise } })).data
        ?.result,
    ).toMatchObject({ state: 'CANCELED' });
    expect(effects().cancelled).toBe(1);
  });
});
