import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF, PdfDict, PdfRef, PdfString } from '@libpdf/core';
import { afterAll, expect, test } from 'vitest';
import { textPage } from '../../../packages/simulator/src/pdf/new-file.ts';
import type { Signer } from '../../../packages/simulator/src/pdf/sign.ts';
import { findKeywords, signPdf } from '../../../packages/simulator/src/pdf/work.ts';
import { contracts, pdfOf } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'fapiao-signing-'));
afterAll(() => rmSync(folder, { recursive: true }));

function path(name: string): string {
  return join(folder, name);
}

const signedAt = new Date('2026-11-21T04:05:06Z');
type Party = Omit<Signer, 'place'> & { readonly keyword: string };

const person = { name: '张三', reason: '乙方签字', kind: 'person', keyword: '乙方签字' } as const;
const enterprise = {
  name: '示例再生资源有限公司',
  reason: '甲方盖章',
  kind: 'enterprise',
  keyword: '甲方盖章',
} as const;

/** The file with all signatures, in this order; each mark under its keyword. */
async function sign(
  file: Buffer,
  parties: readonly Party[] = [person, enterprise],
): Promise<Buffer> {
  const places = await findKeywords(
    file,
    parties.map(({ keyword }) => keyword),
  );
  const signers = parties.map(({ keyword, ...party }) => {
    return { ...party, place: places.get(keyword) ?? null };
  });
  const signed = await signPdf(file, signers, signedAt);
  if (!signed) throw new Error('the file was not signed');
  return Buffer.concat([file.subarray(signed.start, signed.end), signed.added]);
}

/** A signature in the file: its byte ranges, and its PKCS #7 message. */
interface Found {
  readonly covered: Buffer;
  readonly message: Buffer;
  readonly end: number;
}

/** Read without the product's code: by the byte ranges alone. */
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

/** OpenSSL's verdict, with the certificate in the message as the only trusted authority. */
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

test.each(Object.entries(contracts))(
  'both signatures of a file of %s are valid',
  async (_program, file) => {
    const signed = await sign(file);
    const [first, second] = signaturesIn(signed);
    if (!first || !second) throw new Error('a signature is missing');
    expect(verified(first)).toBe(true);
    expect(verified(second)).toBe(true);
    // The first covers the file up to its own update, the second all of it.
    expect(first.end).toBeLessThan(second.end);
    expect(second.end).toBe(signed.length);
    // Readers find all objects by the cross-references, without a search.
    expect((await PDF.load(signed)).recoveredViaBruteForce).toBe(false);
  },
);

/** Bytes that signing adds to a file. */
async function updatesOf(file: Buffer): Promise<string> {
  return (await sign(file)).subarray(file.length).toString('latin1');
}

test("an update's cross-references have the form of the file's", async () => {
  expect(await updatesOf(contracts.LibreOffice)).toMatch(/\nxref\n/);
  expect(await updatesOf(contracts.LibreOffice)).not.toContain('/Type /XRef');
  expect(await updatesOf(contracts.Chromium)).toContain('/Type /XRef');
  expect(await updatesOf(contracts.Chromium)).not.toMatch(/\nxref\n/);
});

test('lines before the header are not signed', async () => {
  const signed = await sign(contracts['a program with lines before the header']);
  expect(signed.subarray(0, contracts.LibreOffice.length).equals(contracts.LibreOffice)).toBe(true);
});

test('no byte before an update changes', async () => {
  const signed = await sign(contracts.LibreOffice);
  expect(signed.subarray(0, contracts.LibreOffice.length).equals(contracts.LibreOffice)).toBe(true);
});

test('a linearized file is not rewritten, either', async () => {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /Linearized 1 >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]);
  const signed = await sign(file);
  expect(signed.subarray(0, file.length).equals(file)).toBe(true);
  expect(signaturesIn(signed).map((found) => verified(found))).toEqual([true, true]);
});

test('a signature is valid only for the signed text', async () => {
  const [found] = signaturesIn(await sign(contracts.LibreOffice));
  if (!found) throw new Error('a signature is missing');
  found.covered[2_000] = (found.covered[2_000] ?? 0) ^ 1;
  expect(verified(found)).toBe(false);
});

function textOf(dict: PdfDict | undefined, key: string): string | undefined {
  const value = dict?.get(key);
  return value instanceof PdfString ? value.asString() : undefined;
}

test('has the signer, the reason and the time', async () => {
  const document = await PDF.load(await sign(contracts.LibreOffice));
  const signatures = document
    .getOrCreateForm()
    .getFields()
    .map((field) => field.getDict().getDict('V', (ref) => document.getObject(ref)));
  expect(signatures.map((dict) => ['Name', 'Reason', 'M'].map((key) => textOf(dict, key)))).toEqual(
    [
      ['张三', '乙方签字', "D:20261121120506+08'00'"],
      ['示例再生资源有限公司', '甲方盖章', "D:20261121120506+08'00'"],
    ],
  );
});

test('each signature carries a time stamp over itself', async () => {
  const [found] = signaturesIn(await sign(contracts.LibreOffice));
  if (!found) throw new Error('a signature is missing');
  const { token, signature } = stampIn(found.message);
  writeFileSync(path('token'), token);
  writeFileSync(path('signature'), signature);
  writeFileSync(path('message'), found.message);
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

/** The token's and the signature's bytes, at OpenSSL's positions in the message. */
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

/** The rectangles of the first page's marks. */
async function marksOf(file: Buffer): Promise<number[][]> {
  const document = await PDF.load(file);
  const resolve = (ref: PdfRef) => document.getObject(ref);
  const annotations = document.getPage(0)?.dict.getArray('Annots', resolve)?.toArray() ?? [];
  return annotations.map((each) => {
    const mark = each instanceof PdfRef ? resolve(each) : each;
    const sides = mark instanceof PdfDict ? mark.getArray('Rect')?.toArray() : [];
    return (sides ?? []).map((side) => ('value' in side ? Number(side.value) : Number.NaN));
  });
}

test('a mark is placed under its keyword, and omitted without one', async () => {
  const nobody = { ...person, keyword: '丙方签字' };
  const [first = [], second = [], third] = await marksOf(
    await sign(contracts.LibreOffice, [person, enterprise, nobody]),
  );
  expect(third).toEqual([0, 0, 0, 0]);
  // Baselines of the keywords: pdftotext -bbox of the example, less the depth of the line's box.
  expect(second[3]).toBeCloseTo(652.3 - 6, 0);
  expect(first[3]).toBeLessThan(second[3] ?? 0);
  expect([first[0], second[0]]).toEqual([expect.closeTo(56.8, 1), expect.closeTo(56.8, 1)]);
});

test('signs an already signed file, and keeps its fields', async () => {
  const twice = await sign(await sign(contracts.Chromium, [person]), [enterprise]);
  expect(signaturesIn(twice).map((found) => verified(found))).toEqual([true, true]);
  expect((await PDF.load(twice)).getOrCreateForm().getFields()).toHaveLength(2);
  expect(await marksOf(twice)).toHaveLength(2);
});

test('a signed file is read as before', async () => {
  for (const file of Object.values(contracts)) {
    const found = await findKeywords(await sign(file), ['甲方盖章']);
    expect(found.has('甲方盖章')).toBe(true);
  }
});

test('rejects a file that is no PDF, is encrypted, or has no page', async () => {
  const empty = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] >>']);
  const encrypted = await PDF.load(contracts.LibreOffice);
  encrypted.setProtection({ ownerPassword: 'owner' });
  for (const file of [Buffer.from('text'), empty, Buffer.from(await encrypted.save())]) {
    expect(await signPdf(file, [{ ...person, place: null }], signedAt)).toBeNull();
  }
});

test('signs a name of any length, of which a certificate holds 64 characters', async () => {
  const party = { ...enterprise, name: '示例'.repeat(100) };
  const [found] = signaturesIn(await sign(textPage(['甲方盖章']), [party]));
  expect(found && verified(found)).toBe(true);
  const command = ['pkcs7', '-inform', 'DER', '-in', path('message'), '-print_certs', '-noout'];
  const names = execFileSync('openssl', command).toString();
  // OpenSSL writes non-ASCII characters as the hexadecimal bytes of their UTF-8.
  const bytes = /subject=.*?((?:\\[\dA-F]{2})+)/.exec(names)?.[1] ?? '';
  expect(bytes.length / 3).toBe(64 * 3);
});

/** Position of a value in OpenSSL's listing of a message. */
function partAt(row: string | undefined): { start: number; header: number; length: number } {
  const numbers = /^\s*(\d+):d=\s*\d+\s+hl=(\d+)\s+l=\s*(\d+)/.exec(row ?? '')?.slice(1);
  const [start = 0, header = 0, length = 0] = (numbers ?? []).map(Number);
  return { start, header, length };
}
