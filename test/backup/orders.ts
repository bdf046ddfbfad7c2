import { expect } from 'vitest';
import { IssueInvoiceDocument } from '../generated/operations.ts';
import type { Connection } from '../harness.ts';

/** Sends an order, and resolves when it was acknowledged. */
export async function issue({ query }: Connection, orderId: string): Promise<void> {
  const { data } = await query(IssueInvoiceDocument, { orderId });
  expect(data).toMatchObject({ issueInvoice: { __typename: 'Invoice', orderId } });
}

/** Those of the orders that a service does not know. */
export async function unknownOf(
  { query }: Connection,
  orderIds: readonly string[],
): Promise<readonly string[]> {
  const document = 'query ($orderId: String!) { invoice(orderId: $orderId) { orderId } }';
  const found = await Promise.all(
    orderIds.map(async (orderId) => {
      const { data } = await query<{ invoice: { orderId: string } | null }>(document, { orderId });
      return data?.invoice?.orderId === orderId;
    }),
  );
  return orderIds.filter((_, index) => found[index] === false);
}

/** The cursor behind the newest update of an order. */
export async function cursorOf(service: Connection, orderId: string): Promise<string> {
  const updates = service.subscribe<{ invoiceUpdates: { cursor: string } }>(
    'subscription ($orderId: String!) { invoiceUpdates(orderId: $orderId) { cursor } }',
    { orderId },
  );
  const { data } = await updates.next();
  updates.close();
  return data?.invoiceUpdates.cursor ?? '';
}
