import { expect, test } from 'vitest';
import type { AuditLog, AuditPage, AuditQuery } from '../../../src/journal/contract/audit-log.ts';
import { BadCursor } from '../../../src/kernel/errors.ts';
import { type CreateJournal, start } from './subject-of-test.ts';

/** Stored records of who did what. */
export function auditPromises(create: CreateJournal): void {
  test('records are read newest first, page by page, each once, while others are written', async () => {
    const { auditLog } = (await start(create)).journal;
    await write(auditLog, 'acme', [1_000, 1_000, 1_000, 2_000]);
    const first = await auditLog.list('acme', { first: 3 });
    expect(textsOf(first)).toEqual(['3 at 2000', '2 at 1000', '1 at 1000']);
    expect(first.hasNextPage).toBe(true);
    await write(auditLog, 'acme', [3_000]);
    const after = first.records.at(-1)?.pageCursor ?? '';
    const second = await auditLog.list('acme', { first: 3, after });
    expect(textsOf(second)).toEqual(['0 at 1000']);
    expect(second.hasNextPage).toBe(false);
  });

  test('a period includes its start and excludes its end, and each tenant reads its own records', async () => {
    const { auditLog } = (await start(create)).journal;
    await write(auditLog, 'acme', [999, 1_000, 1_999, 2_000]);
    await write(auditLog, 'umbrella', [1_500]);
    const asked = { from: 1_000, to: 2_000, first: 10 };
    expect(await found(auditLog, 'acme', asked)).toEqual(['2 at 1999', '1 at 1000']);
    expect(await found(auditLog, 'umbrella', asked)).toEqual(['0 at 1500']);
    expect(await found(auditLog, 'initech', asked)).toEqual([]);
    const page = await auditLog.list('acme', { first: 1 });
    const after = page.records[0]?.pageCursor ?? '';
    expect(await found(auditLog, 'acme', { ...asked, after })).toEqual(['2 at 1999', '1 at 1000']);
    expect(await found(auditLog, 'acme', { from: 2_000, first: 10, after })).toEqual([]);
  });

  test('records stay in place when the clock is set back', async () => {
    const { auditLog } = (await start(create)).journal;
    await write(auditLog, 'acme', [5_000, 1_000]);
    expect(await found(auditLog, 'acme', { first: 10 })).toEqual(['1 at 1000', '0 at 5000']);
    expect(await found(auditLog, 'acme', { first: 10, to: 5_000 })).toEqual([]);
  });

  test('a repeated batch is written once', async () => {
    const { auditLog } = (await start(create)).journal;
    const records = [{ at: 1_000, text: 'one' }];
    await Promise.all([
      auditLog.append('acme', 'batch', records),
      auditLog.append('acme', 'batch', records),
    ]);
    await auditLog.append('acme', 'batch', records);
    expect(await found(auditLog, 'acme', { first: 10 })).toEqual(['one']);
  });

  test('records older than a time are removed for all tenants, and the others survive a restart', async () => {
    const { journal, reopen } = await start(create);
    await write(
      journal.auditLog,
      'acme',
      Array.from({ length: 1_200 }, (_, index) => index),
    );
    await write(journal.auditLog, 'umbrella', [1]);
    await journal.auditLog.trim(1_199);
    const { auditLog } = await reopen();
    expect(await found(auditLog, 'acme', { first: 10 })).toEqual(['1199 at 1199']);
    expect(await found(auditLog, 'umbrella', { first: 10 })).toEqual([]);
  });

  test('a cursor of another list is rejected', async () => {
    const { journal } = await start(create);
    const after = await journal.end('acme');
    await expect(journal.auditLog.list('acme', { first: 1, after })).rejects.toThrow(BadCursor);
    await write(journal.auditLog, 'acme', [1_000]);
    const { records } = await journal.auditLog.list('acme', { first: 1 });
    const own = records[0]?.pageCursor ?? '';
    await expect(journal.read('acme', own, {}, 1)).rejects.toThrow(BadCursor);
  });
}

async function write(auditLog: AuditLog, tenant: string, times: readonly number[]): Promise<void> {
  const records = times.map((at, index) => ({ at, text: `${index} at ${at}` }));
  await auditLog.append(tenant, crypto.randomUUID(), records);
}

async function found(
  auditLog: AuditLog,
  tenant: string,
  query: AuditQuery,
): Promise<readonly string[]> {
  return textsOf(await auditLog.list(tenant, query));
}

function textsOf({ records }: AuditPage): readonly string[] {
  return records.map(({ text }) => text);
}
