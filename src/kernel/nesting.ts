import { endOfString } from './json-numbers.ts';

/** Deeper texts make parsers and everything behind them, which call themselves for each level, run out of stack. */
export const MOST_NESTED = 100;

const QUOTE = 0x22;
const HASH = 0x23;
const BLOCK = '"""';

/** `(`, `[` and `{`, and their counterparts. */
const OPENING: ReadonlySet<number> = new Set([0x28, 0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x29, 0x5d, 0x7d]);

/**
 * True when the brackets of a text of JSON or GraphQL stand within each other more than `MOST_NESTED` deep. Looks
 * at the text only; of one that is neither, it may say either: every parser refuses that at its first mistake.
 */
export function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) {
      at = text.startsWith(BLOCK, at) ? endOfBlock(text, at) : endOfString(text, at);
      if (at < 0) return false;
    } else if (char === HASH) {
      at = endOfLine(text, at);
    } else if (OPENING.has(char)) {
      depth += 1;
      if (depth > MOST_NESTED) return true;
    } else if (CLOSING.has(char)) {
      depth -= 1;
    }
  }
  return false;
}

/** The place of the last quote of a block string; negative when there is none. */
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
