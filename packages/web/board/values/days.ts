const DAY_MS = 24 * 60 * 60_000;
const OFFSET_MS = 8 * 60 * 60_000;

/** Today in Shanghai, `yyyy-MM-dd`. */
export function today(): string {
  return new Date(Date.now() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The last day that a DateTime can have. */
const LAST_DAY = Date.UTC(9999, 11, 31);

/** The day of a time, and at most the last day. */
export function dayAt(time: number): string {
  return new Date(Math.min(time, LAST_DAY)).toISOString().slice(0, 10);
}

/** The day that is `days` after another day, or before it if `days` is negative. */
export function addDays(day: string, days: number): string {
  return dayAt(Date.parse(day) + days * DAY_MS);
}

/** Number of days from one day to another; negative if the second day is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The days from one to another, both included. */
export function daysFrom(from: string, to: string): readonly string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_none, index) => addDays(from, index));
}

/** The instant at which a day begins in Shanghai, as a DateTime. */
export function startOf(day: string): string {
  return `${day}T00:00:00+08:00`;
}

/** The months from one to another, `yyyy-MM`, both included. */
export function monthsFrom(from: string, to: string): readonly string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The month that is `months` after another month, or before it if `months` is negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** True if a text is an existing day, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
