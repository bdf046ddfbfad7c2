import type { Alias, SubjectId } from '../journal.ts';
import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';
import { named } from './subjects.ts';

/** Reading the numbers that lead to subjects; `bind` in common.lua writes them. */
export interface Aliases {
  resolve(tenant: string, kind: string, number: string): Promise<Alias | null>;
  numbersOf(id: SubjectId): Promise<readonly string[]>;
}

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
