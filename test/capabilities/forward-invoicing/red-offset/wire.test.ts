import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Connection } from '../../../harness.ts';
import {
  isSigned,
  sendEnvelope,
  sendText,
  startStub,
  type StubPlatform,
} from '../../../platform/stub-platform.ts';
import { CREATE_PATH, INVOICE, ISSUE, order, QUERY_PATH, seller } from '../invoice-orders.ts';
import {
  type Offset,
  type OffsetNow,
  RED_OFFSET_NOW,
  RED_PATH,
  RED_QUERY_PATH,
  redOffset,
} from './red-offsets.ts';
import { textLike } from '../../../texts.ts';
import { startBefore } from '../../../scenario.ts';

/** Responses of red and red-query to the n-th call; all others are as documented. */
interface Answers {
  readonly red?: (response: ServerResponse, nth: number) => void;
  readonly redQuery?: (response: ServerResponse) => void;
  /** `is_red_washed` of the original. */
  readonly isWashed?: () => boolean;
}

/** The service with an issued invoice, before a platform with undocumented responses. */
async function startIssued({
  red = (response) => sendEnvelope(response, 'CYT_00000', { invoice_id: 'R1', state: 1 }),
  redQuery = (response) => sendEnvelope(response, 'CYT_00000', { state: 1 }),
  isWashed = () => false,
}: Answers): Promise<{ service: Connection; platform: StubPlatform }> {
  let reds = 0;
  const platform = await startStub((response, { path }) => {
    const washed = isWashed() ? 1 : 0;
    const issued = { status: 3, ticket_sn: '1', is_red_washed: washed };
    if (path === CREATE_PATH) sendEnvelope(response, 'CYT_00000', { state: 1, order_sn: 'S1' });
    else if (path === QUERY_PATH) sendEnvelope(response, 'CYT_00000', issued);
    else if (path === RED_PATH) red(response, (reds += 1));
    else redQuery(response);
  });
  const service = await startBefore(platform);
  await service.query(ISSUE, { input: order() });
  await service.query(INVOICE, { by: { orderId: 'order-1' } });
  return { service, platform };
}

const bodies = ({ received }: StubPlatform, path: string): unknown[] =>
  received.filter((request) => request.path === path).map(({ body }): unknown => JSON.parse(body));
const now = async (service: Connection): Promise<OffsetNow['redOffset'] | undefined> =>
  (await service.query<OffsetNow>(RED_OFFSET_NOW, { orderId: 'order-1' })).data?.redOffset;

test('a red-offset is sent with its own callback URL, and red-query has the same parameters', async () => {
  const { service, platform } = await startIssued({});
  await redOffset(service, { invoiceExtra: { reason: 'mistake' }, extra: { order_id: 'order-1' } });
  await now(service);
  const [sent] = bodies(platform, RED_PATH);
  expect(sent).toEqual({
    invoices: [
      {
        order_id: 'order-1',
        seller_taxpayer_num: seller.taxNumber,
        callback_url: textLike(/\/callbacks\/./),
        reason: 'mistake',
      },
    ],
    order_id: 'order-1',
  });
  expect(bodies(platform, RED_QUERY_PATH)[0]).toEqual(sent);
  const [{ callback_url: ofOrder }] = bodies(platform, CREATE_PATH) as [{ callback_url: unknown }];
  expect(JSON.stringify(sent)).not.toContain(ofOrder);
  expect(platform.received.every(isSigned)).toBe(true);
});

test('a rejection is final and repeated under its redOffsetId, and a corrected one is sent under another', async () => {
  const { service, platform } = await startIssued({
    red: (response, nth) =>
      nth === 1
        ? sendEnvelope(response, 'CYT_40001', { hint: 'no reason given' }, { status: 400 })
        : sendEnvelope(response, 'CYT_00000', { invoice_id: 'R2', state: 1 }),
  });
  const refused = await redOffset(service);
  expect(refused.data?.redOffsetInvoice).toMatchObject({ __typename: 'PlatformRejectedError' });
  expect((await redOffset(service)).data).toEqual(refused.data);
  expect(await now(service)).toMatchObject({ state: 'REJECTED' });

  const corrected = { redOffsetId: 'red-2', invoiceExtra: { reason: 'mistake' } };
  const { data } = await redOffset(service, corrected);
  expect(data?.redOffsetInvoice).toMatchObject({ state: 'OFFSETTING', redInvoiceId: 'R2' });
  expect(await now(service)).toMatchObject({ redOffsetId: 'red-2', state: 'OFFSETTING' });
  expect((await redOffset(service)).data).toEqual(refused.data);
  expect(bodies(platform, RED_PATH)).toHaveLength(2);
});

test.each<[what: string, redQuery: (response: ServerResponse) => void]>([
  ['a list', (response) => sendText(response, '{"code":"CYT_00000","msg":"","data":[{"a":1}]}')],
  ['a refusal', (response) => sendEnvelope(response, 'CYT_40001', {}, { status: 400 })],
  ['a page of a proxy', (response) => sendText(response, '<html>', 502)],
  ['nothing', (response) => sendEnvelope(response, 'CYT_00000')],
])('red-query may return %s: the original shows when it is reversed', async (_what, redQuery) => {
  let washed = false;
  const { service } = await startIssued({ redQuery, isWashed: () => washed });
  await redOffset(service);
  await now(service);
  washed = true;
  expect(await now(service)).toMatchObject({ state: 'OFFSET', redInvoiceId: 'R1' });
});

test.each([
  [
    'before',
    'redOffset(orderId: "order-1") { state } invoice(by: { orderId: "order-1" }) { ...known }',
  ],
  [
    'behind',
    'invoice(by: { orderId: "order-1" }) { ...known } redOffset(orderId: "order-1") { state }',
  ],
])(
  'an invoice shows what `redOffset` %s it in the same operation finds, however late red-query responds',
  async (_where, fields) => {
    let washed = false;
    const { service } = await startIssued({
      isWashed: () => washed,
      // Long after the invoice's own query was answered.
      redQuery: (response) =>
        setTimeout(() => sendEnvelope(response, 'CYT_00000', { state: 1 }), washed ? 200 : 0),
    });
    await redOffset(service);
    await now(service);
    washed = true;
    const document = `{ ${fields} } fragment known on Invoice { isRedOffset redOffset { state } }`;
    expect(await service.query(document)).toEqual({
      data: {
        redOffset: { state: 'OFFSET' },
        invoice: { isRedOffset: true, redOffset: { state: 'OFFSET' } },
      },
    });
  },
);

test('the red invoice’s number alone does not show that the original is reversed', async () => {
  const { service } = await startIssued({
    redQuery: (response) => sendEnvelope(response, 'CYT_00000', { state: 3, ticket_sn: '2' }),
  });
  await redOffset(service);
  expect(await now(service)).toMatchObject({
    state: 'OFFSETTING',
    platformStatus: 'UNRECOGNIZED',
    platformStatusCode: '3',
    redInvoiceId: 'R1',
    redInvoiceNumber: '2',
  });
});

test('a response of red in another form counts as lost, and is settled by a query', async () => {
  const { service, platform } = await startIssued({
    red: (response) => sendEnvelope(response, 'CYT_00000', { invoices: [{ invoice_id: 'R1' }] }),
  });
  const { data } = await redOffset(service);
  expect(data satisfies Offset | undefined).toMatchObject({
    redOffsetInvoice: { __typename: 'OutcomeUnknownError', followed: { key: 'order-1' } },
  });
  expect(await now(service)).toMatchObject({ state: 'OFFSETTING' });
  expect(bodies(platform, RED_PATH)).toHaveLength(1);
});

const lose = (response: ServerResponse): void => void response.destroy();

describe.each([
  ['in a list, as those of the request', { invoices: [{ invoice_id: 'R1', state: 1 }] }],
  ['in an object', { invoices: { order_id: 'order-1', invoice_id: 'R1', state: '1' } }],
  ['with the name of an order’s status', { invoice_id: 'R1', status: 1 }],
  ['in a list, with that name', { invoices: [{ status: 1, invoice_id: 'R1' }] }],
])('the platform’s red-offset %s', (_what, members) => {
  const submitted = { state: 'OFFSETTING', platformStatus: 'SUBMITTED', redInvoiceId: 'R1' };
  const answer = (response: ServerResponse): void => sendEnvelope(response, 'CYT_00000', members);

  test('is submitted', async () => {
    const { service } = await startIssued({ red: answer, redQuery: answer });
    expect((await redOffset(service)).data?.redOffsetInvoice).toMatchObject(submitted);
    expect(await now(service)).toMatchObject(submitted);
  });

  test('is found after a lost response, and not sent again', async () => {
    const { service, platform } = await startIssued({ red: lose, redQuery: answer });
    expect((await redOffset(service)).data?.redOffsetInvoice).toMatchObject({
      __typename: 'OutcomeUnknownError',
    });
    expect(await now(service)).toMatchObject(submitted);
    expect((await redOffset(service, { redOffsetId: 'red-2' })).data).toMatchObject({
      redOffsetInvoice: { __typename: 'ConflictError' },
    });
    expect(bodies(platform, RED_PATH)).toHaveLength(1);
  });
});

test('a red-offset of another order in a list is not this one', async () => {
  const { service } = await startIssued({
    red: (response) =>
      sendEnvelope(response, 'CYT_00000', {
        invoices: [{ order_id: 'order-2', invoice_id: 'R1', state: 1 }],
      }),
  });
  expect((await redOffset(service)).data?.redOffsetInvoice).toMatchObject({
    __typename: 'OutcomeUnknownError',
  });
});
