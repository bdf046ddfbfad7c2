import { expect, test } from 'vitest';
import {
  FollowInvoiceDocument,
  FollowIssuedInvoicesDocument,
  InvoiceDocument,
  IssueInvoiceDocument,
  IssueInvoiceIndividualDocument,
  IssueInvoiceRefusedDocument,
} from '../../generated/operations.ts';
import { startScenario } from '../../scenario.ts';

const service = startScenario();

test('the examples run unchanged, one after the other, twice', async () => {
  const updates = service.subscribe(FollowInvoiceDocument);
  expect((await updates.next()).data?.invoiceUpdates.state).toBeNull();

  const first = await service.query(IssueInvoiceDocument);
  // 1060.00 / 1.06 = 1000.00; 1300.00 × 0.13 = 169.00
  expect(first.data?.issueInvoice).toMatchObject({
    __typename: 'Invoice',
    state: 'ISSUING',
    amountWithTax: '2529.00',
    amountWithoutTax: '2300.00',
    taxAmount: '229.00',
  });
  expect((await service.query(IssueInvoiceDocument)).data).toEqual(first.data);

  const individual = await service.query(IssueInvoiceIndividualDocument);
  expect(individual.data?.issueInvoice).toMatchObject({ amountWithoutTax: '353.10' });
  const refused = await service.query(IssueInvoiceRefusedDocument);
  expect(refused.data?.issueInvoice).toMatchObject({ __typename: 'PlatformRejectedError' });

  service.sandbox.controls.issueInvoice({ orderId: 'example-enterprise-1' });
  const found = await service.query(InvoiceDocument);
  expect(found.data?.invoice).toMatchObject({
    state: 'ISSUED',
    buyerName: '北京启明星网络有限公司',
  });

  const feed = service.subscribe(FollowIssuedInvoicesDocument, {
    after: (await updates.next()).data?.invoiceUpdates.cursor,
  });
  expect((await feed.next()).data?.invoiceIssued.invoice).toMatchObject({
    orderId: 'example-enterprise-1',
  });
});
