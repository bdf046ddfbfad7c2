import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startService } from '../harness.ts';
import { type Found, type Issued, type Item, typeOf } from './invoice-orders.ts';

const example = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, `../../schema/operations/${name}.graphql`), 'utf8');

test('the examples run as they are, one after the other, and again', async () => {
  const service = await startService({ sandboxProgressDelayMs: null });
  const updates = service.subscribe<{ invoiceUpdates: Item }>(await example('follow-invoice'));
  expect((await updates.next()).data?.invoiceUpdates.status).toBe('NOT_STARTED');

  const issue = await example('issue-invoice');
  const first = await service.query<Issued>(issue);
  // 1060.00 / 1.06 = 1000.00; 1300.00 × 0.13 = 169.00
  expect(first.data?.issueInvoice).toMatchObject({
    __typename: 'Invoice',
    state: 'ISSUING',
    amountWithTax: '2529.00',
    amountWithoutTax: '2300.00',
    taxAmount: '229.00',
  });
  expect((await service.query<Issued>(issue)).data).toEqual(first.data);

  const individual = await service.query<Issued>(await example('issue-invoice-individual'));
  expect(individual.data?.issueInvoice).toMatchObject({ amountWithoutTax: '353.10' });
  const refused = await service.query<Issued>(await example('issue-invoice-refused'));
  expect(typeOf(refused)).toBe('PlatformRejectedError');

  service.sandbox.controls.issueInvoice('example-enterprise-1');
  const found = await service.query<Found>(await example('invoice'));
  expect(found.data?.invoice).toMatchObject({
    state: 'ISSUED',
    buyerName: '北京启明星网络有限公司',
  });

  const feed = service.subscribe<{ invoiceIssued: Item }>(await example('follow-issued-invoices'), {
    after: (await updates.next()).data?.invoiceUpdates.cursor,
  });
  expect((await feed.next()).data?.invoiceIssued.invoice).toMatchObject({
    orderId: 'example-enterprise-1',
  });
});
