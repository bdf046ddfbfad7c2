import { expect, test } from 'vitest';
import {
  FollowRedOffsetDocument,
  InvoiceDocument,
  InvoiceReconciliationDocument,
  InvoiceStatisticsDocument,
  IssueInvoiceDocument,
  RedOffsetDocument,
  RedOffsetStatusDocument,
} from '../../../generated/operations.ts';
import { startScenario } from '../../../scenario.ts';

const service = startScenario();

test('the examples run unchanged, one after the other, twice', async () => {
  await service.query(IssueInvoiceDocument);
  service.sandbox.controls.issueInvoice({ orderId: 'example-enterprise-1' });
  await service.query(InvoiceDocument);

  const updates = service.subscribe(FollowRedOffsetDocument);
  expect((await updates.next()).data?.redOffsetUpdates.state).toBeNull();
  const first = await service.query(RedOffsetDocument);
  expect(first.data?.redOffsetInvoice).toMatchObject({
    __typename: 'RedOffset',
    state: 'OFFSETTING',
    platformStatus: 'SUBMITTED',
  });
  expect((await service.query(RedOffsetDocument)).data).toEqual(first.data);
  const second = await service.query(RedOffsetDocument, { redOffsetId: 'example-red-offset-2' });
  expect(second.data?.redOffsetInvoice).toMatchObject({ __typename: 'ConflictError' });

  service.sandbox.controls.finishRedOffset({ orderId: 'example-enterprise-1' });
  expect((await service.query(RedOffsetStatusDocument)).data).toMatchObject({
    redOffset: { state: 'OFFSET' },
    invoice: { isRedOffset: true, redOffset: { state: 'OFFSET' } },
  });
  expect((await service.query(InvoiceStatisticsDocument)).data).toMatchObject({
    invoiceStatistics: { raw: { total: 2 } },
  });
  expect((await service.query(InvoiceReconciliationDocument)).data).toMatchObject({
    invoiceReconciliation: { agreeing: 1, missingHere: [], uncompared: [{ count: 1 }] },
  });
});
