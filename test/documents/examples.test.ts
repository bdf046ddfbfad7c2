import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readFileId } from '../../src/kernel/files/uploaded-file.ts';
import { findKeywords } from '../../packages/simulator/src/pdf/work.ts';
import { createApplication } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import type { Uploads } from '../../src/documents/uploads/uploads.ts';
import { startService, temporaryFolder } from '../harness.ts';

/** The file for an operation; null if its id is rejected. */
const opened = async (uploads: Pick<Uploads, 'open'>, id: string): Promise<Buffer | null> => {
  const file = await uploads.open('default', id);
  if (file === null) return null;
  const bytes = await buffer(file.read());
  expect(file).toMatchObject({ format: 'pdf', name: id, byteSize: bytes.length });
  return bytes;
};

test('the simulated platform has a contract with both keywords and a letter with none', async () => {
  const { uploads } = (await startService()).application.app;
  const contract = await opened(uploads, 'example-contract.pdf');
  const letter = await opened(uploads, 'example-letter.pdf');
  const keywords = ['甲方盖章', '乙方签字'];
  const found = async (file: Buffer | null) =>
    file && [...(await findKeywords(file, keywords)).keys()];
  expect(await found(contract)).toEqual(keywords);
  expect(await found(letter)).toEqual([]);
  expect(await opened(uploads, 'example-unknown.pdf')).toBeNull();
});

test('an operation may name an example before its look-up, as a PDF', () => {
  expect(readFileId('example-contract.pdf')?.claims.format).toBe('pdf');
  expect(readFileId('contract.pdf')).toBeNull();
  expect(readFileId('example-contract.docx')).toBeNull();
});

test('the real platform has no examples', async () => {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: await temporaryFolder(),
    LOG_LEVEL: 'silent',
    PLATFORM_BASE_URL: 'http://127.0.0.1:9',
    PLATFORM_APP_KEY: 'key',
    PLATFORM_APP_SECRET: 'secret',
  });
  const application = await createApplication(config);
  onTestFinished(() => application.stop());
  const { uploads } = application.app;
  expect(await opened(uploads, 'example-contract.pdf')).toBeNull();
});
