import { describe, expect, test } from 'vitest';
import { unprovisionedSeller } from '../../../../packages/simulator/src/seed/parties.ts';
import { ISSUE, order } from '../invoice-orders.ts';
import { issueNow, type OffsetNow, RED_OFFSET_NOW, RED_PATH, redOffset } from './red-offsets.ts';
import { textLike } from '../../../texts.ts';
import { startScenario } from '../../../scenario.ts';

const orderId = 'order-1';
const service = startScenario();
const sent = (): number => service.calls(RED_PATH);
const now = async (): Promise<OffsetNow['redOffset']> =>
  (await service.query<OffsetNow>(RED_OFFSET_NOW, { orderId })).data?.redOffset ?? null;

describe('nothing is sent for', () => {
  const refusals: [what: string, prepare: () => Promise<void>, input: object, error: object][] = [
    [
      'an order that is not issued yet',
      async () => void (await service.query(ISSUE, { input: order() })),
      {},
      {
        code: 'NOT_IN_THIS_STATE',
        path: ['input', 'orderId'],
        message: 'must be of an issued invoice: this order is ISSUING',
      },
    ],
    [
      'an order of another system without its seller',
      () => Promise.resolve(),
      {},
      { code: 'REQUIRED', path: ['input', 'sellerTaxNumber'], message: textLike(/^is needed/) },
    ],
    [
      'an invoice of another seller',
      () => issueNow(service),
      { sellerTaxNumber: unprovisionedSeller.taxNumber },
      {
        code: 'DIFFERS_FROM_RECORD',
        path: ['input', 'sellerTaxNumber'],
        message: 'must be the seller of the order',
      },
    ],
    [
      'a callback address of the client',
      () => issueNow(service),
      { invoiceExtra: { callback_url: 'http://example.com' } },
      { path: ['input', 'invoiceExtra'], message: textLike(/^must not name/) },
    ],
    [
      'another list of invoices',
      () => issueNow(service),
      { extra: { invoices: [] } },
      { path: ['input', 'extra'], message: textLike(/^must not name/) },
    ],
    [
      'another order beside the invoice',
      () => issueNow(service),
      { extra: { order_id: 'order-2' } },
      { path: ['input', 'extra'], message: 'must not name another order than orderId' },
    ],
    [
      'another seller beside the invoice',
      () => issueNow(service),
      { extra: { seller_taxpayer_num: '91110108MA01C8JT6R' } },
      { path: ['input', 'extra'], message: 'must not name another seller than the order’s' },
    ],
  ];

  test.each(refusals)('%s', async (_what, prepare, input, error) => {
    await prepare();
    const { data } = await redOffset(service, input);
    expect(data?.redOffsetInvoice).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [error],
    });
    expect(sent()).toBe(0);
    expect(await now()).toBeNull();
  });
});
