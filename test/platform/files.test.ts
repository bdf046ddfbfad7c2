import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { openUploads, type Uploads } from '../../src/documents/uploads/uploads.ts';
import { openFiles } from '../../src/context/opened-files.ts';
import { inputHash, toSecrets } from '../../src/kernel/ids.ts';
import { LocalFile } from '../../src/kernel/files/local-file.ts';
import { UploadedFile } from '../../src/kernel/files/uploaded-file.ts';
import { endpoint } from '../../src/platform/endpoint.ts';
import {
  fileContent,
  messageIn,
  receivedFile,
  record,
  text,
} from '../../src/platform/record/index.ts';
import { createMeasurements } from '../../src/kernel/log/measurements.ts';
import { temporaryFolder } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { said, saying } from '../messages/said.ts';
import { failing, startBench } from './bench.ts';
import { isSigned, sendEnvelope, sendText } from './stub-platform.ts';

const contract = record('ContractOfTest', 'What is sent.', {
  title: text('flowName', { doc: 'Title.' }),
  file: fileContent('fileBase64', { doc: 'File.', formats: ['pdf'], largestBytes: 2_048 }),
  annex: fileContent('annexBase64?', {
    doc: 'Annex.',
    formats: ['doc', 'docx'],
    largestBytes: 100,
  }),
});
const create = endpoint({
  path: '/api/v1/contract',
  request: contract,
  response: record('ContractAnswerOfTest', 'What comes back.', {
    number: text('contractNo', { doc: 'Number.' }),
  }),
  about: [],
  billed: null,
  effect: 'once',
});
const accepted = { contractNo: 'C-1' };

let uploads: Uploads;
let clock: ManualClock;

beforeEach(async () => {
  clock = new ManualClock();
  uploads = await openUploads({
    folder: await temporaryFolder(),
    secrets: toSecrets('a secret of thirty-two characters'),
    bytesFor: () => 1024 ** 3,
    leastFreeBytes: 0,
    clock,
    newId: () => 'id',
    measurements: createMeasurements(),
  });
});

/** The start and end of a PDF, with `length` bytes in total. */
function pdf(length: number): Buffer {
  const bytes = Buffer.alloc(length, 'x');
  bytes.write('%PDF-1.7');
  bytes.write('%%EOF', length - 5);
  return bytes;
}

async function send(content: Buffer): Promise<string> {
  const from = { tenant: 'a', name: 'contract.pdf' };
  return (await uploads.receive(Readable.from([content]), from)).id;
}

const opened = async (content: Buffer) =>
  openFiles({ app: { uploads }, tenant: 'a' }, contract, {
    title: '合同 "A"',
    file: await send(content),
  });

// Base64 ends in two, one or no equals signs.
test.each([1_000, 1_001, 1_002])(
  'a file of %i bytes is sent in base64 within a body that is signed as sent',
  async (length) => {
    const { platform, stub } = await startBench((response) =>
      sendEnvelope(response, 'CYT_00000', accepted),
    );
    const content = pdf(length);
    expect(await platform.call(create, await opened(content))).toEqual({ number: 'C-1' });
    const [received] = stub.received;
    if (!received) throw new Error('Nothing arrived.');
    expect(JSON.parse(received.body)).toEqual({
      flowName: '合同 "A"',
      fileBase64: content.toString('base64'),
    });
    expect(isSigned(received)).toBe(true);
    expect(received.headers['content-length']).toBe(String(Buffer.byteLength(received.body)));
    expect(received.headers['content-type']).toBe('application/json');
  },
);

test('a body in pieces of any size has the same bytes', async () => {
  const { platform, stub } = await startBench((response) =>
    sendEnvelope(response, 'CYT_00000', accepted),
  );
  const content = pdf(200_003);
  const facts = { format: 'pdf', name: 'a.pdf', byteSize: content.length, sha256: '' } as const;
  async function* inOddPieces(): AsyncIterable<Buffer> {
    for (let at = 0, size = 1; at < content.length; at += size, size = (size * 7) % 70_001)
      yield content.subarray(at, at + size);
  }
  const file = new UploadedFile(facts, inOddPieces);
  await platform.call(create, { title: 't', file });
  expect(stub.received[0]?.body).toBe(
    JSON.stringify({ flowName: 't', fileBase64: content.toString('base64') }),
  );
});

test('a file is read again for a second attempt', async () => {
  const { platform, stub } = await startBench((response, _request, nth) =>
    nth === 1
      ? sendEnvelope(response, 'CYT_40103', {}, { status: 401, date: Date.UTC(2026, 10, 21, 5) })
      : sendEnvelope(response, 'CYT_00000', accepted),
  );
  await platform.call(create, await opened(pdf(1_000)));
  expect(stub.received.map(isSigned)).toEqual([true, true]);
  expect(stub.received[1]?.body).toBe(stub.received[0]?.body);
});

test('a missing or truncated file is reported before anything is sent', async () => {
  const { platform, stub } = await startBench((response) =>
    sendEnvelope(response, 'CYT_00000', accepted),
  );
  const { file, title } = await opened(pdf(1_000));
  const facts = { format: 'pdf', name: 'a.pdf', sha256: '' } as const;
  const short = new UploadedFile({ ...facts, byteSize: 1_001 }, () => file.read());
  const gone = new UploadedFile(file, () => createReadStream('/nonexistent'));
  for (const bad of [short, gone]) {
    const error = await failing(platform.call(create, { title, file: bad }));
    expect(error).toMatchObject({ code: 'PLATFORM_UNAVAILABLE', maybeApplied: false });
  }
  expect(stub.received).toEqual([]);
});

test('equal bytes are equal inputs under any id, and other bytes are not', async () => {
  const first = inputHash(await opened(pdf(1_000)));
  await clock.advance(1_000);
  expect(inputHash(await opened(pdf(1_000)))).toBe(first);
  expect(inputHash(await opened(pdf(1_001)))).not.toBe(first);
});

const open = (tenant: string, file: string, at?: string) =>
  openFiles({ app: { uploads }, tenant }, contract, { title: 't', file }, at);

const refusal = (...path: string[]) => ({
  fieldErrors: [
    {
      code: 'NOT_FOUND',
      path,
      message: saying('must be the id of a file that was sent here within the last hour'),
    },
  ],
});

test('ids of another tenant, expired ids and tampered ids are rejected by field', async () => {
  const id = await send(pdf(1_000));
  await expect(open('a', id)).resolves.toMatchObject({ file: { byteSize: 1_000 } });
  await expect(open('b', id)).rejects.toMatchObject(refusal('input', 'file'));
  await expect(open('b', id, '')).rejects.toMatchObject(refusal('file'));
  const [claims = '', digest = ''] = id.split('.');
  const other = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object; // the service's own id
  const forged = Buffer.from(JSON.stringify({ ...other, tenant: 'b' })).toString('base64url');
  await expect(open('b', `${forged}.${digest}`)).rejects.toMatchObject(refusal('input', 'file'));
  await clock.advance(60 * 60_000);
  await expect(open('a', id)).rejects.toMatchObject(refusal('input', 'file'));
});

test('format and size are checked with the input, and all errors are reported at once', async () => {
  const id = await send(pdf(2_049));
  const refused = contract.input().safeParse({ file: id, annex: id });
  expect(
    refused.error?.issues.map((issue) => [issue.path.join('.'), said(messageIn(issue))]),
  ).toEqual([
    ['title', 'is needed'],
    ['file', 'must have at most 2048 bytes'],
    ['annex', 'must be a file of the format doc, docx'],
    ['annex', 'must have at most 100 bytes'],
  ]);
  const fits = await send(pdf(2_048));
  expect(contract.input().safeParse({ title: 't', file: fits }).success).toBe(true);
});

const download = endpoint({
  path: '/api/v1/download',
  request: record('DownloadOfTest', 'What is asked.', { number: text('no', { doc: 'Number.' }) }),
  response: record('DownloadedOfTest', 'What comes back.', {
    file: receivedFile('fileBase64', { doc: 'File.' }),
    name: text('fileName?', { doc: 'Name.' }),
  }),
  about: [],
  billed: null,
  effect: 'none',
});

// Below and above the length from which a file is extracted from the text.
const sizes = [10, 1_000, 300_000, 2_000_001];

test.each(
  sizes.flatMap((length) =>
    ['', 'data:application/pdf;base64,'].map((header) => ({ length, header })),
  ),
)(
  'a file of $length bytes in a response is decoded, with the header "$header"',
  async ({ length, header }) => {
    const content = pdf(length);
    const data = { fileBase64: header + content.toString('base64'), fileName: 'C-1.pdf' };
    const { platform } = await startBench((response) => sendEnvelope(response, 'CYT_00000', data));
    const { file, name } = await platform.call(download, { number: 'C-1' });
    expect(file instanceof LocalFile ? await readFile(file.path) : file).toEqual(content);
    expect(file instanceof LocalFile).toBe(length > 256 * 1024);
    expect(name).toBe('C-1.pdf');
  },
);

test('a response that ends within its file is invalid, and a value that is no file is reported', async () => {
  const answers = ['{"code":"CYT_00000","data":{"fileBase64":"' + 'A'.repeat(400_000)];
  const { platform } = await startBench((response) =>
    sendText(response, answers.shift() ?? '{"code":"CYT_00000","data":{"fileBase64":5}}'),
  );
  const cut = await failing(platform.call(download, { number: 'C-1' }));
  expect(cut).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
  const wrong = await failing(platform.call(download, { number: 'C-1' }));
  expect(said(wrong.hint)).toContain('data.fileBase64 should be a file in base64');
});

test('a response that is truncated, a rejection, or malformed leaves no file on the disk', async () => {
  const file = `"fileBase64":"${'A'.repeat(400_000)}"`;
  const answers = [
    `{"code":"CYT_00000","data":{${file}`,
    `{"code":"CYT_40001","msg":"no","data":{${file}}}`,
    `{"data":{${file}}}`,
    `{"code":"CYT_00000","data":[{${file}},{}]}`,
  ];
  const { platform, folder } = await startBench((response) =>
    sendText(response, answers.shift() ?? ''),
  );
  for (const left of answers.map((_, index) => index)) {
    await platform.call(download, { number: 'C-1' }).catch(() => undefined);
    await expect.poll(() => readdir(folder), { message: `answer ${left}` }).toEqual([]);
  }
});

test('a file that the disk rejects is reported, and its call may have been executed', async () => {
  const data = { fileBase64: pdf(400_000).toString('base64') };
  const { platform, folder } = await startBench((response) =>
    sendEnvelope(response, 'CYT_00000', data),
  );
  await rm(folder, { recursive: true });
  await writeFile(folder, 'no folder');
  expect(await failing(platform.call(download, { number: 'C-1' }))).toMatchObject({
    name: 'FileNotStored',
    maybeApplied: true,
  });
});
