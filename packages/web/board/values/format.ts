/** Format of times and amounts on the page. Every day and time is Shanghai's, wherever the reader is. */
export interface Format {
  /** Day and time of day to the minute, such as `2026-11-28 13:05`. */
  readonly moment: (at: string) => string;
  /** Day and time of day to the second, with the name of the zone. */
  readonly exactly: (at: string) => string;
  /** Day, such as `2026-11-28`. */
  readonly day: (at: string) => string;
  /** An amount in yuan, digit by digit: a number of JavaScript's would change it. */
  readonly yuan: (amount: string) => string;
  /** A whole number with separators. */
  readonly count: (count: number) => string;
}

const ZONE = 'UTC+8';

/** Swedish writes days and times as ISO 8601 does, which readers of both languages know. Another text stays as it is. */
function formatter(options: Intl.DateTimeFormatOptions): (at: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', ...options });
  return (at) => {
    const time = Date.parse(at);
    return Number.isNaN(time) ? at : format.format(time);
  };
}

const toSeconds = formatter({ dateStyle: 'short', timeStyle: 'medium' });

const FORMAT: Format = {
  moment: formatter({ dateStyle: 'short', timeStyle: 'short' }),
  exactly: (at) => `${toSeconds(at)} ${ZONE}`,
  day: formatter({ dateStyle: 'short' }),
  yuan(amount) {
    const [whole = '', cents] = amount.split('.');
    const grouped = whole.replace(/\d+/, (digits) => BigInt(digits).toLocaleString('en'));
    return `¥${grouped}${cents === undefined ? '' : `.${cents}`}`;
  },
  count: (count) => count.toLocaleString('en'),
};

/** The ways in which the pages write times and amounts. */
export function useFormat(): Format {
  return FORMAT;
}
