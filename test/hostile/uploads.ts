import { form, type HostileRequest } from './request.ts';
import { AUTHORIZATION } from './process.ts';

const path = '/documents';
const send = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method: 'POST',
  headers: { ...AUTHORIZATION, 'content-type': 'application/pdf', ...headers },
  body,
});
const file = (bytes: string): Blob => new Blob([bytes], { type: 'application/pdf' });

/** An empty archive whose table of contents claims a large size. */
const archive = new Uint8Array(22);
archive.set([
  0x50, 0x4b, 0x05, 0x06, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f, 0, 0, 0, 0, 0,
  0,
]);

/** A compound file with nothing after its first bytes, as long as thousands of sectors. */
const compound = new Uint8Array(4_000_000);
compound.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Invalid files. */
export const HOSTILE_UPLOADS: readonly HostileRequest[] = [
  {
    name: 'a file without a key',
    init: { method: 'POST', body: '%PDF' },
    path,
    status: 401,
    says: 'UNAUTHENTICATED',
  },
  { name: 'no file', init: { headers: AUTHORIZATION }, path, status: 405, says: 'POST' },
  { name: 'an empty file', init: send(''), path, status: 415, says: 'UNKNOWN_FILE_FORMAT' },
  {
    name: 'a page',
    init: send('<script>alert(1)</script>'),
    path,
    status: 415,
    says: 'UNKNOWN_FILE_FORMAT',
  },
  {
    name: 'the beginning of a PDF',
    init: send(`%PDF-1.7${' '.repeat(1_000_000)}`),
    path,
    status: 415,
    says: 'UNKNOWN_FILE_FORMAT',
  },
  {
    name: 'an archive of nothing',
    init: send(archive),
    path,
    status: 415,
    says: 'UNKNOWN_FILE_FORMAT',
  },
  {
    name: 'a long compound file of nothing',
    init: send(compound),
    path,
    status: 415,
    says: 'UNKNOWN_FILE_FORMAT',
  },
  {
    name: 'a name that leads out of the folder',
    init: send('x'),
    path: `${path}?name=..%2f..%2fetc%2fpasswd%00.pdf`,
    status: 415,
    says: 'UNKNOWN_FILE_FORMAT',
  },
  {
    name: 'a name with a header in it',
    init: send('x'),
    path: `${path}?name=a%0d%0aset-cookie:%20a=b`,
    status: 415,
    says: 'UNKNOWN_FILE_FORMAT',
  },
  {
    name: 'a name of 12 KB',
    init: send('x'),
    path: `${path}?name=${'n'.repeat(12_000)}`,
    status: 415,
    says: 'UNKNOWN_FILE_FORMAT',
  },
  {
    name: 'a file from a page of elsewhere',
    init: send('x', { origin: 'https://evil.example' }),
    path,
    status: 403,
    says: 'FORBIDDEN',
  },
  {
    name: 'two files',
    init: form(['a', file('%PDF-1.7\n%%EOF')], ['b', file('%PDF-1.7\n%%EOF')]),
    path,
    status: 400,
    says: 'exactly one file',
  },
  {
    name: 'a form without a file',
    init: form(['a', 'x']),
    path,
    status: 400,
    says: 'exactly one file',
  },
  {
    name: '12 files',
    init: form(...Array.from({ length: 12 }, (_, n) => [`f${n}`, file('x')] as const)),
    path,
    status: 400,
    says: 'BAD_REQUEST',
  },
  {
    name: 'a form that is none',
    init: send('x', { 'content-type': 'multipart/form-data; boundary=y' }),
    path,
    status: 400,
    says: 'multipart',
  },
];
