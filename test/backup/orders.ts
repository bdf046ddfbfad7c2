import { expect } from 'vitest';
import { IssueInvoiceDocument } from '../generated/operations.ts';
import type { Connection } from '../harness.ts';

/** Sends an order, and resolves when it is acknowledged. */
export async function issue({ query }: Connection, orderId: string): Promise<void> {
  const { data } = await query(IssueInvoiceDocument, { orderId });
  expect(data).toMatchObject({ issueInvoice: { __typename: 'Invoice', orderId } });
}

interface Operations {
  readonly operations: { readonly edges: readonly { readonly node: { readonly key: string } }[] };
}

/** Orders, each among the first hundred, that are missing in a service's journal. */
export async function unknownOf(
  { query }: Connection,
  orderIds: readonly string[],
): Promise<readonly string[]> {
  const document = '{ operations(kinds: [FORWARD_INVOICE], last: 100) { edges { node { key } } } }';
  const { data, errors } = await query<Operations>(document);
  expect(errors).toBe(undefined);
  const known = new Set(data?.operations.edges.map(({ node }) => node.key));
  return orderIds.filter((orderId) => !known.has(orderId));
}

/** The cursor after the newest update of an order. */
export async function cursorOf(service: Connection, orderId: string): Promise<string> {
  const updates = service.subscribe<{ invoiceUpdates: { cursor: string } }>(
    'subscription ($orderId: String!) { invoiceUpdates(orderId: $orderId) { cursor } }',
    { orderId },
  );
  const { data } = await updates.next();
  updates.close();
  return data?.invoiceUpdates.cursor ?? '';
}
