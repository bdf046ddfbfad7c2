import { describe, expect, test } from 'vitest';
import { ordinarySeller } from '../../../packages/simulator/src/seed/reverse-sellers.ts';
import { next } from '../../following.ts';
import { toShanghaiIso } from '../../../src/kernel/time/clock.ts';
import { H5SessionDocument } from '../../generated/operations.ts';
import { ManualClock } from '../../manual-clock.ts';
import { sendEnvelope, sendText, startStub } from '../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import {
  mutation,
  onboard,
  onboardWholly,
  PAY,
  reverseOrder,
  SELLER,
  SELLER_UPDATES,
  type Step,
  buyerTaxNumber,
  sellerId,
  serviceProviderId,
} from '../settled-reverse/walk.ts';
import { ask, bySeller, follow, open, OPEN, step } from './sessions.ts';

const CLOSE = mutation('closeSeller', 'CloseSellerInput', 'SellerChange', 'bankResult');
const ONBOARDED =
  'subscription { update: sellerOnboarded { cursor version state seller { sellerId } } }';

const service = startScenario();

const followSeller = () => service.subscribe<Step>(SELLER_UPDATES, { sellerId });

/** The person takes all four steps behind a link, each found by the tracker's poll. */
async function handIn(input: object = bySeller()): Promise<void> {
  const token = await open(service, input);
  for (let taken = 0; taken < 4; taken += 1) await step(service, token);
}

describe('a seller submitted through a link', () => {
  test('is followed from the person’s last step to the end of the bank’s audit, and can be used in orders', async () => {
    const updates = followSeller();
    expect(await next(updates)).toMatchObject({ state: null });
    const all = service.subscribe<Step>(ONBOARDED);
    await handIn();
    expect(await next(updates)).toMatchObject({
      state: 'REGISTRATION_ACCEPTED',
      previousState: null,
      seller: { registrationAccepted: true },
    });
    expect(await service.nextInTime(updates)).toMatchObject({
      state: 'REGISTRATION_ACCEPTED',
      cause: 'POLL',
      seller: { realNamed: true, onboarded: false, auditStatus: 'RECEIVED' },
    });
    service.sandbox.controls.finishSellerAudit({ sellerId });
    expect(await service.reaches(updates, 'ONBOARDED')).toMatchObject({
      seller: { onboarded: true, canInvoice: true },
    });
    await updates.completed();
    expect(await next(all)).toMatchObject({ state: 'ONBOARDED', seller: { sellerId } });
    const ordered = await service.query(PAY, { input: reverseOrder() });
    expect(ordered.data).toMatchObject({ result: { __typename: 'ReverseInvoice' } });
  });

  test.each([
    ['the same', null, 'SUBMITTED', 'PERSON_DONE', 200],
    ['HTTP 404', {}, 'PERSON_DONE', 'PERSON_DONE', 404],
    ["the bank's rejection", { code: '30601013' }, 'EXPIRED', 'EXPIRED', 404],
    ['no step', { result: { message: '链接已过期' } }, 'SUBMITTED', 'PERSON_DONE', 200],
    [
      "the bank's rejection of the payee",
      { status: 'pending', step: 'submitted', result: { add: { returnCode: '30601004' } } },
      'SUBMITTED',
      'EXPIRED',
      200,
    ],
  ] as const)(
    'is followed without an end before the link expires, and with %s afterwards',
    async (_, later, soon, end, status) => {
      const clock = new ManualClock();
      const expiresAt = clock.now() + 60 * 60_000;
      const stub = await startStub((response, { path }) => {
        const link = {
          url: 'https://h5.example/t',
          token: 'link-1',
          expiresAt: toShanghaiIso(expiresAt),
        };
        if (path.endsWith('/h5/session')) return sendEnvelope(response, 'CYT_00000', link);
        if (!path.includes('/api/h5/')) return sendEnvelope(response, 'CYT_00000', {});
        if (later !== null && clock.now() > expiresAt)
          return sendText(response, JSON.stringify({ ok: false, ...later }), status);
        const answer = { ok: true, status: 'pending', step: 'submitted' };
        return sendText(response, JSON.stringify(answer));
      });
      const before = await startBefore(stub, {}, { clock });
      await before.query(OPEN, { input: bySeller() });
      const now = async () =>
        (await before.query(H5SessionDocument, { token: 'link-1' })).data?.h5Session?.state;
      expect(await now()).toBe('SUBMITTED');
      await clock.advance(90 * 60_000);
      expect(await now()).toBe(soon);
      await clock.advance(31 * 60_000);
      expect(await now()).toBe(end);
      const { data } = await before.query('{ sellers { edges { node { state } } } }');
      const registered = [{ node: { state: 'REGISTRATION_ACCEPTED' } }];
      expect(data).toEqual({ sellers: { edges: end === 'EXPIRED' ? [] : registered } });
      if (end === 'EXPIRED') return;
      const updates = before.subscribe<Step>(SELLER_UPDATES, { sellerId });
      expect(await next(updates)).toMatchObject({ state: 'REGISTRATION_ACCEPTED' });
    },
  );

  test('is followed even if only the client queried the link', async () => {
    const token = await open(service);
    for (let taken = 0; taken < 4; taken += 1) service.sandbox.controls.stepH5Session({ token });
    expect(await ask(service, token)).toMatchObject({ state: 'PERSON_DONE' });
    expect(await next(followSeller())).toMatchObject({ state: 'REGISTRATION_ACCEPTED' });
  });

  test('is queried by the names given with the link', async () => {
    const names = { serviceProviderId, buyerTaxNumber };
    await handIn(bySeller(names));
    const seller = `{ seller(sellerId: "${sellerId}") { serviceProviderId buyerTaxNumber faceScanNumber } }`;
    expect((await service.query(seller)).data).toEqual({
      seller: { ...names, faceScanNumber: null },
    });
  });

  test('shows the reason for a rejection by the bank, and may be submitted again', async () => {
    await handIn();
    service.sandbox.controls.finishSellerAudit({ sellerId, refusal: '证件过期' });
    expect((await service.query(SELLER, { sellerId })).data).toMatchObject({
      seller: { state: 'REGISTRATION_ACCEPTED', onboarded: false, blockedReason: '证件过期' },
    });
    await handIn();
    const updates = followSeller();
    await next(updates);
    service.sandbox.controls.finishSellerAudit({ sellerId });
    await service.reaches(updates, 'ONBOARDED');
  });

  test('and closed before starts another registration', async () => {
    await onboardWholly(service);
    await service.reaches(followSeller(), 'ONBOARDED');
    await service.query(CLOSE, { input: { sellerId, serviceProviderId } });
    await handIn();
    const updates = followSeller();
    expect(await next(updates)).toMatchObject({ state: 'REGISTRATION_ACCEPTED' });
    service.sandbox.controls.finishSellerAudit({ sellerId });
    await service.reaches(updates, 'ONBOARDED');
  });

  test('and for whom a face-scan page was created stays in the registration that this started', async () => {
    await onboard(service);
    const updates = followSeller();
    await next(updates);
    await handIn(bySeller({ idNumber: ordinarySeller.idNo }));
    service.sandbox.controls.finishSellerAudit({ sellerId });
    expect((await service.reaches(updates, 'ONBOARDED')).seller?.['onboarded']).toBe(true);
  });

  test('is followed across a restart between the person’s last step and the end of the audit', async () => {
    await handIn();
    await service.startAgain();
    const updates = followSeller();
    await next(updates);
    service.sandbox.controls.finishSellerAudit({ sellerId });
    expect((await service.reaches(updates, 'ONBOARDED')).seller?.['onboarded']).toBe(true);
  });
});

test('an enterprise that authorized through a link is no seller', async () => {
  const token = await open(service, { handling: { enterprise: { invoiceArchiveType: '01' } } });
  const updates = follow(service, token);
  for (let taken = 0; taken < 4; taken += 1) await step(service, token);
  await service.reaches(updates, 'PERSON_DONE');
  const { subjects } = await service.application.journal.list('default', { first: 10 });
  expect(subjects.map(({ subject }) => subject.kind)).toEqual(['h5-session']);
});

test.each([
  ['is an ID number', ordinarySeller.idNo],
  ['has a blank', 'seller 1'],
  ['has 65 characters', 'x'.repeat(65)],
])('a seller’s number that %s is rejected before a link is opened', async (_why, given) => {
  const { data } = await service.query(OPEN, { input: bySeller({ sellerId: given }) });
  expect(data).toMatchObject({
    openH5Session: {
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: ['input', 'handling', 'seller', 'sellerId'] }],
    },
  });
  expect(service.calls('/api/v1/bank/h5/session')).toBe(0);
});
