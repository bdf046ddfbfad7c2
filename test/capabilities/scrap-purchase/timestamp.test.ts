import { expect, test } from 'vitest';
import type { Connection } from '../../harness.ts';
import { sendText, startStub } from '../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { another, enterprise, face, newcomer, orderId, paid, purchase } from './walk.ts';

const service = startScenario();

const QUESTIONS = `query ($enterprise: String!, $person: SellerIssuingLimitsInput!) {
  taxpayerEligibility(input: { buyerTaxNumber: $enterprise }) { timestamp }
  agentTaxDue(input: { registrationSerial: "10114601000000000001", buyerTaxNumber: $enterprise, period: "2026-10" }) { timestamp }
  pendingTransactions(input: { buyerTaxNumber: $enterprise }) { timestamp }
  sellerIssuingLimits(input: $person) { timestamp }
}`;

async function timesOf(
  from: Connection,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { data, errors } = await from.query<Record<string, { timestamp?: unknown }>>(
    query,
    variables,
  );
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return Object.values(data).map((answer) => answer.timestamp);
}

test('responses of all nine interfaces contain the platform’s time', async () => {
  const now = String(service.clock.now());
  const { invoiceNumber, slip } = await paid(service);
  const questions = { enterprise, person: newcomer };
  expect(await timesOf(service, QUESTIONS, questions)).toEqual([now, now, now, now]);
  const payments =
    'query ($slips: [String!]!) { taxPayments(taxSlipNumbers: $slips) { timestamp } }';
  expect(await timesOf(service, payments, { slips: [slip] })).toEqual([now]);
  const ordered = 'query ($orderId: String!) { scrapOrder(orderId: $orderId) { timestamp } }';
  expect(await timesOf(service, ordered, { orderId })).toEqual([now]);

  const issue = `mutation ($input: ScrapInvoiceInput!) {
    issueScrapInvoice(input: $input) { ... on ScrapInvoice { timestamp } }
  }`;
  const input = face(invoiceNumber);
  expect(await timesOf(service, issue, { input })).toEqual([now]);
  const refund = `mutation ($input: ScrapRefundInput!) {
    applyIssuingRefund(input: $input) { ... on ScrapRefundPayload { answer { timestamp } refund { answer { timestamp } } } }
  }`;
  const application = { refundId: 'refund-1', payload: { ykfphm: invoiceNumber } };
  const answered = { answer: { timestamp: now }, refund: { answer: { timestamp: now } } };
  const apply = () => service.query(refund, { input: application });
  for (const { data } of [await apply(), await apply()])
    expect(data).toEqual({ applyIssuingRefund: answered });

  const order = `mutation ($input: ScrapOrderInput!) {
    calculateTaxAndOrder(input: $input) { ... on ScrapOrder { timestamp invoiceNumber } }
  }`;
  const placed = await service.query<{ calculateTaxAndOrder: { invoiceNumber: string } }>(order, {
    input: { orderId: 'scrap-2', ...purchase(another) },
  });
  const cancel = `mutation ($input: CancelPreOpenedInvoiceInput!) {
    cancelPreOpenedInvoice(input: $input) { ... on ScrapCancellation { timestamp } }
  }`;
  const given = { invoiceNumber: placed.data?.calculateTaxAndOrder.invoiceNumber };
  expect(await timesOf(service, cancel, { input: { by: given } })).toEqual([now]);
});

test.each([
  ['1795320000', '1795320000'],
  ['"2026-11-22 20:00:00"', '2026-11-22 20:00:00'],
  ['{"epochSecond":1795320000}', null],
  ['null', null],
])('the platform’s time is returned unchanged: %s', async (sent, expected) => {
  const stub = await startStub((response) =>
    sendText(
      response,
      `{"code":"CYT_00000","msg":"ok","requestId":"r","timestamp":${sent},"data":{"eligible":true}}`,
    ),
  );
  const query = `query ($enterprise: String!) {
    taxpayerEligibility(input: { buyerTaxNumber: $enterprise }) { eligible timestamp }
  }`;
  const { data } = await (await startBefore(stub)).query(query, { enterprise });
  expect(data).toEqual({ taxpayerEligibility: { eligible: true, timestamp: expected } });
});
