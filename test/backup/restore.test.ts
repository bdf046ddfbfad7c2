import { createHash } from 'node:crypto';
import {
  appendFile,
  mkdir,
  copyFile,
  open,
  readdir,
  readFile,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { IssueInvoiceDocument } from '../generated/operations.ts';
import { type RunningService, spawnService, startService, temporaryFolder } from '../harness.ts';
import { killMidway, run, runAlone } from './command.ts';
import { issue, unknownOf } from './orders.ts';

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

/** A copy that has `order-1`, and the stopped service that it was made of, which also has `order-2`. */
let copy: string;
let service: RunningService;

beforeEach(async () => {
  copy = join(await temporaryFolder(), 'copy');
  // No order is issued, as that would store files.
  service = await startService({ sandboxProgressDelayMs: null });
  await issue(service, 'order-1');
  await service.application.app.documents.storeBytes('Invoice', PDF);
  await run('backup', copy, service.dataDir);
  await issue(service, 'order-2');
});

test('a restore does not touch a running service', async () => {
  expect(await runAlone('restore', copy, service.dataDir)).toEqual({
    code: 1,
    output: 'The service runs on this DATA_DIR: stop it first.\n',
  });
  expect(await unknownOf(service, ['order-1', 'order-2'])).toEqual([]);
});

test('the replaced data is kept, and can be put back', async () => {
  const { dataDir } = service;
  await service.stop();
  expect(await run('restore', copy, dataDir)).toMatchObject({ code: 0 });
  const older = await startService({ dataDir });
  expect(await unknownOf(older, ['order-1', 'order-2'])).toEqual(['order-2']);
  await older.stop();
  const names = await readdir(dataDir);
  const replaced = names.find((name) => name.startsWith('replaced-')) ?? '';
  await copyFile(join(dataDir, replaced, 'journal.sqlite'), join(dataDir, 'journal.sqlite'));
  expect(await unknownOf(await startService({ dataDir }), ['order-1', 'order-2'])).toEqual([]);
});

test('in an empty folder the callback URLs stay the same, and missing files are reported', async () => {
  const order = { tenant: 'default', kind: 'forward-invoice', key: 'order-1' };
  const pathOf = ({ application }: RunningService): string =>
    new URL(application.app.callbacks.addressFor(order)).pathname;
  const dataDir = await temporaryFolder();
  const sha256 = createHash('sha256').update(PDF).digest('hex');
  const { code, output } = await run('restore', copy, dataDir);
  expect(code).toBe(0);
  expect(output).toContain(
    `Of 1 stored files 1 are missing or incomplete, by SHA-256:\n${sha256}\n`,
  );
  expect((await stat(join(dataDir, 'callback-secret'))).mode & 0o777).toBe(0o600);
  expect(pathOf(await startService({ dataDir }))).toBe(pathOf(service));
});

test('an interrupted restore leaves a journal that starts, and can be repeated', async () => {
  const { dataDir } = service;
  await service.stop();
  const held = join(dataDir, 'callback-secret.restoring');
  await writeFile(held, '');
  await killMidway('restore', copy, dataDir, {
    seen: join(dataDir, 'journal.sqlite.restoring'),
    heldAt: held,
  });
  const before = await startService({ dataDir });
  expect(await unknownOf(before, ['order-1', 'order-2'])).toEqual([]);
  await before.stop();
  expect(await run('restore', copy, dataDir)).toMatchObject({ code: 0 });
  const after = await startService({ dataDir });
  expect(await unknownOf(after, ['order-1', 'order-2'])).toEqual(['order-2']);
});

test('a copy with one changed byte is rejected, in any position', async () => {
  const { dataDir } = service;
  await service.stop();
  const bytes = await readFile(copy);
  const inOrderNumber = bytes.indexOf('order-1') + 6;
  const file = join(await temporaryFolder(), 'changed');
  for (const place of [18, inOrderNumber, 5_000, bytes.length - CHECKSUM_LENGTH - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(place) ^ 3, place);
    await writeFile(file, changed);
    expect(await run('restore', file, dataDir)).toEqual({
      code: 1,
      output: 'The copy is damaged: it was changed after it was made.\n',
    });
  }
  const same = await startService({ dataDir });
  expect(await unknownOf(same, ['order-1', 'order-2'])).toEqual([]);
});

/** The line after the last page of a copy. */
const checksumOf = (bytes: Buffer): string =>
  `\nfapiao-graph copy, SHA-256 ${createHash('sha256').update(bytes).digest('hex')}\n`;
const CHECKSUM_LENGTH = checksumOf(Buffer.alloc(0)).length;

const NO_COPY = /^The file is no copy that the command `backup` made, or its end is missing/;
const CHANGED = /^The copy is damaged: it was changed after it was made/;

/** Invalid copies, and the sentences that describe them. */
const bad: readonly [name: string, make: (file: string) => Promise<void>, sentence: RegExp][] = [
  ['a damaged copy', damage, NO_COPY],
  [
    'half a copy',
    async (file) => writeFile(file, (await readFile(copy)).subarray(0, 9_000)),
    NO_COPY,
  ],
  [
    'a copy without its last byte',
    async (file) => writeFile(file, (await readFile(copy)).subarray(0, -1)),
    NO_COPY,
  ],
  [
    'a copy without a page in its middle',
    async (file) => {
      const bytes = await readFile(copy);
      await writeFile(file, Buffer.concat([bytes.subarray(0, 8_192), bytes.subarray(12_288)]));
    },
    CHANGED,
  ],
  ['no byte', (file) => writeFile(file, ''), NO_COPY],
  ['a text', (file) => writeFile(file, 'no database '.repeat(999)), NO_COPY],
  [
    'a database of somebody else',
    async (file) => change(file, 'CREATE TABLE journal (epoch)'),
    NO_COPY,
  ],
  [
    'a database of somebody else that has a checksum',
    async (file) => {
      change(file, 'CREATE TABLE journal (epoch)');
      await appendFile(file, checksumOf(await readFile(file)));
    },
    /^The file is no copy that the command `backup` made\.$/m,
  ],
  [
    'a damaged database that has its checksum',
    async (file) => {
      await damage(file, join(service.dataDir, 'journal.sqlite'));
      await appendFile(file, checksumOf(await readFile(file)));
    },
    /^The copy (is damaged|cannot be read): (?!it was changed)/,
  ],
  [
    'a copy of a newer version',
    async (file) => {
      await writeFile(file, (await readFile(copy)).subarray(0, -CHECKSUM_LENGTH));
      change(file, 'PRAGMA user_version = 99');
      await appendFile(file, checksumOf(await readFile(file)));
    },
    /^The copy was made by a newer version of this service \(99\)/,
  ],
  ['no file', async () => undefined, /^There is no file /],
  ['a folder', (file) => mkdir(file), /^There is no file /],
];

test('an invalid copy is rejected with a sentence, before anything is replaced', async () => {
  const { dataDir } = service;
  await service.stop();
  const folder = await temporaryFolder();
  for (const [name, make, sentence] of bad) {
    const file = join(folder, name);
    await make(file);
    const { code, output } = await run('restore', file, dataDir);
    expect(output).toMatch(sentence);
    expect(code).toBe(1);
  }
  const names = await readdir(dataDir);
  expect(names.filter((name) => /replaced|restoring/.test(name))).toEqual([]);
  const same = await startService({ dataDir });
  expect(await unknownOf(same, ['order-1', 'order-2'])).toEqual([]);
});

test('a damaged journal stops the start with its reason, and a copy can replace it', async () => {
  const { dataDir } = service;
  await service.stop();
  const journal = join(dataDir, 'journal.sqlite');
  await damage(journal, journal);
  await expect(spawnService({}, dataDir)).rejects.toThrow(
    `The service cannot start: cannot open ${journal}: it is damaged: `,
  );
  await writeFile(journal, 'overwritten by something else '.repeat(999));
  expect(await run('restore', copy, dataDir)).toMatchObject({ code: 0 });
  expect(await unknownOf(await startService({ dataDir }), ['order-1'])).toEqual([]);
});

test('damaged pages make the service unready, and it accepts no more orders', async () => {
  const { dataDir } = service;
  await service.stop();
  const running = await spawnService({}, dataDir);
  const journal = join(dataDir, 'journal.sqlite');
  await damage(journal, journal);
  for (const orderId of ['order-3', 'order-4'])
    expect((await running.query(IssueInvoiceDocument, { orderId })).data).toMatchObject({
      issueInvoice: { code: 'STORE_UNAVAILABLE' },
    });
  const ready = await fetch(`${running.url}/health/ready`);
  expect([ready.status, await ready.text()]).toEqual([503, 'not ready: the journal is damaged']);
  expect(running.output.join('\n')).toContain('the journal is damaged and accepts no more writes');
});

/** Overwrites all pages but the first, of a copy of the valid copy by default. */
async function damage(file: string, source = copy): Promise<void> {
  if (source !== file) await copyFile(source, file);
  const handle = await open(file, 'r+');
  const { size } = await handle.stat();
  await handle.write(Buffer.alloc(size - 4096, 7), 0, null, 4096);
  await handle.close();
}

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}
