import { expect, test } from 'vitest';
import { next } from '../../following.ts';
import { startScenario } from '../../scenario.ts';
import { keepAsBefore } from '../kept-before.ts';

const service = startScenario();

test('a contract that was kept under former names is shown in full', async () => {
  await keepAsBefore(service, {
    kind: 'partner-contract',
    key: 'contract-of-before',
    state: 'CANCELLED',
    snapshot: {
      userId: 'seller-1',
      taxNumber: '91440300MA5F0A0A1X',
      contractNo: 'C-1',
      platformStatus: 'CANCELLED',
    },
  });
  const updates = service.subscribe<{ update: object }>(
    'subscription { update: contractUpdates(by: { contractId: "contract-of-before" }) { contract { state sellerId companyTaxNumber contractNo platformStatus } } }',
  );
  expect(await next(updates)).toEqual({
    contract: {
      state: 'CANCELED',
      sellerId: 'seller-1',
      companyTaxNumber: '91440300MA5F0A0A1X',
      contractNo: 'C-1',
      platformStatus: 'CANCELED',
    },
  });
});
