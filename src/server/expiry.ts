import type { Admission } from './authentication.ts';

/** A longer timer would fire at once. Tokens that are good for more than three weeks are asked for again then. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs `end` when a credential ends or is withdrawn, for what goes on longer than it takes to check one:
 * clients come back with a fresh one. Returns how to call it off.
 */
export function atEnd(
  { endsAt, grant, signedWith, servedAs }: Omit<Admission, 'caller'>,
  now: number,
  end: () => void,
): () => void {
  const callOffs = [grant, signedWith, servedAs].map((each) => each?.onWithdrawn(end));
  const timer =
    endsAt === null ? null : setTimeout(end, Math.min(Math.max(0, endsAt - now), LONGEST_TIMER_MS));
  return () => {
    for (const callOff of callOffs) callOff?.();
    if (timer !== null) clearTimeout(timer);
  };
}
