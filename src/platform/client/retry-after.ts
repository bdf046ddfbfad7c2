import type { Answer } from './exchange.ts';

/** Statuses of HTTP whose `Retry-After` says when the same request may succeed. */
const NOT_NOW: ReadonlySet<number> = new Set([429, 503]);

/** A longer wait is an error of whoever asks for it, and would strand what is polled. */
const LONGEST_SECONDS = 24 * 60 * 60;

/**
 * The seconds that an answer of HTTP asks to wait, whichever of the two forms it has; null where it asks for
 * none. A date is compared with the clock that wrote it, where the answer has a `Date`.
 */
export function retryAfterSecondsOf(
  { status, date, retryAfter }: Pick<Answer, 'status' | 'date' | 'retryAfter'>,
  now: number,
): number | null {
  if (retryAfter === null || !NOT_NOW.has(status)) return null;
  const sentAt = Date.parse(date ?? '');
  const from = Number.isNaN(sentAt) ? now : sentAt;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - from) / 1_000);
  return seconds >= 0 ? Math.min(seconds, LONGEST_SECONDS) : null;
}
