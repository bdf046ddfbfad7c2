import { expect, test } from 'vitest';
import {
  CloseSellerDocument,
  FollowOnboardedSellersDocument,
  FollowReverseInvoiceDocument,
  FollowSellerDocument,
  OnboardSellerDocument,
  OpenEnterpriseDocument,
  PayAndIssueReverseInvoiceDocument,
  RedOffsetReverseInvoiceDocument,
  RegisterSellerDocument,
  ReverseInvoiceDocument,
  SellerDocument,
  UpdateSellerCardDocument,
  VoidReverseInvoiceDocument,
} from '../../generated/operations.ts';
import { startService } from '../../harness.ts';
import { ManualClock } from '../../manual-clock.ts';
import { inTime } from '../../following.ts';

test('the examples, unchanged, take a seller from new to onboarded and an order to done', async () => {
  const clock = new ManualClock();
  const service = await startService({ clock, random: () => 0.5 });
  const opened = await service.query(OpenEnterpriseDocument);
  expect(opened.data?.openEnterprise).toMatchObject({ __typename: 'EnterpriseOpening' });

  const feed = service.subscribe(FollowOnboardedSellersDocument);
  const seller = service.subscribe(FollowSellerDocument);
  const sellerStands = async (status: string | null): Promise<void> => {
    while ((await inTime(seller.next(), clock)).data?.sellerUpdates.state !== status);
  };
  await sellerStands(null);
  const onboarding = await service.query(OnboardSellerDocument);
  expect(onboarding.data?.onboardSeller).toMatchObject({ __typename: 'SellerOnboarding' });
  await sellerStands('FACE_SCANNED');
  const registration = await service.query(RegisterSellerDocument);
  expect(registration.data?.registerSeller).toMatchObject({ accepted: true });
  await sellerStands('ONBOARDED');
  await seller.completed();
  expect((await feed.next()).data?.sellerOnboarded.seller).toMatchObject({ canInvoice: true });
  expect((await service.query(SellerDocument)).data?.seller).toMatchObject({ blockedBy: null });

  const order = service.subscribe(FollowReverseInvoiceDocument);
  const orderStands = async (status: string | null): Promise<void> => {
    while ((await inTime(order.next(), clock)).data?.reverseInvoiceUpdates.state !== status);
  };
  await orderStands(null);
  const paid = await service.query(PayAndIssueReverseInvoiceDocument);
  expect(paid.data?.payAndIssueReverseInvoice).toMatchObject({ state: 'ORDERED' });
  await orderStands('DONE');
  await order.completed();
  expect((await service.query(ReverseInvoiceDocument)).data?.reverseInvoice).toMatchObject({
    state: 'DONE',
    seller: { state: 'ONBOARDED' },
  });

  const red = await service.query(RedOffsetReverseInvoiceDocument);
  expect(red.data?.redOffsetReverseInvoice).toMatchObject({
    __typename: 'ReverseInvoiceRedOffset',
  });
  const voided = await service.query(VoidReverseInvoiceDocument);
  expect(voided.data?.voidReverseInvoice).toMatchObject({ __typename: 'VoidedReverseInvoice' });
  const card = await service.query(UpdateSellerCardDocument);
  expect(card.data?.updateSellerCard).toMatchObject({ __typename: 'SellerChange' });
  const closed = await service.query(CloseSellerDocument);
  expect(closed.data?.closeSeller).toMatchObject({ __typename: 'SellerChange' });
});
