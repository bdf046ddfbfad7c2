import { expect, test } from 'vitest';
import { ManualClock } from '../manual-clock.ts';
import { sendEnvelope, startStub } from '../platform/stub-platform.ts';
import { startBefore } from '../scenario.ts';
import { startSaying } from './answering-stub.ts';
import { SEARCH } from './enterprise/searches.ts';
import { INVOICE, ISSUE, order, seller } from './forward-invoicing/invoice-orders.ts';
import { bySeller, OPEN } from './h5/sessions.ts';
import { RED_OFFSET_NOW, redOffset } from './forward-invoicing/red-offset/red-offsets.ts';
import { face, ISSUE as ISSUE_SCRAP } from './scrap-purchase/walk.ts';
import {
  PAY,
  REGISTER,
  registration,
  REVERSE_INVOICE,
  reverseOrder,
  SELLER,
  sellerId,
} from './settled-reverse/walk.ts';

/* A response that names a subject other than the queried one never changes the queried one's state. */

const issued = { status: 3, ticket_sn: '26912000000012345678' };
const unavailable = [{ extensions: { code: 'PLATFORM_UNAVAILABLE' } }];

test('an order keeps its state if the query’s response names another order', async () => {
  const before = await startSaying({
    '/create': { state: 1 },
    '/query': { ...issued, order_id: 'order-2' },
  });
  await before.query(ISSUE, { input: order() });
  const asked = await before.query(INVOICE, { by: { orderId: 'order-1' } });
  expect(asked).toMatchObject({ errors: unavailable });
  expect((await before.query(ISSUE, { input: order() })).data).toMatchObject({
    issueInvoice: { state: 'ISSUING', invoiceNumber: null },
  });
});

test.each([
  ['order', { order_id: 'order-2' }],
  ['seller', { seller_taxpayer_num: '91440300MA5F0A0B2Y' }],
])(
  'an order of another system is not reported from a response about another %s',
  async (_what, named) => {
    const before = await startSaying({ '/query': { ...issued, ...named } });
    const by = { order: { orderId: 'order-1', sellerTaxNumber: seller.taxNumber } };
    expect(await before.query(INVOICE, { by })).toMatchObject({ errors: unavailable });
  },
);

test('an order whose response names another order is in doubt', async () => {
  const before = await startSaying({ '/create': { state: 1, order_id: 'order-2' } });
  expect((await before.query(ISSUE, { input: order() })).data).toMatchObject({
    issueInvoice: {
      __typename: 'OutcomeUnknownError',
      followed: { key: 'order-1', state: 'OUTCOME_UNKNOWN' },
    },
  });
});

test('an order rejected in a response that names another order is in doubt', async () => {
  const stub = await startStub((response) =>
    sendEnvelope(response, 'CYT_40001', { order_id: 'order-2' }, { status: 400 }),
  );
  const before = await startBefore(stub);
  expect((await before.query(ISSUE, { input: order() })).data).toMatchObject({
    issueInvoice: {
      __typename: 'OutcomeUnknownError',
      followed: { key: 'order-1', state: 'OUTCOME_UNKNOWN' },
    },
  });
});

test('a rejection that names another order does not make an order unknown', async () => {
  const clock = new ManualClock();
  const stub = await startStub((response, { path }) => {
    if (path.endsWith('/create')) response.destroy();
    else sendEnvelope(response, 'CYT_40001', { order_id: 'order-2' }, { status: 400 });
  });
  const before = await startBefore(stub, {}, { clock });
  await before.query(ISSUE, { input: order() });
  for (let minutes = 0; minutes < 60; minutes += 5) await clock.advance(5 * 60_000);
  expect((await before.query(ISSUE, { input: order() })).data).toMatchObject({
    issueInvoice: { state: 'OUTCOME_UNKNOWN' },
  });
});

test('a response about another order reports nothing of a red-offset', async () => {
  const before = await startSaying({
    '/create': { state: 1 },
    '/forward/query': issued,
    '/forward/red': { state: 1 },
    '/red-query': { ticket_sn: '26912000000099999999', order_id: 'order-2' },
  });
  await before.query(ISSUE, { input: order() });
  await before.query(INVOICE, { by: { orderId: 'order-1' } });
  const { data: first } = await redOffset(before);
  const asked = await before.query(RED_OFFSET_NOW, { orderId: 'order-1' });
  expect(asked).toMatchObject({ errors: unavailable });
  const { data: again } = await redOffset(before);
  expect(again?.redOffsetInvoice).toEqual(first?.redOffsetInvoice);
  expect(again?.redOffsetInvoice).toMatchObject({
    __typename: 'RedOffset',
    redInvoiceNumber: null,
  });
});

test('a response about another enterprise is not returned', async () => {
  const list = [{ company_name: '别的公司', tax_id: '91440300MA5F0A0B2Y' }];
  const before = await startSaying({ '/search': { cached: false, isMock: false, list } });
  const by = { taxNumber: seller.taxNumber };
  expect(await before.query(SEARCH, { by })).toMatchObject({ errors: unavailable });
  expect((await before.query(SEARCH, { by: { name: '别的' } })).data).toMatchObject({
    enterprises: { enterprises: [{ name: '别的公司' }] },
  });
});

test('a reverse invoice is not done when a response reports another one as done', async () => {
  const before = await startSaying({
    '/invoice/create': { canInvoice: true, payUrl: 'https://pay.example' },
    '/invoice/status': { orderId: 'reverse-2', status: 'done', invoiceCode: '26912' },
  });
  await before.query(PAY, { input: reverseOrder() });
  const asked = await before.query(REVERSE_INVOICE, { orderId: 'reverse-1' });
  expect(asked).toMatchObject({ errors: unavailable });
  expect((await before.query(PAY, { input: reverseOrder() })).data).toMatchObject({
    result: { state: 'ORDERED' },
  });
});

test('a reverse invoice whose response names another order is in doubt', async () => {
  const before = await startSaying({
    '/invoice/create': { orderId: 'reverse-2', canInvoice: true, payUrl: 'https://pay.example' },
  });
  expect((await before.query(PAY, { input: reverseOrder() })).data).toMatchObject({
    result: { __typename: 'OutcomeUnknownError' },
  });
});

test('another seller’s response neither registers nor onboards a seller', async () => {
  const before = await startSaying({
    '/seller/register': { userId: 'seller-2', accepted: true },
    '/seller/status': { userId: 'seller-2', realNamed: true, onboarded: true },
  });
  expect((await before.query(REGISTER, { input: registration() })).data).toMatchObject({
    result: { code: 'OUTCOME_UNKNOWN' },
  });
  const asked = { sellerId, serviceProviderId: 'vendor-1' };
  expect(await before.query(SELLER, asked)).toMatchObject({ errors: unavailable });
});

test('a rejection by the bank is final, even if it names the conflicting seller', async () => {
  const before = await startSaying({
    '/seller/register': { userId: 'seller-2', returnCode: '30601013' },
  });
  expect((await before.query(REGISTER, { input: registration() })).data).toMatchObject({
    result: { code: 'PAYEE_UNDER_APPROVAL' },
  });
});

test('a scrap invoice whose response names another number is in doubt', async () => {
  const before = await startSaying({
    '/tax/pay-status': { skjnjg: '01' },
    '/invoice/create': { fphm: '26992000000000000002', sllsh: 'S1', result: { status: '00' } },
  });
  const input = face('26992000000000000001');
  expect((await before.query(ISSUE_SCRAP, { input })).data).toMatchObject({
    result: { __typename: 'OutcomeUnknownError' },
  });
});

test('a link is not done when a response reports that another seller is', async () => {
  const link = { url: 'https://h5.example/t', token: 'link-1' };
  const result = { add: { returnCode: '00000000', outUserId: 'seller-2' } };
  const before = await startSaying({
    '/h5/session': link,
    '/api/h5/link-1': { ok: true, status: 'done', step: 'submitted', result },
  });
  await before.query(OPEN, { input: bySeller() });
  const asked = await before.query('{ h5Session(token: "link-1") { state } }');
  expect(asked).toMatchObject({ errors: unavailable });
  expect((await before.query('{ sellers { edges { node { state } } } }')).data).toEqual({
    sellers: { edges: [] },
  });
});

test('placeholders of a demonstration name no other order or seller', async () => {
  const mock = true;
  const before = await startSaying({
    '/invoice/create': { mock, orderId: 'ORDER-DEMO', canInvoice: true },
    '/invoice/status': { mock, orderId: 'ORDER-DEMO', status: 'waiting_pay' },
    '/seller/register': { mock, userId: 'U-DEMO', accepted: true },
  });
  expect((await before.query(PAY, { input: reverseOrder() })).data).toMatchObject({
    result: { state: 'ORDERED', isMock: true },
  });
  expect((await before.query(REVERSE_INVOICE, { orderId: 'reverse-1' })).data).toMatchObject({
    reverseInvoice: { state: 'WAITING_PAY', isMock: true },
  });
  expect((await before.query(REGISTER, { input: registration() })).data).toMatchObject({
    result: { accepted: true, isMock: true },
  });
});
