import type { ServerResponse } from 'node:http';
import type { Admission } from './authentication.ts';

/** Credential that authenticated a caller, and its expiry. */
type Credential = Omit<Admission, 'caller'>;

/**
 * Longest delay of a timer: a longer one would fire at once. Tokens valid for more than three weeks are checked again when it
 * ends.
 */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs `end` when a credential expires or is withdrawn. For streams, which last longer than the check of a credential: their
 * clients reconnect with a new one. Returns a function that cancels this.
 */
export function atEnd(
  { endsAt, grant, signedWith, servedAs }: Credential,
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

/** Ends a response in progress when the credential of its reader expires. */
export function cutAtEnd(credential: Credential, now: number, response: ServerResponse): void {
  response.once(
    'close',
    atEnd(credential, now, () => response.destroy()),
  );
}

/** True if a credential has expired or was withdrawn since it was checked. */
export function isOver({ endsAt, grant, signedWith, servedAs }: Credential, now: number): boolean {
  if (endsAt !== null && now >= endsAt) return true;
  return [grant, signedWith, servedAs].some((each) => each?.isWithdrawn === true);
}
