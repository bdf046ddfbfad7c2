import { Cluster, type Redis } from 'ioredis';
import { randomId } from '../../kernel/ids.ts';
import { createLog } from '../../kernel/log.ts';
import { parseAddress } from '../messenger/address.ts';
import type { RedisAccess } from '../messenger/client.ts';
import { openConnection } from './connection.ts';
import { findWeaknesses, type Weakness } from './inspection.ts';

/** What an operator wants to know of a Redis before a journal lies in it. */
export interface RedisState {
  /** Settings that endanger what was acknowledged; null where the server does not show its settings. */
  readonly weaknesses: readonly Weakness[] | null;
  /** Of the master that has the fewest, the replicas that are connected; null where it does not say. */
  readonly replicas: number | null;
  /** The part of its memory that is used on the fullest master; null without a limit, or where it does not say. */
  readonly usedMemory: number | null;
}

/**
 * Looks at the servers of an address and writes nothing. Rejects with `JournalUnavailable`, which says why, when
 * none answers in time, and with a `TypeError` for an address that is none.
 */
export async function examineRedis({
  url,
  access,
  connectTimeoutMs,
}: {
  readonly url: string;
  readonly access: RedisAccess;
  readonly connectTimeoutMs: number;
}): Promise<RedisState> {
  const address = parseAddress(url);
  const log = createLog('silent');
  const connection = await openConnection({
    address,
    access,
    newId: randomId,
    log,
    connectTimeoutMs,
  });
  try {
    const { client } = connection;
    const masters = client instanceof Cluster ? client.nodes('master') : [client];
    const said = await Promise.all(masters.map(readInfo));
    return {
      weaknesses: await findWeaknesses(client, address.form),
      replicas: least(said.map(({ replicas }) => replicas)),
      usedMemory: most(said.map(({ usedMemory }) => usedMemory)),
    };
  } finally {
    await connection.close();
  }
}

async function readInfo(server: Redis): Promise<Pick<RedisState, 'replicas' | 'usedMemory'>> {
  // Hosted servers may refuse the command, or leave lines out.
  const info = await server.info().catch(() => '');
  const numberOf = (name: string): number | null => {
    const [, value] = new RegExp(`^${name}:(\\d+)`, 'm').exec(info) ?? [];
    return value === undefined ? null : Number(value);
  };
  const [used, limit] = [numberOf('used_memory'), numberOf('maxmemory')];
  const hasLimit = used !== null && limit !== null && limit > 0;
  return { replicas: numberOf('connected_slaves'), usedMemory: hasLimit ? used / limit : null };
}

function least(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((one) => one !== null);
  return known.length === 0 ? null : Math.min(...known);
}

function most(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((one) => one !== null);
  return known.length === 0 ? null : Math.max(...known);
}
