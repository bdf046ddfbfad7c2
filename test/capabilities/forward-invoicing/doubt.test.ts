import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/kernel/time/clock.ts';
import { startSandbox } from '../../simulator/start.ts';
import { unprovisionedSeller } from '../../../packages/simulator/src/seed/parties.ts';
import type { Answer } from '../../harness.ts';
import { startPostgres } from '../../postgres-server.ts';
import {
  CREATE_PATH,
  type Found,
  INVOICE,
  ISSUE,
  type Issued,
  order,
  typeOf,
} from './invoice-orders.ts';
import { type Loss, makeLossy } from './lossy-journal.ts';
import { startBefore, startScenario } from '../../scenario.ts';

/** Faults of the journal directly before or after an order is sent. */

const service = startScenario();
let lose: ReturnType<typeof makeLossy>;

beforeEach(async () => {
  lose = makeLossy(service.application.journal);
});

const issue = (input: object = order()): Promise<Answer<Issued>> =>
  service.query<Issued>(ISSUE, { input });
const created = (): number => service.calls(CREATE_PATH);
const kept = async (): Promise<string | undefined> => {
  const id = { tenant: 'default', kind: 'forward-invoice', key: 'order-1' };
  return (await service.application.journal.get(id))?.state;
};
const refuse = (fault: 'TOO_MANY_REQUESTS' | 'NOT_ENABLED' | 'NONE'): void =>
  service.fail(CREATE_PATH, fault, null);

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const unavailable = {
  __typename: 'PlatformUnavailableError',
  code: 'STORE_UNAVAILABLE',
  retryable: true,
};

describe('when the journal’s response to a write is lost', () => {
  test.each<Loss>(['ANSWER', 'REQUEST'])(
    'once (%s), the client sees no error, and one order is sent',
    async (loss) => {
      lose('open', loss);
      expect((await issue()).data?.issueInvoice).toMatchObject({ state: 'ISSUING' });
      expect(created()).toBe(1);
    },
  );

  test.each<[first: Loss, second: Loss]>([
    ['ANSWER', 'ANSWER'],
    ['REQUEST', 'ANSWER'],
    ['REQUEST', 'REQUEST'],
    ['ANSWER', 'REFUSED'],
  ])('twice (%s, %s), nothing is sent until the client tries again', async (first, second) => {
    lose('open', first, second);
    expect((await issue()).data?.issueInvoice).toMatchObject(unavailable);
    expect(created()).toBe(0);
    expect((await issue()).data?.issueInvoice).toMatchObject({ state: 'ISSUING' });
    expect(created()).toBe(1);
  });

  test('and no client repeats it, the order is soon NOT_SENT, and stays so', async () => {
    lose('open', 'ANSWER', 'ANSWER');
    await issue();
    expect(await kept()).toBe('SUBMITTED');
    await service.clock.advance(SECOND);
    expect(await kept()).toBe('NOT_SENT');
    await service.clock.advance(45 * MINUTE);
    expect(await kept()).toBe('NOT_SENT');
    expect(created()).toBe(0);
  });

  test('while the journal is unavailable, the state is written once it is available again', async () => {
    lose('open', 'ANSWER', 'ANSWER');
    lose('advance', 'REQUEST', 'REFUSED', 'ANSWER');
    await issue();
    await service.clock.advance(3 * SECOND);
    expect(await kept()).toBe('NOT_SENT');
    expect((await issue()).data?.issueInvoice).toMatchObject({ state: 'ISSUING' });
    // A deferred write may have succeeded already, and must not undo later ones.
    await service.clock.advance(MINUTE);
    expect([await kept(), created()]).toEqual(['ISSUING', 1]);
  });

  test('and the order was never written, its number is free for other input', async () => {
    lose('open', 'REQUEST', 'REQUEST');
    expect((await issue()).data?.issueInvoice).toMatchObject(unavailable);
    await service.clock.advance(2 * MINUTE);
    expect(await kept()).toBeUndefined();
    const { data } = await issue(order({ drawer: '李晓华' }));
    expect(data?.issueInvoice).toMatchObject({ state: 'ISSUING' });
  });

  test('to two concurrent clients, one order is sent when both repeat it', async () => {
    lose('open', 'ANSWER', 'ANSWER', 'ANSWER', 'ANSWER');
    const refused = await Promise.all([issue(), issue()]);
    expect(refused.map(({ data }) => data?.issueInvoice)).toMatchObject([unavailable, unavailable]);
    const answers = await Promise.all([issue(), issue()]);
    expect(answers.map((answer) => typeOf(answer))).toEqual(['Invoice', 'Invoice']);
    expect(created()).toBe(1);
  });

  test('to a second attempt, after the first was not sent, the third attempt sends it', async () => {
    refuse('NOT_ENABLED');
    await issue();
    expect(await kept()).toBe('NOT_SENT');
    refuse('NONE');
    const before = created();
    lose('advance', 'ANSWER', 'ANSWER');
    expect((await issue()).data?.issueInvoice).toMatchObject(unavailable);
    expect(created()).toBe(before);
    expect((await issue()).data?.issueInvoice).toMatchObject({ state: 'ISSUING' });
    expect(created()).toBe(before + 1);
  });
});

test('an order that was certainly not written leaves no deferred write', async () => {
  lose('open', 'REFUSED');
  expect((await issue()).data?.issueInvoice).toMatchObject(unavailable);
  expect((await issue(order({ drawer: '李晓华' }))).data?.issueInvoice).toMatchObject({
    state: 'ISSUING',
  });
  expect(created()).toBe(1);
});

describe('when a rejection by the platform cannot be stored', () => {
  test.each<Loss>(['REQUEST', 'REFUSED', 'ANSWER'])(
    '(%s), an order that may be repeated is NOT_SENT a little later',
    async (loss) => {
      refuse('NOT_ENABLED');
      lose('advance', loss);
      expect(typeOf(await issue())).toBe('NotPermittedError');
      await service.clock.advance(SECOND);
      expect(await kept()).toBe('NOT_SENT');
      refuse('NONE');
      expect((await issue()).data?.issueInvoice).toMatchObject({ state: 'ISSUING' });
    },
  );

  test('a final rejection is returned again for a repeat', async () => {
    lose('advance', 'REFUSED');
    const input = order({ seller: unprovisionedSeller });
    const first = await issue(input);
    expect(typeOf(first)).toBe('PlatformRejectedError');
    expect((await issue(input)).data).toEqual(first.data);
    expect(await kept()).toBe('REJECTED');
    expect(created()).toBe(1);
  });
});

test('an order whose PostgreSQL froze is sent once, by the instance at which the client repeats it', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.destroy());
  const sandbox = await startSandbox({ clock: systemClock, progressDelayMs: null });
  const settings = {
    DATABASE_URL: await server.createDatabase(),
    CALLBACK_SECRET: 'secret of the two instances of a test',
  };
  const [first, second] = [
    await startBefore(sandbox, settings),
    await startBefore(sandbox, settings),
  ];
  server.freeze();
  const refused = await first.query<Issued>(ISSUE, { input: order() });
  server.thaw();
  expect(refused.data?.issueInvoice).toMatchObject(unavailable);
  const isIssuing = async (): Promise<boolean> => {
    await second.query<Issued>(ISSUE, { input: order() });
    const { data } = await second.query<Found>(INVOICE, { by: { orderId: 'order-1' } });
    return data?.invoice?.['state'] === 'ISSUING';
  };
  while (!(await isIssuing())) await pause(50);
  expect(sandbox.counters.calls(CREATE_PATH)).toBe(1);
}, 60_000);
