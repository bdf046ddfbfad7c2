import { describe, expect, test } from 'vitest';
import { sendEnvelope, sendText, startStub } from '../../platform/stub-platform.ts';
import { H5SessionDocument } from '../../generated/operations.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { next } from '../../following.ts';
import { CARD, OPEN, type Opened, ask, bySeller, follow, open, seller, step } from './sessions.ts';

const SESSION_PATH = '/api/v1/bank/h5/session';
const card = { settlementBank: { cardNumber: CARD } };
const service = startScenario();

describe('a rejection by the bank', () => {
  test('for a card under approval is FAILED, with the code and advice', async () => {
    const first = await open(service, bySeller({ card }));
    for (let taken = 0; taken < 3; taken += 1) await step(service, first);
    const second = await open(service, bySeller({ sellerId: 'seller-2', card }));
    const updates = follow(service, second);
    await next(updates);
    for (let taken = 0; taken < 3; taken += 1) await step(service, second);
    let item = await next(updates);
    while (item.state !== 'FAILED') item = await next(updates);
    expect(item.h5Session).toMatchObject({
      platformStatus: 'FAILED',
      rejection: { platformCode: '30601013', hint: expect.stringContaining('wait') as unknown },
    });
    await updates.completed();
  });

  test('for a merchant that is not enabled has the advice to enable it', async () => {
    const token = await open(service, bySeller({ payerNumber: 'MERCHANT-NOT-ENABLED' }));
    for (let taken = 0; taken < 3; taken += 1) await step(service, token);
    expect(await ask(service, token)).toMatchObject({
      state: 'FAILED',
      rejection: { platformCode: '30601004', hint: expect.stringContaining('enable') as unknown },
    });
  });

  test.each([
    [
      'in its result',
      {
        ok: true,
        status: 'pending',
        step: 'verified',
        result: { add: { returnCode: '30601013' } },
      },
    ],
    ['as its own code', { ok: false, code: '30601013' }],
  ])(
    '%s, while the platform reports the process as pending, is shown and does not end it',
    async (_where, answer) => {
      const stub = await startStub((response, { path }) =>
        path === SESSION_PATH
          ? sendEnvelope(response, 'CYT_00000', {
              url: 'https://h5.example/s/1',
              token: 'token-1',
              scene: 'seller',
              expiresAt: '2099-11-24 12:00:00',
            })
          : sendText(response, JSON.stringify(answer)),
      );
      const before = await startBefore(stub);
      await before.query(OPEN, { input: bySeller() });
      const { data } = await before.query(H5SessionDocument, { token: 'token-1' });
      expect(data?.h5Session).toMatchObject({
        rejection: { platformCode: '30601013' },
        operation: { final: false },
      });
    },
  );

  test('of the payee, in a process that the platform reports as done, is FAILED and registers nobody', async () => {
    const stub = await startStub((response, { path }) => {
      const link = { url: 'https://h5.example/s/1', token: 'token-1', scene: 'seller' };
      if (path === SESSION_PATH) return sendEnvelope(response, 'CYT_00000', link);
      const result = { add: { returnCode: '30601004' } };
      const answer = { ok: true, status: 'done', step: 'submitted', result };
      sendText(response, JSON.stringify(answer));
    });
    const before = await startBefore(stub);
    await before.query(OPEN, { input: bySeller() });
    const { data } = await before.query(H5SessionDocument, { token: 'token-1' });
    expect(data?.h5Session).toMatchObject({
      state: 'FAILED',
      platformStatus: 'DONE',
      rejection: { platformCode: '30601004' },
    });
    expect((await before.query('{ sellers { edges { node { state } } } }')).data).toEqual({
      sellers: { edges: [] },
    });
  });

  test.each([
    ['30601013', 'PAYEE_UNDER_APPROVAL'],
    ['30601004', 'BUSINESS_NOT_ENABLED'],
  ])('%s on opening a link is a typed error', async (platformCode, code) => {
    const stub = await startStub((response) => sendEnvelope(response, platformCode));
    const before = await startBefore(stub);
    const { data } = await before.query<Opened>(OPEN, { input: bySeller() });
    expect(data?.openH5Session).toMatchObject({
      __typename: 'PlatformRejectedError',
      code,
      platformCode,
      retryable: false,
    });
  });
});

describe('the service rejects before any call:', () => {
  test.each<[string, object, string, RegExp | string]>([
    ['no scene', { handling: {} }, 'handling', /exactly one/i],
    [
      'recycled resources without a payer',
      bySeller({ payerNumber: null }),
      'handling.seller.payerNumber',
      'required',
    ],
    [
      'recycled resources by name without a payer',
      bySeller({ payerNumber: null, business: 'RECYCLED_RESOURCES' }),
      'handling.seller.payerNumber',
      'required',
    ],
    ['more than 720 hours', { ...bySeller(), ttlHours: 721 }, 'ttlHours', '720'],
    ['no hour', { ...bySeller(), ttlHours: 0 }, 'ttlHours', '1 to 720'],
    [
      'an occupation above 15',
      bySeller({ occupation: 16 }),
      'handling.seller.occupation',
      '1 to 15',
    ],
    ['an occupation of 0', bySeller({ occupation: 0 }), 'handling.seller.occupation', '1 to 15'],
    [
      'an address of three Chinese characters',
      bySeller({ address: '深圳市 No. 1' }),
      'handling.seller.address',
      '4 Chinese',
    ],
    [
      'another long-term day',
      bySeller({ idValidTo: '9999-12-31' }),
      'handling.seller.idValidTo',
      '9999-12-30',
    ],
    [
      'an empty archive type',
      { handling: { enterprise: { invoiceArchiveType: '' } } },
      'handling.enterprise.invoiceArchiveType',
      'empty',
    ],
  ])('%s', async (_case, input, path, message) => {
    const answer = await service.query(OPEN, { input });
    expect(JSON.stringify(answer)).toContain(path);
    expect(JSON.stringify(answer)).toMatch(message);
    expect(service.calls(SESSION_PATH)).toBe(0);
  });

  test('both scenes in one input', async () => {
    const input = { handling: { seller, enterprise: { invoiceArchiveType: '01' } } };
    expect(JSON.stringify(await service.query(OPEN, { input }))).toMatch(/exactly one|oneOf/i);
    expect(service.calls(SESSION_PATH)).toBe(0);
  });

  test('any input, while the journal cannot be written', async () => {
    await service.application.journal.close();
    const { data } = await service.query<Opened>(OPEN, { input: bySeller() });
    expect(data?.openH5Session).toMatchObject({ code: 'STORE_UNAVAILABLE' });
    expect(service.calls(SESSION_PATH)).toBe(0);
  });
});

test('agricultural products and the invoicing business need no payer', async () => {
  await open(service, bySeller({ payerNumber: null, business: 'AGRICULTURAL_PRODUCTS' }));
  await open(service, bySeller({ payerNumber: null, business: 'INVOICING' }));
  expect(service.calls(SESSION_PATH)).toBe(2);
});

test('a response with unknown codes is shown raw and changes nothing', async () => {
  const stub = await startStub((response, { path }) =>
    path === SESSION_PATH
      ? sendEnvelope(response, 'CYT_00000', {
          url: 'https://h5.example/s/1',
          token: 'token-1',
          scene: 'seller',
          expiresAt: '2099-11-24 12:00:00',
        })
      : sendText(
          response,
          '{"ok":true,"scene":"seller","status":"paused","step":"coffee","result":{"face":{"authResult":true},"add":{"returnCode":7}}}',
        ),
  );
  const before = await startBefore(stub);
  await before.query(OPEN, { input: bySeller() });
  const { data } = await before.query(H5SessionDocument, { token: 'token-1' });
  expect(data?.h5Session).toMatchObject({
    state: 'OPENED',
    platformStatus: 'UNRECOGNIZED',
    step: 'UNRECOGNIZED',
    faceAuthResult: 'true',
    payee: { returnCode: '7' },
  });
});
