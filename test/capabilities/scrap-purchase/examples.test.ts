import { expect, test } from 'vitest';
import {
  AgentTaxDueDocument,
  ApplyIssuingRefundDocument,
  CalculateTaxAndOrderDocument,
  CancelPreOpenedInvoiceDocument,
  FollowScrapInvoiceDocument,
  FollowScrapOrderDocument,
  FollowTaxPaymentDocument,
  IssueScrapInvoiceDocument,
  PendingTransactionsDocument,
  ScrapOrderDocument,
  ScrapPurchaseReadinessDocument,
  SellerIssuingLimitsDocument,
  TaxPaymentsDocument,
  TaxpayerEligibilityDocument,
} from '../../generated/operations.ts';
import { startService } from '../../harness.ts';
import { ManualClock } from '../../manual-clock.ts';
import { inTime } from '../../following.ts';

test('the examples, unchanged, take a purchase from the gates to the issued invoice', async () => {
  const clock = new ManualClock();
  const service = await startService({ clock, random: () => 0.5 });

  const readiness = await service.query(ScrapPurchaseReadinessDocument);
  expect(readiness.data?.scrapPurchaseReadiness).toMatchObject({
    verdict: 'READY',
    agentTax: { state: 'PASSED' },
  });

  const order = service.subscribe(FollowScrapOrderDocument);
  expect((await order.next()).data?.scrapOrderUpdates.state).toBeNull();
  const payment = service.subscribe(FollowTaxPaymentDocument);
  expect((await payment.next()).data?.taxPaymentUpdates.state).toBeNull();
  const invoice = service.subscribe(FollowScrapInvoiceDocument);
  expect((await invoice.next()).data?.scrapInvoiceUpdates.state).toBeNull();

  const ordered = await service.query(CalculateTaxAndOrderDocument);
  expect(ordered.data?.calculateTaxAndOrder).toMatchObject({
    __typename: 'ScrapOrder',
    state: 'PRE_OPENED',
    totalTaxPayable: '3.13',
  });
  const seen: string[] = [];
  while (seen.at(-1) !== 'PRE_OPENED') {
    const { data } = await order.next();
    seen.push(data?.scrapOrderUpdates.state ?? 'nothing');
  }
  expect(seen).toEqual(['SUBMITTED', 'PRE_OPENED']);
  await order.completed();

  expect((await inTime(payment.next(), clock)).data?.taxPaymentUpdates).toMatchObject({
    state: 'WAITING_PAYMENT',
    taxPayment: { order: { orderId: 'example-scrap-1' } },
  });
  let paid = await inTime(payment.next(), clock);
  while (paid.data?.taxPaymentUpdates.state !== 'PAID') paid = await inTime(payment.next(), clock);
  expect(paid.data.taxPaymentUpdates.taxPayment).toMatchObject({ paid: true });
  await payment.completed();
  expect((await service.query(TaxPaymentsDocument)).data?.taxPayments?.payments).toMatchObject([
    { state: 'PAID', paid: true, order: { orderId: 'example-scrap-1' } },
  ]);

  const issued = await service.query(IssueScrapInvoiceDocument);
  expect(issued.data?.issueScrapInvoice).toMatchObject({
    __typename: 'ScrapInvoice',
    state: 'UPLOADING',
    order: { orderId: 'example-scrap-1' },
    taxPayment: { state: 'PAID' },
  });
  let status = '';
  while (status !== 'ISSUED') {
    status = (await inTime(invoice.next(), clock)).data?.scrapInvoiceUpdates.state ?? '';
  }
  await invoice.completed();

  expect((await service.query(ScrapOrderDocument)).data?.scrapOrder).toMatchObject({
    state: 'PRE_OPENED',
    taxComparison: { verdict: 'AGREES', differences: [] },
    taxPayment: { state: 'PAID' },
    invoice: { state: 'ISSUED' },
  });
});

test('the other examples work unchanged', async () => {
  const service = await startService();
  const [eligible, due, pending, limits] = await Promise.all([
    service.query(TaxpayerEligibilityDocument),
    service.query(AgentTaxDueDocument),
    service.query(PendingTransactionsDocument),
    service.query(SellerIssuingLimitsDocument),
  ]);
  expect(eligible.data?.taxpayerEligibility).toMatchObject({ eligible: true });
  expect(due.data?.agentTaxDue).toMatchObject({
    blocked: true,
    totalTaxPayable: '206.55',
    dueOn: '2026-11-15',
    personCount: 2,
  });
  expect(pending.data?.pendingTransactions).toMatchObject({
    blocked: true,
    unpaidCount: 1,
    transactions: [{ paymentState: 'UNPAID' }],
  });
  expect(limits.data?.sellerIssuingLimits).toMatchObject({ allowed: true });
  const cancelled = await service.query(CancelPreOpenedInvoiceDocument);
  expect(cancelled.data?.cancelPreOpenedInvoice).toMatchObject({
    state: 'CANCELED',
    numberFate: 'UNCLEAR',
  });
  const refund = await service.query(ApplyIssuingRefundDocument);
  expect(refund.data?.applyIssuingRefund).toMatchObject({ __typename: 'OutcomeUnknownError' });
});
