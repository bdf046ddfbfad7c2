import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';
import { listOf, numberOf } from '../messenger/reply.ts';

/** Units that all instances share; see `SharedQuotas` in src/server/caps/shared-quotas.ts. */
export interface SharedUnits {
  /** Rejects with `JournalUnavailable` while Redis is away. */
  take(
    name: string,
    window: { readonly number: number; readonly lengthMs: number; readonly units: number },
    wanted: number,
  ): Promise<{ readonly granted: number; readonly total: number }>;
}

export function openQuotas(connection: Connection, keyspace: Keyspace): SharedUnits {
  return {
    async take(name, { number, lengthMs, units }, wanted) {
      const root = keyspace.rootOf(name);
      const args = [encodeName(name), number, lengthMs, units, wanted];
      const reply = listOf(await connection.script('take-quota', root, ...args));
      return { granted: numberOf(reply[0]), total: numberOf(reply[1]) };
    },
  };
}
