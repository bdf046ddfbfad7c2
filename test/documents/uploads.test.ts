import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openUploads, type Uploads } from '../../src/documents/uploads/uploads.ts';
import { toSecrets } from '../../src/kernel/ids.ts';
import { createMeasurements } from '../../src/kernel/log/measurements.ts';
import { temporaryFolder } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';

const pdf = Buffer.from('%PDF-1.7 twenty-four %%EOF');
const MINUTE_MS = 60_000;

interface Scene {
  readonly clock: ManualClock;
  readonly folder: string;
  /** An instance on that folder. */
  readonly start: (secret?: string, ...before: readonly string[]) => Promise<Uploads>;
}

async function scene(): Promise<Scene> {
  const clock = new ManualClock();
  const folder = join(await temporaryFolder(), 'uploads');
  let ids = 0;
  const newId = (): string => `id-${(ids += 1)}`;
  return {
    clock,
    folder,
    start: (secret = 'secret', ...before) =>
      openUploads({
        folder,
        secrets: toSecrets(secret, ...before),
        bytesFor: (tenant) => (tenant === 'small' ? 100 : 1024 * 1024),
        leastFreeBytes: 0,
        clock,
        newId,
        measurements: createMeasurements(),
      }),
  };
}

const receive = (uploads: Uploads, content: Buffer, name = 'a.pdf') =>
  uploads.receive(Readable.from([content]), { tenant: 'a', name });

test('an id is valid for an hour, on all instances with the same folder and secret', async () => {
  const { clock, start } = await scene();
  const { id } = await receive(await start(), pdf);
  const other = await start();
  const file = await other.open('a', id);
  expect(file && (await buffer(file.read()))).toEqual(pdf);
  expect(file && (await buffer(file.read()))).toEqual(pdf);
  expect(await (await start('another secret')).open('a', id)).toBeNull();
  expect(await (await start('another secret', 'secret')).open('a', id)).not.toBeNull();
  await clock.advance(60 * MINUTE_MS - 1);
  expect(await other.open('a', id)).not.toBeNull();
  await clock.advance(1);
  expect(await other.open('a', id)).toBeNull();
});

test('only the owner of stored files can read them', async () => {
  const { folder, start } = await scene();
  await receive(await start(), pdf);
  const [name = ''] = await readdir(folder);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a file stays as long as its upload may continue, and is then removed', async () => {
  const { clock, folder, start } = await scene();
  const uploads = await start();
  await receive(uploads, pdf);
  await clock.advance(90 * MINUTE_MS - 1);
  await uploads.sweep();
  expect(await readdir(folder)).toHaveLength(1);
  await clock.advance(1);
  await uploads.sweep();
  expect(await readdir(folder)).toEqual([]);
});

test('partial files of a crash are removed at the next start, and running uploads stay', async () => {
  const { folder, start } = await scene();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '1-dead.part'), 'x');
  await writeFile(join(folder, '2-alive.part'), 'x');
  const sixMinutesAgo = (Date.now() - 6 * MINUTE_MS) / 1000;
  await utimes(join(folder, '1-dead.part'), sixMinutesAgo, sixMinutesAgo);
  await start();
  expect(await readdir(folder)).toEqual(['2-alive.part']);
});

test('a file truncated or replaced on the disk is not returned', async () => {
  const { folder, start } = await scene();
  const uploads = await start();
  const { id } = await receive(uploads, pdf);
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name), pdf.subarray(1));
  expect(await uploads.open('a', id)).toBeNull();
});

/** A white pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTbzTwAAAABJRU5ErkJggg==',
  'base64',
);

/** Segments of a JPEG, the first of which holds a small picture. */
const jpeg = Buffer.from(
  'ffd8 ffe10006ffd8ffd9 ffff db0002 ffda000201 12ff00 ffd9'.replaceAll(' ', ''),
  'hex',
);

/** A ZIP archive of empty, stored files, up to its table of contents. */
function zip(...names: readonly string[]): Buffer {
  const directory = Buffer.concat(
    names.map((name) => {
      const entry = Buffer.alloc(46 + name.length);
      entry.write('PK\x01\x02', 'latin1');
      entry.writeUInt16LE(name.length, 28);
      entry.write(name, 46);
      return entry;
    }),
  );
  const head = Buffer.from('PK\x03\x04 the files themselves ', 'latin1');
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(head.length, 16);
  return Buffer.concat([head, directory, end]);
}

/** A compound file whose directory, at a deep position, names a stream. */
const compound = (stream: string): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(256 * 1024 - 20),
    Buffer.from(`${stream}\0`, 'utf16le'),
    Buffer.alloc(1_000),
  ]);

test.each([
  ['a PDF', pdf, 'pdf'],
  ['a Word document', zip('[Content_Types].xml', 'word/document.xml'), 'docx'],
  ['a Word document of a web office', zip('word/document2.xml', '[Content_Types].xml'), 'docx'],
  ['a Word document of old', compound('WordDocument'), 'doc'],
  ['an OFD', zip('OFD.xml'), 'ofd'],
  ['an archive that holds a Word document', zip('word/document.xml'), 'zip'],
  ['XML', Buffer.from('<?xml version="1.0"?><EInvoice></EInvoice>'), 'xml'],
  [
    'XML in UTF-16, of which both ends are read',
    Buffer.from(`\u{feff}<EInvoice>${' '.repeat(50_000)}</EInvoice>`, 'utf16le').swap16(),
    'xml',
  ],
  ['a PNG', png, 'png'],
  ['a JPEG', jpeg, 'jpg'],
  ['a JPEG with a film behind it', Buffer.concat([jpeg, Buffer.alloc(100_000)]), 'jpg'],
  ['a workbook', zip('[Content_Types].xml', 'xl/worksheets/sheet1.xml'), 'xlsx'],
  ['CSV', Buffer.from('发票号码,金额\n1,2\n'), 'csv'],
  ['CSV behind a byte order mark', Buffer.from('\u{feff}a;b\r\n1;2'), 'csv'],
  ['CSV in UTF-16', Buffer.from('\u{feff}发票号码\t金额\n1\t2\n', 'utf16le'), 'csv'],
])('%s is recognized by its bytes', async (_case, content, format) => {
  const uploads = await (await scene()).start();
  expect(await receive(uploads, content, 'x.exe')).toMatchObject({
    format,
    name: `x.exe.${format}`,
  });
});

test('a name has no folders and no invisible characters', async () => {
  const uploads = await (await scene()).start();
  const sent = 'C:\\tmp\\合\u{200b}同\u{202e}\u{fffd}\n一.PDF';
  expect(await receive(uploads, pdf, sent)).toMatchObject({ name: '合同一.pdf' });
});

test.each([
  ['a presentation', zip('[Content_Types].xml', 'ppt/presentation.xml')],
  ['a page with commas in lines', Buffer.from('\n<p>a, b,\nc</p>')],
  ['lines with a byte of no text in them', Buffer.from('a,b\n\u0001,c\n')],
  ['a web page', Buffer.from('<html></html>')],
  ['a script', Buffer.from('<script>alert(1)</script>')],
  ['a GIF', Buffer.from('GIF89a')],
  ['a spreadsheet of old', compound('Workbook')],
  ['an archive that was cut off', zip('[Content_Types].xml', 'word/document.xml').subarray(0, -22)],
  ['a PDF that was cut off', pdf.subarray(0, -5)],
  ['the first 8 bytes of a PNG', png.subarray(0, 8)],
  ['a PNG that was cut off', png.subarray(0, -1)],
  ['a PNG without its header', Buffer.concat([png.subarray(0, 8), png.subarray(33)])],
  ['the first bytes of a JPEG', jpeg.subarray(0, 4)],
  ['a JPEG that was cut off behind its small picture', jpeg.subarray(0, -2)],
  ['a text', Buffer.from('%%EOF')],
  ['nothing', Buffer.alloc(0)],
])('%s is rejected, whatever its name, and leaves no file', async (_case, content) => {
  const { folder, start } = await scene();
  await expect(receive(await start(), content)).rejects.toMatchObject({ reason: 'unknown-format' });
  expect(await readdir(folder)).toEqual([]);
});

test("a tenant's files have a byte limit, across all instances on the folder, until they are removed", async () => {
  const { clock, start } = await scene();
  const [uploads, other] = [await start(), await start()];
  const from = { tenant: 'small', name: 'a.pdf' };
  const send = (to: Uploads) => to.receive(Readable.from([pdf]), from);
  for (const to of [uploads, other, uploads]) {
    await to.admit('small', pdf.length);
    await send(to);
  }
  // 78 of 100 bytes.
  for (const to of [uploads, other]) {
    await to.admit('small', 22);
    await expect(to.admit('small', 23)).rejects.toThrow('100 bytes in total');
    await expect(to.admit('small', pdf.length)).rejects.toMatchObject({ reason: 'no-room' });
    await to.admit('large', 1_000);
  }
  await clock.advance(90 * MINUTE_MS);
  await uploads.sweep();
  await other.admit('small', 100);
});

test('a body without a declared length is cut off at the limit, and leaves no file', async () => {
  const { folder, start } = await scene();
  const uploads = await start();
  const from = { tenant: 'small', name: 'a.pdf' };
  let read = 0;
  async function* endless(): AsyncGenerator<Buffer> {
    for (;;) {
      read += pdf.length;
      yield pdf;
    }
  }
  await uploads.admit('small', null);
  await expect(uploads.receive(Readable.from(endless()), from)).rejects.toMatchObject({
    reason: 'no-room',
  });
  expect(read).toBeLessThan(1_000);
  expect(await readdir(folder)).toEqual([]);
  await uploads.admit('small', 100);
});

test('concurrent uploads share the limit', async () => {
  const { start } = await scene();
  const uploads = await start();
  const send = () => uploads.receive(Readable.from([pdf]), { tenant: 'small', name: 'a.pdf' });
  const sent = await Promise.allSettled([send(), send(), send(), send(), send()]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
});
