import { useSyncExternalStore } from 'react';
import type { Connection, Follower } from './follower.ts';

/** Newest update, error that ended the subscription, and state of the connection. */
export interface Updates<Data> {
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  readonly connection: Connection;
}

/** State of a follower's connections, for a status indicator. */
export function useConnection({ onConnection, getConnection }: Follower): Connection {
  return useSyncExternalStore(onConnection, getConnection, getConnection);
}
