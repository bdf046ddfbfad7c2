import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';

/** An invisible character in a text. */
export interface UnseenCharacter {
  /** Its code point and name, for example `U+200B ZERO WIDTH SPACE`. */
  readonly character: string;
  /** Its place among the text's characters, from 1. */
  readonly place: number;
}

/**
 * Control characters, halves of surrogate pairs, format characters (zero-width, bidirectional, the byte order mark, the soft
 * hyphen), line and paragraph separators, and the sign that decoders put in the place of what they could not read.
 * Variation selectors are none of them: rare names are written with them.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\u{fffd}]/u;

const EVERY_UNSEEN = new RegExp(UNSEEN, 'gu');

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

/** First invisible character in a text; null for none. */
export function unseenIn(text: string): UnseenCharacter | null {
  const found = UNSEEN.exec(text);
  if (found === null) return null;
  const code = found[0].codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase().padStart(4, '0');
  const name = NAMES[code] ?? sortOf(code);
  const place = Array.from(text.slice(0, found.index)).length + 1;
  return { character: `U+${hex} ${name}`, place };
}

function sortOf(code: number): string {
  if (code >= 0xd800 && code <= 0xdfff) return 'HALF OF A SURROGATE PAIR';
  return code < 0xa0 ? 'CONTROL CHARACTER' : 'FORMAT CHARACTER';
}

/** The same in a JSON value, in its texts and in the names of its members, with the path to it. */
export function unseenInJson(
  value: unknown,
  path: readonly (string | number)[] = [],
): (UnseenCharacter & { readonly path: readonly (string | number)[] }) | null {
  if (typeof value === 'string') {
    const unseen = unseenIn(value);
    return unseen && { ...unseen, path };
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const unseen = unseenInJson(item, [...path, index]);
      if (unseen) return unseen;
    }
    return null;
  }
  if (!isJsonObject(value)) return null;
  for (const [name, member] of Object.entries(value)) {
    const unseen = unseenIn(name);
    if (unseen) return { ...unseen, path };
    const below = unseenInJson(member, [...path, name]);
    if (below) return below;
  }
  return null;
}

const BLANK = /\p{White_Space}/u;

/** Text without invisible characters, for texts that were not typed, such as the name of a file. */
export function withoutBlanksAround(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && BLANK.test(text.charAt(from))) from += 1;
  while (to > from && BLANK.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** An object of JSON whose texts have no blanks at their ends, at any depth. Names of members stay as they are. */
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

/** A text without the characters in it that nobody sees, for what nobody typed in, such as the name of a file. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(EVERY_UNSEEN, '');
}
