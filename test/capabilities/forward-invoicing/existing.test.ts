import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  provisionedSeller,
  unprovisionedSeller,
} from '../../../packages/simulator/src/seed/parties.ts';
import { dataOf } from '../../following.ts';
import type { Answer, Connection } from '../../harness.ts';
import { sendEnvelope, startStub, type StubPlatform } from '../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { textWith } from '../../texts.ts';
import { CREATE_PATH, ISSUE, type Issued, type Item, order, QUERY_PATH } from './invoice-orders.ts';
import { redOffset } from './red-offset/red-offsets.ts';

/** Orders whose number exists at the platform already: of a lost journal, or of another system. */

const OPERATION = `operation {
  state version final rejection { platformCode hint } differences { field here platform }
}`;
const ISSUE_AGAIN = `mutation ($input: InvoiceOrderInput!) {
  issueInvoice(input: $input) {
    __typename
    ... on Invoice { state }
    ... on Error { code hint platformCode retryable }
    ... on PlatformRejectedError { refused: ${OPERATION} }
    ... on OutcomeUnknownError { followed: operation { state } }
  }
}`;
const INVOICE_NOW = `query ($by: InvoiceBy!) {
  invoice(by: $by) {
    state kind buyerName buyerTaxNumber amountWithTax amountWithoutTax taxAmount invoiceNumber
    platformOrderNumber
    rejection { platformCode } ${OPERATION}
  }
}`;
const FOLLOW = `subscription ($after: Cursor) {
  invoiceUpdates(orderId: "order-1", after: $after) {
    cursor version previousState state cause confirmed invoice { invoiceNumber ${OPERATION} }
  }
}`;
const FILES = '{ operations(kinds: [INVOICE_DOCUMENTS]) { edges { node { key state } } } }';
const FEED = `subscription ($after: Cursor) {
  updates(after: $after, kinds: [FORWARD_INVOICE]) { cursor version cause state previousState }
}`;

type Members = Readonly<Record<string, unknown>>;

/** The order given by another system: for another buyer, with another amount. */
const elsewhere = (): object =>
  order({
    kind: 'SPECIAL',
    buyer: { enterprise: { name: '杭州云栖数据有限公司', taxNumber: '91330106MA2A0B0C1X' } },
    lines: [
      {
        itemName: '网络交换机',
        taxClassificationCode: '1090511010000000000',
        taxRate: '0.13',
        amountWithTax: '226.00',
      },
    ],
  });

const differences = [
  { field: 'KIND', here: 'GENERAL', platform: 'SPECIAL' },
  { field: 'BUYER_NAME', here: expect.any(String) as unknown, platform: '杭州云栖数据有限公司' },
  { field: 'AMOUNT_WITH_TAX', here: '113.00', platform: '226.00' },
  { field: 'AMOUNT_WITHOUT_TAX', here: '100.00', platform: '200.00' },
  { field: 'TAX_AMOUNT', here: '13.00', platform: '26.00' },
];

const MINUTE = 60_000;

describe('an order whose number is in use', () => {
  const service = startScenario({ begin: Date.UTC(2026, 10, 21, 4) });
  let other: Connection;

  beforeEach(async () => {
    service.sandbox.controls.setPushRepeats({ times: 0 });
    other = await startBefore(service.sandbox);
  });

  const issue = async (input: object = order()): Promise<Members | undefined> =>
    (await service.query<Issued>(ISSUE_AGAIN, { input })).data?.issueInvoice;
  const invoice = async (by: object = { orderId: 'order-1' }): Promise<Members> => {
    const asked = service.query<{ invoice: Members }>(INVOICE_NOW, { by });
    return dataOf(await asked).invoice;
  };
  const issuedElsewhere = async (input: object = elsewhere()): Promise<void> => {
    await other.query(ISSUE, { input });
    service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  };
  const follow = (after?: string) =>
    service.subscribe<{ invoiceUpdates: Item }>(FOLLOW, { after: after ?? null });
  const states = async (
    updates: ReturnType<typeof follow>,
    count: number,
  ): Promise<(string | null)[]> => {
    const items: (string | null)[] = [];
    while (items.length < count) {
      const { state } = dataOf(await updates.next()).invoiceUpdates;
      items.push(state);
    }
    return items;
  };
  /** Rejected while the platform cannot be queried. */
  const refusedBlindly = async (): Promise<Members | undefined> => {
    service.fail(QUERY_PATH, 'NOT_ENABLED', null);
    const refused = await issue();
    service.fail(QUERY_PATH, 'NONE', null);
    return refused;
  };

  test('is found by a repeat after the details of its rejection were removed', async () => {
    await issuedElsewhere();
    expect(await refusedBlindly()).toMatchObject({ refused: { state: 'REJECTED' } });
    await service.application.journal.trim(0, service.clock.now() + 1);
    expect(await issue()).toMatchObject({
      code: 'ALREADY_EXISTS',
      refused: { state: 'ISSUED', differences },
    });
  });

  test('is an error with the existing order and its differences, queried once', async () => {
    await issuedElsewhere();
    const updates = follow();
    expect(await states(updates, 1)).toEqual([null]);
    const before = service.calls(CREATE_PATH);
    const refused = await issue();
    expect(refused).toEqual({
      __typename: 'PlatformRejectedError',
      code: 'ALREADY_EXISTS',
      hint: textWith('Submit nothing again under a new number'),
      platformCode: 'CYT_40001',
      retryable: false,
      refused: {
        state: 'ISSUED',
        version: 2,
        final: true,
        rejection: { platformCode: 'CYT_40001', hint: textWith('used before') },
        differences,
      },
    });
    expect([service.calls(QUERY_PATH), service.billed(CREATE_PATH)]).toEqual([1, 1]);
    expect(await states(updates, 2)).toEqual(['SUBMITTED', 'ISSUED']);
    await updates.completed();

    expect(await issue()).toEqual(refused);
    expect([service.calls(QUERY_PATH), service.calls(CREATE_PATH)]).toEqual([1, before + 1]);
  });

  test('shows the existing order as the invoice, which can be reversed', async () => {
    await issuedElsewhere();
    await issue();
    expect(await invoice()).toMatchObject({
      state: 'ISSUED',
      kind: 'SPECIAL',
      buyerName: '杭州云栖数据有限公司',
      buyerTaxNumber: null,
      amountWithTax: '226.00',
      amountWithoutTax: '200.00',
      taxAmount: '26.00',
      invoiceNumber: expect.stringMatching(/^\d{20}$/) as unknown,
      rejection: { platformCode: 'CYT_40001' },
    });
    const { data } = await redOffset(service);
    expect(data?.redOffsetInvoice).toMatchObject({ __typename: 'RedOffset', state: 'OFFSETTING' });
  });

  test('of a lost journal has no differences, and is an error as well', async () => {
    await issuedElsewhere(order());
    expect(await issue()).toMatchObject({
      code: 'ALREADY_EXISTS',
      refused: { state: 'ISSUED', differences: [] },
    });
    expect(await invoice()).toMatchObject({ amountWithTax: '113.00', invoiceNumber: textWith('') });
  });

  test('that is still being issued is followed to its end, and stays marked', async () => {
    await other.query(ISSUE, { input: elsewhere() });
    expect(await issue()).toMatchObject({ refused: { state: 'ISSUING', final: false } });
    const updates = follow();
    expect(await states(updates, 1)).toEqual(['ISSUING']);
    service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
    const { invoiceUpdates } = dataOf(await service.inTime(updates.next(), MINUTE));
    expect(invoiceUpdates).toMatchObject({
      version: 3,
      state: 'ISSUED',
      invoice: { operation: { differences, rejection: { platformCode: 'CYT_40001' } } },
    });
    expect(await issue()).toMatchObject({
      code: 'ALREADY_EXISTS',
      refused: { state: 'ISSUED', version: 3, differences },
    });
  });

  test('is rejected finally if the platform cannot be queried, without advice to use a new number', async () => {
    await issuedElsewhere();
    expect(await refusedBlindly()).toMatchObject({
      code: 'PLATFORM_REJECTED',
      hint: textWith('Before you use a new number'),
      refused: { state: 'REJECTED', final: true, differences: [] },
    });
  });

  test('a rejected order is corrected by `invoice`: once, with the platform’s state, in the feed and after `after`', async () => {
    const before = follow();
    const start = dataOf(await before.next()).invoiceUpdates.cursor;
    await issuedElsewhere();
    await refusedBlindly();
    expect(await states(before, 2)).toEqual(['SUBMITTED', 'REJECTED']);
    await before.completed();

    const asked = await Promise.all([invoice(), invoice(), invoice(), invoice()]);
    const corrected = {
      state: 'ISSUED',
      buyerName: '杭州云栖数据有限公司',
      operation: { state: 'ISSUED', version: 3, final: true, differences },
    };
    for (const one of asked) expect(one).toMatchObject(corrected);
    expect(await invoice()).toMatchObject(corrected);

    // Its files are downloaded like those of any issued invoice.
    const files = async () => (await service.query(FILES)).data;
    const stored = { node: { key: 'order-1', state: 'STORED' } };
    await expect.poll(files).toEqual({ operations: { edges: [stored] } });

    const replayed = follow(start);
    expect(await states(replayed, 3)).toEqual(['SUBMITTED', 'REJECTED', 'ISSUED']);
    await replayed.completed();
    const feed = service.subscribe<{ updates: Members }>(FEED, { after: start });
    for (const state of ['SUBMITTED', 'REJECTED', 'ISSUED']) {
      expect(dataOf(await feed.next()).updates).toMatchObject({ state });
    }
    const { data } = await redOffset(service);
    expect(data?.redOffsetInvoice).toMatchObject({ state: 'OFFSETTING' });
  });

  test('a correction to an unfinished order is followed on, also from a cursor before the rejection', async () => {
    const before = follow();
    const start = dataOf(await before.next()).invoiceUpdates.cursor;
    await other.query(ISSUE, { input: elsewhere() });
    await refusedBlindly();
    expect(await invoice()).toMatchObject({ state: 'ISSUING', operation: { final: false } });
    const replayed = follow(start);
    expect(await states(replayed, 3)).toEqual(['SUBMITTED', 'REJECTED', 'ISSUING']);
    service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
    expect(dataOf(await service.inTime(replayed.next(), MINUTE)).invoiceUpdates).toMatchObject({
      version: 4,
      state: 'ISSUED',
    });
    await replayed.completed();
  });

  test('a rejected order is corrected by a repeat, which stays an error and sends nothing', async () => {
    await issuedElsewhere();
    await refusedBlindly();
    const before = service.calls(CREATE_PATH);
    const repeated = await issue();
    expect(repeated).toMatchObject({
      code: 'ALREADY_EXISTS',
      refused: { state: 'ISSUED', version: 3, differences },
    });
    expect(await issue()).toEqual(repeated);
    expect(service.calls(CREATE_PATH)).toBe(before);
  });

  test('a rejected order is corrected when it is reversed', async () => {
    await issuedElsewhere();
    await refusedBlindly();
    const { data } = await redOffset(service);
    expect(data?.redOffsetInvoice).toMatchObject({ __typename: 'RedOffset', state: 'OFFSETTING' });
    expect(await invoice()).toMatchObject({ state: 'ISSUED', operation: { version: 3 } });
  });

  const push = async (): Promise<void> => {
    const id = { tenant: 'default', kind: 'forward-invoice', key: 'order-1' };
    const { pathname } = new URL(service.application.app.callbacks.addressFor(id));
    const body = JSON.stringify({ order_id: 'order-1', status: 3, ticket_sn: '1' });
    const { status } = await fetch(`${service.url}${pathname}`, { method: 'POST', body });
    expect(status).toBe(200);
  };

  test('a push about a rejected order causes a poll: the platform’s response counts, and not the push', async () => {
    await other.query(ISSUE, { input: elsewhere() });
    await refusedBlindly();
    const updates = follow();
    const { cursor } = dataOf(await updates.next()).invoiceUpdates;
    await push();
    const feed = service.subscribe<{ updates: Members }>(FEED, { after: cursor });
    expect(dataOf(await feed.next()).updates).toMatchObject({
      state: 'ISSUING',
      previousState: 'REJECTED',
      version: 3,
      cause: 'PUSH',
    });
  });

  test('a push alone does not change a rejected order', async () => {
    await issue(order({ seller: unprovisionedSeller }));
    const asked = service.calls(QUERY_PATH);
    await push();
    await expect.poll(() => service.calls(QUERY_PATH)).toBe(asked + 1);
    const { state, operation } = await invoice();
    expect([state, operation]).toMatchObject(['REJECTED', { version: 2, final: true }]);
  });

  test('an order that was never accepted is corrected if the platform has it later', async () => {
    service.fail(CREATE_PATH, 'LOST_REQUEST');
    expect(await issue()).toMatchObject({ __typename: 'OutcomeUnknownError' });
    await invoice();
    await service.clock.advance(31 * MINUTE);
    expect(await invoice()).toMatchObject({ state: 'NOT_ACCEPTED' });
    await issuedElsewhere(order());
    expect(await invoice()).toMatchObject({
      state: 'ISSUED',
      amountWithTax: '113.00',
      rejection: null,
      operation: { final: true, differences: [] },
    });
    expect(await issue()).toEqual({ __typename: 'Invoice', state: 'ISSUED' });
    expect(service.billed(CREATE_PATH)).toBe(1);
  });

  test('a lost response that was a rejection is settled with the differences of the existing order', async () => {
    await issuedElsewhere();
    service.fail(CREATE_PATH, 'LOST_REPLY');
    expect(await issue()).toMatchObject({ __typename: 'OutcomeUnknownError' });
    expect(await invoice()).toMatchObject({
      state: 'ISSUED',
      amountWithTax: '226.00',
      rejection: null,
      operation: { differences },
    });
  });

  test('a rejected order whose details were dropped is corrected if its seller is given', async () => {
    await issuedElsewhere();
    await refusedBlindly();
    const { journal } = service.application;
    await service.clock.advance(1_000);
    await journal.trim(service.clock.now(), service.clock.now());
    expect(await invoice()).toMatchObject({ state: 'REJECTED' });
    const { taxNumber: sellerTaxNumber } = provisionedSeller;
    expect(await invoice({ order: { orderId: 'order-1', sellerTaxNumber } })).toMatchObject({
      state: 'ISSUED',
      amountWithTax: '226.00',
      operation: { version: 3, differences: [] },
    });
  });
});

const issueAt = async (service: Connection): Promise<Members | undefined> => {
  const answer: Answer<Issued> = await service.query(ISSUE_AGAIN, { input: order() });
  return answer.data?.issueInvoice;
};

describe('whatever code the platform returns', () => {
  type Refusal = (response: ServerResponse) => void;

  /** A platform that rejects all orders and answers all queries with `found`. */
  async function startRefusing(
    refuse: Refusal,
    found: object,
  ): Promise<[Connection, StubPlatform]> {
    const platform = await startStub((response, { path }) =>
      path === CREATE_PATH ? refuse(response) : sendEnvelope(response, 'CYT_00000', found),
    );
    return [await startBefore(platform), platform];
  }
  test.each<[what: string, refuse: Refusal]>([
    ['a malformed request', (response) => sendEnvelope(response, 'CYT_40001', {}, { status: 400 })],
    ['a conflict', (response) => sendEnvelope(response, 'CYT_40901', {}, { status: 409 })],
    ['a business code', (response) => sendEnvelope(response, 'ORDER_EXISTS', { hint: 'exists' })],
  ])('%s, a used number is found by a query', async (_what, refuse) => {
    const [service] = await startRefusing(refuse, { status: 3, ticket_sn: '0001' });
    expect(await issueAt(service)).toMatchObject({
      code: 'ALREADY_EXISTS',
      refused: { state: 'ISSUED', final: true, differences: [] },
    });
    const { data } = await service.query(INVOICE_NOW, { by: { orderId: 'order-1' } });
    // Members that the platform does not return are not claimed.
    expect(data).toMatchObject({
      invoice: { invoiceNumber: '0001', buyerName: null, amountWithTax: null },
    });
  });

  test('an unknown kind differs by its code, and the rest is shown', async () => {
    const [service] = await startRefusing(
      (response) => sendEnvelope(response, 'CYT_40001', {}, { status: 400 }),
      {
        status: 3,
        ticket_sn: '0001',
        invoice_type_code: '099',
        buyer_taxpayer_num: '91330106MA2A0B0C1X',
      },
    );
    expect(await issueAt(service)).toMatchObject({
      refused: { differences: [{ field: 'KIND', here: 'GENERAL', platform: '099' }] },
    });
    const { data } = await service.query(INVOICE_NOW, { by: { orderId: 'order-1' } });
    expect(data).toMatchObject({
      invoice: { kind: null, invoiceNumber: '0001', buyerTaxNumber: '91330106MA2A0B0C1X' },
    });
  });

  test('a kind whose zero a JSON number has lost is no difference', async () => {
    const [service] = await startRefusing(
      (response) => sendEnvelope(response, 'CYT_40001', {}, { status: 400 }),
      { status: 3, ticket_sn: '0001', invoice_type_code: 82 },
    );
    expect(await issueAt(service)).toMatchObject({ refused: { differences: [] } });
    const { data } = await service.query(INVOICE_NOW, { by: { orderId: 'order-1' } });
    expect(data).toMatchObject({ invoice: { kind: 'GENERAL' } });
  });

  test.each(['测试（深圳）有限公司', ' 测试(深圳)有限公司'])(
    'the name %s of the buyer is no difference, whatever its brackets',
    async (name) => {
      const [service] = await startRefusing(
        (response) => sendEnvelope(response, 'CYT_40001', {}, { status: 400 }),
        { status: 3, ticket_sn: '0001', buyer_title: name },
      );
      const buyer = { name: '测试（深圳）有限公司', taxNumber: '91330106MA2A0B0C1X' };
      const input = order({ buyer: { enterprise: buyer } });
      const answer: Answer<Issued> = await service.query(ISSUE_AGAIN, { input });
      expect(answer.data).toMatchObject({ issueInvoice: { refused: { differences: [] } } });
      const { data } = await service.query(INVOICE_NOW, { by: { orderId: 'order-1' } });
      expect(data).toMatchObject({ invoice: { buyerName: name.trim() } });
    },
  );

  test('an empty query response leaves the rejection', async () => {
    const [service] = await startRefusing(
      (response) => sendEnvelope(response, 'CYT_40001', { hint: 'no' }, { status: 400 }),
      {},
    );
    expect(await issueAt(service)).toMatchObject({
      code: 'PLATFORM_REJECTED',
      hint: 'no',
      refused: { state: 'REJECTED', final: true },
    });
  });

  test('an individual’s invoice differs from an enterprise’s, and an ID number in a name is masked', async () => {
    const found = { status: 3, ticket_sn: '0001', buyer_title: '个人 110101199003071234' };
    const [service] = await startRefusing(
      (response) => sendEnvelope(response, 'CYT_40001', {}, { status: 400 }),
      found,
    );
    const refused = await issueAt(service);
    expect(JSON.stringify(refused)).not.toContain('110101199003071234');
    expect(refused).toMatchObject({ refused: { differences: [{ field: 'BUYER_NAME' }] } });
  });

  test('an amount that differs is shown with its cents, and an invalid amount unchanged', async () => {
    const found = { status: 3, ticket_sn: '0001', buyer_title: '1130', amount_has_tax: '226' };
    const [service] = await startRefusing(
      (response) => sendEnvelope(response, 'CYT_40001', {}, { status: 400 }),
      found,
    );
    expect(await issueAt(service)).toMatchObject({
      refused: {
        differences: [
          { field: 'BUYER_NAME', platform: '1130' },
          { field: 'AMOUNT_WITH_TAX', here: '113.00', platform: '226.00' },
        ],
      },
    });
  });
});
