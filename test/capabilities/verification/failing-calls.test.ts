import { expect, test } from 'vitest';
import { verifications } from '../../../src/capabilities/verification/batching.ts';
import type { Context } from '../../../src/context/context.ts';

const invoice = {
  digitalGeneral: {
    invoiceNumber: '26442000000000000011',
    issuedOn: '2026-11-02',
    amountWithTax: '11300.00',
  },
};

test('a call that fails unexpectedly fails the invoices of that call, and no others', async () => {
  // No platform makes the client throw what it does not know: so a client that does stands in its place.
  const parts = {
    made: new Map(),
    app: { newId: () => 'unused' },
    platform: {
      call: (_endpoint: unknown, { reconciliationId }: { readonly reconciliationId: string }) =>
        Promise.reject(new TypeError(`failed: ${reconciliationId}`)),
    },
  };
  const asked = verifications(parts as unknown as Context); // all of it that verifications read
  const outcomes = await Promise.allSettled([
    asked.ask(invoice, 'one'),
    asked.ask(invoice, 'two'),
    asked.ask(invoice, 'one'),
  ]);
  expect(outcomes).toMatchObject(
    ['one', 'two', 'one'].map((id) => ({
      status: 'rejected',
      reason: { message: `failed: ${id}` },
    })),
  );
});
