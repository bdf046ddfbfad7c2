import { readFileSync } from 'node:fs';
import { exampleContract } from '../../../packages/simulator/src/seed/contracts.ts';

/** Contracts with both keywords, by the program that wrote the file. */
export const contracts = {
  LibreOffice: readFileSync('examples/contract.pdf'),
  cairo: readFileSync('test/simulator/pdf/cairo.pdf'),
  /** Rewritten by qpdf with object streams; its fonts are embedded by Skia. */
  Chromium: readFileSync('test/simulator/pdf/chromium-object-streams.pdf'),
  'the sandbox': exampleContract(),
  'a program whose cross-references are wrong': Buffer.from(
    readFileSync('examples/contract.pdf', 'latin1').replace(/startxref\s+\d+/, 'startxref\n7'),
    'latin1',
  ),
  'a program whose offsets are wrong': Buffer.from(
    exampleContract()
      .toString('latin1')
      .replace(/^\d{10}(?= 00000 n)/gm, (offset) => String(Number(offset) + 3).padStart(10, '0')),
    'latin1',
  ),
  'a program with lines before the header': Buffer.concat([
    Buffer.from('Received: by mail\n\n'),
    readFileSync('examples/contract.pdf'),
  ]),
} as const;

/** A PDF of these objects, numbered from 1 on; the first is its catalog. They are ASCII. */
export function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'ascii');
}

/** A stream object. `entries` stand in its dictionary beside its length. */
export function streamOf(content: string, entries = ''): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** Parts of a page made by hand. */
export interface Handmade {
  readonly content: string;
  /** The object of its font `/F1`. */
  readonly font: string;
  /** Entries of the content stream beside its length, a filter for instance. */
  readonly entries?: string;
  /** Further objects: the first of them is number 6. */
  readonly more?: readonly string[];
  /** Further resources of the page. */
  readonly resources?: string;
}

/** A file with one page, every byte of which a test has chosen. */
export function handmade({ content, font, entries, more, resources }: Handmade): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R] /Count 1 /Resources << /Font << /F1 5 0 R >> ${resources ?? ''} >> >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [4 0 R] >>',
    streamOf(content, entries),
    font,
    ...(more ?? []),
  ]);
}

/** A composite font's object. */
export function chinese(encoding: string, toUnicode = ''): string {
  return (
    `<< /Type /Font /Subtype /Type0 /BaseFont /SimSun /Encoding /${encoding} ${toUnicode} ` +
    '/DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /SimSun /DW 1000 ' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>] >>'
  );
}
