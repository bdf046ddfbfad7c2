import type { ListQuery, StateCount, SubjectPage } from '../list-query.ts';
import { pageOf, stretchesOf } from '../listing.ts';
import type { Connection } from './connection.ts';
import { decodeName, encodeName, type Keyspace } from './keyspace.ts';
import { fieldsOf, listOf, numberOf, textOf } from '../messenger/reply.ts';
import { toSubject } from './rows.ts';

/** Pages of a tenant's subjects, and their numbers. */
export interface Listing {
  list(tenant: string, query: ListQuery): Promise<SubjectPage>;
  counts(tenant: string, kinds?: readonly string[]): Promise<readonly StateCount[]>;
}

/** Lists what is in Redis; list.lua says how. */
export function openListing(connection: Connection, keyspace: Keyspace): Listing {
  return {
    async list(tenant, query) {
      const { kinds, states, group } = query;
      const stretches = stretchesOf(query);
      const { page, passed, takes, size } = stretches;
      const reply = await connection.script(
        'list',
        keyspace.rootOf(tenant),
        encodeName(tenant),
        size + 1,
        takes === 'oldest',
        page.from,
        page.to,
        passed?.from ?? null,
        passed?.to ?? null,
        JSON.stringify(kinds?.map(encodeName) ?? null),
        JSON.stringify(states ?? null),
        group ? groupText(group.name, group.value) : null,
      );
      const [origin, hasPassed, ...entries] = listOf(reply);
      const taken = entries.map((entry) => {
        const [place, kind, key, fields] = listOf(entry);
        const id = { tenant, kind: decodeName(textOf(kind)), key: textOf(key) };
        return { subject: toSubject(id, fieldsOf(fields)), place: numberOf(place) };
      });
      return pageOf(stretches, { taken, hasPassed: hasPassed === '1' }, textOf(origin));
    },

    async counts(tenant, kinds) {
      const root = keyspace.rootOf(tenant);
      const shelves = listOf(await connection.script('counts', root, encodeName(tenant)));
      return shelves
        .map(listOf)
        .map(([kind, state, count]) => ({
          kind: decodeName(textOf(kind)),
          state: textOf(state),
          count: numberOf(count),
        }))
        .filter(({ kind }) => kinds?.includes(kind) ?? true);
    },
  };
}

/** A group as it stands in keys: percent-encoded, so that neither a colon nor a blank is in it but the one between. */
export function groupText(name: string, value: string): string {
  return `${encodeName(name)}:${encodeName(value)}`;
}
