import type { Place } from '../cursor.ts';
import type { UpdateFilter } from '../reading.ts';
import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';
import { listOf, type Reply, textOf } from '../messenger/reply.ts';
import type { Stream, Stretch } from '../stream.ts';
import { toPlaced } from './rows.ts';

/** The streams of a journal in Redis. */
export function openStream(connection: Connection, keyspace: Keyspace): Stream {
  const underWay = new Map<string, Promise<Stretch>>();

  async function stretch(
    tenant: string,
    after: Place,
    { kinds, key, states }: UpdateFilter,
    limit: number,
  ): Promise<Stretch> {
    const reply = await connection.script(
      'read',
      keyspace.rootOf(tenant),
      encodeName(tenant),
      after.position,
      after.epoch,
      limit,
      JSON.stringify(kinds?.map(encodeName) ?? null),
      JSON.stringify(states ?? null),
      key !== undefined,
      key ?? null,
    );
    const [gap, fromPosition, fromPrint, toPosition, toPrint, atEnd, entries] = listOf(reply);
    return {
      updates: listOf(entries).map((entry) => toPlaced(tenant, entry)),
      gap: gap === '1',
      from: toPlace(fromPosition, fromPrint),
      to: toPlace(toPosition, toPrint),
      atEnd: atEnd === '1',
    };
  }

  async function ends(tenants: readonly string[]): Promise<ReadonlyMap<string, Place>> {
    const byShard = Object.entries(Object.groupBy(tenants, (tenant) => keyspace.rootOf(tenant)));
    const found = await Promise.all(
      byShard.map(async ([root, ofShard = []]) => {
        const reply = listOf(await connection.script('ends', root, ...ofShard.map(encodeName)));
        return ofShard.map((tenant, index) => {
          const [position, print] = listOf(reply[index]);
          return [tenant, toPlace(position, print)] as const;
        });
      }),
    );
    return new Map(found.flat());
  }

  return {
    stretch,
    ends,
    async end(tenant) {
      const found = await ends([tenant]);
      return found.get(tenant) ?? { epoch: '', position: 0 };
    },
    shared(tenant, after, filter, limit) {
      const { kinds, key, states } = filter;
      const { epoch, position } = after;
      const wish = JSON.stringify([tenant, epoch, position, kinds, key, states, limit]);
      const known = underWay.get(wish);
      if (known) return known;
      const asked = stretch(tenant, after, filter, limit).finally(() => underWay.delete(wish));
      underWay.set(wish, asked);
      return asked;
    },
  };
}

function toPlace(position: Reply | undefined, print: Reply | undefined): Place {
  return { epoch: textOf(print), position: Number(textOf(position)) };
}
