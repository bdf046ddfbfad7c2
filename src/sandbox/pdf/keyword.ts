import { PdfDocument } from './document.ts';
import { plain } from './font.ts';
import { type Line, linesOf } from './page-text.ts';
import { UnreadablePdf } from './syntax.ts';

/** Where a keyword stands first. */
export interface KeywordPlace {
  /** Counted from 0. */
  readonly page: number;
  /** Lower left corner of its first character, in points from the page's own origin. */
  readonly x: number;
  readonly y: number;
  /** Height of its letters, in points. */
  readonly size: number;
}

/**
 * Whether the text of a PDF holds a keyword, on one line, in exactly these characters. What cannot be
 * read holds none: pictures of text, encrypted files, fonts that do not say what their characters mean.
 */
export function hasKeyword(pdf: Buffer, keyword: string): boolean {
  try {
    return findKeyword(new PdfDocument(pdf), keyword) !== null;
  } catch (error) {
    if (error instanceof UnreadablePdf) return false;
    throw error;
  }
}

/** The first place of a keyword, in the order of pages and of what they show; null for none. */
export function findKeyword(document: PdfDocument, keyword: string): KeywordPlace | null {
  const wanted = plain(keyword);
  for (const [index, page] of document.pages().entries()) {
    for (const line of linesOf(document, page)) {
      const start = wanted === '' ? undefined : firstOf(line, wanted);
      if (start) return { page: index, x: start.x, y: start.y, size: start.size };
    }
  }
  return null;
}

function firstOf(line: Line, wanted: string): Line[number] | undefined {
  const at = line
    .map(({ text }) => text)
    .join('')
    .indexOf(wanted);
  let end = 0;
  return at < 0
    ? undefined
    : line.find(({ text }) => {
        end += text.length;
        return end > at;
      });
}
