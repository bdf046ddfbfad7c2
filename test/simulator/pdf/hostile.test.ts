import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findKeywords, signPdf } from '../../../packages/simulator/src/pdf/work.ts';
import { exampleContract } from '../../../packages/simulator/src/seed/contracts.ts';
import { chinese, handmade, pdfOf, streamOf } from './files.ts';

const MIB = 1024 * 1024;
const person = { name: '张三', reason: '乙方签字', kind: 'person', place: null } as const;

/** A page whose content is this, in hexadecimal digits, behind further filters. */
function filtered(content: Buffer, filters: string): Buffer {
  const entries = `/Filter [/AHx ${filters}]`;
  return handmade({ content: `${content.toString('hex')}>`, entries, font: chinese('GBK-EUC-H') });
}

/** More than the reader may take. */
const large = deflateSync(Buffer.alloc(600 * MIB), { level: 1 });

/** The example with another cross-reference table behind it. */
function withTable(rows: string, entries: string): Buffer {
  const example = exampleContract();
  const trailer = `trailer\n<< /Size 6 /Root 1 0 R ${entries} >>\n`;
  const end = `xref\n${rows}${trailer}startxref\n${example.length}\n%%EOF\n`;
  return Buffer.concat([example, Buffer.from(end, 'latin1')]);
}

const form = '/Type /XObject /Subtype /Form /Resources << /XObject << /A 4 0 R >> >>';

/** Searches for both keywords; returns those found. */
const hostile = {
  'a circle of cross-references': [
    2,
    () => withTable('0 0\n', `/Prev ${exampleContract().length}`),
  ],
  'a million rows of cross-references that say they are ten': [
    2,
    () => withTable(`0 10000000\n${'0000000000 65535 f \n'.repeat(1_000_000)}`, ''),
  ],
  'a hundred million pages, as it says': [
    2,
    () => Buffer.from(exampleContract().toString('latin1').replace('/Count 1', '/Count 99999999')),
  ],
  'a stream that inflates to 600 MiB': [0, () => filtered(large, '/Fl')],
  'a stream that inflates twice to 600 MiB': [0, () => filtered(deflateSync(large), '/Fl /Fl')],
  'a hundred thousand objects that no table names': [
    0,
    () => {
      const objects = Array.from({ length: 100_000 }, (_, index) => `${index + 1} 0 obj 0 endobj`);
      return Buffer.from(`%PDF-1.4\n${objects.join('\n')}`);
    },
  ],
  'a form that draws itself': [
    0,
    () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 /Resources << /XObject << /A 4 0 R >> >> >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
        streamOf('/A Do '.repeat(50), form),
      ]),
  ],
  '60 MiB of opening brackets': [
    0,
    () => handmade({ content: '['.repeat(60 * MIB), font: chinese('UniGB-UCS2-H') }),
  ],
} as const satisfies Record<string, readonly [number, () => Buffer]>;

test.each(Object.entries(hostile))(
  '%s: a file with it is read or abandoned, in time and in 450 MiB',
  // Three tasks may take 20 s of computing, twice each if the worker ends, which is more on a busy machine.
  { timeout: 300_000 },
  async (_what, [found, fileOf]) => {
    const file = fileOf();
    const before = process.memoryUsage.rss();
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage.rss());
    }, 5);
    expect((await findKeywords(file, ['甲方盖章', '乙方签字'])).size).toBe(found);
    await signPdf(file, [person], new Date(0));
    clearInterval(watch);
    expect(highest - before).toBeLessThan(450 * MIB);
    // The next file is read as usual.
    expect((await findKeywords(exampleContract(), ['甲方盖章'])).size).toBe(1);
  },
);
