import type { Connection } from './connection.ts';

/** An instance that did not say for so long that it is there has ended. */
const FORGOTTEN_MS = 15_000;

/** Instances that are there, and which record each has. */
export interface Instances {
  /** Number of instances last seen, this one included. At least 1. */
  readonly count: number;
  /** Says that this one is there, and resolves with the ids of other records than its own. */
  announce(): Promise<readonly string[]>;
  /** Says that it is not any more. */
  leave(): Promise<void>;
}

/** `id` is of this instance alone; `record` that of the record, the same for all that share it. */
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
