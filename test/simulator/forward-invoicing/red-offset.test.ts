import { expect, test } from 'vitest';
import {
  createPath,
  order,
  queryPath,
  type Reply,
  startReceiver,
  startSandbox,
  textWith,
} from '../start.ts';

const SELLER = '91440300MA5F0A0A1X';
const redPath = '/api/v1/invoice/forward/red';
const redQueryPath = '/api/v1/invoice/forward/red-query';
const statisticPath = '/api/v1/invoice/forward/statistic?type=detail';

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

const request = (change: object = {}): object => ({
  invoices: [
    {
      order_id: 'order-1',
      seller_taxpayer_num: SELLER,
      callback_url: 'http://127.0.0.1:9/red',
      ...change,
    },
  ],
});

/** A sandbox with an issued order-1. */
async function startIssued(): Promise<Sandbox> {
  const sandbox = await startSandbox();
  await sandbox.call(createPath, order());
  await sandbox.clock.advance(2_000);
  return sandbox;
}

test('a red-offset is submitted, then done: the original is marked as reversed, and the red invoice is pushed', async () => {
  const { call, clock } = await startIssued();
  const { url, received, arrived } = await startReceiver();

  const { data } = await call(redPath, request({ callback_url: url }));
  expect(data).toEqual({ invoice_id: textWith(/^RI\d{8}$/), state: 1 });
  expect((await call(redQueryPath, request())).data).toMatchObject({ ...data });
  await clock.advance(2_000);

  await arrived(1);
  expect(received[0]).toMatchObject({ invoice_id: data['invoice_id'], ticket_sn: textWith(/./) });
  expect((await call(redQueryPath, request())).data).toEqual(received[0]);
  const original = { order_id: 'order-1', seller_taxpayer_num: SELLER };
  expect((await call(queryPath, original)).data).toMatchObject({ status: 3, is_red_washed: 1 });
});

test.each<[what: string, change: object, hint: string]>([
  ['no callback address', { callback_url: '' }, 'callback_url is required'],
  ['a callback address that is none', { callback_url: 'ftp://a' }, 'http address'],
  ['no order', { order_id: '' }, 'order_id is required'],
  ['an unknown order', { order_id: 'order-2' }, 'no such order'],
  ['another seller', { seller_taxpayer_num: '91440101MA5CXY7K28' }, 'no such order'],
])('red with %s is rejected', async (_what, change, hint) => {
  const { call } = await startIssued();
  const { code, data } = await call(redPath, request(change));
  expect([code, data['hint']]).toEqual(['CYT_40001', textWith(new RegExp(hint))]);
});

test('an invoice that is not issued is not reversed, nor one a second time, unless it was rejected', async () => {
  const { call, clock, controls } = await startSandbox();
  const hint = async (): Promise<unknown> => (await call(redPath, request())).data['hint'];
  await call(createPath, order());
  expect(await hint()).toBe('the invoice is not issued');
  await clock.advance(2_000);
  expect((await call(redQueryPath, request())).data['hint']).toBe('the invoice was not red-offset');
  expect(await hint()).toBeUndefined();
  expect(await hint()).toBe('the invoice was red-offset before');
  expect(controls.rejectRedOffset({ orderId: 'order-1', reason: '购买方未确认' })).toBe(true);
  expect((await call(redQueryPath, request())).data).toMatchObject({ fail_reason: '购买方未确认' });
  expect(controls.finishRedOffset({ orderId: 'order-1' })).toBe(false);
  expect(await hint()).toBeUndefined();
  expect(controls.finishRedOffset({ orderId: 'order-1' })).toBe(true);
  expect(await hint()).toBe('the invoice was red-offset before');
});

test('the statistic lists blue and red invoices of the seller and month', async () => {
  const { call, controls } = await startIssued();
  await call(redPath, request());
  controls.finishRedOffset({ orderId: 'order-1' });
  const ask = (month: string): Promise<Reply> =>
    call(statisticPath, { seller_taxpayer_num: SELLER, month });
  expect((await ask('2026-11')).data).toMatchObject({
    total: 2,
    list: [
      { order_id: 'order-1', amount_has_tax: '1660.00', is_red_washed: 1 },
      { order_id: 'order-1', amount_has_tax: '-1660.00', is_red_washed: 0 },
    ],
  });
  expect((await ask('2026-10')).data).toMatchObject({ total: 0, list: [] });
  expect((await ask('October')).code).toBe('CYT_40001');
  expect((await call(statisticPath, {})).code).toBe('CYT_40001');
});
