/** Chinese font that viewers provide themselves, for two-byte Unicode: no file needs to embed it. */
const CHINESE_FONT =
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts ' +
  '[<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) ' +
  '/Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor << /Type /FontDescriptor /FontName ' +
  '/STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 ' +
  '/CapHeight 880 /StemV 93 >> >>] >>';

/**
 * Page of a size in points. `drawing` is a content stream in ASCII that may use the Chinese font as `/F1`; `properties` become
 * the document's information.
 */
export function drawnPage(
  drawing: string,
  width: number,
  height: number,
  properties: Readonly<Record<string, string>> = {},
): Buffer {
  const information = Object.entries(properties).map(
    ([name, value]) => `/${name} <feff${inHex(value)}>`,
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    // Never change a byte of this: examples identify a contract by its digest.
    `<<  /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    CHINESE_FONT,
    ...(information.length === 0 ? [] : [`<< ${information.join(' ')} >>`]),
  ];
  const info = information.length === 0 ? '' : ` /Info ${objects.length} 0 R`;
  let text = '%PDF-1.4\n';
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const [index, object] of objects.entries()) {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${info} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'ascii');
}

/** Operator that shows a text, of characters in the Basic Multilingual Plane, in the Chinese font. */
export function shown(text: string): string {
  return `<${inHex(text)}> Tj`;
}

function inHex(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex');
}

/** Page with lines of text, from the top down. */
export function textPage(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `${shown(line)} T*`).join(' ');
  return drawnPage(`BT /F1 14 Tf 32 TL 72 760 Td ${text} ET`, 595, 842);
}
