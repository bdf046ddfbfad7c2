import { expect, test } from 'vitest';
import { createPath, order, startReceiver, startSandbox } from './start.ts';

/** A sandbox with one accepted order that a control finishes, and the receiver of its push. */
async function withOrder(...statuses: number[]) {
  const receiver = await startReceiver(...statuses);
  const sandbox = await startSandbox({ progressDelayMs: null });
  await sandbox.call(createPath, order({ callback_url: receiver.url }));
  return { ...sandbox, receiver };
}

test('acceptance alone pushes nothing', async () => {
  const { controls, receiver } = await withOrder();

  controls.issueInvoice({ orderId: 'order-1' });
  await receiver.arrived(1);

  expect(receiver.received.map(({ status }) => status)).toEqual([3]);
});

test('a rejection is pushed with its text', async () => {
  const { controls, receiver } = await withOrder();

  controls.rejectInvoice({ orderId: 'order-1', reason: '超出授信额度' });
  await receiver.arrived(1);

  expect(receiver.received).toMatchObject([{ status: 4, fail_reason: '超出授信额度' }]);
});

test('sends each push the configured number of times', async () => {
  const { controls, counters, receiver } = await withOrder();
  controls.setPushRepeats({ times: 5 });

  controls.issueInvoice({ orderId: 'order-1' });
  await receiver.arrived(5);

  await expect.poll(() => counters.pushes('acknowledged')).toBe(5);
  expect(new Set(receiver.received.map((body) => JSON.stringify(body))).size).toBe(1);
});

test('drops the pushes of changes made while repeats are 0', async () => {
  const { call, controls, receiver } = await withOrder();
  await call(createPath, order({ order_id: 'order-2', callback_url: receiver.url }));

  controls.setPushRepeats({ times: 0 });
  controls.issueInvoice({ orderId: 'order-1' });
  controls.setPushRepeats({ times: 1 });
  controls.issueInvoice({ orderId: 'order-2' });
  await receiver.arrived(1);

  expect(receiver.received.map((body) => body['order_id'])).toEqual(['order-2']);
});

test.each([500, 404, 302])('retries after a status of %i, at growing intervals', async (status) => {
  const { clock, controls, counters, receiver } = await withOrder(status, status, 200);
  const refusals = () => counters.pushes('refused');

  controls.issueInvoice({ orderId: 'order-1' });
  await expect.poll(refusals).toBe(1);
  // Waits of 1 s and 5 s, each an eighth longer as the test's random number is one half.
  await clock.advance(1_124);
  expect(receiver.received).toHaveLength(1);
  await clock.advance(1);
  await expect.poll(refusals).toBe(2);
  await clock.advance(5_625);
  await receiver.arrived(3);

  await expect.poll(() => counters.pushes('acknowledged')).toBe(1);
});

test('stops after five attempts', async () => {
  const { call, clock, controls, counters, receiver } = await withOrder(503);
  await call(createPath, order({ order_id: 'order-2', callback_url: receiver.url }));

  controls.issueInvoice({ orderId: 'order-1' });
  for (const [index, wait] of [1_125, 5_625, 33_750, 135_000, 3_600_000].entries()) {
    await expect.poll(() => counters.pushes('refused')).toBe(index + 1);
    await clock.advance(wait);
  }
  controls.issueInvoice({ orderId: 'order-2' });
  await receiver.arrived(6);

  expect(receiver.received.map((body) => body['order_id'])).toEqual([
    ...Array.from({ length: 5 }, () => 'order-1'),
    'order-2',
  ]);
});

test.each([
  'http://192.0.2.1/push',
  'http://example.com/push',
  'http://localhost.example.com/push',
])('sends nothing beyond this machine: %s', async (address) => {
  const { call, controls, counters, receiver } = await withOrder();
  await call(createPath, order({ order_id: 'order-2', callback_url: address }));

  controls.issueInvoice({ orderId: 'order-2' });
  controls.issueInvoice({ orderId: 'order-1' });
  await receiver.arrived(1);

  await expect.poll(() => counters.pushes('acknowledged')).toBe(1);
  expect(counters.pushes('refused')).toBe(0);
});
