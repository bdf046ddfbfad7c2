import { placeAt } from './unseen.ts';

/** The characters of an encoding of two bytes each, which lie within these. */
function charactersOf(encoding: string, [from, to]: Range, [second, last]: Range): Set<string> {
  const bytes = [];
  for (let one = from; one <= to; one += 1)
    for (let other = second; other <= last; other += 1) bytes.push(one, other);
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)));
}

type Range = readonly [from: number, to: number];

/** Bytes of UTF-8: the first of a Chinese character, and those behind it; no character of GBK begins with 80. */
const FIRST = [0xe4, 0xe9] as const;
const BEHIND = [0x80, 0xbf] as const;
const BEGINNING = [0x81, 0xbf] as const;

/** Two Chinese characters in UTF-8, six bytes, are three characters for a reader of GBK. */
const AS_GBK = [
  charactersOf('gbk', FIRST, BEHIND),
  charactersOf('gbk', BEGINNING, FIRST),
  charactersOf('gbk', BEGINNING, BEHIND),
];
/** By chance three such characters stand side by side in one text of ten thousand, six in none. */
const TELLING = 2 * AS_GBK.length;

/** Bytes 80 to BF as Windows-1252 and Latin-1 show them. */
const behind =
  '\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178';

/**
 * UTF-8 that was read as Windows-1252: a Chinese character, a full-width sign, the middle dot. GBK that was read so shows
 * pairs of letters with accents. Chinese of which a system made question marks; and what one makes of signs that were lost.
 */
const GARBLED = new RegExp(
  [
    `[\u00e3-\u00e9\u00ef][${behind}]{2}`,
    '\u00c2[\u00a0-\u00bf]',
    // One letter four times is no Chinese.
    String.raw`(?!(.)\1{3})[\u00c0-\u00d6\u00d8-\u00f6][\u00a1-\u00fe][\u00c0-\u00d6\u00d8-\u00f6][\u00a1-\u00fe]`,
    String.raw`\?{3,}|^\?+$`,
    '锟斤拷',
  ].join('|'),
  'u',
);

/**
 * Place among a text's characters, from 1, from which it was read in another encoding than it was written in; null where
 * nothing tells so.
 */
export function garbledAt(text: string): number | null {
  const found = GARBLED.exec(text);
  if (found !== null) return placeAt(text, found.index);
  for (let at = 0; at + TELLING <= text.length; at += 1)
    if (isReadAsGbk(text, at)) return placeAt(text, at);
  return null;
}

function isReadAsGbk(text: string, at: number): boolean {
  for (let next = 0; next < TELLING; next += 1)
    if (!AS_GBK[next % AS_GBK.length]?.has(text.charAt(at + next))) return false;
  return true;
}
