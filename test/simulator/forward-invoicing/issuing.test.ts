import { expect, test } from 'vitest';
import {
  createPath,
  line,
  order,
  queryPath,
  startReceiver,
  startSandbox,
  anyText,
  textWith,
} from '../start.ts';

const SELLER = '91440300MA5F0A0A1X';
const byId = { order_id: 'order-1', seller_taxpayer_num: SELLER };

test('an accepted order is issued once the delay has passed, not before', async () => {
  const { call, clock } = await startSandbox();
  const { data: accepted } = await call(createPath, order());

  await clock.advance(1_999);
  expect((await call(queryPath, byId)).data).toMatchObject({
    status: 1,
    order_sn: accepted['order_sn'],
  });
  await clock.advance(1);

  const { data } = await call(queryPath, byId);
  expect(data).toMatchObject({
    status: 3,
    ticket_sn: textWith(/^26\d{18}$/),
    is_red_washed: 0,
  });
  expect(
    (await call(queryPath, { order_sn: accepted['order_sn'], seller_taxpayer_num: SELLER })).data[
      'ticket_sn'
    ],
  ).toBe(data['ticket_sn']);
});

test.each([
  ['no seller number', { order_id: 'order-1' }, 'seller_taxpayer_num is empty'],
  ['no order number', { seller_taxpayer_num: SELLER }, 'order_id or order_sn'],
  ['an unknown order', { ...byId, order_id: 'order-2' }, 'no such order'],
  [
    'an order of another seller',
    { ...byId, seller_taxpayer_num: '91440101MA5CXY7K28' },
    'no such order',
  ],
  ['numbers of two orders', { ...byId, order_sn: 'FO1' }, 'no such order'],
])('a query with %s is rejected', async (_case, request, hint) => {
  const { call } = await startSandbox();
  await call(createPath, order());

  const reply = await call(queryPath, request);

  expect(reply.code).toBe('CYT_40001');
  expect(reply.data['hint']).toContain(hint);
});

test.each([
  ['the seeded buyer', { buyer_title: '税局拒开测试有限公司' }, '购买方'],
  [
    'the seeded line',
    {
      items: [line({ name: '拒开测试商品' })],
      amount_has_tax: '1130.00',
      amount_without_tax: '1000.00',
      tax_amount: '130.00',
    },
    '资质',
  ],
  ['a drawer who is not registered', { drawer: '无名氏' }, '开票人'],
])('the tax bureau rejects %s with its own text', async (_case, changes, words) => {
  const { call, clock } = await startSandbox();
  await call(createPath, order(changes));

  await clock.advance(2_000);

  const { data } = await call(queryPath, byId);
  expect(data).toMatchObject({ status: 4, fail_reason: textWith(new RegExp(words)) });
  expect(data).not.toHaveProperty('ticket_sn');
});

test('without a delay only a control finishes an order, and only once', async () => {
  const { call, clock, controls } = await startSandbox({ progressDelayMs: null });
  await call(createPath, order());
  await call(createPath, order({ order_id: 'order-2' }));
  await clock.advance(3_600_000);
  expect((await call(queryPath, byId)).data['status']).toBe(1);

  expect(controls.issueInvoice({ orderId: 'order-1' })).toBe(true);
  expect(controls.rejectInvoice({ orderId: 'order-2', reason: '超出授信额度' })).toBe(true);

  expect((await call(queryPath, byId)).data['status']).toBe(3);
  expect((await call(queryPath, { ...byId, order_id: 'order-2' })).data).toMatchObject({
    status: 4,
    fail_reason: '超出授信额度',
  });
  expect(controls.issueInvoice({ orderId: 'order-2' })).toBe(false);
  expect(controls.rejectInvoice({ orderId: 'order-1', reason: '' })).toBe(false);
  expect(controls.issueInvoice({ orderId: 'order-3' })).toBe(false);
});

test('a new delay applies to waiting orders, too', async () => {
  const { call, clock, controls } = await startSandbox({ progressDelayMs: null });
  await call(createPath, order());
  await clock.advance(10_000);

  controls.setProgressDelay({ delayMs: 10_000 });

  expect((await call(queryPath, byId)).data['status']).toBe(3);
});

test('the files of an issued invoice can be downloaded for 24 hours', async () => {
  const { call, clock, controls } = await startSandbox();
  await call(createPath, order());
  controls.issueInvoice({ orderId: 'order-1' });
  const { data } = await call(queryPath, byId);
  const fetched = async (name: string) => {
    const answer = await fetch(String(data[name]));
    return { type: answer.headers.get('content-type'), start: (await answer.text()).slice(0, 5) };
  };

  expect(await fetched('pdf_url')).toEqual({ type: 'application/pdf', start: '%PDF-' });
  expect(await fetched('ofd_url')).toEqual({
    type: 'application/ofd',
    start: 'PK\u0003\u0004\u0014',
  });
  expect(await fetched('xml_url')).toEqual({ type: 'application/xml', start: '<?xml' });
  expect((await fetch(String(data['pdf_url']).replace('sign=', 'sign=0'))).status).toBe(404);
  await clock.advance(24 * 3_600_000);
  expect((await fetch(String(data['pdf_url']))).status).toBe(404);
});

test('an issued order is pushed to its own callback URL', async () => {
  const receiver = await startReceiver();
  const { call, controls } = await startSandbox();
  await call(createPath, order({ callback_url: receiver.url }));
  controls.issueInvoice({ orderId: 'order-1' });

  await receiver.arrived(1);

  expect(receiver.received).toEqual([
    {
      order_id: 'order-1',
      order_sn: anyText,
      status: 3,
      ticket_sn: textWith(/^26/),
    },
  ]);
});
