import { expect, test } from 'vitest';
import { startMeasuredService } from '../faults/measured-service.ts';

const KEY = 'key-of-a-client-that-asks-often';
const HIGH = 'operationsPerSecond=1000000,complexityPerMinute=1000000000';
const REQUESTS = 1_500;
const AT_ONCE = 8;
/** Bytes per request that may reach the old generation: a fraction of its allocation. Whole requests are 6 KiB and more. */
const MOST_BYTES = 3_072;

const VERIFY = `query ($invoice: InvoiceToVerify!) {
  verifyInvoice(invoice: $invoice) { verdict face { __typename } }
}`;

const variables = {
  invoice: {
    digitalGeneral: {
      invoiceNumber: '26442000000000000011',
      issuedOn: '2026-11-02',
      amountWithTax: '11300.00',
    },
  },
};

async function askOften(url: string, count: number): Promise<void> {
  let left = count;
  const ask = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
        body: JSON.stringify({ query: VERIFY, variables }),
      });
      expect(await response.json()).toMatchObject({ data: { verifyInvoice: {} } });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}

test('garbage of a request is collected while it is young', async () => {
  await using service = await startMeasuredService({
    API_KEYS: KEY,
    KEY_CAPS: HIGH,
    TENANT_CAPS: HIGH,
    // A connection that ends between the two rounds would count as old.
    KEEP_ALIVE_SECONDS: '60',
  });
  await askOften(service.url, REQUESTS);
  await service.level();
  await askOften(service.url, REQUESTS);
  const { garbageBytes } = await service.level();
  expect(garbageBytes / REQUESTS).toBeLessThan(MOST_BYTES);
});
