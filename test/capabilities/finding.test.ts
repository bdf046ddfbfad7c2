import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataOf } from '../following.ts';
import { startScenario } from '../scenario.ts';
import { INVOICE, ISSUE, order, seller } from './forward-invoicing/invoice-orders.ts';

const service = startScenario({ begin: Date.parse('2026-11-20T10:00:00+08:00') });

const SEARCH = `query ($text: String!, $kinds: [OperationKind!], $first: Int) {
  search(text: $text, kinds: $kinds, first: $first) {
    match isExact node { key stateName ... on Invoice { invoiceNumber platformOrderNumber } }
  }
}`;

interface Result {
  readonly match: string;
  readonly isExact: boolean;
  readonly node: Readonly<Record<'key' | 'invoiceNumber' | 'platformOrderNumber', string>>;
}

async function search(text: string, more: object = {}): Promise<readonly Result[]> {
  const answer = await service.query<{ search: readonly Result[] }>(SEARCH, { text, ...more });
  return dataOf(answer).search;
}

const found = async (text: string, more: object = {}): Promise<readonly string[]> =>
  (await search(text, more)).map(
    ({ node, match, isExact }) => `${node.key} ${match}${isExact ? '' : '…'}`,
  );

const other = { name: '上海外高桥商贸有限公司', taxNumber: '91310115MA1K3Y8X0X' };
const line = (amountWithTax: string, taxRate: string) => ({
  itemName: '网络交换机',
  taxClassificationCode: '1090511010000000000',
  taxRate,
  amountWithTax,
});

/** Three orders, two of them issued, the second for another buyer. */
async function issueThree(): Promise<void> {
  const changes = [
    {},
    { buyer: { enterprise: other }, lines: [line('226.00', '0.13'), line('106.00', '0.06')] },
    { lines: [line('1.13', '0.13')] },
  ];
  for (const [index, change] of changes.entries()) {
    const input = order({ ...change, orderId: `SO-2026-${index + 1}` });
    dataOf(await service.query(ISSUE, { input }));
    await service.clock.advance(1_000);
  }
  for (const orderId of ['SO-2026-1', 'SO-2026-2']) {
    service.sandbox.controls.issueInvoice({ orderId });
    dataOf(await service.query(INVOICE, { by: { orderId } }));
  }
}

test('a search finds numbers, tax numbers and names, and prefixes of numbers and names', async () => {
  await issueThree();
  const [whole] = await search('so-2026-2');
  expect(await found('so-2026-2')).toEqual(['SO-2026-2 NUMBER']);
  for (const number of [whole?.node.invoiceNumber ?? '', whole?.node.platformOrderNumber ?? '']) {
    expect(await found(number)).toEqual(['SO-2026-2 NUMBER']);
    expect(await found(number.slice(0, -1))).toContain('SO-2026-2 NUMBER…');
  }
  const newest = ['SO-2026-3 NUMBER…', 'SO-2026-2 NUMBER…', 'SO-2026-1 NUMBER…'];
  expect(await found('ＳＯ－2026')).toEqual(newest);
  expect(await found('SO', { first: 1 })).toEqual(newest.slice(0, 1));
  expect(await found('SO', { kinds: ['SIGNING_TASK', 'FORWARD_INVOICE'] })).toEqual(newest);
  expect(await found('SO', { kinds: ['SIGNING_TASK'] })).toEqual([]);

  for (const text of ['上海', '上海 外高桥', '上海外高桥商贸有限公'])
    expect(await found(text)).toEqual(['SO-2026-2 NAME…']);
  expect(await found(other.name)).toEqual(['SO-2026-2 NAME']);
  expect(await found('高桥')).toEqual([]);
  expect(await found(other.taxNumber.toLowerCase())).toEqual(['SO-2026-2 TAX_NUMBER']);
  expect(await found(seller.taxNumber)).toHaveLength(3);
  expect(await found(seller.taxNumber.slice(0, -1))).toEqual([]);
});

test.each([' 上 ', 'a', '', 'x'.repeat(101), 'SO-\u200b1', 'SO\n\u0007'])(
  'a search for %j is rejected',
  async (text) => {
    const { errors } = await service.query(SEARCH, { text });
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
  },
);

const TOTALS = `query ($by: TotalsBy!, $from: YearMonth!, $to: YearMonth!) {
  invoiceTotals(by: $by, from: $from, to: $to) {
    month sellerTaxNumber sellerId buyerTaxNumber buyerName taxRate others
    count amountWithoutTax taxAmount amountWithTax reversedCount reversedAmountWithTax
  }
}`;

async function totals(
  by: string,
  from = '2026-11',
  to = from,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const answer = await service.query<{ invoiceTotals: [] }>(TOTALS, { by, from, to });
  return dataOf(answer).invoiceTotals;
}

test('totals count existing invoices, by month, seller, buyer and rate, with the reversed part', async () => {
  await issueThree();
  const none = {
    month: null,
    sellerTaxNumber: null,
    sellerId: null,
    buyerTaxNumber: null,
    buyerName: null,
    taxRate: null,
    others: null,
    reversedCount: 0,
    reversedAmountWithTax: '0.00',
  };
  const all = { count: 2, amountWithoutTax: '400.00', taxAmount: '45.00', amountWithTax: '445.00' };
  expect(await totals('MONTH')).toEqual([{ ...none, ...all, month: '2026-11' }]);
  expect(await totals('SELLER', '2025-01', '2026-12')).toEqual([
    { ...none, ...all, sellerTaxNumber: seller.taxNumber },
  ]);
  const buyers = await totals('BUYER');
  expect(buyers.map(({ buyerName, amountWithTax }) => [buyerName, amountWithTax])).toEqual([
    [other.name, '332.00'],
    ['北京启明星网络有限公司', '113.00'],
  ]);
  const rates = await totals('RATE');
  expect(rates.map(({ taxRate, count, taxAmount }) => [taxRate, count, taxAmount])).toEqual([
    ['0.13', 2, '39.00'],
    ['0.06', 1, '6.00'],
  ]);
  expect(await totals('MONTH', '2026-10')).toEqual([]);

  dataOf(
    await service.query(
      `mutation ($input: RedOffsetInput!) {
        redOffsetInvoice(input: $input) { __typename ... on Error { message } }
      }`,
      { input: { orderId: 'SO-2026-1', redOffsetId: 'red-1' } },
    ),
  );
  service.sandbox.controls.finishRedOffset({ orderId: 'SO-2026-1' });
  await service.clock.advance(60_000);
  // No client has queried the invoice since.
  await expect
    .poll(() => totals('MONTH'))
    .toMatchObject([{ ...all, reversedCount: 1, reversedAmountWithTax: '113.00' }]);
});

test.each([
  ['2026-11', '2026-10'],
  ['2023-11', '2026-11'],
])('totals from %s to %s are rejected', async (from, to) => {
  const { errors } = await service.query(TOTALS, { by: 'MONTH', from, to });
  expect(errors?.[0]?.message).toMatch(/^to must be `from`, or less than 36 months later/);
});

const LIST = `query ($from: Decimal, $to: Decimal, $attention: Boolean) {
  invoices(amountFrom: $from, amountTo: $to, needsAttention: $attention) { edges { node { orderId } } }
}`;

async function list(variables: object): Promise<readonly string[]> {
  type Listed = { invoices: { edges: readonly { node: { orderId: string } }[] } };
  const { invoices } = dataOf(await service.query<Listed>(LIST, { ...variables }));
  return invoices.edges.map(({ node }) => node.orderId);
}

test('a list can be filtered by amounts, and by attention', async () => {
  await issueThree();
  expect(await list({ from: '113.00' })).toEqual(['SO-2026-2', 'SO-2026-1']);
  expect(await list({ from: '113.01', to: '332' })).toEqual(['SO-2026-2']);
  expect(await list({ to: '1.13' })).toEqual(['SO-2026-3']);
  expect(await list({ from: '9'.repeat(18) })).toEqual([]);
  expect(await list({ attention: true })).toEqual([]);
  expect(await list({ attention: false })).toHaveLength(3);
  service.fail('/api/v1/invoice/forward/create', 'LOST_REPLY');
  await service.query(ISSUE, { input: order({ orderId: 'SO-2026-4' }) });
  expect(await list({ attention: true })).toEqual([]);
  service.fail('/api/v1/invoice/forward/query', 'BAD_GATEWAY', null);
  await service.clock.advance(11 * 60_000);
  expect(await list({ attention: true, from: '1' })).toEqual(['SO-2026-4']);
});

test('subjects stored by a release without projections are found and counted after their projection', async () => {
  await issueThree();
  const before = await totals('BUYER');
  await service.stop();
  const file = new DatabaseSync(join(service.dataDir, 'journal.sqlite'));
  file.exec(`UPDATE subjects SET terms = NULL, sums = NULL, amount = NULL, projected_version = 0;
    DELETE FROM labels; DELETE FROM label_prefixes`);
  expect(file.prepare('SELECT count(*) AS count FROM subject_terms').get()).toEqual({ count: 0 });
  file.close();
  await service.startAgain();
  await expect.poll(() => found('上海')).toEqual(['SO-2026-2 NAME…']);
  expect(await found('SO-2026-1')).toEqual(['SO-2026-1 NUMBER']);
  expect(await totals('BUYER')).toEqual(before);
  expect(await list({ from: '300' })).toEqual(['SO-2026-2']);
});
