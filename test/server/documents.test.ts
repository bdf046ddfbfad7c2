import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Archive, createArchive } from '../../src/documents/documents.ts';
import { openDiskStore } from '../../src/documents/stores/disk.ts';
import { createLinks } from '../../src/documents/links.ts';
import { createDocumentsRoute } from '../../src/server/routes/document-downloads.ts';
import { toSecrets } from '../../src/kernel/ids.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { temporaryFolder } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { startServer } from './service.ts';

const content = '%PDF-1.7 twenty-four %%EOF';
const name = '26442000000000000011.pdf';

interface Scene {
  readonly log: readonly string[];
  /** Number of reads from the store so far. */
  readonly bodies: readonly Readable[];
  /** Makes the store fail in the middle of a file. */
  breakOff(): void;
  readonly clock: ManualClock;
  readonly archive: Archive;
  readonly sha256: string;
  /** Requests the file's link. */
  get(headers?: Record<string, string>, method?: string): Promise<Response>;
  /** Requests a link to any name. */
  follow(file: { sha256: string; name: string }, signal?: AbortSignal | null): Promise<Response>;
}

let scene: Scene;

beforeEach(async () => {
  const clock = new ManualClock();
  const archive = createArchive(await openDiskStore(await temporaryFolder()));
  const bodies: Readable[] = [];
  let isBroken = false;
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const links = createLinks({
    secrets: toSecrets('a secret of thirty-two characters'),
    publicUrl: '',
    tenants: new Set(['acme']),
    now: () => clock.now(),
  });
  const serveDocument = createDocumentsRoute({
    archive: {
      size: (sha256) => archive.size(sha256),
      read: async (...file) => {
        const body = isBroken ? brokenOff() : await archive.read(...file);
        bodies.push(body);
        return body;
      },
    },
    links,
    clock,
    log,
  });
  const server = await startServer({ serveDocument });
  const sha256 = await archive.keep(Buffer.from(content));
  const { url } = links.create({ sha256, name, tenant: 'acme' });
  scene = {
    log: lines,
    bodies,
    breakOff: () => void (isBroken = true),
    clock,
    archive,
    sha256,
    get: (headers = {}, method = 'GET') => fetch(server.url + url, { method, headers }),
    follow: (file, signal = null) =>
      fetch(server.url + links.create({ ...file, tenant: 'acme' }).url, { signal }),
  };
});

function brokenOff(): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from('half');
      // The last chunk is withheld until the whole file was read.
      yield Buffer.from('half');
      await new Promise(setImmediate);
      throw new Error('the disk is gone');
    })(),
  );
}

test('a link serves the whole file, to be saved, and to be cached by the client only', async () => {
  const response = await scene.get();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(content);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '26',
    'content-disposition': `attachment; filename="${name}"`,
    etag: `"${scene.sha256}"`,
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=3600, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
  });
});

function whatItIs({ headers }: Response): unknown {
  const names = ['content-type', 'content-length', 'content-disposition', 'etag', 'accept-ranges'];
  return names.map((header) => headers.get(header));
}

test('HEAD returns the same headers without the file', async () => {
  const [whole, head] = [await scene.get(), await scene.get({}, 'HEAD')];
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  expect(whatItIs(head)).toEqual(whatItIs(whole));
});

describe('a range', () => {
  test.each([
    ['bytes=0-4', 'bytes 0-4/26', '%PDF-'],
    ['bytes=21-', 'bytes 21-25/26', '%%EOF'],
    ['bytes=-5', 'bytes 21-25/26', '%%EOF'],
    ['bytes=21-999', 'bytes 21-25/26', '%%EOF'],
    ['bytes=-999', 'bytes 0-25/26', content],
    ['bytes=25-25', 'bytes 25-25/26', 'F'],
  ])('%s gives %s', async (range, contentRange, part) => {
    const response = await scene.get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(part.length));
    expect(await response.text()).toBe(part);
  });

  test.each(['bytes=26-', 'bytes=26-30', 'bytes=-0'])('%s lies outside the file', async (range) => {
    const response = await scene.get({ range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */26');
  });

  test.each(['bytes=0-1,3-4', 'bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes 0-1'])(
    '%s is not supported: the whole file is sent',
    async (range) => {
      const response = await scene.get({ range });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(content);
    },
  );

  test('is served only if `If-Range` matches this file', async () => {
    const range = 'bytes=0-4';
    const same = await scene.get({ range, 'if-range': `"${scene.sha256}"` });
    const other = await scene.get({ range, 'if-range': '"other"' });
    expect([same.status, other.status]).toEqual([206, 200]);
  });
});

test('a client that has the file already gets 304', async () => {
  const etag = `"${scene.sha256}"`;
  for (const known of [etag, `"other", W/${etag}`, '*']) {
    const response = await scene.get({ 'if-none-match': known });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
  }
  expect((await scene.get({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('an expired link is reported as such, and a forged link or a missing file as not found', async () => {
  expect((await scene.follow({ sha256: '0'.repeat(64), name })).status).toBe(404);
  expect((await scene.follow({ sha256: scene.sha256, name: 'a.html' })).status).toBe(404);
  await scene.clock.advance(60 * 60_000);
  const response = await scene.get();
  expect(response.status).toBe(410);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('get a fresh one');
});

test('methods other than GET and HEAD are rejected', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await scene.get({}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  }
});

test('a client that disconnects during a download is no failure, and the file is closed', async () => {
  const sha256 = await scene.archive.keep(Buffer.alloc(30_000_000));
  const leaving = new AbortController();
  const response = await scene.follow({ sha256, name }, leaving.signal);
  await response.body?.getReader().read();
  leaving.abort();
  const [body] = scene.bodies;
  if (body?.closed === false) await new Promise((done) => void body.once('close', done));
  await new Promise(setImmediate);
  expect(scene.log).toEqual([]);
});

test('a store that fails during a download breaks off the response, and the failure is logged', async () => {
  const sha256 = await scene.archive.keep(Buffer.alloc(1_000));
  scene.breakOff();
  const response = await scene.follow({ sha256, name });
  await expect(response.text()).rejects.toThrow('terminated');
  expect(scene.log.join('')).toContain('the disk is gone');
});
