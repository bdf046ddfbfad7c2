import { expect, test } from 'vitest';
import { startScenario } from '../../scenario.ts';
import { onboard } from '../settled-reverse/walk.ts';
import { ask, create, createNumbered } from './walk.ts';

const service = startScenario();

test('the contracts of a seller are listed by the seller’s id, newest first', async () => {
  await create(service, { sellerId: 'seller-1', contractId: 'first' });
  await create(service, { sellerId: 'seller-1', contractId: 'second' });
  await create(service, { sellerId: 'seller-2', contractId: 'third' });
  await create(service, { contractId: 'fourth' });
  await onboard(service);
  const { data } = await service.query(
    '{ seller(sellerId: "seller-1") { contracts { edges { node { contractId state sellerId } } } } }',
  );
  const node = { state: 'SIGNING', sellerId: 'seller-1' };
  expect(data).toEqual({
    seller: {
      contracts: {
        edges: ['second', 'first'].map((key) => ({ node: { contractId: key, ...node } })),
      },
    },
  });
});

const list = async (variables: object) => {
  const document = `query ($belongsTo: ContractBelongsTo, $states: [ContractState!]) {
    contracts(belongsTo: $belongsTo, states: $states) { edges { node { contractId } } }
  }`;
  return (await service.query(document, { ...variables })).data;
};
const found = (...keys: string[]) => ({
  contracts: { edges: keys.map((key) => ({ node: { contractId: key } })) },
});

test('contracts are listed by their seller, their company and their state', async () => {
  await create(service, { sellerId: 'seller-1', contractId: 'first' });
  const second = await createNumbered(service, { sellerId: 'seller-2', contractId: 'second' });
  service.sandbox.controls.expireContract({ contractNo: second });
  await ask(service, { contractId: 'second' });
  expect(await list({ belongsTo: { sellerId: 'seller-1' } })).toEqual(found('first'));
  const ofCompany = { companyTaxNumber: '91440300MA5F0A0A1X' };
  expect(await list({ belongsTo: ofCompany })).toEqual(found('second', 'first'));
  expect(await list({ belongsTo: ofCompany, states: ['EXPIRED'] })).toEqual(found('second'));
});
