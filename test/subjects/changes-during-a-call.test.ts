import { describe, expect, test } from 'vitest';
import { signingTask } from '../../src/capabilities/esign/tasks/tracking.ts';
import { forwardInvoice } from '../../src/capabilities/forward-invoicing/tracking.ts';
import { partnerContract } from '../../src/capabilities/partner-contract/tracking.ts';
import { scrapOrder } from '../../src/capabilities/scrap-purchase/orders/tracking.ts';
import { scrapTaxPayment } from '../../src/capabilities/scrap-purchase/payments/tracking.ts';
import {
  reverseInvoice,
  toAcceptance,
} from '../../src/capabilities/settled-reverse/orders/tracking.ts';
import type { JsonObject } from '../../src/kernel/json/json.ts';
import { createSteadyClock } from '../../src/kernel/time/clock.ts';
import { errors } from '../../src/messages/errors.ts';
import { PlatformRejected, PlatformUnavailable } from '../../src/platform/errors.ts';
import { SubmissionRejected } from '../../src/subjects/errors.ts';
import type { Kind, Observation } from '../../src/subjects/kind/kind.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import type { Subjects } from '../../src/subjects/subjects.ts';
import { startScenario } from '../scenario.ts';

const service = startScenario();

const subjects = (): Subjects => service.application.app.subjectsFor('default');

/** A submission during whose call another writer changes the subject. */
function submit<State extends string>(
  kind: Kind<State, unknown, never>,
  meanwhile: (opened: Subject) => Promise<unknown>,
  accepted: (known: Subject) => Observation<NoInfer<State>>,
): Promise<Subject> {
  return subjects().submitOnce(kind, 'order-1', {
    input: 'the input',
    snapshot: kind.read({}) as JsonObject, // details are JSON
    send: meanwhile,
    accepted: (_answer, known) => accepted(known),
  });
}

async function push(subject: Subject, body: JsonObject): Promise<void> {
  const address = service.application.app.callbacks.addressFor(subject);
  const { pathname } = new URL(address);
  await fetch(`${service.url}${pathname}`, { method: 'POST', body: JSON.stringify(body) });
}

const payment = (state: 'WAITING_PAY' | 'INVOICING' | 'DONE', more: JsonObject = {}) => ({
  state,
  snapshot: { ...reverseInvoice.read({}), isKnownToPlatform: true, ...more },
});

describe('the response adds details that no query reports to an order that a poll found', () => {
  const payUrl = 'https://bank.example/pay/1';
  const answer = { canInvoice: true, payUrl, reason: null, quota: null, isMock: true, raw: {} };
  const pay = (found: Observation<'WAITING_PAY' | 'INVOICING' | 'DONE'>) =>
    submit(
      reverseInvoice,
      (opened) => subjects().observe(reverseInvoice, opened, found),
      (known) => toAcceptance(reverseInvoice.read({}), answer, known),
    );

  test('that goes on', async () => {
    const order = await pay(payment('WAITING_PAY'));
    expect(order).toMatchObject({ state: 'WAITING_PAY', version: 3 });
    expect(order.snapshot).toMatchObject({ payUrl, isMock: true });
  });

  test.each(['INVOICING', 'DONE'] as const)('in the state %s, without the page', async (state) => {
    const order = await pay(payment(state, { invoiceNumber: '26442000000000000001' }));
    expect(order).toMatchObject({ state, version: 3 });
    expect(order.snapshot).toMatchObject({
      payUrl: null,
      isMock: true,
      invoiceNumber: '26442000000000000001',
    });
  });

  test('and nothing, without an update, if the poll knew all', async () => {
    const order = await pay(payment('WAITING_PAY', { payUrl, isMock: true }));
    expect(order).toMatchObject({ state: 'WAITING_PAY', version: 2 });
  });

  test('that ended, together with the subjects that follow from them', async () => {
    const invoiceNumber = '26442000000000000001';
    const details = (more: JsonObject) => ({ ...scrapOrder.read({}), invoiceNumber, ...more });
    const found = { state: 'PRE_OPENED', snapshot: details({ foundBy: 'ENTERPRISE' }) } as const;
    const order = await submit(
      scrapOrder,
      (opened) => subjects().observe(scrapOrder, opened, found),
      () => ({
        state: 'PRE_OPENED',
        snapshot: details({ foundBy: 'ANSWER', taxSlipNumber: 'slip-1' }),
      }),
    );
    expect(order.snapshot).toMatchObject({ foundBy: 'ANSWER', taxSlipNumber: 'slip-1' });
    expect(await subjects().get(scrapTaxPayment, 'slip-1')).toMatchObject({
      state: 'WAITING_PAYMENT',
    });
  });

  test('but no outdated status', async () => {
    const answered = { platformOrderNumber: 'P1', platformStatusCode: '1' };
    const order = await submit(
      forwardInvoice,
      (opened) =>
        subjects().observe(forwardInvoice, opened, {
          state: 'ISSUED',
          snapshot: { ...forwardInvoice.read({}), platformStatusCode: '3' },
        }),
      () => ({
        state: 'ISSUING',
        snapshot: { ...forwardInvoice.read({}), ...answered },
        aliases: ['P1'],
      }),
    );
    expect(order).toMatchObject({ state: 'ISSUED', final: true });
    expect(order.snapshot).toMatchObject({ platformOrderNumber: 'P1', platformStatusCode: '3' });
    expect(await subjects().resolve(forwardInvoice, 'P1')).toMatchObject({ key: 'order-1' });
  });
});

describe('a push that arrives before the response keeps its own details', () => {
  test('of a signing task', async () => {
    const task = await submit(
      signingTask,
      (opened) => push(opened, { taskNo: 'T1', refusedReason: '金额有误' }),
      () => ({ state: 'WAITING', snapshot: { ...signingTask.read({}), taskNo: 'T1' } }),
    );
    expect(task.state).toBe('WAITING');
    expect(task.snapshot).toMatchObject({ taskNo: 'T1', refusedReason: '金额有误' });
  });

  test.each([
    ['HT1', '2026-03-02T10:00:00+08:00'],
    ['HT2', null],
  ])('of a contract, if it names the number %s', async (contractNo, completedAt) => {
    const contract = await submit(
      partnerContract,
      (opened) => push(opened, { contractNo, completedAt: '2026-03-02T10:00:00+08:00' }),
      () => ({ state: 'SIGNING', snapshot: { ...partnerContract.read({}), contractNo: 'HT1' } }),
    );
    expect(contract).toMatchObject({ state: 'SIGNING', version: 3 });
    const answer = {
      platformStatus: 'COMPLETED',
      platformStatusCode: '2',
      statusText: null,
    } as const;
    const seen = partnerContract.observe(
      contract,
      { ...answer, archived: null, raw: {} },
      createSteadyClock(service.clock, () => {}),
    );
    expect(seen?.snapshot).toMatchObject({ contractNo: 'HT1', completedAt, heard: null });
  });
});

test('a call that failed without effect is not repeated if a push names its contract meanwhile', async () => {
  let calls = 0;
  const call = async (opened: Subject): Promise<never> => {
    calls += 1;
    await push(opened, { contractNo: 'HT1' });
    throw new PlatformUnavailable(errors.refusedEarlier, { maybeApplied: false });
  };
  const create = (): Promise<Subject> =>
    submit(partnerContract, call, () => ({ state: 'SIGNING', snapshot: {} }));
  await expect(create()).rejects.toBeInstanceOf(PlatformUnavailable);
  const { state, dueAt } = await create();
  expect(state).toBe('OUTCOME_UNKNOWN');
  expect(dueAt).not.toBeNull();
  expect(calls).toBe(1);
});

test('a rejection of an order that a poll found meanwhile stays one for every repeat', async () => {
  const found = { state: 'ISSUED', snapshot: forwardInvoice.read({}) } as const;
  const repeat = (): Promise<unknown> =>
    subjects().submitOnce(forwardInvoice, 'order-1', {
      input: 'the input',
      snapshot: forwardInvoice.read({}),
      async send(opened) {
        await subjects().observe(forwardInvoice, opened, found);
        throw new PlatformRejected(errors.refusedEarlier);
      },
      accepted: () => found,
      findExisting: () => Promise.resolve(found),
    });
  await expect(repeat()).rejects.toBeInstanceOf(SubmissionRejected);
  await expect(repeat()).rejects.toBeInstanceOf(SubmissionRejected);
});
