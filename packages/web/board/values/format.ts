/** Format of times and amounts on the page. Every day and time is Shanghai's, wherever the reader is. */
export interface Format {
  /** Day and time of day to the minute, such as `2026-11-28 13:05`. */
  readonly moment: (at: string) => string;
  /** Day and time of day to the second, such as `2026-11-28 13:05:09`. */
  readonly toSeconds: (at: string) => string;
  /** As `toSeconds`, with the name of the zone. */
  readonly exactly: (at: string) => string;
  /** Day, such as `2026-11-28`. */
  readonly day: (at: string) => string;
  /** An amount in yuan, formatted digit by digit, as a JavaScript number would change it. */
  readonly yuan: (amount: string) => string;
  /** A whole number with separators. */
  readonly count: (count: number) => string;
}

const ZONE = 'UTC+8';

/**
 * Shanghai's offset from UTC, the same all year. Times are computed with it, as a table of 100 rows formats 400 times, for
 * which Intl would take 10 ms.
 */
const AHEAD_MS = 8 * 60 * 60_000;

/**
 * Formats a time as the first `length` characters of ISO 8601, which readers of both languages know. Other texts stay
 * unchanged.
 */
function formatter(length: number): (at: string) => string {
  return (at) => {
    const time = Date.parse(at);
    if (Number.isNaN(time)) return at;
    return new Date(time + AHEAD_MS).toISOString().slice(0, length).replace('T', ' ');
  };
}

const toSeconds = formatter('2026-11-28T13:05:09'.length);

const grouping = new Intl.NumberFormat('en');

const FORMAT: Format = {
  moment: formatter('2026-11-28T13:05'.length),
  toSeconds,
  exactly: (at) => `${toSeconds(at)} ${ZONE}`,
  day: formatter('2026-11-28'.length),
  yuan(amount) {
    const [whole = '', cents] = amount.split('.');
    const grouped = whole.replace(/\d+/, (digits) => grouping.format(BigInt(digits)));
    return `¥${grouped}${cents === undefined ? '' : `.${cents}`}`;
  },
  count: (count) => grouping.format(count),
};

/** The formats in which the pages write times and amounts. */
export function useFormat(): Format {
  return FORMAT;
}
