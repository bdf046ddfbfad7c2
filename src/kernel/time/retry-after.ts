/** Facts of a response that tell when the same request may succeed. */
interface Response {
  readonly status: number;
  /** The `Date` header as received; null when absent. */
  readonly date: string | null;
  /** The `Retry-After` header as received; null when absent. */
  readonly retryAfter: string | null;
}

/** HTTP statuses whose `Retry-After` says when the same request may succeed. */
const NOT_NOW: ReadonlySet<number> = new Set([429, 503]);

/** A longer wait is a mistake of the sender and would delay polls and deliveries for days. */
const LONGEST_SECONDS = 24 * 60 * 60;

/**
 * Seconds that `Retry-After` asks to wait, in either of its two forms; null without one. A date is compared with the sender's
 * clock if the response has a `Date`.
 */
export function retryAfterSecondsOf(
  { status, date, retryAfter }: Response,
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
