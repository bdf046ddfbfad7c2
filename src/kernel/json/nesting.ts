import { endOfString } from './json-numbers.ts';

/** Deeper texts make parsers and everything behind them, which call themselves for each level, run out of stack. */
export const MOST_NESTED = 100;

/** Longest name or number. Longer ones take parsers long, and each reported error repeats them. */
export const LONGEST_WORD = 256;

const BLOCK = '"""';

/** The bound that a text is beyond. */
export type Excess = 'nesting' | 'values' | 'word';

/**
 * First bound that a text of JSON or GraphQL exceeds; null for none. Words are its names and numbers outside of
 * strings. Values are counted by commas and opening brackets, one of which precedes nearly each. It only scans the
 * text; of one that is neither, the result is arbitrary: every parser rejects that at its first error.
 */
export function excessOf(text: string, mostValues: number): Excess | null {
  let depth = 0;
  let values = 0;
  let gap = -1; // the last place that is in no word
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
