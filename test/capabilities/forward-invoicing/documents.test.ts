import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { startS3Server } from '../../documents/s3-server.ts';
import { type Connection, type RunningService, spawnService } from '../../harness.ts';
import { InvoiceDocumentsDocument, IssueInvoiceDocument } from '../../generated/operations.ts';
import { ManualClock } from '../../manual-clock.ts';
import { ISSUE, type Item, order, UPDATES } from './invoice-orders.ts';
import { textLike, textWith } from '../../texts.ts';
import { startByHand, hashOf, bytesAt, filesOnDisk, type Files } from './kept-files.ts';

const orderId = 'order-1';
const DAY = 24 * 60 * 60_000;

const FILES = `query ($by: InvoiceBy!) {
  invoice(by: $by) {
    state invoiceNumber documentsState documentsFailure
    documents { name format mediaType byteSize sha256 url expiresAt }
  }
}`;

async function filesOf(service: Connection): Promise<Files> {
  const { data, errors } = await service.query<{ invoice: Files | null }>(FILES, {
    by: { orderId },
  });
  if (!data?.invoice) throw new Error(JSON.stringify(errors));
  return data.invoice;
}

/** The files once they are in a state. */
function filesWhen(service: Connection, state: string): Promise<Files> {
  return vi.waitUntil(
    async () => {
      const files = await filesOf(service);
      return files.documentsState === state && files;
    },
    { timeout: 50_000, interval: 20 },
  );
}

async function issue(service: RunningService): Promise<void> {
  await service.query(ISSUE, { input: order() });
  service.sandbox.controls.issueInvoice({ orderId });
}

describe('the files of an invoice', () => {
  test('are stored as soon as it is issued, and served by links of this service', async () => {
    const service = await startByHand();
    await service.query(ISSUE, { input: order() });
    expect(await filesOf(service)).toMatchObject({ documentsState: null, documents: [] });
    service.sandbox.controls.issueInvoice({ orderId });
    const { documents, invoiceNumber, documentsFailure } = await filesWhen(service, 'STORED');
    expect(documentsFailure).toBeNull();
    expect(documents.map(({ name, format, mediaType }) => [name, format, mediaType])).toEqual([
      [`${invoiceNumber}.pdf`, 'PDF', 'application/pdf'],
      [`${invoiceNumber}.ofd`, 'OFD', 'application/ofd'],
      [`${invoiceNumber}.xml`, 'XML', 'application/xml'],
    ]);
    for (const { url, sha256, byteSize } of documents) {
      expect(url).toMatch(new RegExp(`^${service.url}/documents/`));
      const bytes = await bytesAt(url);
      expect([hashOf(bytes), bytes.length]).toEqual([sha256, byteSize]);
    }
    expect((await bytesAt(documents[2]?.url ?? '')).toString()).toContain(
      `<InvoiceNumber>${invoiceNumber}</InvoiceNumber>`,
    );
  });

  test('are served after their source URLs expired, and expired links are replaced by new ones', async () => {
    const clock = new ManualClock();
    const service = await startByHand({ clock });
    await issue(service);
    const before = (await filesWhen(service, 'STORED')).documents[0];
    await clock.advance(DAY + 1);
    expect((await fetch(before?.url ?? '')).status).toBe(410);
    const after = (await filesOf(service)).documents[0];
    expect(hashOf(await bytesAt(after?.url ?? ''))).toBe(before?.sha256);
  });

  test('that were changed, cut off or removed in the store are not served as whole, and logged', async () => {
    const service = await startByHand();
    await issue(service);
    const { documents } = await filesWhen(service, 'STORED');
    const [changed, cut, removed] = documents.map(({ sha256, url }) => {
      return { url, path: join(service.dataDir, 'documents', 'files', sha256.slice(0, 2), sha256) };
    });
    if (!changed || !cut || !removed) throw new Error('An invoice has three files.');
    const bytes = await readFile(changed.path);
    await writeFile(changed.path, bytes.fill('x', 10, 20));
    await truncate(cut.path, 100);
    await rm(removed.path);
    for (const { url } of [changed, cut])
      await expect(bytesAt(url)).rejects.toThrow(/fetch failed|terminated/);
    expect((await fetch(removed.url)).status).toBe(404);
    const logged = service.log.filter((line) => line.includes('"level":50'));
    expect(logged).toHaveLength(3);
    for (const line of logged) expect(line).toMatch(/files\/[\da-f]{2}\/[\da-f]{64}/);
  });

  test('are announced in the feed, and their URLs are in no log line', async () => {
    const service = await startByHand();
    const progress = service.subscribe<{ invoiceUpdates: Item }>(UPDATES, { orderId });
    const after = (await progress.next()).data?.invoiceUpdates.cursor;
    await issue(service);
    await filesWhen(service, 'STORED');
    const feed = service.subscribe<{ updates: { state: string; key: string } }>(
      'subscription ($after: Cursor) { updates(kinds: [INVOICE_DOCUMENTS], after: $after) { state key } }',
      { after },
    );
    expect((await feed.next()).data?.updates).toEqual({ state: 'FETCHING', key: orderId });
    expect((await feed.next()).data?.updates).toEqual({ state: 'STORED', key: orderId });
    expect(service.log.join('')).not.toContain('sign=');
  });

  test('are still listed after the journal dropped the details of old orders', async () => {
    const clock = new ManualClock();
    const first = await startByHand({ clock });
    await issue(first);
    const { documents } = await filesWhen(first, 'STORED');
    await first.stop();

    const later = new ManualClock(clock.now() + 200 * DAY);
    const service = await startByHand({ clock: later, dataDir: first.dataDir });
    // Data is removed by its age half an hour after a start.
    await later.advance(60 * 60_000);
    const { journal } = service.application;
    const details = async (): Promise<unknown> =>
      (await journal.get({ tenant: 'default', kind: 'forward-invoice', key: orderId }))?.snapshot;
    await expect.poll(details).toEqual({});
    const forgotten = await filesOf(service);
    expect(forgotten.documentsState).toBe('STORED');
    expect(forgotten.documents.map(({ sha256 }) => sha256)).toEqual(
      documents.map(({ sha256 }) => sha256),
    );
  });
});

describe('a file URL', () => {
  test.each([
    ['NOT_FOUND', '127.0.0.1 responded with 404'],
    ['HTML', 'the content of the address is not a complete pdf file'],
    ['HUGE', 'the file is larger than 20971520 bytes'],
    [
      'REDIRECT',
      'http://169.254.169.254 is not allowed: it needs the entry `169.254.169.254` in DOCUMENT_HOSTS',
    ],
  ] as const)(
    'that stays %s until the day is over ends LOST, with the reason and nothing stored',
    async (fault, reason) => {
      const clock = new ManualClock();
      const first = await startByHand({ clock });
      first.sandbox.controls.setFileFault({ fault });
      await issue(first);
      await filesWhen(first, 'FETCHING');
      await first.stop();

      const later = new ManualClock(clock.now() + DAY - 30_000);
      const second = await startByHand({ clock: later, dataDir: first.dataDir });
      second.sandbox.controls.setFileFault({ fault });
      await vi.waitUntil(() => second.log.some((line) => line.includes(reason)), 50_000);
      expect(await filesOf(second)).toMatchObject({
        documentsState: 'FETCHING',
        documentsFailure: null,
      });
      const { documents, documentsFailure } = await vi.waitUntil(
        async () => {
          await later.advance(60_000);
          const files = await filesOf(second);
          return files.documentsState === 'LOST' && files;
        },
        { timeout: 50_000, interval: 50 },
      );
      expect(documents).toEqual([]);
      expect(documentsFailure).toEqual(textWith(`pdf: ${reason}`));
      expect(documentsFailure).toEqual(textLike(/^pdf: .*; ofd: .*; xml: /));
      expect(await filesOnDisk(second.dataDir)).toEqual([]);
    },
  );

  test('that works again is found by a poll, and files stored before are not downloaded again', async () => {
    const clock = new ManualClock();
    const service = await startByHand({ clock, random: () => 0.5 });
    // Two rounds of three: the first URLs, and those of the query that they caused.
    service.sandbox.controls.setFileFault({ fault: 'NOT_FOUND', times: 5 });
    await issue(service);
    await vi.waitUntil(async () => (await filesOnDisk(service.dataDir)).length === 1, 50_000);
    const { documents } = await vi.waitUntil(
      async () => {
        await clock.advance(2_500);
        const files = await filesOf(service);
        return files.documentsState === 'STORED' && files;
      },
      { timeout: 50_000, interval: 20 },
    );
    expect(documents).toHaveLength(3);
    expect(await filesOnDisk(service.dataDir)).toHaveLength(3);
  });

  test('is queried again when the first one has stopped working', async () => {
    const clock = new ManualClock();
    const service = await startByHand({ clock, random: () => 0.5 });
    service.sandbox.controls.setFileFault({ fault: 'NOT_FOUND', times: 3 });
    await issue(service);
    const { documents } = await filesWhen(service, 'STORED');
    expect(documents).toHaveLength(3);
  });
});

test('kill -9 during the download: after the restart each file is stored once, with the right hash', async () => {
  const killed = await spawnService();
  await killed.query('mutation { sandbox { setFileFault(fault: STALLED, times: 1) } }');
  await killed.query(ISSUE, { input: order() });
  await killed.query(`mutation { sandbox { issueInvoice(orderId: "${orderId}") } }`);
  // Two are on the disk, and the third is blocked: the journal has none of it yet.
  await vi.waitUntil(async () => (await filesOnDisk(killed.dataDir)).length === 2, 50_000);
  expect(await filesOf(killed)).toMatchObject({ documentsState: 'FETCHING', documents: [] });
  await killed.kill();

  // The killed process holds its lease for a minute more.
  const clock = new ManualClock(Date.now() + 2 * 60_000);
  const service = await startByHand({ clock, dataDir: killed.dataDir });
  const { documents } = await filesWhen(service, 'STORED');
  const kept = await filesOnDisk(service.dataDir);
  expect(documents).toHaveLength(3);
  expect(kept.toSorted()).toEqual(documents.map(({ sha256 }) => sha256).toSorted());
  for (const { sha256, url } of documents) {
    const file = join(service.dataDir, 'documents/files', sha256.slice(0, 2), sha256);
    expect(hashOf(await readFile(file))).toBe(sha256);
    expect(hashOf(await bytesAt(url))).toBe(sha256);
  }
  expect(await readdir(join(service.dataDir, 'documents/unfinished'))).toEqual([]);
});

test('the example runs unchanged', async () => {
  const service = await startByHand();
  await service.query(IssueInvoiceDocument);
  service.sandbox.controls.issueInvoice({ orderId: 'example-enterprise-1' });
  const { data } = await vi.waitUntil(async () => {
    const answer = await service.query(InvoiceDocumentsDocument);
    return answer.data?.invoice?.documentsState === 'STORED' && answer;
  }, 50_000);
  expect(data?.invoice?.documents).toHaveLength(3);
});

test('a service that stops does not wait for a blocked download', async () => {
  const service = await startByHand();
  service.sandbox.controls.setFileFault({ fault: 'STALLED' });
  await issue(service);
  await filesWhen(service, 'FETCHING');
  const begun = performance.now();
  await service.stop();
  expect(performance.now() - begun).toBeLessThan(5_000);
});

const bucketAt = (url: string): Record<string, string> => ({
  DOCUMENTS_URL: `s3://invoices/kept?endpoint=${url}`,
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'secret',
});

describe('stored in a bucket', () => {
  test('files are uploaded to the bucket and served from it, also in parts', async () => {
    const server = await startS3Server();
    const service = await startByHand({ env: bucketAt(server.url) });
    await issue(service);
    const { documents } = await filesWhen(service, 'STORED');
    for (const { sha256, url: link } of documents) {
      const object = server.objects.get(`/invoices/kept/files/${sha256.slice(0, 2)}/${sha256}`);
      expect(await bytesAt(link)).toEqual(object);
      const part = await fetch(link, { headers: { range: 'bytes=0-3' } });
      expect(part.status).toBe(206);
      expect(await part.text()).toBe(object?.subarray(0, 4).toString());
    }
    expect(await filesOnDisk(service.dataDir)).toEqual([]);
    server.setDown(true);
    const away = await fetch(documents[0]?.url ?? '');
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '30']);
  });

  test('a bucket that is unavailable for a while delays the files and loses none', async () => {
    const server = await startS3Server();
    server.setDown(true);
    const clock = new ManualClock();
    const service = await startByHand({ env: bucketAt(server.url), clock, random: () => 0.5 });
    await issue(service);
    await vi.waitUntil(() => service.log.some((line) => line.includes('S3 responded to')), 50_000);
    server.setDown(false);
    const { documents } = await vi.waitUntil(
      async () => {
        await clock.advance(3_000);
        const files = await filesOf(service);
        return files.documentsState === 'STORED' && files;
      },
      { timeout: 50_000, interval: 20 },
    );
    expect(documents).toHaveLength(3);
  });
});
