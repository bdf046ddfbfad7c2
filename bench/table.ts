import type { Timing } from './measure.ts';

/** Findings of one topic. */
export interface Table {
  readonly title: string;
  /** Description of the measurement in one or two sentences. */
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Prints a table: the first column is left-aligned, all others are right-aligned. */
export function printTable({ title, note, columns, rows }: Table): void {
  const widths = columns.map((name, column) =>
    Math.max(...[columns, ...rows].map((row) => (row[column] ?? name).length)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('   ');
  const rule = widths.map((width) => '-'.repeat(width));
  console.log([`\n${title}`, note, '', line(columns), line(rule), ...rows.map(line)].join('\n'));
}

/** Formats milliseconds with three significant digits. */
export function ms(value: number): string {
  return `${value < 100 ? value.toPrecision(3) : value.toFixed(0)} ms`;
}

/** A whole number with separators. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** Ratio of `value` to `base`; the same on a slower machine. */
export function times(value: number, base: number): string {
  return `×${(value / base).toFixed(value < base * 10 ? 2 : 0)}`;
}

/** The columns of a timing: median, 99th percentile, repetitions a second. */
export function timed({ medianMs, p99Ms, perSecond }: Timing): readonly [string, string, string] {
  return [ms(medianMs), ms(p99Ms), count(perSecond)];
}
