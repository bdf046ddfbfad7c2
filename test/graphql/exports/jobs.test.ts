import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createExportJobs } from '../../../src/graphql/exports/jobs.ts';
import type { Reader } from '../../../src/graphql/exports/rows.ts';
import type { StoredDocument } from '../../../src/documents/documents.ts';
import { createSchema } from '../../../src/schema.ts';

const order: Parameters<ReturnType<typeof createExportJobs>['write']>[0] = {
  tenant: 'default',
  key: 'large',
  field: 'invoices',
  filters: '',
  format: 'CSV',
  language: 'en',
  scopes: new Set(['read']),
  openedAt: 0,
};

/** A file that no test here reads. */
const stored = { name: 'invoices.csv' } as StoredDocument;

test('a writer schedules its next poll earlier if another instance took one, and stops when that one writes', async () => {
  const asked: string[] = [];
  const jobs = createExportJobs({
    documents: { storeTable: () => new Promise<StoredDocument>(() => undefined) },
    // No row is read: the table is never started.
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
  await vi.waitUntil(() => asked.length > 1, { timeout: 60_000 });
  expect(asked[0]).toBe('large');
  expect(jobs.isWriting(order)).toBe(true);
  jobs.drop(order);
  expect(jobs.isWriting(order)).toBe(false);
  const before = asked.length;
  await pause(250);
  expect(asked).toHaveLength(before);
  await jobs.stop();
});

test('a service that stops waits for the poll that records the end of its file', async () => {
  const files = [
    Promise.resolve(stored),
    new Promise<StoredDocument>((_resolve, reject) => setTimeout(reject, 300, new Error('cut'))),
  ];
  const jobs = createExportJobs({
    documents: { storeTable: () => files.shift() ?? Promise.reject(new Error('one too many')) },
    readAs: () => ({ schema: createSchema() }) as Reader,
    newId: () => 'instance',
    leaseMs: 60_000,
    progressMs: 100,
    pollSoon: () => Promise.resolve(),
  });
  // The end of an earlier file does not affect this one.
  expect(await jobs.write({ ...order, key: 'small' })).toEqual({ rows: 0, file: stored });
  expect(await jobs.write(order)).toEqual({ rows: 0, file: null });
  const events: string[] = [];
  const stopped = jobs.stop().then(() => events.push('stopped'));
  const polls = async (): Promise<void> => {
    for (;;) await jobs.write(order);
  };
  await expect(polls().finally(() => events.push('recorded'))).rejects.toThrow('cut');
  await stopped;
  expect(events).toEqual(['recorded', 'stopped']);
});
