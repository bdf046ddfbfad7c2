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
  sellerId,
  serviceProviderId,
} from '../walk.ts';

const CLOSE = mutation('closeSeller', 'CloseSellerInput', 'SellerChange', 'bankResult');
const ONBOARDED = `subscription ($sellerId: String, $after: Cursor) {
  update: sellerOnboarded(sellerId: $sellerId, after: $after) { cursor version state seller { sellerId onboarded } }
}`;
const REGISTERED = `query ($sellerId: String!) {
  seller(sellerId: $sellerId) {
    sellerId state onboarded faceScanNumber operation { id key }
    reverseInvoices { edges { node { orderId } } }
  }
}`;

const service = startScenario();

const follow = () => service.subscribe<Step>(SELLER_UPDATES, { sellerId });
const seller = async () =>
  dataOf(await service.query<{ seller: object }>(SELLER, { sellerId })).seller;

/** A seller who was onboarded, polled as such, and closed. */
async function closed(): Promise<void> {
  await onboardWholly(service);
  await service.reaches(follow(), 'ONBOARDED');
  await service.query(CLOSE, { input: { sellerId, serviceProviderId } });
}

test('a closed seller who is onboarded again is followed through the audit of the second registration', async () => {
  await closed();
  const all = service.subscribe<Step>(ONBOARDED);
  expect((await onboard(service)).data?.result).toMatchObject({
    seller: { state: 'AWAITING_FACE_SCAN', faceScanNumber: 'FT00000000000002' },
  });
  const updates = follow();
  await service.reaches(updates, 'FACE_SCANNED');
  expect(await seller()).toMatchObject({ state: 'FACE_SCANNED', onboarded: false });
  expect((await register(service)).data?.result).toMatchObject({
    accepted: true,
    seller: { state: 'REGISTRATION_ACCEPTED' },
  });
  const one = service.subscribe<Step>(ONBOARDED, { sellerId });
  expect(await service.reaches(updates, 'REGISTRATION_ACCEPTED')).toMatchObject({
    seller: { onboarded: false },
  });
  await service.clock.advance(60_000);
  service.sandbox.controls.finishSellerAudit({ sellerId });
  expect(await service.reaches(updates, 'ONBOARDED')).toMatchObject({
    seller: { onboarded: true, canInvoice: true },
  });
  await updates.completed();
  for (const feed of [one, all])
    expect(await next(feed)).toMatchObject({ state: 'ONBOARDED', seller: { sellerId } });
  await one.completed();
});

test('a payee who registers a second time is audited a second time', async () => {
  await onboardWholly(service);
  await service.reaches(follow(), 'ONBOARDED');
  expect(
    (
      await register(service, {
        card: { settlementBank: { cardNumber: '6222020200000000555' } },
      })
    ).data?.result,
  ).toMatchObject({
    seller: { state: 'REGISTRATION_ACCEPTED' },
  });
  const updates = follow();
  expect(await service.nextInTime(updates)).toMatchObject({ state: 'REGISTRATION_ACCEPTED' });
  await service.clock.advance(60_000);
  service.sandbox.controls.finishSellerAudit({ sellerId });
  await service.reaches(updates, 'ONBOARDED');
});

test('a second registration that the bank rejects leaves the payee onboarded', async () => {
  await onboardWholly(service);
  await service.reaches(follow(), 'ONBOARDED');
  service.fail('/api/v1/rinv/seller/register', 'NOT_ENABLED');
  expect((await register(service)).data?.result).toMatchObject({ code: 'NOT_PERMITTED' });
  const updates = follow();
  await service.reaches(updates, 'ONBOARDED');
  await updates.completed();
});

test('a newly created page is the one that is polled', async () => {
  await onboard(service);
  service.sandbox.controls.finishFaceScan({ sellerId });
  expect(await seller()).toMatchObject({ state: 'FACE_SCANNED' });
  await onboard(service);
  expect((await service.query(REGISTERED, { sellerId })).data).toMatchObject({
    seller: { state: 'FACE_SCANNED', faceScanNumber: 'FT00000000000002' },
  });
});

test('a seller whose scan has another number at the platform is polled without this service’s number', async () => {
  await onboard(service);
  const updates = follow();
  await next(updates);
  // Another system creates a page, which replaces this service's page.
  const other = await startBefore(service.sandbox);
  await other.query(ONBOARD, { input: onboarding() });
  service.sandbox.controls.finishFaceScan({ sellerId });
  expect(await service.reaches(updates, 'FACE_SCANNED')).toMatchObject({
    seller: { realNamed: true },
  });
});

test('all registrations of a seller are one seller, with one id and one list of orders', async () => {
  await closed();
  await onboard(service);
  await register(service);
  service.sandbox.controls.finishSellerAudit({ sellerId });
  await service.query(PAY, { input: reverseOrder() });
  await next(service.subscribe<Step>(ORDER_UPDATES, { orderId: 'reverse-1' }));
  expect((await service.query(REGISTERED, { sellerId })).data).toMatchObject({
    seller: {
      sellerId,
      state: 'ONBOARDED',
      operation: { key: `${sellerId} 2` },
      reverseInvoices: { edges: [{ node: { orderId: 'reverse-1' } }] },
    },
  });
});
