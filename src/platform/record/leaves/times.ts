import { z } from 'zod';
import { plainSpelling, type Json } from '../../../kernel/json/json.ts';
import {
  toShanghaiIso,
  toShanghaiDay,
  type Clock,
  systemClock,
} from '../../../kernel/time/clock.ts';
import { forms } from '../../../messages/forms.ts';
import { type Field, type FieldOptions, type IsOptional, leaf, scalar } from '../field.ts';
import { numbers } from '../../../messages/numbers.ts';
import { rules } from '../../../messages/rules.ts';
import { issueText } from '../issue-message.ts';

interface TimeOptions<Form extends string> extends FieldOptions {
  /** Form in which the platform writes it. */
  readonly as?: Form;
  /** Rejects a client's day that has not begun in China, for things that were issued already. */
  readonly latest?: 'today';
}

/** Checks that a value exists in the calendar, by scalar: the scalars check the form. The value stays as it was given. */
export const calendar = {
  Date: z.string().refine(isDay, { error: issueText(rules.day), abort: true }),
  DateTime: z.string().refine(isInstant, { error: issueText(rules.instant), abort: true }),
  YearMonth: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: issueText(rules.month), abort: true }),
} as const;

/**
 * A calendar day, `yyyy-MM-dd` inside this service. Every form of the platform is read. A time after the day is dropped; with an
 * offset it decides which day it is in Shanghai. Any other text after the day may change it, so the value is unreadable. `as` is
 * the form that is sent.
 */
export function date<Wire extends string>(
  wire: Wire,
  options: TimeOptions<'yyyy-MM-dd' | 'yyyyMMdd'>,
): Field<string, string, string, IsOptional<Wire>, 'given'> {
  return leaf(wire, options, {
    shape: scalar('Date'),
    input: () => calendar.Date.refine(...hasBegun(options, (day) => day)),
    expected: forms.day,
    read: dayIn,
    write: (value) => (options.as === 'yyyyMMdd' ? value.replaceAll('-', '') : value),
  });
}

type TimeForm = 'yyyy-MM-dd HH:mm:ss' | 'yyyyMMddHHmm' | 'rfc3339';

/**
 * An instant: ISO 8601 with Shanghai's offset inside this service, whichever offset it was given with; on the wire a text
 * without zone, taken as Asia/Shanghai, or RFC 3339 with Shanghai's offset. `yyyyMMddHHmm` drops the seconds.
 */
export function dateTime<Wire extends string>(
  wire: Wire,
  options: TimeOptions<TimeForm>,
): Field<string, string, string, IsOptional<Wire>, 'given'> {
  return leaf(wire, options, {
    shape: scalar('DateTime'),
    input: () =>
      calendar.DateTime.overwrite((value) => toShanghaiIso(Date.parse(value))).refine(
        ...hasBegun(options, (at) => at.slice(0, 10)),
      ),
    expected: forms.time,
    read: (value) => instantIn(withDashes(plainSpelling(value) ?? '')),
    write: (value) => {
      const time = toShanghaiIso(Date.parse(value));
      if (options.as === 'rfc3339') return time;
      return options.as === 'yyyyMMddHHmm'
        ? time.slice(0, 16).replace(/\D/g, '')
        : time.slice(0, 19).replace('T', ' ');
    },
  });
}

/** A calendar month, `yyyy-MM` inside this service. */
export function yearMonth<Wire extends string>(
  wire: Wire,
  options: TimeOptions<'yyyy-MM' | 'yyyyMM'>,
): Field<string, string, string, IsOptional<Wire>, 'given'> {
  return leaf(wire, options, {
    shape: scalar('YearMonth'),
    input: () => calendar.YearMonth,
    expected: forms.month,
    read: monthIn,
    write: (value) => (options.as === 'yyyyMM' ? value.replace('-', '') : value),
  });
}

/** The check of `latest`. */
function hasBegun(
  { latest }: { readonly latest?: 'today' },
  dayOf: (value: string) => string,
): [holds: (value: string) => boolean, message: string] {
  return [
    (value) => latest === undefined || !isAfterToday(dayOf(value)),
    issueText(numbers.notAfterToday),
  ];
}

/** A day with dashes, slashes, dots or Chinese characters, possibly without leading zeros, and a time after it. */
const otherDay = /^(\d{4})([-/.年])(\d{1,2})(?:\2|月)(\d{1,2})(?:日\s?|[ T]|$)(?:(\d{1,2})(:.*))?/;

/** A day and time in the spelling of the platform's documents. */
function withDashes(text: string): string {
  const [spelt = '', year = '', , month = '', day = '', hour = '', time] =
    otherDay.exec(text) ?? [];
  if (year === '') return text;
  const behind = time === undefined ? text.slice(spelt.length) : ` ${hour.padStart(2, '0')}${time}`;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${behind}`;
}

/** Day in a text or number, alone or before a time of day; undefined for none, and if the day is not certain. */
export function dayIn(value: Json): string | undefined {
  const text = withDashes(plainSpelling(value) ?? '');
  const [, year, month, alone] = wireDay.exec(text) ?? [];
  if (alone === undefined) {
    const [, day, , , zone] = timeIn(text) ?? [];
    const instant = instantIn(text);
    return zone === undefined && instant !== undefined ? day : instant?.slice(0, 10);
  }
  const read = `${year}-${month}-${alone}`;
  return isDay(read) ? read : undefined;
}

/** Month in a text or number; undefined for none. */
export function monthIn(value: Json): string | undefined {
  const [, year, month] =
    /^(\d{4})(?:[-/年](?=\d{1,2}月?$)|(?=\d{2}$))(0?[1-9]|1[0-2])月?$/.exec(
      plainSpelling(value) ?? '',
    ) ?? [];
  return month === undefined ? undefined : `${year}-${month.padStart(2, '0')}`;
}

/** Instant in a text, with Shanghai's offset; undefined for none. */
function instantIn(text: string): string | undefined {
  const [, day, time, seconds = '00', zone = '+08:00'] = timeIn(text) ?? [];
  const read = `${day}T${time}:${seconds}${offsetOf(zone)}`;
  return isInstant(read) ? toShanghaiIso(Date.parse(read)) : undefined;
}

function timeIn(text: string): RegExpExecArray | null {
  return wireTime.exec(text.replace(basicTime, '$1-$2-$3T$4:$5:$6'));
}

/** A day alone, also with the offset of `xs:date`, which leaves the day as it is written. */
const wireDay = /^(\d{4})-?(\d{2})-?(\d{2})(?:Z|[+-]\d{2}:\d{2})?$/;
/**
 * Without an offset the time is Shanghai's. An offset is applied; the name of a zone after it is ignored. Seconds may be missing,
 * or empty, as `basicTime` leaves them.
 */
const wireTime =
  /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::(?:(\d{2})(?:[.,]\d+)?)?)?(?: ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)(?:\[[\w/+-]+\])?)?$/i;
/** `yyyyMMddHHmm` and the basic form of ISO 8601, with or without seconds. */
const basicTime = /^(\d{4})(\d{2})(\d{2})T?(\d{2})(\d{2})(\d{2})?(?=$|[.,Z+-])/;

/** Converts an offset such as `+08` or `+0800` to the form `+08:00`; UTC by any name becomes `Z`. */
function offsetOf(zone: string): string {
  return zone
    .replace(/^[A-Z].*/i, 'Z')
    .replace(
      /^([+-]\d{2}):?(\d{2})?$/,
      (_zone, hours: string, minutes = '00') => `${hours}:${minutes}`,
    );
}

/** First and last instant whose year has four digits in Shanghai. */
const FIRST_INSTANT = Date.parse('0000-01-01T00:00:00+08:00');
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999+08:00');

/** `Date.parse` alone reads `2026-02-30` as the second of March, and a text without offset in the machine's own zone. */
function isInstant(text: string): boolean {
  const [, day] =
    /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return false;
  const at = Date.parse(text);
  return at >= FIRST_INSTANT && at <= LAST_INSTANT;
}

/** True for a day of the calendar. By arithmetic, as a `Date` for each day costs more than the rest of a response. */
function isDay(text: string): boolean {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)) return false;
  return Number(text.slice(8)) <= daysOf(Number(text.slice(0, 4)), Number(text.slice(5, 7)));
}

function daysOf(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

type Time = Pick<Clock, 'now'>;

let time: Time = systemClock;

/**
 * Checks an input with the clock of the service that received it. The check is synchronous, so no other check sees this
 * clock.
 */
export function checkedAt<T>(clock: Time, check: () => T): T {
  const before = time;
  time = clock;
  try {
    return check();
  } finally {
    time = before;
  }
}

/** True for a day, `yyyy-MM-dd`, that has not begun in China yet. */
function isAfterToday(day: string): boolean {
  return day > toShanghaiDay(time.now());
}
