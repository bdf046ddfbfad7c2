import { expect, test } from 'vitest';
import { dataOf, next } from '../../../following.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
import {
  mutation,
  ONBOARD,
  onboard,
  onboarding,
  onboardWholly,
  ORDER_UPDATES,
  PAY,
  register,
  reverseOrder,
  SELLER,
  SELLER_UPDATES,
  type Step,
  taxNumber,
  userId,
  vendorId,
} from '../walk.ts';

const CLOSE = mutation('closeSeller', 'CloseSellerInput', 'SellerChange', 'result');
const ONBOARDED = `subscription ($userId: String, $after: Cursor) {
  update: sellerOnboarded(userId: $userId, after: $after) { cursor version state seller { userId onboarded } }
}`;
const REGISTERED = `query ($userId: String!) {
  seller(userId: $userId) {
    userId state onboarded transNo operation { id key }
    reverseInvoices { edges { node { orderId } } }
  }
}`;

const service = startScenario();

const follow = () => service.subscribe<Step>(SELLER_UPDATES, { userId });
const seller = async () =>
  dataOf(await service.query<{ seller: object }>(SELLER, { userId })).seller;

/** A seller who was onboarded, found to be, and closed. */
async function closed(): Promise<void> {
  await onboardWholly(service);
  await service.reaches(follow(), 'ONBOARDED');
  await service.query(CLOSE, { input: { userId, vendorId } });
}

test('a closed seller who is onboarded again is followed through the audit of the second registration', async () => {
  await closed();
  const all = service.subscribe<Step>(ONBOARDED);
  expect((await onboard(service)).data?.result).toMatchObject({
    seller: { state: 'AWAITING_FACE_SCAN', transNo: 'FT00000000000002' },
  });
  const updates = follow();
  await service.reaches(updates, 'FACE_SCANNED');
  expect(await seller()).toMatchObject({ state: 'FACE_SCANNED', onboarded: false });
  expect((await register(service)).data?.result).toMatchObject({
    accepted: true,
    seller: { state: 'REGISTRATION_ACCEPTED' },
  });
  const one = service.subscribe<Step>(ONBOARDED, { userId });
  expect(await service.reaches(updates, 'REGISTRATION_ACCEPTED')).toMatchObject({
    seller: { onboarded: false },
  });
  await service.clock.advance(60_000);
  service.sandbox.controls.finishSellerAudit({ userId });
  expect(await service.reaches(updates, 'ONBOARDED')).toMatchObject({
    seller: { onboarded: true, canInvoice: true },
  });
  await updates.completed();
  for (const feed of [one, all])
    expect(await next(feed)).toMatchObject({ state: 'ONBOARDED', seller: { userId } });
  await one.completed();
});

test('a payee who is registered a second time is audited a second time', async () => {
  await onboardWholly(service);
  await service.reaches(follow(), 'ONBOARDED');
  expect((await register(service, { bankCard: '6222020200000000555' })).data?.result).toMatchObject(
    {
      seller: { state: 'REGISTRATION_ACCEPTED' },
    },
  );
  const updates = follow();
  expect(await service.nextInTime(updates)).toMatchObject({ state: 'REGISTRATION_ACCEPTED' });
  await service.clock.advance(60_000);
  service.sandbox.controls.finishSellerAudit({ userId });
  await service.reaches(updates, 'ONBOARDED');
});

test('a second registration that the bank does not take leaves the payee onboarded', async () => {
  await onboardWholly(service);
  await service.reaches(follow(), 'ONBOARDED');
  service.fail('/api/v1/rinv/seller/register', 'NOT_ENABLED');
  expect((await register(service)).data?.result).toMatchObject({ code: 'NOT_PERMITTED' });
  const updates = follow();
  await service.reaches(updates, 'ONBOARDED');
  await updates.completed();
});

test('a page that is made anew is the one that is asked about', async () => {
  await onboard(service);
  service.sandbox.controls.finishFaceScan({ userId });
  expect(await seller()).toMatchObject({ state: 'FACE_SCANNED' });
  await onboard(service);
  expect((await service.query(REGISTERED, { userId })).data).toMatchObject({
    seller: { state: 'FACE_SCANNED', transNo: 'FT00000000000002' },
  });
});

test('a seller whose scan the platform knows by another number is asked about without ours', async () => {
  await onboard(service);
  const updates = follow();
  await next(updates);
  // Another system makes a page, which replaces the one that was made here.
  const other = await startBefore(service.sandbox);
  await other.query(ONBOARD, { input: onboarding(), vendorId, taxNumber });
  service.sandbox.controls.finishFaceScan({ userId });
  expect(await service.reaches(updates, 'FACE_SCANNED')).toMatchObject({
    seller: { realNamed: true },
  });
});

test('all registrations of a seller are one seller, with one id and one list of orders', async () => {
  await closed();
  await onboard(service);
  await register(service);
  service.sandbox.controls.finishSellerAudit({ userId });
  await service.query(PAY, { input: reverseOrder() });
  await next(service.subscribe<Step>(ORDER_UPDATES, { orderId: 'reverse-1' }));
  expect((await service.query(REGISTERED, { userId })).data).toMatchObject({
    seller: {
      userId,
      state: 'ONBOARDED',
      operation: { key: `${userId} 2` },
      reverseInvoices: { edges: [{ node: { orderId: 'reverse-1' } }] },
    },
  });
});
