// This service as a feed: `service.ts 400` has so many orders to issue.
import type { SubjectId } from '../../src/journal/contract/subject.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { startService } from '../application.ts';
import { offer } from './offer.ts';

const [items] = process.argv.slice(2);

// It is started with its settings alone as its environment.
const service = await startService(process.env as Record<string, string>);
const { journal } = service.application;
const ids = Array.from({ length: Number(items) }, (_, index): SubjectId => ({
  tenant: 'default',
  kind: 'forward-invoice',
  key: `bench-${index}`,
}));
// The write that opens an order is no part of what is measured.
const inputHash = 'a'.repeat(64);
for (const id of ids)
  await journal.open(id, { inputHash, state: 'ISSUING', snapshot: {}, dueAt: null });

offer({
  url: `${service.url.replace('http', 'ws')}/graphql`,
  after: await journal.end('default'),
  async publish() {
    const id = ids.pop();
    if (!id) throw new Error('All orders are issued.');
    await journal.advance(id, 1, {
      changeId: randomId(),
      state: 'ISSUED',
      final: true,
      snapshot: { invoiceNumber: '26442000000000000011', amountWithTax: '1660.00' },
      dueAt: null,
      cause: 'PUSH',
      confirmed: true,
    });
  },
  close: () => service[Symbol.asyncDispose](),
});
