import type { PdfDocument, Page } from './document.ts';
import { type Font, fontOf } from './font.ts';
import { type Dict, type PdfValue, Stream, Syntax, UnreadablePdf, Word } from './syntax.ts';

/** A transformation `[a b c d e f]` as the format writes it. */
type Matrix = readonly [number, number, number, number, number, number];

/** A character with the place of its lower left corner on the page, in points. */
export interface PlacedCharacter {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Height of the letters in points. */
  readonly size: number;
}

/** Characters that stand side by side, in the order in which they are shown. */
export type Line = PlacedCharacter[];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const DEEPEST_FORM = 8;

/**
 * The text of a page by lines, however many operations show a line. Text of forms counts; that of
 * pictures, of annotations and of `ActualText` does not.
 */
export function linesOf(document: PdfDocument, page: Page): Line[] {
  const reader = new PageReader(document);
  reader.run(contentOf(document, page), page.resources, IDENTITY, 0);
  return reader.lines;
}

function contentOf(document: PdfDocument, page: Page): Buffer {
  const contents = document.resolve(page.dict.get('Contents'));
  const parts = Array.isArray(contents) ? contents : [contents];
  return Buffer.concat(
    parts.flatMap((part) => [readable(document, document.resolve(part)), Buffer.from('\n')]),
  );
}

/** A stream's bytes; none where they cannot be had: the rest of the page is still worth reading. */
function readable(document: PdfDocument, value: PdfValue): Buffer {
  if (!(value instanceof Stream)) return Buffer.alloc(0);
  try {
    return document.decoded(value);
  } catch (error) {
    if (error instanceof UnreadablePdf) return Buffer.alloc(0);
    throw error;
  }
}

function times(left: Matrix, right: Matrix): Matrix {
  const [a, b, c, d, e, f] = left;
  const [A, B, C, D, E, F] = right;
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ];
}

/** What `q` saves and `Q` restores. */
interface State {
  transform: Matrix;
  font: Font | null;
  size: number;
  characterSpace: number;
  wordSpace: number;
  scale: number;
  leading: number;
  rise: number;
}

class PageReader {
  readonly lines: Line[] = [];
  readonly #document: PdfDocument;
  readonly #fonts = new Map<Dict, Font>();
  #state: State = {
    transform: IDENTITY,
    font: null,
    size: 0,
    characterSpace: 0,
    wordSpace: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  };
  #line: Matrix = IDENTITY;
  #text: Matrix = IDENTITY;
  /** Where the last shown character ended, on the page. */
  #end: { readonly x: number; readonly y: number } | null = null;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** Runs a content stream. A form's own leaves the state as it found it. */
  run(content: Buffer, resources: Dict, placed: Matrix, depth: number): void {
    const before = this.#state;
    this.#state = { ...before, transform: times(placed, before.transform) };
    const saved: State[] = [];
    const syntax = new Syntax(content);
    let operands: PdfValue[] = [];
    for (;;) {
      const value = syntax.next();
      if (!(value instanceof Word)) {
        operands.push(value);
        continue;
      }
      if (value.text === '') break;
      if (value.text === 'q') saved.push({ ...this.#state });
      else if (value.text === 'Q') this.#state = saved.pop() ?? this.#state;
      else if (value.text === 'BI') skipInlineImage(syntax);
      else if (value.text === 'Do') this.#draw(operands[0], resources, depth);
      else if (value.text === 'Tf') this.#setFont(operands, resources);
      else this.#apply(value.text, operands);
      operands = [];
    }
    this.#state = before;
  }

  #draw(name: PdfValue | undefined, resources: Dict, depth: number): void {
    const forms = this.#document.dict(resources.get('XObject'));
    const form = typeof name === 'string' ? this.#document.resolve(forms.get(name)) : null;
    if (!(form instanceof Stream) || form.dict.get('Subtype') !== 'Form' || depth > DEEPEST_FORM)
      return;
    const own = form.dict.has('Resources')
      ? this.#document.dict(form.dict.get('Resources'))
      : resources;
    const numbers = this.#document.array(form.dict.get('Matrix')).map(Number);
    this.run(readable(this.#document, form), own, matrixOf(numbers) ?? IDENTITY, depth + 1);
  }

  #setFont([name, size]: PdfValue[], resources: Dict): void {
    const fonts = this.#document.dict(resources.get('Font'));
    const dict = this.#document.resolve(typeof name === 'string' ? fonts.get(name) : null);
    this.#state.size = typeof size === 'number' ? size : 0;
    this.#state.font = dict instanceof Map ? this.#font(dict) : null;
  }

  #font(dict: Dict): Font {
    const known = this.#fonts.get(dict);
    if (known) return known;
    const font = fontOf(this.#document, dict);
    this.#fonts.set(dict, font);
    return font;
  }

  #apply(operator: string, operands: PdfValue[]): void {
    const state = this.#state;
    const numbers = operands.map((operand) => (typeof operand === 'number' ? operand : 0));
    const [first = 0, second = 0] = numbers;
    switch (operator) {
      case 'cm':
        state.transform = times(matrixOf(numbers) ?? IDENTITY, state.transform);
        return;
      case 'BT':
        this.#startLine(IDENTITY);
        return;
      case 'Tc':
        state.characterSpace = first;
        return;
      case 'Tw':
        state.wordSpace = first;
        return;
      case 'Tz':
        state.scale = first / 100;
        return;
      case 'TL':
        state.leading = first;
        return;
      case 'Ts':
        state.rise = first;
        return;
      case 'Td':
        this.#moveLine(first, second);
        return;
      case 'TD':
        state.leading = -second;
        this.#moveLine(first, second);
        return;
      case 'Tm':
        this.#startLine(matrixOf(numbers) ?? IDENTITY);
        return;
      case 'T*':
        this.#moveLine(0, -state.leading);
        return;
      case 'Tj':
      case 'TJ':
        this.#show(operands[0]);
        return;
      case '"':
        state.wordSpace = first;
        state.characterSpace = second;
        this.#moveLine(0, -state.leading);
        this.#show(operands[2]);
        return;
      case "'":
        this.#moveLine(0, -state.leading);
        this.#show(operands[0]);
        return;
      default:
    }
  }

  #startLine(matrix: Matrix): void {
    this.#line = matrix;
    this.#text = matrix;
  }

  #moveLine(x: number, y: number): void {
    this.#startLine(times([1, 0, 0, 1, x, y], this.#line));
  }

  #advance(distance: number): void {
    this.#text = times([1, 0, 0, 1, distance, 0], this.#text);
  }

  #show(shown: PdfValue | undefined): void {
    const { font, size, scale } = this.#state;
    if (!font) return;
    this.#breakUnlessBeside();
    for (const part of Array.isArray(shown) ? shown : [shown]) {
      if (typeof part === 'number') this.#advance((-part / 1000) * size * scale);
      if (Buffer.isBuffer(part)) this.#showString(font, part);
    }
    const [, , , , x, y] = this.#onPage();
    this.#end = { x, y };
  }

  #showString(font: Font, bytes: Buffer): void {
    const { size, scale, characterSpace, wordSpace } = this.#state;
    for (const glyph of font(bytes)) {
      const [, , c, d, x, y] = this.#onPage();
      this.lines.at(-1)?.push({ text: glyph.text, x, y, size: size * Math.hypot(c, d) });
      const spaces = characterSpace + (glyph.isSpace ? wordSpace : 0);
      this.#advance((glyph.width * size + spaces) * scale);
    }
  }

  /** Begins a line, unless this text stands on the last one's baseline. */
  #breakUnlessBeside(): void {
    const [a, b, c, d, x, y] = this.#onPage();
    const length = Math.hypot(a, b);
    const tall = this.#state.size * Math.hypot(c, d);
    const offBaseline =
      this.#end && length > 0
        ? Math.abs((x - this.#end.x) * b - (y - this.#end.y) * a) / length
        : Number.POSITIVE_INFINITY;
    if (offBaseline > tall / 2) this.lines.push([]);
  }

  #onPage(): Matrix {
    const raised: Matrix = [1, 0, 0, 1, 0, this.#state.rise];
    return times(raised, times(this.#text, this.#state.transform));
  }
}

function matrixOf(numbers: readonly number[]): Matrix | null {
  const [a, b, c, d, e, f] = numbers;
  if (a === undefined || b === undefined || c === undefined) return null;
  return d === undefined || e === undefined || f === undefined ? null : [a, b, c, d, e, f];
}

/** Its bytes are no syntax: the next `EI` between white space ends them. */
function skipInlineImage(syntax: Syntax): void {
  const rest = syntax.bytes.toString('latin1', syntax.at);
  const end = /\sID\s[^]*?\sEI(?=\s|$)/.exec(rest);
  syntax.at = end ? syntax.at + end.index + end[0].length : syntax.bytes.length;
}
