import { type PdfValue, Syntax, Word } from './syntax.ts';

/** What a CMap says: how long codes are, and what text they stand for. */
export interface CharacterMap {
  /** Lengths of codes in bytes, by the ranges that they lie in. */
  readonly lengths: readonly { readonly low: Buffer; readonly high: Buffer }[];
  textOf(code: Buffer): string | undefined;
}

/** More than any font has characters: guards against a range that never ends. */
const LARGEST_RANGE = 65_536;

/** Reads a ToUnicode CMap, or the code lengths of an embedded encoding. */
export function characterMapOf(bytes: Buffer): CharacterMap {
  const lengths: { low: Buffer; high: Buffer }[] = [];
  const texts = new Map<string, string>();
  const syntax = new Syntax(bytes);
  let operands: PdfValue[] = [];
  for (;;) {
    const value = syntax.next();
    if (!(value instanceof Word)) {
      operands.push(value);
      continue;
    }
    if (value.text === '') break;
    if (value.text === 'endcodespacerange') {
      for (const [low, high] of groups(operands, 2)) {
        if (Buffer.isBuffer(low) && Buffer.isBuffer(high)) lengths.push({ low, high });
      }
    }
    if (value.text === 'endbfchar') {
      for (const [code, text] of groups(operands, 2)) {
        if (Buffer.isBuffer(code) && Buffer.isBuffer(text)) texts.set(keyOf(code), utf16(text));
      }
    }
    if (value.text === 'endbfrange') {
      for (const [low, high, text] of groups(operands, 3)) addRange(texts, low, high, text);
    }
    operands = [];
  }
  return { lengths, textOf: (code) => texts.get(keyOf(code)) };
}

function groups(operands: readonly PdfValue[], size: number): PdfValue[][] {
  const count = Math.floor(operands.length / size);
  return Array.from({ length: count }, (_, index) =>
    operands.slice(index * size, (index + 1) * size),
  );
}

function addRange(
  texts: Map<string, string>,
  low: PdfValue | undefined,
  high: PdfValue | undefined,
  to: PdfValue | undefined,
): void {
  if (!Buffer.isBuffer(low) || !Buffer.isBuffer(high) || low.length === 0 || low.length > 4) return;
  const start = low.readUIntBE(0, low.length);
  const count = Math.min(high.readUIntBE(0, low.length) - start + 1, LARGEST_RANGE);
  for (let step = 0; step < count; step += 1) {
    const code = Buffer.alloc(low.length);
    code.writeUIntBE(start + step, 0, low.length);
    const text = Array.isArray(to) ? to[step] : to;
    if (!Buffer.isBuffer(text)) continue;
    texts.set(keyOf(code), Array.isArray(to) ? utf16(text) : advanced(utf16(text), step));
  }
}

/** The text whose last code unit stands `step` further on. */
function advanced(text: string, step: number): string {
  const last = text.charCodeAt(text.length - 1);
  return text.slice(0, -1) + String.fromCharCode(last + step);
}

function keyOf(code: Buffer): string {
  return code.toString('latin1');
}

/** Bytes as big-endian UTF-16. */
export function utf16(bytes: Buffer): string {
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return Buffer.from(even).swap16().toString('utf16le');
}
