import { beforeEach, describe, expect, test } from 'vitest';
import { exampleContract } from '../../../packages/simulator/src/seed/contracts.ts';
import { company, REGISTER_COMPANY, sender, sendFile, UPLOAD } from './walk.ts';
import { textLike } from '../../texts.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { sendEnvelope, startStub } from '../../platform/stub-platform.ts';

const PATH = '/api/v1/esign/file/upload';
const MIB = 1024 * 1024;

const service = startScenario();
let signingPartyId: unknown;

beforeEach(async () => {
  ({ signingPartyId } = await sender(service)(REGISTER_COMPANY, company));
});

const upload = (file: string) => sender(service)(UPLOAD, { signingPartyId, file });

/** A complete PDF of this size. */
function pdfOf(bytes: number): Buffer {
  const end = Buffer.from('\n%%EOF\n');
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n%'),
    Buffer.alloc(bytes - 10 - end.length, 'x'),
    end,
  ]);
}

test('a file just under 10 MB is passed on, and one of 10 MB is rejected before any call', async () => {
  const largest = await sendFile(service, pdfOf(10 * MIB - 1));
  expect(await upload(largest)).toMatchObject({ fileCode: textLike(/^FILE/) });
  const tooLarge = await sendFile(service, pdfOf(10 * MIB));
  expect(await upload(tooLarge)).toMatchObject({
    __typename: 'InvalidInputError',
    fieldErrors: [{ path: ['input', 'file'], message: textLike(/at most 10485759 bytes/) }],
  });
  expect(service.calls(PATH)).toBe(1);
});

test('a repeated file does no harm, and a request with a lost response may be repeated', async () => {
  service.fail(PATH, 'LOST_REPLY');
  const file = await sendFile(service, exampleContract());
  expect(await upload(file)).toMatchObject({
    __typename: 'PlatformUnavailableError',
    retryable: true,
    hint: textLike(/a repeat does no harm/),
  });
  expect(await upload(file)).toMatchObject({ fileCode: textLike(/^FILE/) });
});

test('an unknown file is rejected before any call', async () => {
  const file = await sendFile(service, exampleContract());
  const forged = `${file.slice(0, -4)}AAAA`;
  expect(await upload(forged)).toMatchObject({
    __typename: 'InvalidInputError',
    fieldErrors: [{ path: ['input', 'file'], message: textLike(/sent here/) }],
  });
  expect(service.calls(PATH)).toBe(0);
});

test('the simulated platform’s example contract needs no upload', async () => {
  expect(await upload('example-contract.pdf')).toMatchObject({ fileCode: textLike(/^FILE/) });
});

describe('a web URL', () => {
  const withHosts = { DOCUMENT_HOSTS: 'files.example.com,*.example.org:8443' };
  const ADDRESS = 'https://files.example.com/a/%E5%90%88%E5%90%8C.PDF?signature=secret';

  async function handedOn(input: object) {
    const bodies: unknown[] = [];
    const stub = await startStub((response, { body }) => {
      bodies.push(JSON.parse(body));
      sendEnvelope(response, 'CYT_00000', { ok: true, fileCode: 'FILE1', raw: {} });
    });
    const client = await startBefore(stub, withHosts);
    const answer = await sender(client)(UPLOAD, { signingPartyId: 'ENT1', ...input });
    return { answer, bodies };
  }

  test.each([
    ['is called as its last part', { url: ADDRESS }, '合同.PDF', 'pdf'],
    [
      'has no characters that nobody sees in its name',
      { url: 'https://files.example.com/%E5%90%88%E2%80%8B%EF%BF%BD%E5%90%8C%0A.pdf' },
      '合同.pdf',
      'pdf',
    ],
    [
      'is called as the client says',
      { url: 'https://a.b.example.org:8443/download?id=7', name: '合同.docx' },
      '合同.docx',
      'docx',
    ],
    [
      'with a stray sign stands as it is',
      { url: 'http://files.example.com/100%.doc' },
      '100%.doc',
      'doc',
    ],
  ])('is passed on, and %s', async (_what, input, fileName, fileSuffix) => {
    const { answer, bodies } = await handedOn(input);
    expect(answer).toMatchObject({ fileCode: 'FILE1' });
    expect(bodies).toEqual([
      { unionId: 'ENT1', file: input.url, fileName, fileSuffix, fileType: 1 },
    ]);
  });

  test.each([
    [
      'another host',
      { url: 'https://example.com/a.pdf' },
      'url',
      /https:\/\/example\.com .* DOCUMENT_HOSTS.* own host.* as file/,
    ],
    [
      'this machine',
      { url: 'http://127.0.0.1:1/a.pdf' },
      'url',
      /`127\.0\.0\.1:1` in DOCUMENT_HOSTS/,
    ],
    ['another port', { url: 'https://files.example.com:8443/a.pdf' }, 'url', /DOCUMENT_HOSTS/],
    ['a password', { url: 'https://me:secret@files.example.com/a.pdf' }, 'url', /DOCUMENT_HOSTS/],
    ['no web address', { url: 'ftp://files.example.com/a.pdf' }, 'url', /http or https/],
    ['no format', { url: 'https://files.example.com/a' }, 'name', /\.pdf, \.doc or \.docx/],
    [
      'another format',
      { url: 'https://files.example.com/a.xlsx' },
      'name',
      /\.pdf, \.doc or \.docx/,
    ],
    ['a file beside it', { url: ADDRESS, file: 'example-contract.pdf' }, 'file', /not both/],
    ['nothing at all', {}, 'file', /or url is needed/],
  ])('with %s is rejected before any call', async (_what, input, field, message) => {
    const { answer, bodies } = await handedOn(input);
    expect(answer).toMatchObject({
      __typename: 'InvalidInputError',
      fieldErrors: [{ path: `input.${field}`.split('.'), message: textLike(message) }],
    });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(bodies).toEqual([]);
  });

  test('is accepted by the simulated platform, which does not fetch it', async () => {
    const url = `${service.sandbox.baseUrl}/contract.pdf`;
    const { fileCode } = await sender(service)(UPLOAD, { signingPartyId, url });
    expect(fileCode).toMatch(/^FILE/);
  });
});
