import type { Marks } from '../marks.ts';
import type { Connection } from './connection.ts';
import type { Keyspace } from './keyspace.ts';
import { textOf } from '../messenger/reply.ts';

/** The marks in Redis, each in the shard that its name leads to. */
export function openMarks(connection: Connection, keyspace: Keyspace): Marks {
  return {
    get: (name) => connection.run((client) => client.hget(`${keyspace.rootOf(name)}:marks`, name)),
    replace: async (name, before, mark) =>
      textOf(await connection.script('mark', keyspace.rootOf(name), name, before, mark)),
  };
}
