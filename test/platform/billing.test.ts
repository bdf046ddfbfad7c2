import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/schema.ts';
import { billed as billedAs, type Meter } from '../../src/platform/billing.ts';
import { endpoint } from '../../src/platform/endpoint.ts';
import { billed, createBench, failing, free, input, ok, startBench } from './bench.ts';
import { sendEnvelope, sendText } from './stub-platform.ts';

/** A meter that pays for all calls and records its own calls. */
function noting(): { readonly meter: Meter; readonly done: string[] } {
  const done: string[] = [];
  const meter: Meter = async (path, _terms, units) => {
    done.push(`reserved ${units} for ${path}`);
    return async (reason) => void done.push(reason);
  };
  return { meter, done };
}

const reserved = 'reserved 1 for /api/v1/ask';
const refusedForFree = endpoint({
  ...billed,
  billed: billedAs('esign', 'per created task', { refusalsCost: false }),
});

test('a call is paid for once, however often it is sent', async () => {
  const { platform, clock } = await startBench((response, request, nth) =>
    nth === 1 ? sendEnvelope(response, 'CYT_42901') : ok(response, request, nth),
  );
  const { meter, done } = noting();

  const call = platform.call(billed, input, meter);
  await clock.asleep();
  await clock.advance(500);
  await call;

  expect(done).toEqual([reserved]);
});

test('nothing is reserved for free calls', async () => {
  const { platform } = await startBench(ok);
  const { meter, done } = noting();

  await platform.call(free, input, meter);

  expect(done).toEqual([]);
});

const broke: Meter = () => Promise.reject(new Error('nothing left'));

test('nothing is sent without a reservation', async () => {
  const { platform, stub } = await startBench(ok);

  await expect(platform.call(billed, input, broke)).rejects.toThrow('nothing left');

  expect(stub.received).toEqual([]);
});

test('units of a call that was certainly not sent are released', async () => {
  // Port 1 needs rights that a test does not have, so it has no listener.
  const { platform } = createBench('http://127.0.0.1:1');
  const { meter, done } = noting();

  await failing(platform.call(billed, input, meter));

  expect(done).toEqual([reserved, 'unsent']);
});

test('a call with a lost or unreadable response stays paid', async () => {
  const { platform } = await startBench((response, _request, nth) =>
    nth === 1 ? void response.destroy() : sendText(response, '<html>'),
  );
  const { meter, done } = noting();

  await failing(platform.call(billed, input, meter));
  await failing(platform.call(billed, input, meter));

  expect(done).toEqual([reserved, reserved]);
});

test('a rejection costs its units, unless the documents declare it free', async () => {
  const { platform } = await startBench((response) => sendEnvelope(response, 'CYT_40001'));
  const { meter, done } = noting();

  await failing(platform.call(billed, input, meter));
  await failing(platform.call(refusedForFree, input, meter));

  expect(done).toEqual([reserved, reserved, 'unbilled']);
});

test('a trace for which the key is not enabled costs nothing, whatever code the gateway sends', async () => {
  const { platform } = await startBench((response) =>
    sendEnvelope(response, 'FORBIDDEN', {}, { status: 403 }),
  );
  const { meter, done } = noting();

  await failing(platform.call(billed, input, meter));

  expect(done).toEqual([reserved, 'unbilled']);
});

const DOOR_CODES = [
  'CYT_40100',
  'CYT_40101',
  'CYT_40102',
  'CYT_40103',
  'CYT_40301',
  'CYT_42900',
  'CYT_42901',
];
const oneUnit = (): number => 1;
const billedEndpoints = endpoints.flatMap(({ path, billed: terms, effect }) =>
  terms ? [{ path, billed: terms, effect }] : [],
);

describe.each(billedEndpoints)('$path', ({ billed: terms, effect }) => {
  test.each(DOOR_CODES)('is free if the gateway returns %s', async (code) => {
    const { platform, clock } = await startBench((response) => sendEnvelope(response, code));
    const { meter, done } = noting();
    const onTheseTerms = { ...billed, billed: { ...terms, unitsOf: oneUnit }, effect };

    const call = failing(platform.call(onTheseTerms, input, meter));
    const outcome = call.then(() => 'over' as const);
    // A rate-limited call is sent again after a wait.
    const wait = (): Promise<'waits' | 'over'> =>
      Promise.race([clock.asleep().then(() => 'waits' as const), outcome]);
    while ((await wait()) === 'waits') await clock.advance(60_000);

    expect(done).toEqual([reserved, 'unbilled']);
  });
});

test('a client sends no billed call without a reservation', async () => {
  const { stub } = await startBench(ok);
  const { unpaid } = createBench(stub.baseUrl);

  await expect(unpaid.call(billed, input)).rejects.toThrow('no meter counts');

  expect(stub.received).toEqual([]);
});
