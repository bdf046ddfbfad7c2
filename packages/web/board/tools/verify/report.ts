import type { VerifyTexts } from '../../../messages/tools/verify.ts';
import type { LinkedRow } from './rows.ts';

/** Start of a cell that spreadsheets would run as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Rows as CSV that spreadsheets open in Chinese: a byte order mark, and no cell is a formula. */
export function toCsv(rows: readonly LinkedRow[], texts: VerifyTexts): string {
  const { file, number, day, amount, seller, verdict, notes } = texts;
  const lines = rows.map((row) => {
    const { elements, verification, sameAs, warnings, differences } = row;
    return [
      row.name,
      elements.invoiceNumber ?? '',
      elements.issuedOn ?? '',
      elements.amountWithTax ?? elements.amountWithoutTax ?? '',
      row.face?.sellerName ?? '',
      verification === null ? (row.obstacle ?? '') : texts.verdicts[verification.verdict],
      [
        ...(sameAs === null ? [] : [texts.sameAs(sameAs + 1)]),
        ...(verification?.reason ? [verification.reason] : []),
        ...warnings,
        ...differences.map(
          ({ field, printed, platform }) => `${texts.members[field]}: ${printed} ≠ ${platform}`,
        ),
      ].join('; '),
    ];
  });
  const all = [[file, number, day, amount, seller, verdict, notes], ...lines];
  return `\u{feff}${all.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Quotes a cell. An apostrophe in front stops a formula; a tab, which spreadsheets do not show, keeps a long number a text. */
function cell(text: string): string {
  const isRun = FORMULA.test(text) && !NUMBER.test(text);
  const safe = isRun ? `'${text}` : /^\d{12,}$/.test(text) ? `\t${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
