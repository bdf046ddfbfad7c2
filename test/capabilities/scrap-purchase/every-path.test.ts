import { expect, test } from 'vitest';
import { type Path, sameOnEveryPath } from '../../every-path.ts';
import { operationsOf, realUpdates } from '../../real-update.ts';
import { startScenario } from '../../scenario.ts';
import {
  cancel,
  face,
  follow,
  INVOICE_UPDATES,
  issue,
  order,
  orderId,
  paid,
  path,
  PAYMENT_UPDATES,
  placed,
  purchase,
} from './walk.ts';

const service = startScenario({ env: { SUBGRAPH: 'on' } });

test('an order is the same on every path, while its outcome is unknown and when it is placed', async () => {
  const query =
    'query ($orderId: String!) { thing: scrapOrder(orderId: $orderId) { ...everything } }';
  const snapshot =
    'subscription ($orderId: String!) { scrapOrderUpdates(orderId: $orderId) { thing: scrapOrder { ...everything } subject { ...everything } } }';
  const again =
    'mutation ($input: ScrapOrderInput!) { thing: calculateTaxAndOrder(input: $input) { ...everything } }';
  const paths: readonly [Path, ...Path[]] = [
    [query, { orderId }],
    [snapshot, { orderId }],
    operationsOf('SCRAP_ORDER'),
  ];
  const update = await realUpdates(service);
  service.fail(path.order, 'LOST_REPLY');
  await order(service);
  const lost = await update('OUTCOME_UNKNOWN');
  const unknown = await sameOnEveryPath(service, 'ScrapOrder', [...paths, lost]);
  expect(unknown).toMatchObject({ progress: 'OUTCOME_UNKNOWN', stateName: 'OUTCOME_UNKNOWN' });

  await order(service);
  const stands = await sameOnEveryPath(service, 'ScrapOrder', [
    ...paths,
    [again, { input: { orderId, ...purchase() } }],
    await update('PRE_OPENED'),
  ]);
  expect(stands).toMatchObject({ id: unknown['id'], progress: 'SUCCEEDED' });
});

const paymentPaths = (slip: string): readonly [Path, ...Path[]] => [
  [
    'query ($slips: [String!]!) { taxPayments(taxSlipNumbers: $slips) { thing: payments { ...everything } } }',
    { slips: [slip] },
  ],
  [
    'subscription ($slip: String!) { taxPaymentUpdates(taxSlipNumber: $slip) { thing: taxPayment { ...everything } subject { ...everything } } }',
    { slip },
  ],
  operationsOf('SCRAP_TAX_PAYMENT'),
  [
    'query ($orderId: String!) { scrapOrder(orderId: $orderId) { thing: taxPayment { ...everything } } }',
    { orderId },
  ],
];

test('a payment is the same on every path, before and after it is paid', async () => {
  const update = await realUpdates(service);
  const { slip } = await placed(service);
  const waiting = await sameOnEveryPath(service, 'TaxPayment', paymentPaths(slip));
  expect(waiting).toMatchObject({ progress: 'ACTION_REQUIRED', stateName: 'WAITING_PAYMENT' });

  const followed = follow(service, PAYMENT_UPDATES, slip);
  service.sandbox.controls.payScrapTax({ taxSlipNumber: slip });
  await service.reaches(followed, 'PAID');
  const done = await sameOnEveryPath(service, 'TaxPayment', [
    ...paymentPaths(slip),
    await update('PAID'),
  ]);
  expect(done).toMatchObject({ id: waiting['id'], progress: 'SUCCEEDED', paid: true });
});

test('a payment of another system’s order has an id, too', async () => {
  const [query] = paymentPaths('NOBODY');
  const payment = await sameOnEveryPath(service, 'TaxPayment', [query]);
  expect(payment).toMatchObject({ taxSlipNumber: 'NOBODY', operation: null, openedAt: null });
});

test('an invoice is the same on every path, while it is uploaded and when it is issued', async () => {
  const { invoiceNumber } = await paid(service);
  const again =
    'mutation ($input: ScrapInvoiceInput!) { thing: issueScrapInvoice(input: $input) { ...everything } }';
  const snapshot =
    'subscription ($number: String!) { scrapInvoiceUpdates(invoiceNumber: $number) { thing: scrapInvoice { ...everything } subject { ...everything } } }';
  const paths: readonly [Path, ...Path[]] = [
    [again, { input: face(invoiceNumber) }],
    [snapshot, { number: invoiceNumber }],
    operationsOf('SCRAP_INVOICE'),
  ];
  const update = await realUpdates(service);
  const { data } = await issue(service, face(invoiceNumber));
  const uploading = await sameOnEveryPath(service, 'ScrapInvoice', [
    ...paths,
    await update('UPLOADING'),
  ]);
  expect(uploading).toMatchObject({ progress: 'PENDING', stateName: 'UPLOADING' });

  const acceptanceSerial = String(data?.result['acceptanceSerial']);
  service.sandbox.controls.finishScrapUpload({ acceptanceSerial });
  await service.reaches(follow(service, INVOICE_UPDATES, invoiceNumber), 'ISSUED');
  const issued = await sameOnEveryPath(service, 'ScrapInvoice', [...paths, await update('ISSUED')]);
  expect(issued).toMatchObject({ id: uploading['id'], progress: 'SUCCEEDED' });
});

test('a cancellation is the same on every path, while its outcome is unknown and when it is done', async () => {
  const { invoiceNumber } = await placed(service);
  const again =
    'mutation ($input: CancelPreOpenedInvoiceInput!) { thing: cancelPreOpenedInvoice(input: $input) { ...everything } }';
  const update = await realUpdates(service);
  service.fail(path.cancel, 'LOST_REQUEST');
  await cancel(service, { orderId });
  const unknown = await sameOnEveryPath(service, 'ScrapCancellation', [
    [again, { input: { by: { orderId } } }],
    operationsOf('SCRAP_CANCELLATION'),
    await update('OUTCOME_UNKNOWN'),
  ]);
  expect(unknown).toMatchObject({ progress: 'OUTCOME_UNKNOWN', raw: null });

  await service.inTime(update('NOT_ACCEPTED'), 60_000);
  await cancel(service, { orderId });
  const done = await sameOnEveryPath(service, 'ScrapCancellation', [
    [again, { input: { by: { orderId } } }],
    [again, { input: { by: { invoiceNumber } } }],
    operationsOf('SCRAP_CANCELLATION'),
    await update('CANCELED'),
  ]);
  expect(done).toMatchObject({
    progress: 'SUCCEEDED',
    raw: { cljg: expect.any(String) as string },
    processingResult: expect.any(String) as string,
    timestamp: expect.any(String) as string,
  });
});

test('an application for a refund is the same on every path, with its stored response', async () => {
  const again =
    'mutation ($input: ScrapRefundInput!) { applyIssuingRefund(input: $input) { ... on ScrapRefundPayload { thing: refund { ...everything } } } }';
  const update = await realUpdates(service);
  const { invoiceNumber } = await paid(service);
  const input = { refundId: 'refund-1', payload: { ykfphm: invoiceNumber } };
  service.fail(path.refund, 'LOST_REPLY');
  const sent = `${again} fragment everything on ScrapRefund { refundId }`;
  await service.query(sent, { input });
  const unknown = await sameOnEveryPath(service, 'ScrapRefund', [
    [again, { input }],
    operationsOf('SCRAP_REFUND'),
    await update('OUTCOME_UNKNOWN'),
  ]);
  expect(unknown).toMatchObject({ progress: 'OUTCOME_UNKNOWN', answer: null });

  const second = { input: { ...input, refundId: 'refund-2' } };
  await service.query(sent, second);
  const accepted = await sameOnEveryPath(service, 'ScrapRefund', [
    [again, second],
    operationsOf('SCRAP_REFUND'),
    await update('ACCEPTED'),
  ]);
  expect(accepted).toMatchObject({ progress: 'SUCCEEDED', answer: { processingResult: '00' } });
});
