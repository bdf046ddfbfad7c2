import { expect, test } from 'vitest';
import { onboard, onboardWholly, PAY, reverseOrder, sellerId } from '../walk.ts';
import { startScenario } from '../../../scenario.ts';

const STATUS = '/api/v1/rinv/invoice/status';

const ORDERS = `query ($sellerId: String!, $first: Int, $after: String) {
  seller(sellerId: $sellerId) {
    reverseInvoices(first: $first, after: $after) {
      edges { node { orderId sellerId state } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

interface Orders {
  readonly seller: {
    readonly reverseInvoices: {
      readonly edges: readonly { readonly node: { readonly orderId: string } }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}

const service = startScenario();

test('a seller’s orders are listed newest first and in pages, without a call to the platform', async () => {
  await onboardWholly(service);
  for (const orderId of ['first', 'second', 'third']) {
    await service.query(PAY, { input: reverseOrder({ orderId }) });
  }
  const page = async (after: string | null) => {
    const { data } = await service.query<Orders>(ORDERS, { sellerId, first: 2, after });
    return data?.seller.reverseInvoices;
  };
  const before = service.calls(STATUS);
  const newest = await page(null);
  expect(newest).toMatchObject({
    edges: [
      { node: { orderId: 'third', sellerId, state: 'ORDERED' } },
      { node: { orderId: 'second' } },
    ],
    pageInfo: { hasNextPage: true },
  });
  const rest = await page(newest?.pageInfo.endCursor ?? null);
  expect(rest).toMatchObject({
    edges: [{ node: { orderId: 'first' } }],
    pageInfo: { hasNextPage: false },
  });
  expect(service.calls(STATUS)).toBe(before);
});

test('a seller without orders has an empty page', async () => {
  await onboard(service);
  const { data } = await service.query<Orders>(ORDERS, { sellerId });
  expect(data?.seller.reverseInvoices).toEqual({
    edges: [],
    pageInfo: { hasNextPage: false, endCursor: null },
  });
});
