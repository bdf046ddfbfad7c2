import { beforeEach, expect, test } from 'vitest';
import { exampleContract } from '../../src/sandbox/pdf/new-file.ts';
import { type RunningService, startService } from '../harness.ts';
import { company, REGISTER_COMPANY, sender, sendFile, UPLOAD } from './esign-walk.ts';
import { textLike } from './invoice-orders.ts';

const PATH = '/api/v1/esign/file/upload';
const MIB = 1024 * 1024;

let service: RunningService;
let unionId: unknown;

beforeEach(async () => {
  service = await startService({ sandboxProgressDelayMs: null });
  ({ unionId } = await sender(service)(REGISTER_COMPANY, company));
});

const upload = (file: string) => sender(service)(UPLOAD, { unionId, file });

/** A whole PDF of so many bytes. */
function pdfOf(bytes: number): Buffer {
  const end = Buffer.from('\n%%EOF\n');
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n%'),
    Buffer.alloc(bytes - 10 - end.length, 'x'),
    end,
  ]);
}

test('a file just under 10 MB is handed on, and one of 10 MB is refused before any call', async () => {
  const largest = await sendFile(service, pdfOf(10 * MIB - 1));
  expect(await upload(largest)).toMatchObject({ fileCode: textLike(/^FILE/) });
  const tooLarge = await sendFile(service, pdfOf(10 * MIB));
  expect(await upload(tooLarge)).toMatchObject({
    __typename: 'InvalidInputError',
    fieldErrors: [{ path: 'input.file', message: textLike(/at most 10485759 bytes/) }],
  });
  expect(service.sandbox.counters.calls(PATH)).toBe(1);
});

test('the same file twice does no harm, and a lost answer may be repeated', async () => {
  service.sandbox.controls.setFault(PATH, 'LOST_REPLY', 1);
  const file = await sendFile(service, exampleContract());
  expect(await upload(file)).toMatchObject({
    __typename: 'PlatformUnavailableError',
    retryable: true,
    hint: textLike(/a repeat does no harm/),
  });
  expect(await upload(file)).toMatchObject({ fileCode: textLike(/^FILE/) });
});

test('a file that nobody sent is refused before any call', async () => {
  const file = await sendFile(service, exampleContract());
  const forged = `${file.slice(0, -4)}AAAA`;
  expect(await upload(forged)).toMatchObject({
    __typename: 'InvalidInputError',
    fieldErrors: [{ path: 'input.file', message: textLike(/sent here/) }],
  });
  expect(service.sandbox.counters.calls(PATH)).toBe(0);
});

test('the example contract of the simulated platform needs no sending', async () => {
  expect(await upload('example-contract.pdf')).toMatchObject({ fileCode: textLike(/^FILE/) });
});
