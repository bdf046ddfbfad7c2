import { expect, test, vi } from 'vitest';
import { createAuditTrail } from '../../src/audit/trail.ts';
import type { AuditRecord } from '../../src/journal/contract/audit-log.ts';
import { createLog, withLogFields } from '../../src/kernel/log/log.ts';
import { startService } from '../harness.ts';
import { asked } from '../postgres-server.ts';
import { settingsOf } from '../stores.ts';

/* A failed background write never ends the process: vitest fails on unhandled rejections. */

/** True for a line of one request; these writes are for many. */
const namesRequest = (line: string): boolean => line.includes('"requestId"');

const entry = () => ({
  at: 0,
  key: null,
  tokenSubject: null,
  operationType: 'MUTATION' as const,
  operationName: null,
  field: 'issueInvoice',
  reasons: ['CHANGE' as const],
  subject: null,
  argumentsDigest: '',
  errorCode: null,
  requestId: 'r',
});

test('a failed write of audit records is retried, whatever the error, with one line in the log', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const failures: unknown[] = [new TypeError('of our own'), 'a text'];
  const written: (readonly AuditRecord[])[] = [];
  const trail = createAuditTrail({
    auditLog: {
      async append(_tenant, _batchId, records) {
        if (failures.length > 0) throw failures.shift();
        written.push(records);
      },
      list: async () => ({ records: [], hasNextPage: false, hasPreviousPage: false }),
      trim: async () => undefined,
    },
    newId: () => 'batch',
    log,
    digest: (...parts) => parts.join(),
  });
  withLogFields({ requestId: 'r' }, () => trail.note('acme', 0, entry));
  await vi.waitFor(() => expect(written).toHaveLength(1), 10_000);
  expect(lines).toEqual([expect.stringContaining('failed to write the audit; retrying')]);
  expect(lines.filter(namesRequest)).toEqual([]);
  await trail.stop();
});

test('a service whose tables are missing for a moment, as during a restore, reports that and recovers', async () => {
  const settings = await settingsOf('PostgreSQL');
  const url = new URL(settings['DATABASE_URL'] ?? '');
  const service = await startService({ env: { ...settings, API_KEYS: 'a-key-of-16-signs' } });
  const headers = { authorization: 'Bearer a-key-of-16-signs' };
  const rename = async (from: string, to: string): Promise<void> => {
    for (const table of ['audit', 'marks', 'subjects'])
      await asked(
        Number(url.port),
        `ALTER TABLE ${table}${from} RENAME TO ${table}${to}`,
        url.pathname.slice(1),
      );
  };
  await rename('', '_away');
  const billed = 'enterprises(by: { name: "青禾" }) { cached }';
  const kept = 'invoice(by: { orderId: "a" }) { state }';
  const { errors } = await service.query(`{ ${kept} ${billed} }`, {}, headers);
  expect(errors).toMatchObject([{ extensions: { code: 'STORE_UNAVAILABLE' } }]);
  const failures = () => service.log.filter((line) => line.includes('failed to write'));
  // The audit, and the last uses of keys.
  await expect.poll(() => failures().length).toBeGreaterThanOrEqual(2);
  expect(failures().filter(namesRequest)).toEqual([]);
  await rename('_away', '');
  const again = await service.query(
    `{ audit(first: 5) { edges { node { field } } } invoices(first: 1) { edges { cursor } } ${billed} }`,
    {},
    headers,
  );
  expect(again).toMatchObject({ data: { invoices: { edges: [] } } });
  expect(again.errors).toBeUndefined();
});
