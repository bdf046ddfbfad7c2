import { expect, test } from 'vitest';
import {
  CREATE_PATH,
  type Found,
  INVOICE,
  ISSUE,
  type Issued,
  order,
  QUERY_PATH,
} from '../capabilities/forward-invoicing/invoice-orders.ts';
import { sendEnvelope, startStub } from '../platform/stub-platform.ts';
import { ManualClock } from '../manual-clock.ts';
import { startBefore, startScenario } from '../scenario.ts';
import { settingsOf, stores } from '../stores.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** States as stored: a look-up would query the platform, and so end `STALE`. */
const STANDING = '{ operations(kinds: [FORWARD_INVOICE]) { edges { node { state } } } }';

interface Standing {
  readonly operations: { readonly edges: readonly { readonly node: { readonly state: string } }[] };
}

const service = startScenario();

async function issue(): Promise<void> {
  const { data } = await service.query<Issued>(ISSUE, { input: order() });
  expect(data?.issueInvoice).toMatchObject({ state: 'ISSUING' });
}

/**
 * Advances the clock until the order was polled, which takes some minutes. Each step waits for a read of the store: on a busy
 * machine the tracker's statements take as long.
 */
async function polled(): Promise<void> {
  const before = service.calls(QUERY_PATH);
  const until = service.clock.elapsed() + HOUR / 6;
  while (service.calls(QUERY_PATH) === before) {
    if (service.clock.elapsed() > until) throw new Error('The order was not polled.');
    await service.clock.advance(1_000);
    await service.query(STANDING);
  }
}

const logged = (event: string): readonly object[] =>
  service.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === event);

test('polling continues on schedule when the machine’s clock is set back, which is logged once', async () => {
  await issue();
  service.clock.set(-HOUR);
  await service.clock.advance(10_000);
  await expect.poll(() => service.calls(QUERY_PATH)).toBeGreaterThan(0);
  expect(logged("the machine's clock was set")).toEqual([
    expect.objectContaining({ durationMs: -HOUR, count: 1 }),
  ]);
});

test.each(stores)(
  'subjects scheduled by a clock weeks ahead are polled a minute after the start, on %s',
  async (store) => {
    const env = await settingsOf(store);
    await service.startAgain({ env });
    await issue();
    const planned = await service.nextPollAt('forward-invoice', 'order-1');
    await service.startAgain({ afterMs: -30 * DAY, env });
    expect(planned - service.clock.now()).toBeGreaterThan(29 * DAY);
    await polled();
    expect(logged('polls scheduled too far ahead are due in a minute')).toHaveLength(1);
  },
);

test("polling continues a minute after PostgreSQL's clock was set back by weeks, which is logged once", async () => {
  await service.startAgain({ env: await settingsOf('PostgreSQL') });
  await issue();
  service.clock.set(-30 * DAY);
  await polled();
  expect(logged('the clock of PostgreSQL was set')).toEqual([
    expect.objectContaining({ durationMs: -30 * DAY, count: 1 }),
  ]);
});

test.each(stores)(
  'an order unknown to the platform does not become NOT_ACCEPTED because the clock jumped ahead, on %s',
  async (store) => {
    const env = await settingsOf(store);
    await service.startAgain({ env });
    service.fail(CREATE_PATH, 'LOST_REQUEST');
    await service.query(ISSUE, { input: order() });
    const state = async (): Promise<unknown> =>
      (await service.query<Found>(INVOICE, { by: { orderId: 'order-1' } })).data?.invoice?.[
        'state'
      ];
    expect(await state()).toBe('OUTCOME_UNKNOWN');
    if (store === 'SQLite') await service.startAgain({ afterMs: HOUR, env });
    else service.clock.set(HOUR);
    await polled();
    expect(await state()).toBe('OUTCOME_UNKNOWN');
    await service.clock.advance(HOUR / 2);
    await expect.poll(state).toBe('NOT_ACCEPTED');
  },
);

test.each(stores)(
  'an order does not become STALE at once because the clock jumped a week ahead, on %s',
  async (store) => {
    const env = await settingsOf(store);
    await service.startAgain({ env });
    await issue();
    if (store === 'SQLite') await service.startAgain({ afterMs: 8 * DAY, env });
    else service.clock.set(8 * DAY);
    await polled();
    const state = async (): Promise<unknown> =>
      (await service.query<Standing>(STANDING)).data?.operations.edges[0]?.node.state;
    await service.clock.advance(HOUR / 4);
    expect(await state()).toBe('ISSUING');
    await service.inTime(expect.poll(state).toBe('STALE'));
  },
);

test('signatures have the machine’s current time', async () => {
  const clock = new ManualClock();
  const stub = await startStub((response) => sendEnvelope(response, 'CYT_00000', {}));
  const { query } = await startBefore(stub, {}, { clock });
  clock.set(-HOUR);
  await query('{ truck(plateNumber: "京A12345") { trackable } }');
  expect(stub.received[0]?.headers['x-timestamp']).toBe(String(Math.floor(clock.now() / 1000)));
});
