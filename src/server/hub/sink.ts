import type { Payload } from './payload.ts';

/** The way to one subscriber. */
export interface Outlet {
  /** Bytes that were handed over and have not left this process. */
  readonly unsent: number;
  /** Hands a payload over without waiting. Nothing happens when the subscriber has gone. */
  push(payload: Payload): void;
  /** Hands a payload over, and resolves when it has left. Rejects, or never settles, when the subscriber has gone. */
  send(payload: Payload): Promise<void>;
}

/** A subscriber with more than this many bytes unsent has fallen behind. */
export const MOST_UNSENT = 64 * 1024;
