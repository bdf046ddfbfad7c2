import { Cluster, type Redis } from 'ioredis';
import type { Connection } from './connection.ts';
import type { Keyspace } from './keyspace.ts';
import { listOf, numberOf } from './reply.ts';

/** Stands in the name of every group that leads from a platform's number to a partner contract. */
const NUMBERED = ':partner-contract-number:';
const SCANNED_AT_ONCE = 1_000;

/**
 * Moves what four retired kinds of subject hold to the aliases and holds that they were; once per shard,
 * which is then marked. Every step is small and may be taken twice: an opening that fails half-way, or
 * two instances at once, leave nothing undone. No instance of an older version may write meanwhile, and
 * no slot of a Cluster be moved.
 */
export async function retireKinds(connection: Connection, { roots }: Keyspace): Promise<void> {
  const shards = await Promise.all(
    roots.map(async (root) => {
      const [mark, tenants] = await connection.run((client) =>
        Promise.all([client.get(`${root}:retired`), client.smembers(`${root}:tenants`)]),
      );
      return { root, tenants, isDone: mark !== null };
    }),
  );
  const left = shards.filter(({ isDone }) => !isDone);
  const used = left.filter(({ tenants }) => tenants.length > 0).map(({ root }) => root);
  // All keys of the store are looked through for it: not of one that is new.
  if (used.length > 0) await bindGroups(connection, used);
  await Promise.all(
    left.map(async ({ root, tenants }) => {
      for (const tenant of tenants) await retireTenant(connection, root, tenant);
      await connection.run((client) => client.set(`${root}:retired`, '1'));
    }),
  );
}

async function retireTenant(connection: Connection, root: string, tenant: string): Promise<void> {
  for (;;) {
    const [count, batch] = listOf(await connection.script('retire', root, tenant)).map(numberOf);
    if ((count ?? 0) < (batch ?? 0)) return;
  }
}

async function bindGroups(connection: Connection, roots: readonly string[]): Promise<void> {
  const { client } = connection;
  const servers = client instanceof Cluster ? client.nodes('master') : [client];
  for (const server of servers) {
    let cursor = '0';
    do {
      const [next, keys] = await connection.run(() => scan(server, cursor));
      for (const key of keys) await bindGroup(connection, roots, key);
      cursor = next;
    } while (cursor !== '0');
  }
}

function scan(server: Redis, cursor: string): Promise<[cursor: string, keys: string[]]> {
  return server.scan(cursor, 'MATCH', `*:group:*${NUMBERED}*`, 'COUNT', SCANNED_AT_ONCE);
}

async function bindGroup(
  connection: Connection,
  roots: readonly string[],
  key: string,
): Promise<void> {
  const root = roots.find((each) => key.startsWith(`${each}:group:`));
  if (root === undefined) return;
  const group = key.slice(`${root}:group:`.length);
  const border = group.indexOf(NUMBERED);
  const [tenant, number] = [group.slice(0, border), group.slice(border + NUMBERED.length)];
  // A tenant's name holds no colon: others are groups of other kinds, whose names look like this.
  if (border > 0 && !tenant.includes(':')) {
    await connection.script('retire-group', root, tenant, number);
  }
}
