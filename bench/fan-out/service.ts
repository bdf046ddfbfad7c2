// This service as a feed: `service.ts 400` opens 400 orders to issue.
import type { SubjectId } from '../../src/journal/contract/subject.ts';
import { randomId } from '../../src/kernel/ids.ts';
import { startService } from '../application.ts';
import { offer } from './offer.ts';

const [items] = process.argv.slice(2);

// The parent starts this program with the settings as its whole environment.
const service = await startService(process.env as Record<string, string>);
const { journal } = service.application;
const ids = Array.from({ length: Number(items) }, (_, index): SubjectId => ({
  tenant: 'default',
  kind: 'forward-invoice',
  key: `bench-${index}`,
}));
// The measurement excludes the write that opens an order.
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
