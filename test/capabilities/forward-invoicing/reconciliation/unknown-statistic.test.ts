import { describe, expect, test } from 'vitest';
import { provisionedSeller } from '../../../../packages/simulator/src/seed/parties.ts';
import type { Connection } from '../../../harness.ts';
import {
  isSigned,
  sendEnvelope,
  sendText,
  startStub,
  type StubPlatform,
} from '../../../platform/stub-platform.ts';
import { CREATE_PATH, INVOICE, ISSUE, order, QUERY_PATH } from '../invoice-orders.ts';
import { makeLossy } from '../lossy-journal.ts';
import { STATISTIC_PATH } from '../red-offset/red-offsets.ts';
import { textWith } from '../../../texts.ts';
import { startBefore } from '../../../scenario.ts';

interface Reconciled {
  readonly invoiceReconciliation: Readonly<Record<string, unknown>> | null;
}

const sellerTaxNumber = provisionedSeller.taxNumber;

const RECONCILE = `query ($month: YearMonth!, $sellerTaxNumber: String, $extra: JSONObject) {
  invoiceReconciliation(month: $month, sellerTaxNumber: $sellerTaxNumber, extra: $extra) {
    agreeing truncated
    missingAtPlatform { orderId invoiceNumber amountWithTax }
    missingHere { orderId invoiceNumber amountWithTax }
    different { orderId field here platform }
    uncompared { reason count numbers }
  }
}`;
const STATISTICS = `query ($sellerTaxNumber: String!, $month: YearMonth!, $extra: JSONObject) {
  invoiceStatistics(sellerTaxNumber: $sellerTaxNumber, month: $month, extra: $extra) { raw }
}`;

const reconcile = async (
  service: Connection,
  variables: object = {},
): Promise<Reconciled['invoiceReconciliation'] | undefined> =>
  (await service.query<Reconciled>(RECONCILE, { month: '2026-11', ...variables })).data
    ?.invoiceReconciliation;

const differs = (platform: string): object => ({
  different: [{ orderId: 'order-1', field: 'STATE', here: 'ISSUING', platform }],
  uncompared: [],
});

/** A newly issued order with invoice number 0001, and the platform's list. */
async function startWith(
  statistic: unknown,
): Promise<{ service: Connection; platform: StubPlatform }> {
  const platform = await startStub((response, { path }) => {
    if (path === CREATE_PATH) sendEnvelope(response, 'CYT_00000', { state: 1, order_sn: 'S1' });
    else if (path === QUERY_PATH)
      sendEnvelope(response, 'CYT_00000', { status: 3, ticket_sn: '0001' });
    else sendText(response, JSON.stringify({ code: 'CYT_00000', msg: 'success', data: statistic }));
  });
  const service = await startBefore(platform);
  await service.query(ISSUE, { input: order() });
  await service.query(INVOICE, { by: { orderId: 'order-1' } });
  return { service, platform };
}

describe('against a statistic of undocumented form', () => {
  const month = new Date(Date.now() + 8 * 60 * 60_000).toISOString().slice(0, 7);

  test('the request is signed, and has seller, month and the client’s extra members', async () => {
    const { service, platform } = await startWith([{ fphm: '0001' }]);
    const { data } = await service.query(STATISTICS, {
      sellerTaxNumber,
      month,
      extra: { page: 1 },
    });
    expect(data).toEqual({ invoiceStatistics: { raw: { list: [{ fphm: '0001' }] } } });
    const asked = platform.received.at(-1);
    expect(asked?.path).toBe(STATISTIC_PATH);
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      seller_taxpayer_num: sellerTaxNumber,
      month,
      page: 1,
    });
    expect(platform.received.every(isSigned)).toBe(true);
  });

  test.each<[what: string, statistic: unknown, expected: object]>([
    [
      'order numbers and amounts',
      { rows: [{ order_id: 'order-1', amount_has_tax: 113 }] },
      { agreeing: 1 },
    ],
    [
      'one object in place of a list',
      { rows: { order_id: 'order-1', jshj: 113 } },
      { agreeing: 1 },
    ],
    [
      'other spellings',
      [
        {
          order_id: ' order-1',
          status: '３',
          kprq: month.replace('-', '/') + '/05',
          jshj: '¥113.00',
        },
      ],
      { agreeing: 1 },
    ],
    [
      'the word null in place of missing values',
      [
        {
          order_id: 'null',
          order_sn: 'S1',
          fphm: 'null',
          status: 'null',
          jshj: 'null',
          amount_has_tax: 113,
        },
        { order_id: 'null', order_sn: 'null', fphm: 'null' },
      ],
      { agreeing: 1, missingHere: [], different: [] },
    ],
    [
      'lists of groups',
      [
        { kind: '082', rows: [{ order_id: 'order-1', jshj: 113, lines: [{ fphm: '0009' }] }] },
        { kind: '081', rows: [] },
      ],
      { agreeing: 1, missingHere: [] },
    ],
    ['full-width numbers', [{ order_id: 'ｏｒｄｅｒ－１', jshj: 113 }], { agreeing: 1 }],
    ['the platform’s numbers', { a: { b: [{ order_sn: 'S1', jshj: '113.00' }] } }, { agreeing: 1 }],
    ['invoice numbers', [{ fphm: '0001', hjje: '100', hjse: '13.0' }], { agreeing: 1 }],
    [
      'another amount, shown with its cents',
      [{ order_id: 'order-1', amount_has_tax: 113.5 }],
      {
        agreeing: 0,
        different: [
          { orderId: 'order-1', field: 'AMOUNT_WITH_TAX', here: '113.00', platform: '113.50' },
        ],
      },
    ],
    [
      'another invoice number',
      [{ order_id: 'order-1', ticket_sn: '0002', amount_has_tax: '113.00' }],
      { different: [{ field: 'INVOICE_NUMBER', here: '0001', platform: '0002' }] },
    ],
    [
      'another month',
      [{ order_id: 'order-1', issue_time: '2020-01-02 03:04:05', amount_has_tax: '113.00' }],
      { different: [{ field: 'MONTH', here: month, platform: '2020-01' }] },
    ],
    [
      'another month in another spelling',
      [{ order_id: 'order-1', issue_time: '2020/1/2', amount_has_tax: '113.00' }],
      { different: [{ field: 'MONTH', here: month, platform: '2020-01' }] },
    ],
    [
      'another month by the day in China',
      [{ order_id: 'order-1', kprq: '2020-01-31T20:00:00Z[UTC]', amount_has_tax: '113.00' }],
      { different: [{ field: 'MONTH', here: month, platform: '2020-02' }] },
    ],
    [
      'a time that is no month',
      [{ order_id: 'order-1', kprq: 1710123456789, amount_has_tax: '113.00' }],
      { agreeing: 1, different: [] },
    ],
    [
      'no amounts',
      [{ order_id: 'order-1' }],
      { agreeing: 0, uncompared: [{ reason: textWith('no amount'), numbers: ['order-1'] }] },
    ],
    [
      'the same invoice twice',
      [
        { order_id: 'order-1', jshj: 113 },
        { order_id: 'order-1', jshj: 113 },
      ],
      { agreeing: 1, missingHere: [], uncompared: [{ reason: textWith('more than once') }] },
    ],
    [
      'an invoice of another month that nobody asked for',
      [
        { order_id: 'order-1', jshj: 113 },
        { order_id: 'x', kprq: '20200102' },
      ],
      { missingHere: [], uncompared: [{ reason: textWith('another month'), numbers: ['x'] }] },
    ],
    [
      'nothing at all in its list',
      { list: [] },
      {
        missingAtPlatform: [{ orderId: 'order-1', invoiceNumber: '0001', amountWithTax: '113.00' }],
      },
    ],
    [
      'fewer invoices than it counts',
      { total: '3', rows: [{ fphm: 'x', jshj: 1 }] },
      {
        missingAtPlatform: [],
        missingHere: [{ invoiceNumber: 'x' }],
        uncompared: [{ reason: textWith('fewer invoices'), count: 2, numbers: ['order-1'] }],
      },
    ],
    [
      'the first of two pages, with the order',
      { page: { pageNo: 1, totalCount: 2 }, list: [{ order_id: 'order-1', jshj: 113 }] },
      { agreeing: 1, uncompared: [{ reason: textWith('fewer invoices'), count: 1, numbers: [] }] },
    ],
    [
      'a count and an empty list',
      { count: 5, list: [] },
      { missingAtPlatform: [], uncompared: [{ count: 5, numbers: ['order-1'] }] },
    ],
    [
      'one invoice without a list, with the number of its lines',
      { order_id: 'order-1', jshj: 113, count: 3 },
      { agreeing: 1, uncompared: [] },
    ],
    [
      'a count of all its invoices, and sums',
      { total: 1, count: '113.00', list: [{ order_id: 'order-1', jshj: 113, total: 9 }] },
      { agreeing: 1, uncompared: [] },
    ],
    [
      'nothing that this service can read',
      { list: [{ count: 7 }] },
      { missingAtPlatform: [], uncompared: [{ reason: textWith('can read'), count: 1 }] },
    ],
  ])('it can contain %s', async (_what, statistic, expected) => {
    const { service } = await startWith(statistic);
    expect(await reconcile(service, { month })).toMatchObject(expected);
  });

  test('a list of differences ends after a thousand, and reports that', async () => {
    const strangers = Array.from({ length: 1_001 }, (_unused, index) => ({ fphm: `x${index}` }));
    const { service } = await startWith([{ fphm: '0001', jshj: 113 }, ...strangers]);
    const found = await reconcile(service, { month });
    expect(found).toMatchObject({ agreeing: 1, truncated: true, missingAtPlatform: [] });
    expect(found?.['missingHere']).toHaveLength(1_000);
  });

  test('sellers beyond twenty are queried one by one', async () => {
    const { service } = await startWith([]);
    for (let index = 0; index < 20; index += 1) {
      const orderId = `order-of-seller-${index}`;
      const other = { taxNumber: `91440300MA5F0A0B${String(index).padStart(2, '0')}`, name: 'B' };
      await service.query(ISSUE, { input: order({ orderId, seller: other }) });
      await service.query(INVOICE, { by: { orderId } });
    }
    const { errors } = await service.query(RECONCILE, { month });
    expect(errors?.[0]?.extensions).toMatchObject({ fieldErrors: [{ path: ['sellerTaxNumber'] }] });
    expect(await reconcile(service, { month, sellerTaxNumber })).toMatchObject({
      missingAtPlatform: [{ orderId: 'order-1' }],
    });
  });

  const waits = {
    different: [],
    uncompared: [{ reason: textWith('both sides are waiting'), numbers: ['order-1'] }],
  };
  test.each<[what: string, query: object | null, entry: object, expected: object]>([
    ['none where it waits there as well', { status: 1 }, {}, waits],
    ['none where the statistic alone has it as issued', { status: 1 }, { status: 3 }, waits],
    ['none where only the statistic says that it waits', null, { status: 1 }, waits],
    ['the code of a status that no document names', { status: 7 }, {}, differs('7')],
    ['an issue of this very moment', { status: 3, ticket_sn: '1' }, {}, differs('ISSUED')],
    [
      'the status in the statistic where it answers nothing',
      null,
      { status: 3 },
      differs('ISSUED'),
    ],
    ['that status as a decimal', null, { status: '', state: '3.0' }, differs('ISSUED')],
    [
      'nothing where it tells nothing',
      null,
      {},
      {
        different: [],
        uncompared: [{ reason: textWith('does not report'), numbers: ['order-1'] }],
      },
    ],
  ])(
    'an order not known to be issued here is shown with the platform’s state: %s',
    async (_what, query, entry, expected) => {
      const platform = await startStub((response, { path }) => {
        if (path === CREATE_PATH) sendEnvelope(response, 'CYT_00000', { state: 1, order_sn: 'S1' });
        else if (path !== QUERY_PATH)
          sendEnvelope(response, 'CYT_00000', { list: [{ order_id: 'order-1', ...entry }] });
        else if (query) sendEnvelope(response, 'CYT_00000', query);
        else sendEnvelope(response, 'CYT_40001', {}, { status: 400 });
      });
      const service = await startBefore(platform);
      await service.query(ISSUE, { input: order() });
      expect(await reconcile(service, { month, sellerTaxNumber })).toMatchObject(expected);
    },
  );

  test('an order that failed here and is accepted by the platform differs', async () => {
    let isThere = false;
    const platform = await startStub((response, { path }) => {
      if (path === STATISTIC_PATH)
        sendEnvelope(response, 'CYT_00000', { list: [{ order_id: 'order-1' }] });
      else if (path === QUERY_PATH && isThere) sendEnvelope(response, 'CYT_00000', { status: 1 });
      else sendEnvelope(response, 'CYT_40001', {}, { status: 400 });
    });
    const service = await startBefore(platform);
    await service.query(ISSUE, { input: order() });
    isThere = true;
    expect(await reconcile(service, { month, sellerTaxNumber })).toMatchObject({
      different: [{ here: 'REJECTED', platform: 'ACCEPTING' }],
      uncompared: [],
    });
  });

  test.each(['seller_taxpayer_num', 'month'])(
    'an argument is rejected inside extra, with a sentence: %s',
    async (name) => {
      const platform = await startStub((response) => sendEnvelope(response, 'CYT_00000', {}));
      const service = await startBefore(platform);
      const variables = { month, sellerTaxNumber, extra: { [name]: 'x' } };
      for (const document of [STATISTICS, RECONCILE]) {
        const { errors } = await service.query(document, variables);
        expect(errors?.[0]).toMatchObject({
          extensions: {
            code: 'INVALID_INPUT',
            fieldErrors: [
              {
                path: ['extra'],
                message: 'must not name seller_taxpayer_num, month: there are arguments for them',
              },
            ],
          },
        });
      }
      expect(platform.received).toEqual([]);
    },
  );

  test('an order rejected here and listed in the statistic is corrected', async () => {
    let isThere = false;
    const platform = await startStub((response, { path }) => {
      if (path === STATISTIC_PATH)
        sendEnvelope(response, 'CYT_00000', { list: [{ order_id: 'order-1' }] });
      else if (path === QUERY_PATH && isThere)
        sendEnvelope(response, 'CYT_00000', { status: 3, ticket_sn: '1' });
      else sendEnvelope(response, 'CYT_40001', {}, { status: 400 });
    });
    const service = await startBefore(platform);
    await service.query(ISSUE, { input: order() });
    isThere = true;
    const found = { orderId: 'order-1', field: 'STATE', here: 'REJECTED', platform: 'ISSUED' };
    // It is shown also while the journal cannot be written.
    makeLossy(service.application.journal)('correct', 'REFUSED');
    expect(await reconcile(service, { month, sellerTaxNumber })).toMatchObject({
      different: [found],
    });
    expect(await reconcile(service, { month, sellerTaxNumber })).toMatchObject({
      different: [found],
    });
    const { data } = await service.query(INVOICE, { by: { orderId: 'order-1' } });
    expect(data).toMatchObject({ invoice: { state: 'ISSUED', operation: { version: 3 } } });
  });
});
