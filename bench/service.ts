import { spawnService } from './application.ts';
import { createClient } from './http-client.ts';
import { measure } from './measure.ts';
import { type Table, timed } from './table.ts';

const VERIFY = `query ($invoice: InvoiceToVerify!) {
  verifyInvoice(invoice: $invoice) {
    verdict checksToday
    face { amountWithTax taxAmount ... on VatInvoiceFace { sellerName lines { itemName taxRate taxAmount } } }
  }
}`;

const invoice = {
  digitalGeneral: {
    invoiceNumber: '26442000000000000011',
    issuedOn: '2026-11-02',
    amountWithTax: '1660.00',
  },
};

const CONNECTIONS = 32;

/** Capacity of one instance, from the client's socket to the simulated platform and back. */
export async function service(): Promise<Table> {
  await using running = await spawnService();
  const rows = [];
  for (const connections of [1, CONNECTIONS]) {
    await using client = createClient(running.url, connections);
    const options = { atOnce: connections, forMs: 3_000, warmUpMs: 1_000 };
    const bare = await measure(() => client.query('{ __typename }'), options);
    const verified = await measure(() => client.query(VERIFY, { invoice }), options);
    const suffix = `${connections} at once`;
    rows.push([`{ __typename }, ${suffix}`, ...timed(bare)]);
    rows.push([`verifyInvoice, ${suffix}`, ...timed(verified)]);
  }
  return {
    title: 'Whole service over HTTP',
    note: 'A process of its own. Behind `verifyInvoice` stands the simulated platform in that same process, which signs, checks and counts in SQLite; `{ __typename }` calls nothing.',
    columns: ['', 'p50', 'p99', 'requests/s'],
    rows,
  };
}
