import { expect, test } from 'vitest';
import { startSaying } from './answering-stub.ts';
import { bySeller, OPEN } from './h5/sessions.ts';
import { ORDER, purchase } from './scrap-purchase/walk.ts';
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
