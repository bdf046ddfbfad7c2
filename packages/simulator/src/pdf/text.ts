import { getDocument } from 'unpdf/pdfjs';
import { ChineseEncodings } from '../children.ts';

/** First occurrence of a keyword. */
export interface KeywordPlace {
  /** Index from 0. */
  readonly page: number;
  /** Lower left corner of its first character, in points from the page's own origin. */
  readonly x: number;
  readonly y: number;
  /** Height of the letters, in points. */
  readonly size: number;
}

const CHINESE = { BinaryDataFactory: ChineseEncodings, cMapUrl: '/', cMapPacked: false };
const TEXT_ALONE = { useSystemFonts: false, useWasm: false, useWorkerFetch: false, verbosity: 0 };

/**
 * Finds keywords in the text of a PDF, each on one line and in exactly these characters; not in pictures of text, nor in fonts
 * that do not map their characters to Unicode. A gap of a tenth of a letter reads as a space. Takes ownership of the bytes.
 * Rejects for a file that is encrypted or cannot be read.
 */
export async function placesIn(data: Uint8Array, keywords: readonly string[]) {
  const task = getDocument({ data, ...CHINESE, ...TEXT_ALONE });
  try {
    const document = await task.promise;
    if (await document.getPermissions()) throw new TypeError('the PDF is encrypted');
    const places = new Map<string, KeywordPlace>();
    for (let page = 0; page < document.numPages && places.size < keywords.length; page += 1) {
      const { items } = await (await document.getPage(page + 1)).getTextContent();
      const pieces = items.filter((item) => 'str' in item);
      for (const keyword of keywords.filter((each) => each !== '' && !places.has(each))) {
        const place = placeIn(pieces, keyword);
        if (place) places.set(keyword, { page, ...place });
      }
    }
    return places;
  } finally {
    await task.destroy();
  }
}

/** A piece of text; `transform` puts its lower left corner on the page. */
type Piece = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean };

function placeIn(pieces: readonly Piece[], keyword: string): Omit<KeywordPlace, 'page'> | null {
  const texts = pieces.map(({ str, hasEOL }) => plain(str) + (hasEOL ? '\n' : ''));
  let before = texts.join('').indexOf(plain(keyword));
  for (const [index, { transform, width, height }] of pieces.entries()) {
    const { length } = texts[index] ?? '';
    if (before >= 0 && before < length) {
      const [a = 1, b = 0, , , x = 0, y = 0] = transform;
      const along = (width * before) / length / (Math.hypot(a, b) || 1);
      return { x: x + a * along, y: y + b * along, size: height };
    }
    before -= length;
  }
  return null;
}

/** Fonts may map 方 to the radical ⽅, or have one glyph for fi; full-width forms are not such variants. */
function plain(text: string): string {
  const variants = /[\u00A0\u2E80-\u2FDF\uF900-\uFAFF\uFB00-\uFB06]/g;
  return text.replace(variants, (each) => each.normalize('NFKC'));
}
