import { randomUUID } from 'node:crypto';

/** A piece of one of the long strings, decoded. */
interface LongPiece {
  /** Index of the long string in the text, from 0. */
  readonly index: number;
  readonly bytes: Buffer;
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

/**
 * Extracts long base64 from a JSON text while it arrives: a file of 60 MB in JSON would otherwise be in memory
 * several times. The remaining JSON text is parsed as usual, with a mark in place of each long string.
 */
export class Base64Extractor {
  /** Random, so that the sender of a text cannot guess it. */
  readonly #mark = `long string ${randomUUID()} `;
  readonly #longest: number;
  readonly #text: Buffer[] = [];
  #found = 0;
  #inString = false;
  /** True if the last byte was a backslash that escapes the next byte. */
  #escaping = false;
  /** Bytes of the arriving string while it may still be a short one. */
  #held: Buffer[] = [];
  #heldLength = 0;
  /** Characters of an arriving long string that could not be decoded yet; null if the string is not long. */
  #undecoded: string | null = null;

  /** Strings of more than `longest` bytes are long. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Takes the next bytes of the text; returns the decoded pieces of long strings. */
  push(chunk: Buffer): readonly LongPiece[] {
    const pieces: LongPiece[] = [];
    for (let at = 0; at < chunk.length;) {
      const end = this.#inString ? this.#stringEnd(chunk, at) : after(chunk, at, QUOTE);
      if (!this.#inString) {
        this.#text.push(chunk.subarray(at, end));
        this.#inString = chunk[end - 1] === QUOTE;
        at = end;
        continue;
      }
      pieces.push(...this.#take(chunk.subarray(at, end)));
      at = end;
      if (end === chunk.length) continue;
      pieces.push(...this.#close());
      // The closing quote must not be taken for the opening quote of the next string.
      this.#text.push(chunk.subarray(end, end + 1));
      at += 1;
    }
    return pieces.filter(({ bytes }) => bytes.length > 0);
  }

  /** The text without its long strings. */
  rest(): string {
    return Buffer.concat([...this.#text, ...this.#held]).toString('utf8');
  }

  /** Index of the long string whose mark is this value of the parsed rest; null for any other value. */
  indexOf(value: unknown): number | null {
    return typeof value === 'string' && value.startsWith(this.#mark)
      ? Number(value.slice(this.#mark.length))
      : null;
  }

  /** End of the string in this chunk: its closing quote, or the end of the chunk. */
  #stringEnd(chunk: Buffer, from: number): number {
    let at = from;
    if (this.#escaping) at += 1;
    this.#escaping = false;
    for (;;) {
      const quote = chunk.indexOf(QUOTE, at);
      const end = quote < 0 ? chunk.length : quote;
      const backslash = chunk.subarray(at, end).indexOf(BACKSLASH);
      if (backslash < 0) return end;
      at += backslash + 2;
      this.#escaping = at > chunk.length;
      if (at >= chunk.length) return chunk.length;
    }
  }

  #take(bytes: Buffer): LongPiece[] {
    if (this.#undecoded !== null) return [this.#decode(bytes)];
    this.#held.push(bytes);
    this.#heldLength += bytes.length;
    if (this.#heldLength <= this.#longest) return [];
    this.#undecoded = '';
    return [this.#decode(withoutHeader(Buffer.concat(this.#held.splice(0))))];
  }

  #close(): LongPiece[] {
    const last = this.#undecoded;
    this.#text.push(...this.#held.splice(0));
    this.#heldLength = 0;
    this.#inString = false;
    this.#undecoded = null;
    if (last === null) return [];
    this.#text.push(Buffer.from(`${this.#mark}${this.#found}`));
    this.#found += 1;
    return [{ index: this.#found - 1, bytes: Buffer.from(last, 'base64') }];
  }

  /** Decodes groups of four characters, which are three bytes each. Some writers escape slashes and break lines. */
  #decode(bytes: Buffer): LongPiece {
    const text = (this.#undecoded ?? '') + bytes.toString('latin1');
    const plain = text.includes('\\') ? text.replaceAll(/\\[rnt]|\\(?!$)/g, '') : text;
    const whole = plain.length - (plain.length % 4) - (plain.endsWith('\\') ? 4 : 0);
    this.#undecoded = plain.slice(Math.max(0, whole));
    return { index: this.#found, bytes: Buffer.from(plain.slice(0, Math.max(0, whole)), 'base64') };
  }
}

/** Base64 without the header of a data URL, `data:application/pdf;base64,`, which some writers put before it. */
export function withoutHeader(base64: Buffer): Buffer {
  const isUrl = base64.subarray(0, DATA.length).equals(DATA);
  return isUrl ? base64.subarray(base64.indexOf(',') + 1) : base64;
}

const DATA = Buffer.from('data:');

/** Index after the first `byte` from `at` on, or the end. */
function after(chunk: Buffer, at: number, byte: number): number {
  const found = chunk.indexOf(byte, at);
  return found < 0 ? chunk.length : found + 1;
}
