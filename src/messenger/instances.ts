import type { Connection } from './connection.ts';

/** An instance that has not announced itself for this long is considered ended. */
const FORGOTTEN_MS = 15_000;

/** Running instances, and the record that each of them uses. */
interface Instances {
  /** Number of instances last seen, this one included. At least 1. */
  readonly count: number;
  /** Announces this instance, and resolves with the ids of other records in use. */
  announce(): Promise<readonly string[]>;
  /** Removes this instance from the list. */
  leave(): Promise<void>;
}

/** `id` identifies this instance; `record` identifies the record, and is the same for all instances that share it. */
export function openInstances(
  connection: Connection,
  { key, id, record }: { readonly key: string; readonly id: string; readonly record: string },
): Instances {
  const own = `${id} ${record}`;
  let count = 1;

  return {
    get count() {
      return count;
    },
    announce: () =>
      connection.run(async (client) => {
        const [seconds = 0] = await client.time();
        const now = seconds * 1_000;
        await client.zadd(key, now, own);
        await client.zremrangebyscore(key, '-inf', `(${now - FORGOTTEN_MS}`);
        await client.pexpire(key, FORGOTTEN_MS);
        const members = await client.zrange(key, 0, '-1');
        const records = members.map((member) => member.slice(member.indexOf(' ') + 1));
        count = Math.max(1, records.filter((other) => other === record).length);
        return records.filter((other) => other !== record);
      }),
    leave: async () => {
      await connection.run((client) => client.zrem(key, own));
    },
  };
}
