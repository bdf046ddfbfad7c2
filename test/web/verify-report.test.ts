import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { toCsv } from '../../packages/web/board/tools/verify/report.ts';
import type { LinkedRow } from '../../packages/web/board/tools/verify/rows.ts';
import { verifyTexts } from '../../packages/web/messages/tools/verify.ts';

const row: LinkedRow = {
  name: 'a.pdf',
  file: null,
  elements: {
    kind: null,
    invoiceCode: null,
    invoiceNumber: '26442000000000000011',
    issuedOn: '2026-11-02',
    checkCode: null,
    amountWithTax: '-113.00',
    amountWithoutTax: null,
  },
  face: null,
  warnings: [],
  invoice: null,
  obstacle: null,
  verification: null,
  sameAs: null,
  differences: [],
};

test.each(['en', 'zh'] as const)(
  "the page's table has a negative amount as a number, and no formula: %s",
  (language) => {
    const names = ['=1+1', '＝1+1', '＋1', '－1+1', '＠a', '\n=1', '-a'];
    const csv = toCsv(
      names.map((name) => ({ ...row, name })),
      verifyTexts[language],
    );
    const [titles = [], ...rows]: string[][] = parse(csv, { bom: true });
    expect(new Set(titles).size).toBe(titles.length);
    expect(rows.map(([name]) => name)).toEqual(names.map((name) => `'${name}`));
    expect(rows[0]?.slice(1, 4)).toEqual(['\t26442000000000000011', '2026-11-02', '-113.00']);
  },
);
