import { expect, test } from 'vitest';
import { maskText } from '../../src/kernel/privacy/masking.ts';
import { personalNumbersIn } from '../../src/kernel/privacy/personal-numbers.ts';
import {
  garbledAt,
  remainsIn,
  faultInJson,
  unseenIn,
  withoutBlanksAround,
} from '../../src/kernel/text/unreadable.ts';
import { free } from '../platform/bench.ts';
import { unwrapped } from '../../src/platform/client/response-subject.ts';
import { excessOf } from '../../src/kernel/json/lossless-json.ts';

const MIB = 1024 * 1024;
const KIB = 1024;
/** Processor time; a slow machine gets three times the 50 ms, and waits for a processor do not count. */
const MOST_MS = 150;
/** V8 compiles a regular expression at run time. */
const MOST_TRIES = 10;

const filled = (unit: string, length = MIB): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** The text around a run decides if a scan finds its end, or searches for it from each position again. */
const inSurroundings = (run: string): readonly string[] => [run, `a${run}a`, `a${run}a `];

const UNITS = [
  '1 ',
  '1',
  '12 ',
  '131 313 ',
  '1380013800 ',
  '13800138000 ',
  '110101199003071234 ',
  '622202020000000055 5',
  '1\u{200b}',
  '(138)00',
  '1   ',
  'a1',
  ' ',
  '\u{3000}',
  'X',
  '１ ',
];

const SCANS: Readonly<Record<string, (text: string) => unknown>> = {
  maskText: (text) => maskText(text),
  personalNumbersIn: (text) => personalNumbersIn(text),
  unseenIn: (text) => unseenIn(text),
  faultInJson: (text) => faultInJson({ a: [text] }, unseenIn),
  garbledAt: (text) => garbledAt(text),
  remainsIn: (text) => remainsIn(text, 'name'),
  withoutBlanksAround: (text) => withoutBlanksAround(text),
  excessOf: (text) => excessOf(text, 125_000),
};

/** True if one of several tries is in time. A scan with more than linear time takes seconds, each time. */
function isFast(scan: (text: string) => unknown, text: string): boolean {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = process.threadCpuUsage();
    scan(text);
    const { user, system } = process.threadCpuUsage(before);
    if ((user + system) / 1_000 < MOST_MS) return true;
  }
  return false;
}

test.each(Object.keys(SCANS))('%s takes linear time at most, for any kind of text', (name) => {
  const scan = SCANS[name] ?? String;
  for (const unit of UNITS) {
    for (const length of [16 * KIB, MIB])
      for (const text of inSurroundings(filled(unit, length)))
        expect({ unit, length, isFast: isFast(scan, text) }).toEqual({
          unit,
          length,
          isFast: true,
        });
  }
});

test('in a text beyond the length that is read number by number, all runs are masked', () => {
  const long = `${'a'.repeat(70 * KIB)} 13800138000 110101199003071234 1 2 3`;
  expect(maskText(long)).not.toMatch(/138001|19900307/);
});

test.each([
  '1101011990\u{200b}03071234',
  '11010119900307123Ⅹ',
  '(138)00138000',
  '（138）0013 8000',
  '+86 (138) 0013-8000',
  '1\u{200b}3\u{200b}8\u{200b}0\u{200b}0138000',
  '１３８００１３８０００',
])('%s is masked', (number) => {
  const masked = maskText(`电话 ${number}。`);
  expect(masked.split('*').length).toBeGreaterThan(4);
  expect(masked.length).toBe(`电话 ${number}。`.length);
});

test('a response with many members that are not read is not copied', () => {
  const members = Array.from({ length: 100_000 }, (_, n) => [`member${n}`, n] as const);
  const data = Object.fromEntries(members);
  const read = { response: free.response, about: [] };
  expect(unwrapped(data, read)).toBe(data);
  expect(isFast(() => unwrapped(data, read), '')).toBe(true);
});
