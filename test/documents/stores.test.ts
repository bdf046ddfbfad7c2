import { readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { createArchive, type ObjectStore } from '../../src/documents/documents.ts';
import { openDiskStore } from '../../src/documents/stores/disk.ts';
import { toLocation } from '../../src/documents/stores/location.ts';
import { createReceiving } from '../../src/documents/fetch/fetcher.ts';
import { createS3Store } from '../../src/documents/stores/s3.ts';
import { openUploads } from '../../src/documents/uploads/uploads.ts';
import { randomId, toSecrets } from '../../src/kernel/ids.ts';
import { createMeasurements } from '../../src/kernel/log/measurements.ts';
import { systemClock } from '../../src/kernel/time/clock.ts';
import { temporaryFolder } from '../harness.ts';
import { startS3Server } from './s3-server.ts';

const bytes = Buffer.from('An invoice.');
/** By `printf 'An invoice.' | sha256sum`. */
const sha256 = '86b6f82c5cc8355aaa5d1fc6a5c3c6fce155f73efbb7861953d88ad63192df44';

function s3StoreAt(endpoint: string, bucket = 'invoices'): ObjectStore {
  const location = toLocation(`s3://${bucket}/kept/here?endpoint=${endpoint}&region=cn-south-1`);
  if (location?.type !== 's3') throw new Error('The location names a bucket.');
  return createS3Store({ ...location, accessKeyId: 'id', secretAccessKey: 'secret' }, systemClock);
}

const stores = {
  disk: async () => openDiskStore(await temporaryFolder()),
  s3: async () => s3StoreAt((await startS3Server()).url),
};

describe.each(Object.entries(stores))('the store on %s', (_name, open) => {
  test('returns stored files, complete and in parts', async () => {
    const store = await open();
    await store.put('files/a', bytes);
    expect(await store.size('files/a')).toBe(bytes.length);
    expect(await buffer(await store.read('files/a'))).toEqual(bytes);
    const part = await store.read('files/a', { first: 3, last: 9 });
    expect((await buffer(part)).toString()).toBe('invoice');
  });

  test('accepts a file from the disk, like an uploaded one', async () => {
    const receive = createReceiving(await temporaryFolder());
    const sink = receive(() => {});
    sink.write(bytes.subarray(0, 3));
    sink.write(bytes.subarray(3));
    const file = await sink.finish();
    expect(file).toMatchObject({ byteSize: bytes.length, sha256 });
    const archive = createArchive(await open());
    expect(await archive.keep(file)).toBe(sha256);
    expect(await buffer(await archive.read(sha256))).toEqual(bytes);
  });

  test('reports a missing file, and rejects reading it', async () => {
    const store = await open();
    expect(await store.size('files/none')).toBeNull();
    await expect(store.read('files/none')).rejects.toThrow(/ENOENT|404/);
  });

  test('accepts the same object again, and another one in its place', async () => {
    const store = await open();
    await store.put('files/a', bytes);
    await store.put('files/a', bytes);
    await store.put('files/a', Buffer.from('Other words.'));
    expect((await buffer(await store.read('files/a'))).toString()).toBe('Other words.');
  });
});

describe('the store on disk', () => {
  test('stores a file under its hash, once, readable by its user only, and never partially', async () => {
    const folder = await temporaryFolder();
    const archive = createArchive(await openDiskStore(folder));
    const kept = await archive.keep(bytes);
    expect(kept).toBe(sha256);
    const file = join(folder, 'files', kept.slice(0, 2), kept);
    const { ino } = await stat(file);
    expect(await archive.keep(Buffer.from(bytes))).toBe(kept);
    expect((await stat(file)).ino).toBe(ino);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file)).toEqual(bytes);
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });

  test('replaces a file that was truncated by others', async () => {
    const folder = await temporaryFolder();
    const archive = createArchive(await openDiskStore(folder));
    const kept = await archive.keep(bytes);
    const file = join(folder, 'files', kept.slice(0, 2), kept);
    await writeFile(file, bytes.subarray(0, 4));
    await archive.keep(bytes);
    expect(await readFile(file)).toEqual(bytes);
  });

  test('removes leftovers of a killed process, but not files that another one is writing', async () => {
    const folder = await temporaryFolder();
    const unfinished = join(folder, 'unfinished');
    await mkdir(unfinished);
    for (const name of ['left', 'under-way']) await writeFile(join(unfinished, name), 'half');
    const twoHoursAgo = Date.now() / 1000 - 7_200;
    await utimes(join(unfinished, 'left'), twoHoursAgo, twoHoursAgo);
    // Such a file is listed and is gone, like one that another process finishes meanwhile.
    await symlink(join(folder, 'gone'), join(folder, 'unfinished/finished'));
    await openDiskStore(folder);
    expect((await readdir(unfinished)).toSorted()).toEqual(['finished', 'under-way']);
  });
});

const pdf = Buffer.from('%PDF-1.7 twenty-four %%EOF');

/** Everything that writes below a folder, opened on one. */
const writers: Readonly<Record<string, (folder: string) => Promise<() => Promise<unknown>>>> = {
  async 'the store'(folder) {
    const store = await openDiskStore(folder);
    return () => store.put('files/a', bytes);
  },
  async 'a received file'(folder) {
    const open = createReceiving(folder);
    return () => {
      const sink = open(() => undefined);
      sink.write(bytes);
      return sink.finish();
    };
  },
  async 'an upload'(folder) {
    const uploads = await openUploads({
      folder,
      secrets: toSecrets('secret'),
      bytesFor: () => 1024,
      leastFreeBytes: 0,
      clock: systemClock,
      newId: randomId,
      measurements: createMeasurements(),
    });
    return async () => {
      await uploads.admit('a', null);
      await uploads.receive(Readable.from([pdf]), { tenant: 'a', name: 'a.pdf' });
      await uploads.sweep();
    };
  },
};

test.each(Object.entries(writers))(
  '%s needs no restart after its folder was removed',
  async (_name, open) => {
    const folder = join(await temporaryFolder(), 'documents');
    const write = await open(folder);
    await write();
    await rm(folder, { recursive: true });
    await write();
    expect((await readdir(folder)).length).toBeGreaterThan(0);
  },
);

describe('the store in a bucket', () => {
  test('stores a file under prefix and hash, once', async () => {
    const server = await startS3Server();
    const archive = createArchive(s3StoreAt(server.url));
    const kept = await archive.keep(bytes);
    await archive.keep(bytes);
    expect(server.puts).toEqual([`/invoices/kept/here/files/${kept.slice(0, 2)}/${kept}`]);
  });

  test('addresses a bucket by its own name if the endpoint begins with it', async () => {
    const server = await startS3Server();
    const port = new URL(server.url).port;
    await s3StoreAt(`http://127.0.0.1:${port}`, '127').put('a', bytes);
    expect(server.puts).toEqual(['/kept/here/a']);
  });

  test('reports the status of a rejection, and not the server’s text', async () => {
    const server = await startS3Server();
    const store = s3StoreAt(server.url);
    server.setDown(true);
    await expect(store.put('a', bytes)).rejects.toThrow(/^S3 responded to PUT with 503$/);
    await expect(store.size('a')).rejects.toThrow(/^S3 responded to HEAD with 503$/);
  });
});

test('a file being received exists at once, so that none appears after a stop, and is removed when discarded', async () => {
  const folder = await temporaryFolder();
  const sink = createReceiving(folder)(() => {});
  expect(readdirSync(folder)).toHaveLength(1);
  sink.discard();
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
});
