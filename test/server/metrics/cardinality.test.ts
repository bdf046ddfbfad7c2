import { expect, test } from 'vitest';
import { ISSUE, order } from '../../capabilities/forward-invoicing/invoice-orders.ts';
import { startService } from '../../harness.ts';
import { ManualClock } from '../../manual-clock.ts';
import { readMetrics } from './reading.ts';

const ORDERS = 2_000;
const DOCUMENTS = 300;
/** Numbers chosen by clients; none may appear in a metric. */
const numberOf = (index: number): string => `cardinality-${index}`;

test(
  '2,000 orders and 300 documents add no series to those of a few',
  { timeout: 300_000 },
  async () => {
    const env = { METRICS_PORT: '0', LOG_LEVEL: 'silent' };
    const { application, query, url } = await startService({ clock: new ManualClock(), env });
    const read = () => readMetrics(application.metricsUrl ?? '');
    const { journal } = application;

    /** Effect of one request on the journal, without the platform, which would take minutes for so many. */
    async function remember(index: number): Promise<void> {
      const id = { tenant: 'default', kind: 'forward-invoice', key: numberOf(index) };
      const intent = { inputHash: 'hash', state: 'SUBMITTED', snapshot: {}, dueAt: null };
      await journal.open(id, intent);
      const changed = { state: index % 2 === 0 ? 'ISSUED' : 'REJECTED', snapshot: {}, dueAt: null };
      const change = { ...changed, changeId: `change-${index}`, final: true, confirmed: true };
      await journal.advance(id, 1, { ...change, cause: 'REQUEST' });
    }

    /** A document with a new name of its document, operation and variable, and an unknown field. */
    async function ask(index: number): Promise<void> {
      await query(`query Named${index} { alias${index}: viewer { tenant } }`);
      await query(`query Wrong${index} { missing${index} }`);
      await fetch(`${url}/path-${index}`, { method: 'POST' }).then((answer) => answer.text());
    }

    // Time stands still, so no poll runs meanwhile.
    await query(ISSUE, { input: order() });
    await Promise.all([1, 2, 3, 4].flatMap((index) => [remember(index), ask(index)]));
    await application.app.documents.storeBytes('file', Buffer.from('no file')).catch(() => null);
    await read();
    const few = await read();
    for (let index = 5; index <= ORDERS; index += 500)
      await Promise.all(Array.from({ length: 500 }, (_one, more) => remember(index + more)));
    for (let index = 5; index <= DOCUMENTS; index += 10)
      await Promise.all(Array.from({ length: 10 }, (_one, more) => ask(index + more)));
    for (let index = 0; index < DOCUMENTS; index += 1)
      await application.app.documents
        .storeBytes(numberOf(index), Buffer.from('no'))
        .catch(() => null);
    const many = await read();

    const orders = { kind: 'forward-invoice', state: 'ISSUED' };
    expect(many.sum('fapiao_graph_subjects', orders)).toBeGreaterThanOrEqual(ORDERS / 2);
    expect(many.sum('fapiao_graph_documents_total')).toBeGreaterThan(DOCUMENTS);
    expect(many.sum('fapiao_graph_operations_total', { field: 'viewer' })).toBeGreaterThan(
      DOCUMENTS * 0.9,
    );
    const ours = ({ text }: typeof many): readonly string[] =>
      text
        .split('\n')
        .filter((line) => line.startsWith('fapiao_graph_'))
        .map((line) => line.replace(/ [^ ]+$/, ''));
    expect(ours(many)).toEqual(ours(few));
    expect(many.series).toBeLessThan(1_000);
    expect(many.text).not.toMatch(/cardinality-|Named|alias|missing\d|path-\d/);
  },
);
