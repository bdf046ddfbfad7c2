import type { Clock } from '../../kernel/time/clock.ts';
import type { Log } from '../../kernel/log/log.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import type { Admission, Authenticate } from './authentication.ts';
import { createRecentlyUsed } from '../../kernel/collections.ts';

/** Number of failures of an address before its rejections are delayed. */
const FREE_FAILURES = 5;

/** First delay, doubled with each further failure. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 3_000;

/** Time without failures after which the count of an address restarts. */
const FORGIVEN_AFTER_MS = 60_000;

/** Maximum number of remembered addresses; the one with the oldest failure is forgotten first. */
const MOST_ADDRESSES = 10_000;

/** Maximum number of delayed rejections; further ones are sent at once, as each holds a connection. */
const MOST_WAITING = 1_000;

interface Failures {
  readonly count: number;
  /** Time of the last failure, by the clock's `elapsed`. */
  readonly at: number;
}

/** Client of a connection: one object while the connection is open. */
export interface Peer {
  /** Network address; absent after the client has disconnected. */
  readonly remoteAddress?: string | undefined;
}

/** Like `Authenticate`, for a client with a network address. */
export type AuthenticateFrom = (
  authorization: string | null,
  peer: Peer,
) => MaybePromise<Admission | null>;

/**
 * Logs rejected credentials, without their values, and delays rejections for an address with many. Valid credentials are never
 * delayed, so that no client can lock out others behind the same proxy. A missing credential does not count.
 */
export function slowFailures(
  authenticate: Authenticate,
  {
    clock,
    log,
  }: { readonly clock: Pick<Clock, 'elapsed' | 'sleep'>; readonly log: Pick<Log, 'warn'> },
): AuthenticateFrom {
  const known = createRecentlyUsed<Failures>(MOST_ADDRESSES);
  let waiting = 0;

  /** Counts a failure of an address. Returns the number of its failures. */
  function note(address: string): number {
    const at = clock.elapsed();
    const before = known.get(address);
    const isForgiven = before === undefined || at - before.at >= FORGIVEN_AFTER_MS;
    const count = isForgiven ? 1 : before.count + 1;
    known.set(address, { count, at });
    return count;
  }

  async function reject({ remoteAddress: address = '' }: Peer): Promise<null> {
    const count = note(address);
    // Logged at powers of two only, so that a flood does not fill the log.
    if (Number.isInteger(Math.log2(count))) log.warn('authentication failed', { address, count });
    if (count <= FREE_FAILURES || waiting >= MOST_WAITING) return null;
    waiting += 1;
    await clock.sleep(Math.min(FIRST_WAIT_MS * 2 ** (count - FREE_FAILURES - 1), LONGEST_WAIT_MS));
    waiting -= 1;
    return null;
  }

  return (authorization, peer) => {
    const admission = authenticate(authorization, peer);
    if (admission instanceof Promise) return admission.then((read) => read ?? reject(peer));
    return admission ?? (authorization === null ? null : reject(peer));
  };
}
