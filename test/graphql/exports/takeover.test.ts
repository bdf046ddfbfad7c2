import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { dataOf } from '../../following.ts';
import {
  type Connection,
  type RunningService,
  type SpawnedService,
  spawnService,
  startService,
  temporaryFolder,
} from '../../harness.ts';
import { settingsOf, stores } from '../../stores.ts';
import { startS3Server } from '../../documents/s3-server.ts';
import { type Exported, FOLLOW, read, sheetOf, start } from './exporting.ts';
import { fenOf, plantInvoices } from './planted-invoices.ts';

const MAIN = join(import.meta.dirname, 'main-with-leases.ts');
const ROWS = 2_000;
/** Shorter than the time between two records of the progress. */
const PAUSE_MS = 20;

interface Progress {
  readonly update: { readonly state: string; readonly export: { readonly rows: number } | null };
}

/** Starts instances on existing invoices: `killable` in a process of its own. */
async function prepare(store: (typeof stores)[number], leaseMs: number) {
  const files = await startS3Server();
  const settings = {
    ...(await settingsOf(store)),
    DOCUMENTS_URL: `s3://invoices/kept?endpoint=${files.url}&region=cn`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'the secret of nobody',
    LOG_LEVEL: 'silent',
  };
  const { application, dataDir, stop } = await startService({ env: settings });
  await plantInvoices(application, ROWS);
  await stop();
  const timings = { leaseMs, progressMs: 50 };
  const instance = (folder = dataDir): Promise<RunningService> =>
    startService({ env: settings, dataDir: folder, timings });
  const killable = (): Promise<SpawnedService> =>
    spawnService({ ...settings, LEASE_MS: String(leaseMs) }, dataDir, MAIN);
  return { files, instance, killable };
}

/** Starts the export, and resolves once an instance has recorded that a part of it is written. */
async function begin(service: Connection): Promise<void> {
  const started = start(service, { invoices: {} }, { exportId: 'large', format: 'XLSX' });
  // A killed instance does not respond.
  started.catch(() => undefined);
  for (;;) {
    const { export: seen } = dataOf(await read(service, 'large'));
    expect(seen?.state).not.toBe('READY');
    if (seen !== null && seen.rows > 0) return;
  }
}

/** Follows the export until it is ready; resolves with the rows of each update. */
async function rowsUntilReady(service: Connection): Promise<readonly number[]> {
  const updates = service.subscribe<Progress>(FOLLOW, { exportId: 'large' });
  const rows: number[] = [];
  for (;;) {
    const { update } = dataOf(await updates.next(90_000));
    rows.push(update.export?.rows ?? 0);
    if (update.state === 'READY') return rows;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

async function expectWhole(exported: Exported | null | undefined): Promise<void> {
  if (!exported) throw new Error('The export is gone.');
  expect(exported).toMatchObject({ state: 'READY', rows: ROWS, total: ROWS });
  const [titles = [], ...rows] = await sheetOf(exported);
  const column = (title: string): readonly unknown[] =>
    rows.map((row) => row[titles.indexOf(title)]);
  const orders = Array.from({ length: ROWS }, (_unused, index) => `order-${index}`);
  // The list begins with the newest subjects; those of one batch were opened concurrently.
  expect(column('Order number')).toHaveLength(ROWS);
  expect(new Set(column('Order number'))).toEqual(new Set(orders));
  const cents = column('Amount with tax').map((amount) => Math.round(Number(amount) * 100));
  expect(sum(cents)).toBe(sum(orders.map((_order, index) => fenOf(index))));
}

test.each(stores)(
  'an export whose instance is killed is written by the next one, on %s, completely and once',
  { timeout: 300_000 },
  async (store) => {
    const { files, instance, killable } = await prepare(store, 8_000);
    const first = await killable();
    const beside = store === 'PostgreSQL' ? await instance(await temporaryFolder()) : null;
    await begin(first);
    await first.kill();
    expect(files.puts).toEqual([]);
    const next = beside ?? (await instance());
    await rowsUntilReady(next);
    await expectWhole(dataOf(await read(next, 'large')).export);
    expect(files.puts).toHaveLength(1);
  },
);

test(
  'an export whose instance is stopped is written by the next one without waiting for its lease',
  { timeout: 300_000 },
  async () => {
    const { files, instance } = await prepare('SQLite', 600_000);
    const first = await instance();
    await begin(first);
    await first.stop();
    expect(files.puts).toEqual([]);
    const next = await instance();
    await rowsUntilReady(next);
    await expectWhole(dataOf(await read(next, 'large')).export);
    expect(files.puts).toHaveLength(1);
  },
);

test(
  'an export is written by one of two instances, even if the other one polls it repeatedly',
  { timeout: 300_000 },
  async () => {
    const { files, instance } = await prepare('PostgreSQL', 8_000);
    const first = await instance();
    const second = await instance(await temporaryFolder());
    await begin(first);
    const { export: known } = dataOf(
      await second.query<{ export: { operation: { id: string } } | null }>(
        '{ export(exportId: "large") { operation { id } } }',
      ),
    );
    const written = rowsUntilReady(second);
    const over = new AbortController();
    const ended = written.finally(() => over.abort());
    // Without pauses, the instance that writes would wait for the processor.
    while (!over.signal.aborted) {
      await second.query(LOOK_AGAIN, { id: known?.operation.id });
      await pause(PAUSE_MS);
    }
    const rows = await ended;
    expect(rows).toEqual(rows.toSorted((left, right) => left - right));
    await expectWhole(dataOf(await read(first, 'large')).export);
    expect(files.puts).toHaveLength(1);
  },
);

const LOOK_AGAIN = `mutation ($id: ID!) { lookAgain(id: $id) { __typename } }`;
