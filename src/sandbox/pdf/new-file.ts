import { CHINESE_FONT } from './seal.ts';
import { written } from './syntax.ts';

/** A PDF of these objects, numbered from 1 on; the first is its catalog. They are ASCII. */
export function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'ascii');
}

/** A stream object. `entries` stand in its dictionary beside its length. */
export function streamOf(content: string, entries = ''): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** A page of text lines, from the top down, in any characters of the Basic Multilingual Plane. */
export function textPage(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `${written(Buffer.from(line, 'utf16le').swap16())} Tj T*`);
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    streamOf(`BT /F1 14 Tf 32 TL 72 760 Td ${shown.join(' ')} ET`),
    CHINESE_FONT,
  ]);
}

/**
 * A contract to try things with, as a contract service wants it: both places for signing are named by
 * the documents' usual keywords (document 3, section 4.3). `without` leaves one of them out.
 */
export function exampleContract(options?: { readonly without: '甲方盖章' | '乙方签字' }): Buffer {
  const places = ['甲方盖章', '乙方签字'].filter((keyword) => keyword !== options?.without);
  return textPage([
    '再生资源收购合同',
    '甲方（收购企业）与乙方（出售个人）约定如下：',
    '一、乙方向甲方出售自己使用过的再生资源。',
    '二、甲方按约定价格付款，并反向开具发票。',
    ...places.flatMap((keyword) => ['', `${keyword}：`, '', '']),
  ]);
}
