import { expect, test } from 'vitest';
import { auditOf, linkedSeller } from '../../../src/capabilities/h5/registration.ts';
import { inputHash } from '../../../src/kernel/ids.ts';
import { startScenario } from '../../scenario.ts';
import { keepAsBefore } from '../kept-before.ts';
import { ask } from './sessions.ts';
import { buyerTaxNumber, sellerId, serviceProviderId } from '../settled-reverse/walk.ts';

const service = startScenario();

test('a link that was kept under former names is shown in full', async () => {
  await keepAsBefore(service, {
    kind: 'h5-session',
    key: inputHash('token-of-before'),
    state: 'FAILED',
    snapshot: {
      scene: 'SELLER',
      ok: true,
      result: {
        face: { result: '1' },
        payee: { returnCode: '30601013', outUserId: sellerId, business: 'INVOICING' },
        message: 'under approval',
      },
    },
  });
  expect(await ask(service, 'token-of-before')).toMatchObject({
    scene: 'SELLER',
    faceAuthResult: '1',
    payee: { returnCode: '30601013', sellerId, business: 'INVOICING' },
    message: 'under approval',
  });
});

test('a seller for whom a link was opened before is followed with the names of then', () => {
  const names = { userId: sellerId, vendorId: serviceProviderId, taxNumber: buyerTaxNumber };
  const linked = linkedSeller.parse({ ...names, registration: sellerId });
  expect(auditOf(linked)).toMatchObject([
    { key: sellerId, snapshot: { serviceProviderId, buyerTaxNumber, registrationAccepted: true } },
  ]);
});
