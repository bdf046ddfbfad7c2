import { decodeCursor, encodeCursor, type Place } from '../cursor.ts';
import { checkListQuery } from '../filter.ts';
import { BadCursor, type ListQuery, type SubjectPage } from '../journal.ts';
import type { Connection } from './connection.ts';
import { decodeName, encodeName, type Keyspace } from './keyspace.ts';
import { fieldsOf, listOf, numberOf, textOf } from './reply.ts';
import { toSubject } from './rows.ts';

/** Pages of a tenant's subjects, newest opened first. */
export type Listing = (tenant: string, query: ListQuery) => Promise<SubjectPage>;

/** Lists what is in Redis; list.lua says how. */
export function openListing(connection: Connection, keyspace: Keyspace): Listing {
  return async (tenant, query) => {
    checkListQuery(query);
    const { kinds, states, group, first, after } = query;
    const from: Place | null = after === undefined ? null : decodeCursor(after);
    const reply = await connection.script(
      'list',
      keyspace.rootOf(tenant),
      encodeName(tenant),
      first + 1,
      from?.position ?? Number.MAX_SAFE_INTEGER,
      JSON.stringify(kinds?.map(encodeName) ?? null),
      JSON.stringify(states ?? null),
      group ?? '',
    );
    const [origin, ...entries] = listOf(reply);
    const epoch = textOf(origin);
    if (from && from.epoch !== epoch) throw new BadCursor('a page cursor of another journal');
    return {
      subjects: entries.slice(0, first).map((entry) => {
        const [number, kind, key, fields] = listOf(entry);
        const id = { tenant, kind: decodeName(textOf(kind)), key: textOf(key) };
        return {
          subject: toSubject(id, fieldsOf(fields)),
          pageCursor: encodeCursor({ epoch, position: numberOf(number) }),
        };
      }),
      hasMore: entries.length > first,
    };
  };
}
