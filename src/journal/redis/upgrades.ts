import { Cluster, type Redis } from 'ioredis';
import { runToEnd } from './batches.ts';
import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';
import type { ScriptName } from './scripts.ts';

/** A move of what older versions kept to where this one looks for it. */
interface Upgrade {
  /** Stands behind the root of each shard that was moved. */
  readonly mark: string;
  /** Pattern of the old groups to move. */
  readonly groups: string;
  readonly moveGroup: (connection: Connection, root: string, group: OldGroup) => Promise<unknown>;
  /** Moves a bounded number of a tenant's subjects. */
  readonly subjects: ScriptName;
}

/** A group as it stands in a key of before groups had names. */
interface OldGroup {
  readonly tenant: string;
  readonly kind: string;
  readonly value: string;
}

/** In the order in which they came about. */
const upgrades: readonly Upgrade[] = [
  {
    // Four kinds of subject became the aliases and holds that they were.
    mark: 'retired',
    groups: '*:partner-contract-number:*',
    moveGroup: (connection, root, { tenant, kind, value }) =>
      kind === 'partner-contract-number'
        ? connection.script('retire-group', root, tenant, value)
        : Promise.resolve(),
    subjects: 'retire',
  },
  {
    // Groups got names, and shelves the order of places.
    mark: 'placed',
    groups: '*',
    moveGroup: (connection, root, { tenant, kind, value }) =>
      runToEnd(connection, 'name-group', root, tenant, kind, value, encodeName(value)),
    subjects: 'place',
  },
];

/** Groups among so many keys are moved side by side: they share the waits for the disk. */
const SCANNED_AT_ONCE = 500;

/**
 * Moves what older versions kept, once per shard, which is then marked. Every step is small and may be taken
 * twice: an opening that fails half-way, or two instances at once, leave nothing undone. No instance of an older
 * version may write meanwhile, and no slot of a Cluster be moved.
 */
export async function upgradeStore(connection: Connection, keyspace: Keyspace): Promise<void> {
  for (const upgrade of upgrades) await upgradeShards(connection, keyspace, upgrade);
}

async function upgradeShards(
  connection: Connection,
  { roots }: Keyspace,
  upgrade: Upgrade,
): Promise<void> {
  const shards = await Promise.all(
    roots.map(async (root) => {
      const [mark, tenants] = await connection.run((client) =>
        Promise.all([client.get(`${root}:${upgrade.mark}`), client.smembers(`${root}:tenants`)]),
      );
      return { root, tenants, isDone: mark !== null };
    }),
  );
  const left = shards.filter(({ isDone }) => !isDone);
  const used = left.filter(({ tenants }) => tenants.length > 0).map(({ root }) => root);
  // All keys of the store are looked through for it: not of one that is new.
  if (used.length > 0) await moveGroups(connection, used, upgrade);
  await Promise.all(
    left.map(async ({ root, tenants }) => {
      for (const tenant of tenants) await runToEnd(connection, upgrade.subjects, root, tenant);
      await connection.run((client) => client.set(`${root}:${upgrade.mark}`, '1'));
    }),
  );
}

async function moveGroups(
  connection: Connection,
  roots: readonly string[],
  { groups, moveGroup }: Upgrade,
): Promise<void> {
  const { client } = connection;
  const servers = client instanceof Cluster ? client.nodes('master') : [client];
  for (const server of servers) {
    let cursor = '0';
    do {
      const [next, keys] = await connection.run(() => scan(server, cursor, groups));
      await Promise.all(
        keys.map(async (key) => {
          const root = roots.find((each) => key.startsWith(`${each}:group:`));
          if (root === undefined) return;
          await moveGroup(connection, root, oldGroup(key.slice(`${root}:group:`.length)));
        }),
      );
      cursor = next;
    } while (cursor !== '0');
  }
}

function scan(
  server: Redis,
  cursor: string,
  groups: string,
): Promise<[cursor: string, keys: string[]]> {
  return server.scan(cursor, 'MATCH', `*:group:${groups}`, 'COUNT', SCANNED_AT_ONCE);
}

/** The names of a tenant and of a kind hold no colon; a value may. */
function oldGroup(name: string): OldGroup {
  const [tenant = '', kind = '', ...value] = name.split(':');
  return { tenant, kind, value: value.join(':') };
}
