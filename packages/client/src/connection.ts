import { useSyncExternalStore } from 'react';
import type { Connection, Follower } from './follower.ts';

/** The newest update, the error that ended the subscription, and the state of the connection. */
export interface Updates<Data> {
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  readonly connection: Connection;
}

/** The state of a follower's connections, for a sign that says so. */
export function useConnection({ onConnection, getConnection }: Follower): Connection {
  return useSyncExternalStore(onConnection, getConnection, getConnection);
}
