import { type CharacterMap, characterMapOf, utf16 } from './character-map.ts';
import type { PdfDocument } from './document.ts';
import { type Dict, type PdfValue, Stream, UnreadablePdf } from './syntax.ts';

/** One character of a shown string. */
export interface Glyph {
  /** What it stands for; U+FFFD where the file does not say. */
  readonly text: string;
  /** How far it moves on, in units of the font size. */
  readonly width: number;
  /** The single byte 32, to which word spacing applies. */
  readonly isSpace: boolean;
}

/**
 * Fonts that share one shape between 方 and the radical ⽅, or that have one for fi, name whichever they
 * like: those stand for the plain characters. Full-width forms differ from the narrow ones and stay.
 */
export function plain(text: string): string {
  return text.replace(/[\u00A0\u2E80-\u2FDF\uF900-\uFAFF\uFB00-\uFB06]/g, (each) =>
    each.normalize('NFKC'),
  );
}

/** Takes the bytes of a shown string apart. */
export type Font = (bytes: Buffer) => Glyph[];

const UNKNOWN = '\uFFFD';

/**
 * The font behind a font dictionary. Text is known from the file's ToUnicode map, from a predefined
 * encoding of Unicode or GBK, or from a simple font's encoding; not from the shapes of its characters,
 * nor from the character collections of Adobe-GB1 and the like without one of these.
 */
export function fontOf(document: PdfDocument, dict: Dict): Font {
  const toUnicode = mapIn(document, dict.get('ToUnicode'));
  return dict.get('Subtype') === 'Type0'
    ? compositeFont(document, dict, toUnicode)
    : simpleFont(document, dict, toUnicode);
}

function mapIn(document: PdfDocument, value: PdfValue | undefined): CharacterMap | null {
  const stream = document.resolve(value);
  if (!(stream instanceof Stream)) return null;
  try {
    return characterMapOf(document.decoded(stream));
  } catch (error) {
    if (error instanceof UnreadablePdf) return null;
    throw error;
  }
}

function compositeFont(document: PdfDocument, dict: Dict, toUnicode: CharacterMap | null): Font {
  const encoding = document.resolve(dict.get('Encoding'));
  const name = typeof encoding === 'string' ? encoding : '';
  const embedded = encoding instanceof Stream ? mapIn(document, encoding) : null;
  const widths = compositeWidths(
    document,
    document.dict(document.array(dict.get('DescendantFonts'))[0]),
  );
  const lengthAt = codeLengths(name, embedded);
  const textOf = predefined(name);
  return (bytes) => {
    const glyphs: Glyph[] = [];
    for (let at = 0; at < bytes.length;) {
      const code = bytes.subarray(at, at + lengthAt(bytes, at));
      at += code.length;
      glyphs.push({
        text: plain(toUnicode?.textOf(code) ?? textOf(code)),
        // Under any other encoding the collection's numbers would be needed; nearly all are one em wide.
        width: widths(name.startsWith('Identity') ? code.readUIntBE(0, code.length) : -1),
        isSpace: code.length === 1 && code[0] === 32,
      });
    }
    return glyphs;
  };
}

/** Where each code of a string ends. */
function codeLengths(
  name: string,
  embedded: CharacterMap | null,
): (bytes: Buffer, at: number) => number {
  if (embedded && embedded.lengths.length > 0) {
    return (bytes, at) => {
      const range = embedded.lengths.find(({ low, high }) =>
        low.every((byte, index) => within(bytes[at + index], byte, high[index])),
      );
      return range ? Math.max(1, range.low.length) : 1;
    };
  }
  if (!/^GBK|^GB-/.test(name)) return () => 2;
  return (bytes, at) => {
    if ((bytes[at] ?? 0) < 0x81) return 1;
    return within(bytes[at + 1], 0x30, 0x39) ? 4 : 2;
  };
}

function within(byte: number | undefined, low: number, high: number | undefined): boolean {
  return byte !== undefined && byte >= low && byte <= (high ?? 0);
}

const gbk = new TextDecoder('gb18030');

function predefined(name: string): (code: Buffer) => string {
  if (/^Uni\w+-(UCS2|UTF16)-/.test(name)) return utf16;
  return /^GBK|^GB-/.test(name) ? (code) => gbk.decode(code) : () => UNKNOWN;
}

/** `W` of a composite font: `first [w w …]` and `first last w`, in thousandths. */
function compositeWidths(document: PdfDocument, descendant: Dict): (cid: number) => number {
  const otherwise = document.number(descendant.get('DW'), 1000) / 1000;
  const widths = new Map<number, number>();
  const list = document.array(descendant.get('W')).map((value) => document.resolve(value));
  for (let at = 0; at < list.length;) {
    const [first, second, third] = list.slice(at, at + 3);
    if (typeof first !== 'number') break;
    if (Array.isArray(second)) {
      for (const [index, width] of second.entries()) {
        widths.set(first + index, document.number(width, 1000) / 1000);
      }
      at += 2;
      continue;
    }
    if (typeof second !== 'number' || typeof third !== 'number') break;
    for (let cid = first; cid <= Math.min(second, 65_535); cid += 1) widths.set(cid, third / 1000);
    at += 3;
  }
  return (cid) => widths.get(cid) ?? otherwise;
}

/** What fonts of fixed sizes lack: about the mean of Helvetica. */
const USUAL_WIDTH = 500;

function simpleFont(document: PdfDocument, dict: Dict, toUnicode: CharacterMap | null): Font {
  const first = document.number(dict.get('FirstChar'), 0);
  const widths = document.array(dict.get('Widths'));
  const isDrawn = dict.get('Subtype') === 'Type3';
  const unit = isDrawn ? document.number(document.array(dict.get('FontMatrix'))[0], 0.001) : 0.001;
  const usual = document.number(
    document.dict(dict.get('FontDescriptor')).get('MissingWidth'),
    USUAL_WIDTH,
  );
  const encoded = simpleEncoding(document, document.resolve(dict.get('Encoding')));
  return (bytes) =>
    Array.from(bytes, (byte) => ({
      text: plain(toUnicode?.textOf(Buffer.from([byte])) ?? encoded(byte)),
      width: document.number(widths[byte - first], usual) * unit,
      isSpace: byte === 32,
    }));
}

const windows = new TextDecoder('windows-1252');
const macintosh = new TextDecoder('macintosh');

function simpleEncoding(document: PdfDocument, encoding: PdfValue): (byte: number) => string {
  const base = encoding instanceof Map ? encoding.get('BaseEncoding') : encoding;
  const decoder = base === 'MacRomanEncoding' ? macintosh : windows;
  const differences = new Map<number, string>();
  let code = 0;
  for (const each of encoding instanceof Map ? document.array(encoding.get('Differences')) : []) {
    if (typeof each === 'number') code = each;
    if (typeof each !== 'string') continue;
    differences.set(code, textOfName(each));
    code += 1;
  }
  return (byte) => differences.get(byte) ?? decoder.decode(Uint8Array.of(byte));
}

/** The names of the ASCII characters that are not letters, in the order of their codes. */
const ASCII_NAMES = [
  ...'space exclam quotedbl numbersign dollar percent ampersand quotesingle'.split(' '),
  ...'parenleft parenright asterisk plus comma hyphen period slash'.split(' '),
  ...'zero one two three four five six seven eight nine colon semicolon'.split(' '),
  ...'less equal greater question at'.split(' '),
];
const MORE_NAMES = new Map([
  ['bracketleft', '['],
  ['backslash', '\\'],
  ['bracketright', ']'],
  ['asciicircum', '^'],
  ['underscore', '_'],
  ['grave', '`'],
  ['braceleft', '{'],
  ['bar', '|'],
  ['braceright', '}'],
  ['asciitilde', '~'],
]);

function textOfName(name: string): string {
  if (name.length === 1) return name;
  const hex = /^(?:uni|u)([\dA-F]{4,6})/.exec(name)?.[1];
  if (hex !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff));
  const ascii = ASCII_NAMES.indexOf(name);
  return ascii >= 0 ? String.fromCharCode(32 + ascii) : (MORE_NAMES.get(name) ?? UNKNOWN);
}
