import { expect, test } from 'vitest';
import { sameOnEveryPath } from '../../every-path.ts';
import { dataOf, next } from '../../following.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { ISSUE as ISSUE_ORDER, type Item, order, seller } from './invoice-orders.ts';
import { issueNow, redOffset, type RedItem } from './red-offset/red-offsets.ts';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

const ISSUE = `mutation ($input: InvoiceOrderInput!) {
  thing: issueInvoice(input: $input) { ... on Invoice { ...everything } }
}`;
const QUERY = 'query ($by: InvoiceBy!) { thing: invoice(by: $by) { ...everything } }';
const UPDATES =
  'subscription ($orderId: String!, $after: Cursor) { invoiceUpdates(orderId: $orderId, after: $after) { thing: invoice { ...everything } subject { ...everything } } }';
const OPERATIONS =
  'query ($kind: OperationKind!) { operations(first: 3, kinds: [$kind]) { edges { node { subject { ...everything } } } } }';

const INVOICES = '{ invoices(first: 1) { edges { thing: node { ...everything } } } }';
const RED_OFFSETS = '{ redOffsets(first: 1) { edges { thing: node { ...everything } } } }';

const RED_OFFSET = `mutation ($input: RedOffsetInput!) {
  thing: redOffsetInvoice(input: $input) { ... on RedOffset { ...everything } }
}`;
const RED_QUERY =
  'query ($orderId: String!) { thing: redOffset(orderId: $orderId) { ...everything } }';
const OF_INVOICE =
  'query ($by: InvoiceBy!) { invoice(by: $by) { thing: redOffset { ...everything } } }';
const RED_UPDATES =
  'subscription ($orderId: String!, $after: Cursor) { redOffsetUpdates(orderId: $orderId, after: $after) { thing: redOffset { ...everything } subject { ...everything } } }';

const orderId = 'order-1';
const by = { orderId };

test('an invoice is the same on every path, while it is being issued and when it is issued', async () => {
  const updates = service.subscribe<{ invoiceUpdates: Item }>(
    'subscription ($orderId: String!) { invoiceUpdates(orderId: $orderId) { cursor state } }',
    { orderId },
  );
  await next(updates);
  await service.query(ISSUE_ORDER, { input: order() });
  const { cursor: submitted } = await next(updates);
  const { cursor: accepted } = await next(updates);

  const paths = [
    [QUERY, { by }],
    [ISSUE, { input: order() }],
    [UPDATES, { orderId }],
    [OPERATIONS, { kind: 'FORWARD_INVOICE' }],
    [INVOICES],
  ] as const;
  const issuing = await sameOnEveryPath(service, 'Invoice', [
    ...paths,
    [UPDATES, { orderId, after: submitted }],
  ]);
  expect(issuing).toMatchObject({ progress: 'PENDING', stateName: 'ISSUING' });

  service.sandbox.controls.issueInvoice({ orderId });
  const { platformOrderNumber } = issuing;
  const name = { platformOrderNumber, sellerTaxNumber: seller.taxNumber };
  const issued = await sameOnEveryPath(service, 'Invoice', [
    ...paths,
    [UPDATES, { orderId, after: accepted }],
    [QUERY, { by: { platformOrder: name } }],
  ]);
  expect(issued).toMatchObject({ id: issuing['id'], progress: 'SUCCEEDED', stateName: 'ISSUED' });
});

test('an invoice of another system has one id, for either of its numbers', async () => {
  const issued = await service.query<{ issueInvoice: { platformOrderNumber: string } }>(
    ISSUE_ORDER,
    { input: order() },
  );
  service.sandbox.controls.issueInvoice({ orderId });
  const { platformOrderNumber } = dataOf(issued).issueInvoice;
  const sellerTaxNumber = seller.taxNumber;
  const other = await startBefore(service.sandbox, { SUBGRAPH: 'on' });
  const found = await sameOnEveryPath(other, 'Invoice', [
    [QUERY, { by: { order: { orderId, sellerTaxNumber } } }],
    [QUERY, { by: { platformOrder: { platformOrderNumber, sellerTaxNumber } } }],
  ]);
  expect(found).toMatchObject({ stateName: 'ISSUED', openedAt: null, operation: null });
});

test('a red-offset is the same on every path, while it is under way and when it is over', async () => {
  await issueNow(service);
  const updates = service.subscribe<{ redOffsetUpdates: RedItem }>(
    'subscription ($orderId: String!) { redOffsetUpdates(orderId: $orderId) { cursor state } }',
    { orderId },
  );
  await next(updates);
  await redOffset(service);
  const { cursor: submitted } = await next(updates);
  const { cursor: accepted } = await next(updates);

  const paths = [
    [RED_QUERY, { orderId }],
    [RED_OFFSET, { input: { redOffsetId: 'red-1', orderId } }],
    [RED_UPDATES, { orderId }],
    [OPERATIONS, { kind: 'FORWARD_RED_OFFSET' }],
    [RED_OFFSETS],
    [OF_INVOICE, { by }],
  ] as const;
  const offsetting = await sameOnEveryPath(service, 'RedOffset', [
    ...paths,
    [RED_UPDATES, { orderId, after: submitted }],
  ]);
  expect(offsetting).toMatchObject({ progress: 'PENDING', stateName: 'OFFSETTING' });

  service.sandbox.controls.finishRedOffset({ orderId });
  const over = await sameOnEveryPath(service, 'RedOffset', [
    ...paths,
    [RED_UPDATES, { orderId, after: accepted }],
  ]);
  expect(over).toMatchObject({ id: offsetting['id'], progress: 'SUCCEEDED', stateName: 'OFFSET' });
});
