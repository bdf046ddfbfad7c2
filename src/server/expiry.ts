/** A longer timer would fire at once. Tokens that are good for more than three weeks are asked for again then. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs `end` when a credential ends, for what goes on longer than it takes to check one: clients come
 * back with a fresh one. Never when `endsAt` is null. Returns how to call it off.
 */
export function atExpiry(endsAt: number | null, now: number, end: () => void): () => void {
  if (endsAt === null) return () => {};
  const timer = setTimeout(end, Math.min(Math.max(0, endsAt - now), LONGEST_TIMER_MS));
  return () => clearTimeout(timer);
}
