import { written } from './syntax.ts';

/** What a signature looks like on the page. */
export interface Seal {
  /** Of its square, in points. */
  readonly width: number;
  readonly height: number;
  /** A content stream, ASCII, that draws it from (0, 0) and may use `/F1`, the Chinese font. */
  readonly drawing: string;
}

/** A Chinese font that viewers bring themselves, for two-byte Unicode: no file needs its shapes. */
export const CHINESE_FONT =
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts ' +
  '[<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) ' +
  '/Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor << /Type /FontDescriptor /FontName ' +
  '/STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 ' +
  '/CapHeight 880 /StemV 93 >> >>] >>';

/** An enterprise's round red seal: a ring, a star, its name below. */
export function roundSeal(name: string): Seal {
  const [size, middle] = [96, 48];
  const ring = circle(middle, 45);
  const star = Array.from({ length: 5 }, (_, point) => {
    const angle = Math.PI / 2 + (point * 4 * Math.PI) / 5;
    return `${near(middle + 17 * Math.cos(angle))} ${near(54 + 17 * Math.sin(angle))} ${point === 0 ? 'm' : 'l'}`;
  });
  const text = line(name, middle, 22, 72, 9);
  const red = '0.85 0.1 0.1';
  const drawing = `${red} RG ${red} rg 2.5 w ${ring} S ${star.join(' ')} f ${text}`;
  return { width: size, height: size, drawing };
}

/** A person's name, as if written by hand. */
export function handwriting(name: string): Seal {
  const [width, height] = [110, 40];
  const drawing = `0.05 0.1 0.45 rg 0.05 0.1 0.45 RG ${line(name, width / 2, 12, 100, 22)} 0.8 w 8 7 m 102 9 l S`;
  return { width, height, drawing };
}

/** A line of text around `middle`, smaller where it would be wider than `widest`. */
function line(text: string, middle: number, y: number, widest: number, largest: number): string {
  const characters = Array.from(text);
  const size = Math.min(largest, widest / Math.max(1, characters.length));
  const x = middle - (size * characters.length) / 2;
  const bytes = Buffer.from(text, 'utf16le').swap16();
  return `BT /F1 ${near(size)} Tf ${near(x)} ${near(y)} Td ${written(bytes)} Tj ET`;
}

function circle(middle: number, radius: number): string {
  // The usual share of the radius with which four curves come closest to a circle.
  const bow = 0.5523 * radius;
  const at = (x: number, y: number): string => `${near(middle + x)} ${near(middle + y)}`;
  return [
    `${at(radius, 0)} m`,
    `${at(radius, bow)} ${at(bow, radius)} ${at(0, radius)} c`,
    `${at(-bow, radius)} ${at(-radius, bow)} ${at(-radius, 0)} c`,
    `${at(-radius, -bow)} ${at(-bow, -radius)} ${at(0, -radius)} c`,
    `${at(bow, -radius)} ${at(radius, -bow)} ${at(radius, 0)} c`,
  ].join(' ');
}

function near(value: number): string {
  return value.toFixed(2);
}
