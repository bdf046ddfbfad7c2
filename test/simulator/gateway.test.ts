import { expect, test } from 'vitest';
import {
  createPath,
  order,
  queryPath,
  searchPath,
  sign,
  startSandbox,
  anyText,
  textWith,
} from './start.ts';

const search = { name: '青禾' };

test.each([
  ['text that is no JSON', '{"name":', 'application/json'],
  ['JSON that is no object', '["青禾"]', 'application/json'],
  ['another content type', '{"name":"青禾"}', 'text/plain'],
])('returns 400 CYT_40001 with a hint for %s', async (_case, body, type) => {
  const { post, seconds } = await startSandbox();

  const reply = await post(searchPath, body, { ...sign(body, seconds()), 'content-type': type });

  expect([reply.status, reply.code]).toEqual([400, 'CYT_40001']);
  expect(reply.data['hint']).toEqual(anyText);
});

test('gives each response its own request id', async () => {
  let next = 0;
  const { call } = await startSandbox({ random: () => (next += 0.01) });

  const first = await call(searchPath, search);
  const second = await call(searchPath, search);

  expect(first.requestId).not.toBe(second.requestId);
});

test('a key disabled for one product can still use the others', async () => {
  const { call, controls } = await startSandbox();
  controls.setProductEnabled({ product: 'enterprise', enabled: false });

  expect(await call(searchPath, search)).toMatchObject({ status: 403, code: 'CYT_40301' });
  expect((await call(createPath, order())).code).toBe('CYT_00000');
  controls.setProductEnabled({ product: 'enterprise', enabled: true });
  expect((await call(searchPath, search)).code).toBe('CYT_00000');
});

test('an exhausted quota stops billed calls but not free ones', async () => {
  const { call, controls } = await startSandbox();
  controls.setQuota({ units: 1 });

  expect((await call(createPath, order())).code).toBe('CYT_00000');
  expect((await call(searchPath, search)).code).toBe('CYT_42900');
  expect(
    (
      await call(queryPath, {
        order_id: 'order-1',
        seller_taxpayer_num: order().seller_taxpayer_num,
      })
    ).code,
  ).toBe('CYT_00000');
});

test.each([
  ['UPSTREAM_UNAVAILABLE', 502, 'CYT_50200'],
  ['TOO_MANY_REQUESTS', 429, 'CYT_42901'],
  ['QUOTA_EXHAUSTED', 429, 'CYT_42900'],
  ['NOT_ENABLED', 403, 'CYT_40301'],
] as const)('%s answers %i %s and does nothing', async (fault, status, code) => {
  const { call, controls, counters } = await startSandbox();
  controls.setFault({ path: createPath, fault, times: 1 });

  expect(await call(createPath, order())).toMatchObject({ status, code });
  expect([counters.calls(createPath), counters.billedUnits(createPath)]).toEqual([1, 0]);
  expect((await call(createPath, order())).code).toBe('CYT_00000');
});

/** A call whose response has no envelope. */
async function rawCall({ baseUrl, seconds }: Awaited<ReturnType<typeof startSandbox>>) {
  const body = JSON.stringify(order());
  const answer = await fetch(baseUrl + createPath, {
    method: 'POST',
    body,
    headers: sign(body, seconds()),
  });
  return { status: answer.status, text: await answer.text() };
}

test.each([
  ['BAD_GATEWAY', 502, /^Bad Gateway$/],
  ['HTML', 200, /^<!doctype html>/],
] as const)('%s answers %i without envelope and does nothing', async (fault, status, text) => {
  const sandbox = await startSandbox();
  sandbox.controls.setFault({ path: createPath, fault, times: 1 });

  expect(await rawCall(sandbox)).toEqual({ status, text: textWith(text) });
  expect(sandbox.counters.billedUnits(createPath)).toBe(0);
});

test.each([
  ['LOST_REQUEST', 0],
  ['LOST_REPLY', 1],
] as const)('%s cuts the connection; invoices accepted: %i', async (fault, accepted) => {
  const sandbox = await startSandbox();
  sandbox.controls.setFault({ path: createPath, fault, times: 1 });

  await expect(rawCall(sandbox)).rejects.toThrow('fetch failed');
  expect(sandbox.counters.billedUnits(createPath)).toBe(accepted);
});

test('TRUNCATED executes the request and sends JSON that ends in the middle', async () => {
  const sandbox = await startSandbox();
  sandbox.controls.setFault({ path: createPath, fault: 'TRUNCATED', times: 1 });

  const { text } = await rawCall(sandbox);

  expect(text).toMatch(/^\{"code":"CYT_00000"/);
  expect(() => void JSON.parse(text)).toThrow(SyntaxError);
  expect(sandbox.counters.billedUnits(createPath)).toBe(1);
});

test('SLOW responds five seconds later', async () => {
  const { call, clock, controls } = await startSandbox();
  controls.setFault({ path: searchPath, fault: 'SLOW', times: 1 });
  await clock.asleep(1);
  let answered = false;
  const reply = call(searchPath, search).then((answer) => {
    answered = true;
    return answer;
  });
  // The sandbox's alarm already sleeps; the second sleeper is the slow call.
  await clock.asleep(2);

  await clock.advance(4_999);
  expect(answered).toBe(false);
  await clock.advance(1);
  expect((await reply).code).toBe('CYT_00000');
});

test('a fault stays active until it is set to NONE', async () => {
  const { call, controls } = await startSandbox();
  controls.setFault({ path: searchPath, fault: 'TOO_MANY_REQUESTS' });

  expect((await call(searchPath, search)).code).toBe('CYT_42901');
  expect((await call(searchPath, search)).code).toBe('CYT_42901');
  controls.setFault({ path: searchPath, fault: 'NONE' });
  expect((await call(searchPath, search)).code).toBe('CYT_00000');
});
