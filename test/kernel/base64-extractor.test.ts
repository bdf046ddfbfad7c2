import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Base64Extractor } from '../../src/kernel/json/base64-extractor.ts';

const LONGEST = 40;

/** Reads a text in chunks: returns the parsed rest, with the decoded content in place of each long string. */
function read(text: string, cuts: readonly number[]): unknown {
  const strings = new Base64Extractor(LONGEST);
  const found: Buffer[][] = [];
  const bytes = Buffer.from(text);
  const borders = [0, ...cuts.map((cut) => cut % bytes.length).toSorted((a, b) => a - b)];
  for (const [n, from] of borders.entries())
    for (const { index, bytes: piece } of strings.push(bytes.subarray(from, borders[n + 1])))
      (found[index] ??= []).push(piece);
  return JSON.parse(strings.rest(), (_key, value: unknown) => {
    const index = strings.indexOf(value);
    return index === null ? value : { file: Buffer.concat(found[index] ?? []).toString('hex') };
  });
}

const short = fc
  .string({ maxLength: LONGEST / 4, unit: 'grapheme' })
  .filter((text) => Buffer.byteLength(JSON.stringify(text)) <= LONGEST);
const content = fc.uint8Array({ minLength: LONGEST, maxLength: 300 }).map((it) => Buffer.from(it));
const isShort = (value: unknown): boolean =>
  JSON.stringify(value)
    .split('"')
    .every((part) => Buffer.byteLength(part) < LONGEST);
const base64 = (length: number): string => 'A'.repeat(length);
const cuts = fc.array(fc.nat(), { maxLength: 12 });

test('long base64 is decoded for any chunk boundaries, and the rest is unchanged', () => {
  fc.assert(
    fc.property(
      fc.dictionary(short, fc.oneof(fc.jsonValue({ maxDepth: 1 }), short), {
        maxKeys: 4,
      }),
      fc.array(content, { maxLength: 3 }),
      cuts,
      (others, files, cuts) => {
        fc.pre(isShort(others));
        const text = JSON.stringify({
          others,
          files: files.map((file) => file.toString('base64')),
        });
        expect(read(text, cuts)).toEqual(
          JSON.parse(
            JSON.stringify({
              others,
              files: files.map((file) => ({ file: file.toString('hex') })),
            }),
          ),
        );
      },
    ),
  );
});

test('escaped slashes and line breaks within base64 are dropped, for any chunk boundaries', () => {
  fc.assert(
    fc.property(content, cuts, (file, cuts) => {
      const lines = file.toString('base64').replaceAll(/.{19}/g, String.raw`$&\r\n`);
      const text = `{"file":"${lines.replaceAll('/', String.raw`\/`)}"}`;
      expect(read(text, cuts)).toEqual({ file: { file: file.toString('hex') } });
    }),
  );
});

test('the header of a data URL before base64 is dropped, for any chunk boundaries', () => {
  fc.assert(
    fc.property(content, cuts, (file, cuts) => {
      const text = JSON.stringify({
        file: `data:application/pdf;base64,${file.toString('base64')}`,
      });
      expect(read(text, cuts)).toEqual({ file: { file: file.toString('hex') } });
    }),
  );
});

test('a string of the maximum length stays, and one character more makes it long', () => {
  expect(read(JSON.stringify([base64(LONGEST)]), [])).toEqual([base64(LONGEST)]);
  expect(read(JSON.stringify([base64(LONGEST + 4)]), [])).toEqual([{ file: '00'.repeat(33) }]);
});

test('a truncated text is invalid JSON, and a marker cannot be forged', () => {
  expect(() => read(`{"file":"${'A'.repeat(100)}`, [])).toThrow(SyntaxError);
  expect(read('["long string 0"]', [])).toEqual(['long string 0']);
});

test('an escaped quote ends no string, for any chunk boundaries', () => {
  const text = JSON.stringify(['a "b', base64(100)]);
  for (let cut = 1; cut < text.length; cut += 1)
    expect(read(text, [cut])).toEqual(['a "b', { file: '00'.repeat(75) }]);
});

test('long content outside of a string stays', () => {
  const numbers = Array.from({ length: 100 }, (_, n) => n);
  expect(read(JSON.stringify({ numbers, name: 'a' }), [50])).toEqual({ numbers, name: 'a' });
});
