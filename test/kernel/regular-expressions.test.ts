import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = resolve(import.meta.dirname, '../..');

/** A regular expression in source text: after a token that may precede one, and before one that may follow. */
const LITERAL =
  /(?<=(?:[=(,:!&|?[{;>]|return|^)\s*)\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?=\s*(?:[.,;)\]}:?&|]|$))/gm;

interface Written {
  readonly place: string;
  readonly pattern: RegExp;
}

/** The service's regular expressions; those of its pages run in browsers. */
async function written(): Promise<readonly Written[]> {
  const found: Written[] = [];
  for await (const file of glob(['src/**/*.ts', 'packages/simulator/src/**/*.ts'], {
    cwd: PROJECT,
  })) {
    const text = await readFile(join(PROJECT, file), 'utf8');
    for (const [literal, source = '', flags] of text.matchAll(LITERAL))
      found.push({ place: `${file} ${literal}`, pattern: new RegExp(source, flags) });
  }
  return found;
}

/** Pieces of texts; a pattern with more than linear time finds some of it again and again. */
const UNITS = [
  '1',
  '1 ',
  '00',
  '1.',
  '9e',
  'a',
  'A1',
  'aA1',
  'T1',
  'time',
  ' ',
  '\t',
  '\r\n',
  '.',
  '..',
  '-',
  '--',
  '_',
  '/',
  'a/',
  '\\',
  '"',
  "'",
  '"a":',
  '<',
  '<a ',
  '=',
  '%',
  '%E4',
  ',',
  'a, ',
  '(',
  '()',
  '[',
  '{',
  '{a}',
  '@',
  'a@',
  '+',
  '&a=',
  '::',
  ';q=0,',
  '中',
  '　',
  '１',
  '京',
  '超',
  '\u{200b}',
  '\u{fffd}',
];
const LENGTH = 64 * 1024;
/** Quadratic time takes more than a second here; a busy machine delays a millisecond's work. */
const MOST_MS = 150;
const TRIES = 8;

function isFast(pattern: RegExp, text: string, mostTries = TRIES): boolean {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const startedAt = performance.now();
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
    pattern.lastIndex = 0;
    if (performance.now() - startedAt < MOST_MS) return true;
  }
  return false;
}

test('no regular expression of the service takes more than linear time', async () => {
  const all = await written();
  expect(all.length).toBeGreaterThan(200);
  // The last character ends no match.
  const texts = UNITS.map((unit) => `${unit.repeat(LENGTH / unit.length)}\0`);
  const slow = all.flatMap(({ place, pattern }) =>
    texts
      .filter((text) => !isFast(pattern, text))
      .map((text) => `${place} on ${text.slice(0, 6)}…`),
  );
  expect(slow).toEqual([]);
});

test('a quadratic expression is detected', () => {
  // A second try takes as long as the first, and a shorter text would be fast sooner.
  expect(isFast(/\/+$/, `${'/'.repeat(LENGTH / 3)}\0`, 1)).toBe(false);
});
