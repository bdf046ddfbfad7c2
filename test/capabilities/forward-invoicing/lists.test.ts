import { expect, test } from 'vitest';
import { dataOf } from '../../following.ts';
import { startScenario } from '../../scenario.ts';
import { ISSUE, order, seller } from './invoice-orders.ts';

const service = startScenario();

const LIST = `query (
  $states: [InvoiceOrderState!], $openedFrom: DateTime, $openedTo: DateTime, $belongsTo: InvoiceBelongsTo
  $first: Int, $after: String, $last: Int, $before: String
) {
  invoices(
    states: $states, openedFrom: $openedFrom, openedTo: $openedTo, belongsTo: $belongsTo
    first: $first, after: $after, last: $last, before: $before
  ) {
    edges { node { orderId state progress openedAt } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

interface Listed {
  readonly invoices: {
    readonly edges: readonly {
      readonly node: { readonly orderId: string; readonly openedAt: string };
    }[];
    readonly pageInfo: Readonly<Record<string, unknown>>;
  };
}

async function list(variables: Readonly<Record<string, unknown>>): Promise<Listed['invoices']> {
  return dataOf(await service.query<Listed>(LIST, variables)).invoices;
}

const idsOf = ({ edges }: Listed['invoices']): readonly string[] =>
  edges.map(({ node }) => node.orderId);

const other = { name: '上海外高桥商贸有限公司', taxNumber: '91310115MA1K3Y8X0X' };

async function issueThree(): Promise<void> {
  for (const orderId of ['order-1', 'order-2', 'order-3']) {
    await service.query(ISSUE, {
      input: order({ orderId, ...(orderId === 'order-2' && { buyer: { enterprise: other } }) }),
    });
    await service.clock.advance(1_000);
  }
}

test('invoices are listed newest first, in both directions, without a call', async () => {
  await issueThree();
  const asked = service.calls('/api/v1/invoice/forward/query');
  const newest = await list({ first: 2 });
  expect(idsOf(newest)).toEqual(['order-3', 'order-2']);
  expect(newest.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const rest = await list({ first: 2, after: newest.pageInfo['endCursor'] });
  expect(idsOf(rest)).toEqual(['order-1']);
  const before = await list({ last: 1, before: rest.pageInfo['startCursor'] });
  expect(idsOf(before)).toEqual(['order-2']);
  expect(service.calls('/api/v1/invoice/forward/query')).toBe(asked);
});

test('invoices can be filtered by state, time and parties', async () => {
  await issueThree();
  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  await service.query('query ($by: InvoiceBy!) { invoice(by: $by) { state } }', {
    by: { orderId: 'order-1' },
  });
  expect(idsOf(await list({ states: ['ISSUED'] }))).toEqual(['order-1']);
  expect(idsOf(await list({ states: ['ISSUING'] }))).toEqual(['order-3', 'order-2']);
  expect(idsOf(await list({ belongsTo: { buyerTaxNumber: other.taxNumber } }))).toEqual([
    'order-2',
  ]);
  const ofSeller = { belongsTo: { sellerTaxNumber: seller.taxNumber } };
  expect(idsOf(await list(ofSeller))).toEqual(['order-3', 'order-2', 'order-1']);
  expect(idsOf(await list({ ...ofSeller, states: ['ISSUED'] }))).toEqual(['order-1']);

  const [, second] = (await list({})).edges;
  const openedAt = second?.node.openedAt;
  expect(idsOf(await list({ openedFrom: openedAt }))).toEqual(['order-3', 'order-2']);
  expect(idsOf(await list({ openedTo: openedAt }))).toEqual(['order-1']);
  // A bound is compared with its decimals.
  const justLater = openedAt?.replace('+', '.001+');
  expect(idsOf(await list({ openedFrom: justLater }))).toEqual(['order-3']);
  expect(idsOf(await list({ openedTo: justLater }))).toEqual(['order-2', 'order-1']);
});

test('an unknown state of invoices is an error', async () => {
  const { errors } = await service.query(LIST, { states: ['ISSUEDD'] });
  expect(errors?.[0]?.message).toContain('states');
});

test('operations are counted by kind and state after each change', async () => {
  const COUNTS = '{ operationCounts(kinds: [FORWARD_INVOICE]) { kind state progress count } }';
  await issueThree();
  const kind = 'FORWARD_INVOICE';
  expect((await service.query(COUNTS)).data).toEqual({
    operationCounts: [{ kind, state: 'ISSUING', progress: 'PENDING', count: 3 }],
  });
  service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
  await service.query('query ($by: InvoiceBy!) { invoice(by: $by) { state } }', {
    by: { orderId: 'order-1' },
  });
  const { operationCounts } = dataOf(
    await service.query<{ operationCounts: readonly object[] }>(COUNTS),
  );
  expect(operationCounts).toHaveLength(2);
  expect(operationCounts).toContainEqual({
    kind,
    state: 'ISSUED',
    progress: 'SUCCEEDED',
    count: 1,
  });
  expect(operationCounts).toContainEqual({ kind, state: 'ISSUING', progress: 'PENDING', count: 2 });
});
