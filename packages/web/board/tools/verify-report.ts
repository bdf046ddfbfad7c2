import type { VerifyRow } from './verify-rows.ts';

/** Spreadsheets run a cell that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as CSV that spreadsheets open in Chinese: a byte order mark, and no cell is a formula. */
export function toCsv(
  headings: readonly string[],
  rows: readonly VerifyRow[],
  verdictOf: (row: VerifyRow) => string,
): string {
  const lines = rows.map((row) => [
    row.name,
    row.invoiceNumber ?? '',
    row.issuedOn ?? '',
    row.amount ?? '',
    row.sellerName ?? '',
    verdictOf(row),
    [row.reason, ...row.warnings, ...row.differences.map(differenceText)]
      .filter((text) => text !== null)
      .join('; '),
  ]);
  return `\u{feff}${[headings, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

function differenceText({ field, printed, platform }: VerifyRow['differences'][number]): string {
  return `${field}: ${printed} ≠ ${platform}`;
}

/** Long numbers stay texts by a tab in front, which spreadsheets don't show. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : /^\d{12,}$/.test(text) ? `\t${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
