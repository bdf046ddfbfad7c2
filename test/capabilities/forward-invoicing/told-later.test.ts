import { expect, test } from 'vitest';
import { dataOf, next } from '../../following.ts';
import { type Connection, temporaryFolder } from '../../harness.ts';
import { ManualClock } from '../../manual-clock.ts';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';
import { startBefore } from '../../scenario.ts';
import {
  CREATE_PATH,
  INVOICE,
  ISSUE,
  ISSUED,
  type Item,
  order,
  QUERY_PATH,
  seller,
} from './invoice-orders.ts';
import { STATISTIC_PATH } from './red-offset/red-offsets.ts';

/** An issued invoice for which the platform returns more members than at its issue. */

type Members = Readonly<Record<string, unknown>>;
type Platform = Awaited<ReturnType<typeof startIssued>>;

const name = { orderId: 'order-1' };

const SHOWN = 'id orderId platformOrderNumber invoiceNumber changedAt operation { version }';
const KNOWN = `query ($by: InvoiceBy!) { invoice(by: $by) { ${SHOWN} } }`;
const LISTED = `{ operations(kinds: [FORWARD_INVOICE]) {
  edges { node { subject { ... on Invoice { ${SHOWN} } } } }
} }`;
const FEED = `subscription ($after: Cursor) {
  updates(kinds: [FORWARD_INVOICE], after: $after) {
    key version state previousState subject { ... on Invoice { platformOrderNumber } }
  }
}`;

/** An order issued on 15 October, with only its number known; 20 days later. */
async function startIssued() {
  let answer: object = { status: 3, ticket_sn: '26912' };
  const platform = await startStub((response, { path }) => {
    const answers: Readonly<Record<string, object>> = {
      [CREATE_PATH]: { state: 1 },
      [QUERY_PATH]: answer,
      [STATISTIC_PATH]: { list: [{ order_id: 'order-1', amount_has_tax: '113.00' }] },
    };
    sendEnvelope(response, 'CYT_00000', answers[path] ?? {});
  });
  const settings = { DATA_DIR: await temporaryFolder() };
  const startAt = (clock: ManualClock) =>
    startBefore(platform, settings, { clock, random: () => 0.5 });
  const first = await startAt(new ManualClock(Date.parse('2026-10-15T12:00:00+08:00')));
  await first.query(ISSUE, { input: order() });
  await first.query(INVOICE, { by: name });
  await first.stop();
  const clock = new ManualClock(Date.parse('2026-11-04T12:00:00+08:00'));
  return {
    service: await startAt(clock),
    clock,
    bodies: (path: string): readonly string[] =>
      platform.received.filter((one) => one.path === path).map(({ body }) => body),
    tell: (more: object): void => void (answer = { ...answer, ...more }),
  };
}

const invoiceNow = async ({ service }: Platform, by: object = name): Promise<Members> =>
  dataOf(await service.query<{ invoice: Members }>(KNOWN, { by })).invoice;

async function listed(service: Connection): Promise<Members | undefined> {
  interface Listed {
    readonly operations: {
      readonly edges: readonly { readonly node: { readonly subject: Members } }[];
    };
  }
  return dataOf(await service.query<Listed>(LISTED)).operations.edges[0]?.node.subject;
}

async function cursorOf(service: Connection): Promise<string> {
  const document = 'subscription { invoiceUpdates(orderId: "order-1") { cursor } }';
  const updates = service.subscribe<{ invoiceUpdates: Item }>(document);
  return (await next(updates)).cursor;
}

test('a member unknown at first is stored once, and returned on every path', async () => {
  const platform = await startIssued();
  const { service } = platform;
  const after = await cursorOf(service);
  const before = await listed(service);
  expect(before).toMatchObject({ platformOrderNumber: null, operation: { version: 3 } });

  platform.tell({ order_sn: 'S1' });
  const told = await invoiceNow(platform);
  expect(told).toMatchObject({ platformOrderNumber: 'S1', operation: { version: 4 } });
  expect(await invoiceNow(platform)).toEqual(told);
  expect(await listed(service)).toEqual(told);

  await service.query(ISSUE, { input: order({ orderId: 'order-2' }) });
  const feed = service.subscribe<{ updates: Members }>(FEED, { after });
  expect(await next(feed)).toEqual({
    key: 'order-1',
    version: 4,
    state: 'ISSUED',
    previousState: 'ISSUED',
    subject: { platformOrderNumber: 'S1' },
  });
  expect(await next(feed)).toMatchObject({ key: 'order-2', version: 1 });
});

test('a number reported later leads to the invoice, without its order number', async () => {
  const platform = await startIssued();
  const { id } = await invoiceNow(platform);
  platform.tell({ order_sn: 'S1' });
  await invoiceNow(platform);
  const byNumber = { platformOrderNumber: 'S1', sellerTaxNumber: seller.taxNumber };
  expect(await invoiceNow(platform, { platformOrder: byNumber })).toMatchObject({
    id,
    orderId: 'order-1',
  });
});

test('known members stay, whatever the platform reports', async () => {
  const platform = await startIssued();
  platform.tell({ ticket_sn: '26913', order_sn: null });
  const { service } = platform;
  expect(await invoiceNow(platform)).toMatchObject({
    invoiceNumber: '26912',
    operation: { version: 3 },
  });
  platform.tell({ status: 1, order_sn: 'S1' });
  expect(await invoiceNow(platform)).toEqual(await listed(service));
  expect(await listed(service)).toMatchObject({ platformOrderNumber: null });
});

test('it is no second issue: for a milestone, the day of issue, or its month', async () => {
  const platform = await startIssued();
  const { service } = platform;
  const after = await cursorOf(service);
  platform.tell({ order_sn: 'S1' });
  expect(await invoiceNow(platform)).toMatchObject({
    changedAt: '2026-11-04T12:00:00+08:00',
    operation: { version: 4 },
  });

  await service.query(ISSUE, { input: order({ orderId: 'order-2' }) });
  await invoiceNow(platform, { orderId: 'order-2' });
  const issued = service.subscribe<{ invoiceIssued: Item }>(ISSUED, { orderId: null, after });
  expect(await next(issued)).toMatchObject({ invoice: { orderId: 'order-2' } });

  const { data } = await service.query(
    '{ invoiceReconciliation(month: "2026-10") { agreeing uncompared { reason } } }',
  );
  expect(data).toEqual({ invoiceReconciliation: { agreeing: 1, uncompared: [] } });

  await service.query('query ($by: InvoiceBy!) { invoice(by: $by) { verification { verdict } } }', {
    by: name,
  });
  expect(platform.bodies('/api/v1/verify').join()).toContain('2026-10-15');
});

test('an invoice whose details were dropped returns it to a query, and its details stay dropped', async () => {
  const platform = await startIssued();
  const { service, clock } = platform;
  const { journal } = service.application;
  await journal.trim(clock.now(), clock.now());
  platform.tell({ order_sn: 'S1' });
  const by = { order: { ...name, sellerTaxNumber: seller.taxNumber } };
  expect(await invoiceNow(platform, by)).toMatchObject({
    invoiceNumber: '26912',
    platformOrderNumber: 'S1',
    operation: { version: 3 },
  });
  expect(await listed(service)).toMatchObject({ invoiceNumber: null, operation: { version: 3 } });
});

test('a reversal is stored as well, and no other change of known members', async () => {
  const platform = await startIssued();
  const { service } = platform;
  const document = `query ($by: InvoiceBy!) { invoice(by: $by) { isRedOffset operation { version } } }`;
  const told = async (isWashed: number): Promise<unknown> => {
    platform.tell({ is_red_washed: isWashed });
    return dataOf(await service.query<{ invoice: Members }>(document, { by: name })).invoice;
  };
  expect(await told(0)).toEqual({ isRedOffset: false, operation: { version: 4 } });
  expect(await told(1)).toEqual({ isRedOffset: true, operation: { version: 5 } });
  expect(await told(1)).toEqual({ isRedOffset: true, operation: { version: 5 } });
});

test('an invoice reversed elsewhere is reversed, and was issued, whatever its status became', async () => {
  const platform = await startIssued();
  const { service } = platform;
  platform.tell({ status: 5, is_red_washed: 1 });
  const document = `query ($by: InvoiceBy!) { invoice(by: $by) { state isRedOffset } }`;
  const reversed = { invoice: { state: 'ISSUED', isRedOffset: true } };
  expect((await service.query(document, { by: name })).data).toEqual(reversed);
  const by = { order: { orderId: 'elsewhere', sellerTaxNumber: seller.taxNumber } };
  expect((await service.query(document, { by })).data).toEqual(reversed);
});
