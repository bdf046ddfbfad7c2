import type { HoldRequest, HoldResult } from '../hold.ts';
import { JournalUnavailable } from '../journal.ts';
import type { Confirmation } from './confirmation.ts';
import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';
import { listOf, numberOf, textOf } from '../messenger/reply.ts';

/** Exclusive holds of names: one script each. */
export interface Holds {
  hold(tenant: string, name: string, request: HoldRequest): Promise<HoldResult>;
  release(tenant: string, name: string, attempt: string): Promise<void>;
}

/** The holds in Redis. */
export function openHolds(
  connection: Connection,
  keyspace: Keyspace,
  confirmation: Confirmation,
): Holds {
  async function release(tenant: string, name: string, attempt: string): Promise<void> {
    const root = keyspace.rootOf(tenant);
    await connection.script('release', root, encodeName(tenant), name, attempt);
  }

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
      if (by === undefined) {
        const root = keyspace.rootOf(tenant);
        const held = `${encodeName(tenant)}:${name}`;
        if (await confirmation.isConfirmed(root, { type: 'hold', name: held, mark: attempt }))
          return { outcome: 'held' };
        // Where this fails, too, it runs out by itself.
        await release(tenant, name, attempt);
        throw new JournalUnavailable('too few replicas have it', { maybeApplied: true });
      }
      const told = { holder: textOf(by), attempt: textOf(last), takenAt: numberOf(takenAt) };
      return { outcome: 'refused', by: told };
    },

    release,
  };
}
