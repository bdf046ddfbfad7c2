/** The way to one subscriber. A payload is the JSON text of a result, as GraphQL over WebSocket has it. */
export interface Outlet {
  /** Bytes that were handed over and have not left this process. */
  readonly unsent: number;
  /** Hands a payload over without waiting. Nothing happens when the subscriber has gone. */
  push(payload: string): void;
  /** Hands a payload over, and resolves when it has left. Rejects, or never settles, when the subscriber has gone. */
  send(payload: string): Promise<void>;
}

/** A subscriber with more than this many bytes unsent has fallen behind. */
export const MOST_UNSENT = 64 * 1024;
