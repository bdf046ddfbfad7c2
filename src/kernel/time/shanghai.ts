/**
 * The platform's clock texts have no zone and are read as Asia/Shanghai, which has been +08:00 without daylight saving since
 * 1991: a fixed offset is exact for every date an invoice can have.
 */
const OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `2026-11-21T09:30:00+08:00` for an instant in milliseconds. */
export function toShanghaiIso(epochMs: number): string {
  return `${new Date(epochMs + OFFSET_MS).toISOString().slice(0, 19)}+08:00`;
}

const lastDay = { index: Number.NaN, text: '' };

/**
 * Calendar day in Shanghai, `yyyy-MM-dd`, of an instant in milliseconds. Caches the last day, as today is requested most.
 */
export function toShanghaiDay(epochMs: number): string {
  const index = Math.floor((epochMs + OFFSET_MS) / DAY_MS);
  if (index !== lastDay.index) {
    lastDay.text = toShanghaiIso(epochMs).slice(0, 10);
    lastDay.index = index;
  }
  return lastDay.text;
}

/** `yyyy-MM-dd HH:mm:ss` in Shanghai for an instant in milliseconds. */
export function toShanghaiClock(epochMs: number): string {
  return toShanghaiIso(epochMs).slice(0, 19).replace('T', ' ');
}

/** Instant, in milliseconds, at which the Shanghai day of another instant ends. */
export function endOfShanghaiDay(epochMs: number): number {
  return Date.parse(`${toShanghaiDay(epochMs)}T00:00:00+08:00`) + DAY_MS;
}

/** Calendar day `days` after another one, `yyyy-MM-dd`; negative `days` count backwards. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
