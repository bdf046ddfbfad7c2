import type { Journal } from '../journal.ts';
import { named } from './claims.ts';
import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';

/** Reading the numbers that lead to subjects; `bind` in common.lua writes them. */
export type Aliases = Pick<Journal, 'resolve' | 'numbersOf'>;

/** The aliases in Redis. */
export function openAliases(connection: Connection, keyspace: Keyspace): Aliases {
  return {
    async resolve(tenant, kind, number) {
      const name = [encodeName(tenant), encodeName(kind), number].join(':');
      const [key, returned, former] = await connection.run((client) =>
        client.hmget(`${keyspace.rootOf(tenant)}:alias:${name}`, 'key', 'returned', 'former'),
      );
      if (typeof key !== 'string') return null;
      return { key, isReturned: returned === '1', former: former ?? null };
    },

    numbersOf: (id) =>
      connection.run((client) =>
        client.zrange(`${keyspace.rootOf(id.tenant)}:numbers:${named(id).join(':')}`, '0', '-1'),
      ),
  };
}
