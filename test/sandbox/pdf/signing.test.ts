import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PdfDocument } from '../../../src/sandbox/pdf/document.ts';
import { hasKeyword } from '../../../src/sandbox/pdf/keyword.ts';
import { signPdf } from '../../../src/sandbox/pdf/sign.ts';
import { pdfOf, textPage } from '../../../src/sandbox/pdf/new-file.ts';
import { contracts } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'fapiao-signing-'));
afterAll(() => rmSync(folder, { recursive: true }));

function path(name: string): string {
  return join(folder, name);
}

const signedAt = new Date('2026-11-21T04:05:06Z');
const both = {
  signedAt,
  signers: [
    { name: '张三', reason: '乙方签字', kind: 'person', keyword: '乙方签字' },
    { name: '示例再生资源有限公司', reason: '甲方盖章', kind: 'enterprise', keyword: '甲方盖章' },
  ],
} as const;

/** A signature as the file holds it: what it covers, and its PKCS #7 message. */
interface Found {
  readonly covered: Buffer;
  readonly message: Buffer;
  readonly end: number;
}

/** Read with no code of the product: by the byte ranges alone. */
function signaturesIn(file: Buffer): Found[] {
  const ranges = file.toString('latin1').matchAll(/\/ByteRange \[0 (\d+) (\d+) (\d+)\]/g);
  return Array.from(ranges, (range) => {
    const [first = 0, second = 0, length = 0] = range.slice(1).map(Number);
    return {
      covered: Buffer.concat([file.subarray(0, first), file.subarray(second, second + length)]),
      message: Buffer.from(file.toString('latin1', first + 1, second - 1), 'hex'),
      end: second + length,
    };
  });
}

/** What OpenSSL says, with the certificate that the message brings as the only trusted authority. */
function verified({ covered, message }: Found): boolean {
  writeFileSync(path('message'), message);
  writeFileSync(path('covered'), covered);
  execFileSync('openssl', [
    'pkcs7',
    '-inform',
    'DER',
    '-in',
    path('message'),
    '-print_certs',
    '-out',
    path('certificates'),
  ]);
  const options = [
    '-binary',
    '-inform',
    'DER',
    '-in',
    path('message'),
    '-content',
    path('covered'),
  ];
  const trust = ['-CAfile', path('certificates'), '-partial_chain', '-purpose', 'any'];
  const run = spawnSync('openssl', [
    'cms',
    '-verify',
    ...options,
    ...trust,
    '-out',
    path('content'),
  ]);
  return run.status === 0;
}

test.each(Object.entries(contracts))('both signatures of a file of %s hold', (_program, file) => {
  const signed = signPdf(file, both);
  const [person, enterprise] = signaturesIn(signed);
  if (!person || !enterprise) throw new Error('a signature is missing');
  expect(verified(person)).toBe(true);
  expect(verified(enterprise)).toBe(true);
  // The first covers the file up to its own update, the second all of it.
  expect(person.end).toBeLessThan(enterprise.end);
  expect(enterprise.end).toBe(signed.length);
});

/** What signing adds to a file. */
function updateOf(file: Buffer): string {
  return signPdf(file, both).subarray(file.length).toString('latin1');
}

test('an update has cross-references of the same form as the file', () => {
  expect(updateOf(contracts.LibreOffice)).toMatch(/\nxref\n/);
  expect(updateOf(contracts.LibreOffice)).not.toContain('/Type /XRef');
  expect(updateOf(contracts.Chromium)).toContain('/Type /XRef');
  expect(updateOf(contracts.Chromium)).not.toMatch(/\nxref\n/);
});

test('lines before the header are left out of what is signed', () => {
  const signed = signPdf(contracts['a program with lines before the header'], both);
  expect(signed.subarray(0, contracts.LibreOffice.length).equals(contracts.LibreOffice)).toBe(true);
});

test('no byte before an update changes', () => {
  const signed = signPdf(contracts.LibreOffice, both);
  expect(signed.subarray(0, contracts.LibreOffice.length).equals(contracts.LibreOffice)).toBe(true);
});

test('a signature holds for the text that was signed and no other', () => {
  const [person] = signaturesIn(signPdf(contracts.LibreOffice, both));
  if (!person) throw new Error('a signature is missing');
  person.covered[2_000] = (person.covered[2_000] ?? 0) ^ 1;
  expect(verified(person)).toBe(false);
});

function textOf(value: unknown): string {
  return Buffer.isBuffer(value) ? Buffer.from(value).swap16().toString('utf16le').slice(1) : '';
}

test('names who signed, why and when', () => {
  const document = new PdfDocument(signPdf(contracts.LibreOffice, both));
  const fields = document.array(document.dict(document.catalog.get('AcroForm')).get('Fields'));
  const signatures = fields.map((field) => document.dict(document.dict(field).get('V')));
  expect(signatures.map((dict) => [textOf(dict.get('Name')), textOf(dict.get('Reason'))])).toEqual([
    ['张三', '乙方签字'],
    ['示例再生资源有限公司', '甲方盖章'],
  ]);
  const time = Buffer.from("D:20261121120506+08'00'");
  expect(signatures.map((dict) => dict.get('M'))).toEqual([time, time]);
});

test('each signature carries a time stamp over itself', () => {
  const [person] = signaturesIn(signPdf(contracts.LibreOffice, both));
  if (!person) throw new Error('a signature is missing');
  const { token, signature } = stampIn(person.message);
  writeFileSync(path('token'), token);
  writeFileSync(path('signature'), signature);
  writeFileSync(path('message'), person.message);
  execFileSync('openssl', [
    'pkcs7',
    '-inform',
    'DER',
    '-in',
    path('message'),
    '-print_certs',
    '-out',
    path('authority'),
  ]);
  const options = ['-verify', '-data', path('signature'), '-in', path('token'), '-token_in'];
  const run = spawnSync('openssl', ['ts', ...options, '-CAfile', path('authority')]);
  expect(run.stdout.toString() + run.stderr.toString()).toContain('Verification: OK');
  const shown = execFileSync('openssl', [
    'ts',
    '-reply',
    '-token_in',
    '-in',
    path('token'),
    '-token_out',
    '-text',
  ]);
  expect(shown.toString()).toContain('Time stamp: Nov 21 04:05:06 2026 GMT');
});

/** The token's and the signature's bytes, where OpenSSL sees them in the message. */
function stampIn(message: Buffer): { readonly token: Buffer; readonly signature: Buffer } {
  const rows = execFileSync('openssl', ['asn1parse', '-inform', 'DER'], { input: message })
    .toString()
    .split('\n');
  const at = rows.findIndex((row) => row.includes('id-smime-aa-timeStampToken'));
  const signatureRow = rows.slice(0, at).findLast((row) => row.includes('OCTET STRING'));
  const [token, signature] = [partAt(rows[at + 2]), partAt(signatureRow)];
  return {
    token: message.subarray(token.start, token.start + token.header + token.length),
    signature: message.subarray(
      signature.start + signature.header,
      signature.start + signature.header + signature.length,
    ),
  };
}

test('a mark stands under its keyword, and none without one', () => {
  const signers = [...both.signers, { ...both.signers[0], keyword: '丙方签字' }];
  const document = new PdfDocument(signPdf(contracts.LibreOffice, { signedAt, signers }));
  const annotations = document.array(document.pages()[0]?.dict.get('Annots'));
  const rectangles = annotations.map((each) =>
    document.array(document.dict(each).get('Rect')).map(Number),
  );
  const [person = [], enterprise = [], nobody] = rectangles;
  expect(nobody).toEqual([0, 0, 0, 0]);
  // Baselines of the keywords: pdftotext -bbox of the example, less the depth of the line's box.
  expect(enterprise[3]).toBeCloseTo(652.3 - 6, 0);
  expect(person[3]).toBeLessThan(enterprise[3] ?? 0);
  expect([person[0], enterprise[0]].map(Number)).toEqual([
    expect.closeTo(56.8, 1),
    expect.closeTo(56.8, 1),
  ]);
});

test('signs again what was signed before, and keeps its fields', () => {
  const once = signPdf(contracts.Chromium, { signedAt, signers: [both.signers[0]] });
  const twice = signPdf(once, { signedAt, signers: [both.signers[1]] });
  expect(signaturesIn(twice).map((found) => verified(found))).toEqual([true, true]);
  const document = new PdfDocument(twice);
  expect(
    document.array(document.dict(document.catalog.get('AcroForm')).get('Fields')),
  ).toHaveLength(2);
  expect(document.array(document.pages()[0]?.dict.get('Annots'))).toHaveLength(2);
});

test('a signed file is read as before', () => {
  for (const file of Object.values(contracts)) {
    expect(hasKeyword(signPdf(file, both), '甲方盖章')).toBe(true);
  }
});

test('refuses what is no PDF and what has no page, with the reason', () => {
  expect(() => signPdf(Buffer.from('text'), both)).toThrow('no PDF: it does not begin like one');
  const empty = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] >>']);
  expect(() => signPdf(empty, both)).toThrow('the PDF has no page');
});

test('signs a name of any length, of which a certificate takes 64 characters', () => {
  const signers = [{ ...both.signers[1], name: '示例'.repeat(100) }];
  const [found] = signaturesIn(signPdf(textPage(['甲方盖章']), { signedAt, signers }));
  expect(found && verified(found)).toBe(true);
  const command = ['pkcs7', '-inform', 'DER', '-in', path('message'), '-print_certs', '-noout'];
  const names = execFileSync('openssl', command).toString();
  // OpenSSL writes what is no ASCII as the hexadecimal bytes of its UTF-8.
  const bytes = /subject=.*?((?:\\[\dA-F]{2})+)/.exec(names)?.[1] ?? '';
  expect(bytes.length / 3).toBe(64 * 3);
});

/** Where OpenSSL's listing of a message says that a value stands. */
function partAt(row: string | undefined): { start: number; header: number; length: number } {
  const numbers = /^\s*(\d+):d=\s*\d+\s+hl=(\d+)\s+l=\s*(\d+)/.exec(row ?? '')?.slice(1);
  const [start = 0, header = 0, length = 0] = (numbers ?? []).map(Number);
  return { start, header, length };
}
