import { expect, test, vi } from 'vitest';
import { createExportJobs, type ExportOrder } from '../../../src/graphql/exports/jobs.ts';
import type { Reader } from '../../../src/graphql/exports/rows.ts';
import type { StoredDocument } from '../../../src/documents/documents.ts';
import { createSchema } from '../../../src/schema.ts';

const order: ExportOrder = {
  tenant: 'default',
  key: 'large',
  field: 'invoices',
  filters: '',
  format: 'CSV',
  language: 'en',
  scopes: new Set(['read']),
  openedAt: 0,
};

test('a writer brings its next poll forward where another instance took one, and goes when that writes', async () => {
  const asked: string[] = [];
  const jobs = createExportJobs({
    documents: { storeTable: () => new Promise<StoredDocument>(() => undefined) },
    // No row is read: the table is never taken.
    readAs: () => ({ schema: createSchema() }) as Reader,
    newId: () => 'instance',
    leaseMs: 60_000,
    progressMs: 100,
    pollSoon({ key }) {
      asked.push(key);
      return Promise.resolve();
    },
  });
  expect(await jobs.write(order)).toEqual({ rows: 0, file: null });
  await vi.waitUntil(() => asked.length > 1, { timeout: 20_000 });
  expect(asked[0]).toBe('large');
  expect(jobs.isWriting(order)).toBe(true);
  jobs.drop(order);
  expect(jobs.isWriting(order)).toBe(false);
  jobs.stop();
}, 30_000);
