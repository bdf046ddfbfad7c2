/* Positions of numbers and strings in a JSON text. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SMALL_E = 0x65;
const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;

/** True for the first character of a number. */
export function beginsNumber(char: number): boolean {
  return char === MINUS || isDigit(char);
}

/** Position after the number that begins at a position: skips every character that can be part of a number. */
export function endOfNumber(text: string, begin: number): number {
  let end = begin + 1;
  while (isPartOfNumber(text.charCodeAt(end))) end += 1;
  return end;
}

function isPartOfNumber(char: number): boolean {
  const isExponent = (char | 0x20) === SMALL_E;
  return isDigit(char) || isExponent || char === PLUS || char === MINUS || char === POINT;
}

/** Position of the quote that ends a string; negative if there is none. */
export function endOfString(text: string, begin: number): number {
  const end = text.indexOf('"', begin + 1);
  if (text.charCodeAt(end - 1) !== BACKSLASH) return end;
  // A search for each quote in turn takes long if many are escaped.
  for (let at = begin + 1; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) return at;
    if (char === BACKSLASH) at += 1;
  }
  return -1;
}

function isDigit(char: number): boolean {
  return char >= ZERO && char <= NINE;
}

/** Deeper texts make recursive parsers, and the code after them, run out of stack. */
export const MOST_NESTED = 100;

/** Longest name or number. Longer ones take parsers long, and each reported error repeats them. */
export const LONGEST_WORD = 256;

const BLOCK = '"""';

/** Bound that a text exceeds. */
export type Excess = 'nesting' | 'values' | 'word';

/**
 * First bound that a text of JSON or GraphQL exceeds; null for none. Words are its names and numbers outside of strings. Values
 * are counted by commas and opening brackets, one of which precedes nearly each. The text is only scanned: for a text in neither
 * language the result is arbitrary, but every parser rejects such a text at its first error.
 */
export function excessOf(text: string, mostValues: number): Excess | null {
  let depth = 0;
  let values = 0;
  let gap = -1; // last position that is not in a word
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (isOfWord(character)) {
      if (at - gap > LONGEST_WORD) return 'word';
      continue;
    }
    switch (character) {
      case 0x22: // "
        at = text.startsWith(BLOCK, at) ? endOfBlock(text, at) : endOfString(text, at);
        if (at < 0) return null;
        break;
      case 0x23: // #
        at = endOfLine(text, at);
        break;
      case 0x2c: // ,
        values += 1;
        if (values > mostValues) return 'values';
        break;
      case 0x28: // (
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        values += 1;
        if (depth > MOST_NESTED) return 'nesting';
        if (values > mostValues) return 'values';
        break;
      case 0x29: // )
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
      default:
    }
    gap = at;
  }
  return null;
}

function isOfWord(character: number): boolean {
  const lowered = character | 0x20;
  return (
    (lowered >= 0x61 && lowered <= 0x7a) || // a letter
    (character >= 0x30 && character <= 0x39) || // a digit
    character === 0x5f // _
  );
}

/** Position of the last quote of a block string; negative if there is none. */
function endOfBlock(text: string, begin: number): number {
  let end = text.indexOf(BLOCK, begin + BLOCK.length);
  while (end > 0 && text[end - 1] === '\\') end = text.indexOf(BLOCK, end + BLOCK.length);
  return end < 0 ? end : end + BLOCK.length - 1;
}

function endOfLine(text: string, begin: number): number {
  const end = /[\n\r]/g;
  end.lastIndex = begin;
  return end.exec(text)?.index ?? text.length;
}
