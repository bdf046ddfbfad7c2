import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';

/** A character that may not be in a text. */
interface UnwantedCharacter {
  /** Its code point and name, for example `U+200B ZERO WIDTH SPACE`. */
  readonly character: string;
  /** Position among the text's characters, from 1. */
  readonly place: number;
}

/**
 * Control characters, halves of surrogate pairs, characters without a shape (zero-width, bidirectional, the byte order mark, the
 * soft hyphen, fillers, the blank of braille), line and paragraph separators, private use characters, which differ between fonts,
 * unassigned characters and noncharacters, and the replacement character that decoders insert for bytes that they cannot read.
 * Variation selectors are not included: rare names are written with them; nor is free space of the planes of Chinese characters,
 * to which each version of Unicode adds some.
 */
const UNSEEN =
  /[[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{DI}\p{Cn}\u{2800}\u{fffd}]--[\p{Variation_Selector}\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}]]/v;

/** Marks such as accents without a letter before them, or more of them on one letter than any script writes. */
const LOOSE_MARKS = /^\p{M}|\p{M}{6}/u;

const EVERY_UNSEEN = new RegExp(UNSEEN, 'gv');

const NAMES: Readonly<Record<number, string>> = {
  0x00: 'NULL',
  0x09: 'TAB',
  0x0a: 'LINE FEED',
  0x0d: 'CARRIAGE RETURN',
  0xad: 'SOFT HYPHEN',
  0x61c: 'ARABIC LETTER MARK',
  0x200b: 'ZERO WIDTH SPACE',
  0x200c: 'ZERO WIDTH NON-JOINER',
  0x200d: 'ZERO WIDTH JOINER',
  0x200e: 'LEFT-TO-RIGHT MARK',
  0x200f: 'RIGHT-TO-LEFT MARK',
  0x2028: 'LINE SEPARATOR',
  0x2029: 'PARAGRAPH SEPARATOR',
  0x202a: 'LEFT-TO-RIGHT EMBEDDING',
  0x202b: 'RIGHT-TO-LEFT EMBEDDING',
  0x202c: 'POP DIRECTIONAL FORMATTING',
  0x202d: 'LEFT-TO-RIGHT OVERRIDE',
  0x202e: 'RIGHT-TO-LEFT OVERRIDE',
  0x2060: 'WORD JOINER',
  0x2066: 'LEFT-TO-RIGHT ISOLATE',
  0x2067: 'RIGHT-TO-LEFT ISOLATE',
  0x2068: 'FIRST STRONG ISOLATE',
  0x2069: 'POP DIRECTIONAL ISOLATE',
  0xfeff: 'BYTE ORDER MARK',
  0xfffd: 'REPLACEMENT CHARACTER',
};

/** First invisible or unreadable character in a text; null for none. */
export function unseenIn(text: string): UnwantedCharacter | null {
  return (
    firstOf(UNSEEN, text, (character, code) => NAMES[code] ?? sortOf(character, code)) ??
    firstOf(LOOSE_MARKS, text, () => 'COMBINING CHARACTER')
  );
}

/**
 * Radicals of dictionaries (⼭ in place of 山), and the second code points of characters that Unicode has for other standards
 * (U+F9E9 in place of 里). Many fonts of PDFs name characters by them, so copied texts contain them.
 */
const LOOK_ALIKE =
  /[\u2e80-\u2fd5\uf900-\ufa0d\ufa10\ufa12\ufa15-\ufa1e\ufa20\ufa22\ufa25\ufa26\ufa2a-\ufad9\u{2f800}-\u{2fa1d}]/u;

/** First character in a text that only looks like the usual one, with its sign in place of a name; null for none. */
export function lookAlikeIn(text: string): UnwantedCharacter | null {
  return firstOf(LOOK_ALIKE, text, (sign) => sign);
}

function firstOf(
  kind: RegExp,
  text: string,
  nameOf: (character: string, code: number) => string,
): UnwantedCharacter | null {
  const found = kind.exec(text);
  if (found === null) return null;
  const code = found[0].codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase().padStart(4, '0');
  return { character: `U+${hex} ${nameOf(found[0], code)}`, place: placeAt(text, found.index) };
}

/** Position of an index among a text's characters, from 1. */
function placeAt(text: string, index: number): number {
  return Array.from(text.slice(0, index)).length + 1;
}

function sortOf(character: string, code: number): string {
  if (code >= 0xd800 && code <= 0xdfff) return 'HALF OF A SURROGATE PAIR';
  if (/\p{Co}/u.test(character)) return 'PRIVATE USE CHARACTER';
  if (/\p{NChar}/u.test(character)) return 'NONCHARACTER';
  if (/\p{Cf}/u.test(character)) return 'FORMAT CHARACTER';
  if (/\p{Cn}/u.test(character)) return 'UNASSIGNED CHARACTER';
  return code < 0xa0 ? 'CONTROL CHARACTER' : 'CHARACTER WITHOUT A SHAPE';
}

/** First fault in the texts and member names of a JSON value, with the path to it; null for none. */
export function faultInJson<Fault>(
  value: unknown,
  faultOf: (text: string) => Fault | null,
  path: Path = [],
): { readonly fault: Fault; readonly path: Path } | null {
  const own = typeof value === 'string' ? faultOf(value) : null;
  if (own !== null) return { fault: own, path };
  const isList = Array.isArray(value);
  if (!isList && !isJsonObject(value)) return null;
  for (const [name, member] of Object.entries(value)) {
    const fault = isList ? null : faultOf(name);
    if (fault !== null) return { fault, path };
    const below = faultInJson(member, faultOf, [...path, isList ? Number(name) : name]);
    if (below !== null) return below;
  }
  return null;
}

type Path = readonly (string | number)[];

const BLANK = /\p{White_Space}/u;

/** Text without blanks at its ends. */
export function withoutBlanksAround(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && BLANK.test(text.charAt(from))) from += 1;
  while (to > from && BLANK.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** JSON object whose texts have no blanks at their ends, at any depth. Names of members stay as they are. */
export function withoutBlanksInside(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, member]) => [name, withoutBlanks(member)]),
  );
}

function withoutBlanks(value: Json | undefined): Json | undefined {
  if (typeof value === 'string') return withoutBlanksAround(value);
  if (Array.isArray(value)) return value.map((item: Json) => withoutBlanks(item) ?? null);
  return isJsonObject(value) ? withoutBlanksInside(value) : value;
}

/** Text without invisible characters, for texts that were not typed, such as the name of a file. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(EVERY_UNSEEN, '');
}

/** Characters of a two-byte encoding whose first and second bytes are in these ranges. */
function charactersOf(encoding: string, [from, to]: Range, [second, last]: Range): Set<string> {
  const bytes = [];
  for (let one = from; one <= to; one += 1)
    for (let other = second; other <= last; other += 1) bytes.push(one, other);
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)));
}

type Range = readonly [from: number, to: number];

/** UTF-8 bytes: the first byte of a Chinese character, and the bytes after it; no character of GBK begins with 80. */
const FIRST = [0xe4, 0xe9] as const;
const BEHIND = [0x80, 0xbf] as const;
const BEGINNING = [0x81, 0xbf] as const;

/** Two Chinese characters in UTF-8, six bytes, read as GBK are three characters. */
const AS_GBK = [
  charactersOf('gbk', FIRST, BEHIND),
  charactersOf('gbk', BEGINNING, FIRST),
  charactersOf('gbk', BEGINNING, BEHIND),
];
/** By chance, three such characters follow each other in one text of ten thousand, six in none. */
const TELLING = 2 * AS_GBK.length;

/** Bytes 80 to BF, as Windows-1252 and Latin-1 show them. */
const behind =
  '\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178';

/**
 * UTF-8 read as Windows-1252: a Chinese character, a full-width sign, the middle dot. GBK read as Windows-1252: pairs of letters
 * with accents. Question marks in place of Chinese characters; and the GBK reading of replacement characters.
 */
const GARBLED = new RegExp(
  [
    `[\u00e3-\u00e9\u00ef][${behind}]{2}`,
    '\u00c2[\u00a0-\u00bf]',
    // One letter four times is not Chinese.
    String.raw`(?!(.)\1{3})[\u00b0-\u00d6\u00d8-\u00f6][\u00a1-\u00fe][\u00b0-\u00d6\u00d8-\u00f6][\u00a1-\u00fe]`,
    String.raw`\?{3,}|^\?+$`,
    '锟斤拷',
  ].join('|'),
  'u',
);

/**
 * Position among a text's characters, from 1, at which text in a wrong encoding begins; null if there is no sign of one.
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

/** Remains of a program that replace a whole text: a value that was missing, an object, and errors of a spreadsheet. */
const WHOLE_REMAINS = String.raw`^(?:undefined|null|NULL|\(null\)|NaN|\[object \w+\]|#N/A|#NAME\?|#NULL!|#NUM!|#REF!|#VALUE!|#DIV/0!)$`;

/**
 * The same within a text; a template that was not filled, characters escaped for HTML, JavaScript, URLs or mail, and two question
 * marks beside Chinese characters for a rare one that an encoding lacks.
 */
const REMAINS = [
  WHOLE_REMAINS,
  String.raw`undefined|\[object \w+\]|\$\{|\{\{`,
  '&(?:amp|lt|gt|quot|apos|nbsp|middot|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});',
  String.raw`[\\%]u[0-9a-fA-F]{4}`,
  '(?:[%=][89a-fA-F][0-9a-fA-F]){3}',
  String.raw`\?{2}(?=\p{Script=Han})|(?<=\p{Script=Han})\?{2}`,
].join('|');

/** Remains of a program by the use of a text. A question mark in a name stands for a rare character that an encoding lacks. */
const REMAINS_IN = {
  id: new RegExp(WHOLE_REMAINS, 'u'),
  text: new RegExp(REMAINS, 'u'),
  name: new RegExp(`${REMAINS}|[?？]`, 'u'),
};

/** First remains of a program in a text, with their position; null for none. An address may contain escaped characters. */
export function remainsIn(
  text: string,
  use: keyof typeof REMAINS_IN,
): { readonly remains: string; readonly place: number } | null {
  const found = REMAINS_IN[use].exec(text);
  if (found === null || (found[0].startsWith('%') && text.includes('://'))) return null;
  return { remains: found[0], place: placeAt(text, found.index) };
}

/** Encoding that the byte order mark at the beginning of a text names; null without a mark of UTF-16. */
export function markedEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Text by its byte order mark, otherwise as UTF-8. Bytes of another encoding are replaced, and ASCII is the same in all. */
export function textByMark(bytes: Uint8Array): string {
  return new TextDecoder(markedEncoding(bytes) ?? 'utf-8').decode(bytes);
}
