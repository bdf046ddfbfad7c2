import { expect, test } from 'vitest';
import { next } from '../../following.ts';
import { startScenario } from '../../scenario.ts';
import { keepAsBefore } from '../kept-before.ts';
import { buyerTaxNumber, sellerId, serviceProviderId } from './walk.ts';

const service = startScenario();
const asked = { vendorId: serviceProviderId, taxNumber: buyerTaxNumber };

test('a seller who was kept under former names is shown in full', async () => {
  await keepAsBefore(service, {
    kind: 'reverse-seller',
    key: sellerId,
    state: 'AWAITING_FACE_SCAN',
    snapshot: { ...asked, transNo: 'T-1', receiverStatus: '2' },
  });
  const updates = service.subscribe<{ update: { state: string; seller: object } }>(
    `subscription { update: sellerUpdates(sellerId: "${sellerId}") {
      state seller { serviceProviderId buyerTaxNumber faceScanNumber payeeStatus } } }`,
  );
  expect(await next(updates)).toEqual({
    state: 'AWAITING_FACE_SCAN',
    seller: { serviceProviderId, buyerTaxNumber, faceScanNumber: 'T-1', payeeStatus: '2' },
  });
});

test('an order that was kept under former names, and its state, are shown in full', async () => {
  await keepAsBefore(service, {
    kind: 'reverse-invoice',
    key: 'order-of-before',
    state: 'QUOTA_RED_LINE',
    snapshot: { ...asked, userId: sellerId, reason: 'the limit', steps: { confirm: 'DONE' } },
  });
  const { data } = await service.query(
    '{ reverseInvoice(orderId: "order-of-before") { state sellerId serviceProviderId buyerTaxNumber stepStatuses { confirm } operation { state } } }',
  );
  const state = 'QUOTA_LIMIT_REACHED';
  expect(data).toEqual({
    reverseInvoice: {
      state,
      sellerId,
      serviceProviderId,
      buyerTaxNumber,
      stepStatuses: { confirm: 'DONE' },
      operation: { state },
    },
  });
});
