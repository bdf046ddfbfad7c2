import { expect, test } from 'vitest';
import { sendEnvelope, startStub } from '../platform/stub-platform.ts';
import { ManualClock } from '../manual-clock.ts';
import { startBefore } from '../scenario.ts';
import { startSaying } from './answering-stub.ts';
import { bySeller, OPEN } from './h5/sessions.ts';
import { ask, create, push } from './partner-contract/walk.ts';
import { face, ISSUE, ORDER, purchase } from './scrap-purchase/walk.ts';
import { ONBOARD, onboarding } from './settled-reverse/walk.ts';

/* A response without its essential content is no success. */

test.each(['', '   ', '2699200000000000001'])(
  'an order is in doubt when its pre-opened number is “%s”',
  async (ykfphm) => {
    const before = await startSaying({
      '/pending/check': { blocked: false, records: { list: [] } },
      '/tax/calc-order': { ykfphm, dzsphm: '34460000000000000001', ssjyjg: 'Y' },
    });
    const input = { orderId: 'scrap-1', ...purchase() };
    expect((await before.query(ORDER, { input })).data).toMatchObject({
      result: { __typename: 'OutcomeUnknownError' },
    });
  },
);

test.each([
  ['page', { pageUrl: '', transNo: 'T1' }],
  ['number of the face scan', { pageUrl: 'https://bank.example/face', transNo: ' ' }],
])('a seller has no face scan without a %s', async (_what, answer) => {
  const before = await startSaying({ '/seller/onboard': answer });
  expect((await before.query(ONBOARD, { input: onboarding() })).data).toMatchObject({
    result: { code: 'PLATFORM_UNAVAILABLE' },
  });
});

test('a link has a token', async () => {
  const link = { url: 'https://h5.example/1', token: '', expiresAt: '2026-11-30 00:00:00' };
  const before = await startSaying({ '/h5/session': link });
  expect((await before.query(OPEN, { input: bySeller() })).data).toMatchObject({
    openH5Session: { code: 'PLATFORM_UNAVAILABLE' },
  });
});

test.each([{}, { status: '' }])(
  'a contract of another system is unknown if the platform says of it %j',
  async (answer) => {
    const before = await startSaying({ '/contract/status': answer });
    expect(await ask(before, { contractNo: 'PC404' })).toBe(null);
  },
);

test('a pushed number of which the platform says nothing is no contract of ours', async () => {
  const stub = await startStub((response, { path }) => {
    if (path.endsWith('/contract/create')) response.destroy();
    else sendEnvelope(response, 'CYT_00000', {});
  });
  const clock = new ManualClock();
  const before = await startBefore(stub, {}, { clock });
  expect(await create(before)).toMatchObject({ __typename: 'OutcomeUnknownError' });
  await push(before, { contractNo: 'PC404', status: 'completed' });
  await clock.advance(60_000);
  expect(await ask(before)).toMatchObject({ state: 'OUTCOME_UNKNOWN', contractNo: null });
});

test.each([
  [{}, 'OutcomeUnknownError'],
  [{ fphm: '26992000000000000001', result: {} }, 'OutcomeUnknownError'],
  [{ sllsh: ' ', result: { status: '' } }, 'OutcomeUnknownError'],
  [{ sllsh: 'S1' }, 'ScrapInvoice'],
  [{ result: { status: '00' } }, 'ScrapInvoice'],
  [{ result: { status: '77' } }, 'ScrapInvoice'],
])(
  'the issuing of an invoice is in doubt only without a serial and a status: %j',
  async (answer, type) => {
    const before = await startSaying({
      '/invoice/create': answer,
      '/tax/pay-status': { skjnjg: '01' },
    });
    const input = face('26992000000000000001');
    expect((await before.query(ISSUE, { input })).data).toMatchObject({
      result: { __typename: type },
    });
  },
);

test.each([{}, { taskStatus: ' ' }])(
  'a task of another system is not shown as waiting if the platform says of it %j',
  async (answer) => {
    const before = await startSaying({ '/task/detail': { ok: true, ...answer } });
    const task = '{ taskNo: "T1", initiatorSigningPartyId: "E1" }';
    expect(await before.query(`{ signingTask(by: { task: ${task} }) { state } }`)).toMatchObject({
      errors: [{ extensions: { code: 'PLATFORM_UNAVAILABLE' } }],
    });
  },
);
