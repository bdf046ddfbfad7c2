import type { HoldRequest, HoldResult } from '../journal.ts';
import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';
import { listOf, numberOf, textOf } from './reply.ts';

/** Exclusive holds of names: one script each. */
export interface Holds {
  hold(tenant: string, name: string, request: HoldRequest): Promise<HoldResult>;
  release(tenant: string, name: string, attempt: string): Promise<void>;
}

/** The holds in Redis. */
export function openHolds(connection: Connection, keyspace: Keyspace): Holds {
  return {
    async hold(tenant, name, { holder, attempt, runsOutAt, insteadOf }) {
      const reply = await connection.script(
        'hold',
        keyspace.rootOf(tenant),
        encodeName(tenant),
        name,
        holder,
        attempt,
        runsOutAt,
        insteadOf?.holder ?? null,
        insteadOf?.attempt ?? null,
      );
      const [by, last, takenAt] = listOf(reply);
      if (by === undefined) return { outcome: 'held' };
      const told = { holder: textOf(by), attempt: textOf(last), takenAt: numberOf(takenAt) };
      return { outcome: 'refused', by: told };
    },

    async release(tenant, name, attempt) {
      await connection.script(
        'release',
        keyspace.rootOf(tenant),
        encodeName(tenant),
        name,
        attempt,
      );
    },
  };
}
