import type { Random } from '../faults/random.ts';

/** Maximum length of a mutated text. */
const MOST_LENGTH = 128 * 1024;

/** Pieces that have caused faults in parsers, journals and people's input. */
const PIECES: readonly string[] = [
  '',
  '\u0000',
  '\ufeff',
  '\ud800',
  '\u202e',
  '\\u0000',
  '\\',
  '"',
  '"""',
  "'",
  '`',
  '\r\n',
  '\n\n',
  '#',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '{{{{{{{{',
  '[[[[[[[[',
  ':',
  '!',
  '$',
  '@skip(if: true)',
  '...',
  '&',
  '|',
  '__proto__',
  'constructor',
  '__typename',
  '__schema { types { name } }',
  'null',
  'true',
  'undefined',
  'NaN',
  '-0',
  '1e400',
  '-1',
  '0.1',
  '9007199254740993',
  '99999999999999999999999999',
  '1e-400',
  '007',
  '../../',
  '%00',
  '%2e%2e%2f',
  '<script>',
  '${7*7}',
  "' OR 1=1 --",
  '\t',
  '　',
  '发票',
  '𠮷',
  'İ',
  'ﬃ',
  'fragment F on Query { ...F }',
  'query Q { __typename }',
  'subscription { updates { cursor } }',
  '--x\r\n',
  'content-disposition: form-data; name="map"',
  '"id":"x"',
  '"type":"complete"',
  'x'.repeat(5_000),
];

/** The same text with one to four changes: pieces removed, repeated, moved or inserted, and characters replaced. */
export function mutate(text: string, random: Random): string {
  let changed = text;
  for (let count = random.between(1, 4); count > 0; count -= 1) changed = change(changed, random);
  return changed.slice(0, MOST_LENGTH);
}

function change(text: string, random: Random): string {
  const begin = random.between(0, text.length);
  const end = Math.min(text.length, begin + random.between(0, random.pick([1, 4, 16, 200])));
  const [before, piece, after] = [text.slice(0, begin), text.slice(begin, end), text.slice(end)];
  return random.pick([
    () => before + after,
    () => before + piece + piece + after,
    () => before + piece.repeat(random.between(2, 40)) + after,
    () => before + random.pick(PIECES) + after,
    () => before + random.pick(PIECES) + piece + random.pick(PIECES) + after,
    () => before + String.fromCharCode(random.between(0, 0xffff)) + after.slice(1),
    () => after + piece + before,
    () => before + Array.from(piece).toReversed().join('') + after,
    () => before,
  ])();
}
