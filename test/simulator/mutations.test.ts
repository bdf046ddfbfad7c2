import { expect, test } from 'vitest';
import { z } from 'zod';
import { type RunningService, startService } from '../harness.ts';
import { createPath, order, searchPath, sign, verifyPath } from './start.ts';

const done = z.object({ sandbox: z.object({ done: z.boolean() }) });
const found = z.object({ enterprises: z.object({ enterprises: z.array(z.unknown()) }) });

/** Runs a field of `Mutation.sandbox` and returns its value, or the code of the error. */
async function control(service: RunningService, field: string): Promise<unknown> {
  const answer = await service.query(`mutation { sandbox { done: ${field} } }`);
  const code = answer.errors?.[0]?.extensions?.['code'];
  return code ?? done.parse(answer.data).sandbox.done;
}

/** Number of companies with the name, or the platform's code of a rejection. */
async function searchCode(service: RunningService, name: string): Promise<unknown> {
  const answer = await service.query(
    `{ enterprises(by: { name: "${name}" }) { enterprises { name } } }`,
  );
  const code = answer.errors?.[0]?.extensions?.['platformCode'];
  return code ?? found.parse(answer.data).enterprises.enterprises.length;
}

/** Places an order directly at the simulated platform. */
async function placeOrder({ sandbox }: RunningService, orderId: string): Promise<void> {
  const body = JSON.stringify(order({ order_id: orderId }));
  const headers = sign(body, Math.floor(Date.now() / 1000));
  const answer = await fetch(sandbox.baseUrl + createPath, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
}

test('setFault makes the endpoint fail the given number of times', async () => {
  const service = await startService();

  expect(
    await control(service, `setFault(path: "${searchPath}", fault: QUOTA_EXHAUSTED, times: 1)`),
  ).toBe(true);

  expect(await searchCode(service, '启明')).toBe('CYT_42900');
  expect(await searchCode(service, '明星')).toBe(1);
});

test.each([
  [
    'an unknown path',
    'setFault(path: "/api/v1/nothing", fault: SLOW)',
    /^path must be one of: .*\/api\/v1\/verify,/,
  ],
  [
    'no times at all',
    `setFault(path: "${verifyPath}", fault: SLOW, times: 0)`,
    /^times must be 1 or more$/,
  ],
  ['no fetches at all', 'setFileFault(fault: HTML, times: 0)', /^times must be 1 or more$/],
  [
    'an unknown product',
    'setProductEnabled(product: "nothing", enabled: false)',
    /^product must be one of: atomic, bank, enterprise,/,
  ],
  ['a negative delay', 'setProgressDelay(delayMs: -1)', /^delayMs must not be negative$/],
  ['a negative number of pushes', 'setPushRepeats(times: -1)', /^times must be from 0 to 20$/],
  ['more than 20 pushes', 'setPushRepeats(times: 21)', /^times must be from 0 to 20$/],
  ['a negative quota', 'setQuota(units: -1)', /^units must not be negative$/],
  [
    'an unknown status',
    'setRedConfirmationStatus(confirmationUuid: "1", status: "14")',
    /^status must be a code from 01 to 13$/,
  ],
])('rejects %s as invalid input, and names the valid values', async (_case, field, message) => {
  const service = await startService();

  const { errors } = await service.query(`mutation { sandbox { done: ${field} } }`);

  expect(errors?.[0]?.extensions?.['code']).toBe('INVALID_INPUT');
  expect(errors?.[0]?.message).toMatch(message);
});

test('setQuota and setProductEnabled disable the product and enable it again', async () => {
  const service = await startService();

  await control(service, 'setQuota(units: 0)');
  expect(await searchCode(service, '启明')).toBe('CYT_42900');
  await control(service, 'setQuota');
  await control(service, 'setProductEnabled(product: "enterprise", enabled: false)');
  expect(await searchCode(service, '启明')).toBe('CYT_40301');
  await control(service, 'setProductEnabled(product: "enterprise", enabled: true)');
  expect(await searchCode(service, '启明')).toBe(1);
});

test('setClockSkew shifts the platform’s clock, which the service learns in one more call', async () => {
  const service = await startService();

  await control(service, 'setClockSkew(seconds: -1000)');

  expect(await searchCode(service, '启明')).toBe(1);
  expect(service.sandbox.counters.calls(searchPath)).toBe(2);
});

test('issueInvoice and rejectInvoice finish waiting orders, and report if there is none', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  await placeOrder(service, 'issued');
  await placeOrder(service, 'rejected');

  expect(await control(service, 'issueInvoice(orderId: "issued")')).toBe(true);
  expect(await control(service, 'rejectInvoice(orderId: "rejected", reason: "超限")')).toBe(true);
  expect(await control(service, 'issueInvoice(orderId: "issued")')).toBe(false);
  expect(await control(service, 'rejectInvoice(orderId: "nothing", reason: "超限")')).toBe(false);
});

test('setProgressDelay finishes waiting orders, and setPushRepeats sends each change that often', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  await control(service, 'setPushRepeats(times: 3)');
  await placeOrder(service, 'waiting');

  await control(service, 'setProgressDelay(delayMs: 0)');

  // The order's callback URL has no listener, so that each push is tried and refused.
  await expect.poll(() => service.sandbox.counters.pushes('refused')).toBe(3);
});
