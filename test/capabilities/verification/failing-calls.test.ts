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

test('a call that fails unexpectedly fails its own invoices, and no others', async () => {
  // No platform response makes the client throw an unknown error, so this client replaces it.
  const parts = {
    made: new Map(),
    app: { newId: () => 'unused' },
    platform: {
      call: (_endpoint: unknown, { reconciliationId }: { readonly reconciliationId: string }) =>
        Promise.reject(new TypeError(`failed: ${reconciliationId}`)),
    },
  };
  const asked = verifications(parts as unknown as Context); // all members that verifications read
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
