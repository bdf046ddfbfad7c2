import { expect, test } from 'vitest';
import { sameOnEveryPath } from '../../every-path.ts';
import { startScenario } from '../../scenario.ts';
import { order, seller } from './invoice-orders.ts';

const service = startScenario();

const ISSUE = `mutation ($input: InvoiceOrderInput!) {
  thing: issueInvoice(input: $input) { ... on Invoice { ...everything } }
}`;
const QUERY = 'query ($by: InvoiceBy!) { thing: invoice(by: $by) { ...everything } }';
const UPDATES =
  'subscription ($orderId: String!) { invoiceUpdates(orderId: $orderId) { thing: invoice { ...everything } subject { ...everything } } }';
const OPERATIONS = '{ operations(first: 3) { edges { node { subject { ...everything } } } } }';

test('an invoice is the same on every path, while it is issued and when it is there', async () => {
  await service.query(
    'mutation ($input: InvoiceOrderInput!) { issueInvoice(input: $input) { __typename } }',
    { input: order() },
  );
  const paths = [
    [QUERY, { by: { orderId: 'order-1' } }],
    [ISSUE, { input: order() }],
    [UPDATES, { orderId: 'order-1' }],
    [OPERATIONS],
  ] as const;
  const issuing = await sameOnEveryPath(service, 'Invoice', paths);
  expect(issuing).toMatchObject({ progress: 'PENDING', stateName: 'ISSUING' });

  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  const { platformOrderNumber } = issuing;
  const name = { platformOrderNumber, sellerTaxNumber: seller.taxNumber };
  const issued = await sameOnEveryPath(service, 'Invoice', [
    ...paths,
    [QUERY, { by: { platformOrder: name } }],
  ]);
  expect(issued).toMatchObject({ id: issuing['id'], progress: 'SUCCEEDED', stateName: 'ISSUED' });
});
