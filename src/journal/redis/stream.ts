import type { Place } from '../cursor.ts';
import type { UpdateFilter } from '../reading.ts';
import type { Connection } from './connection.ts';
import { encodeName, type Keyspace } from './keyspace.ts';
import { listOf, type Reply, textOf } from './reply.ts';
import { type Placed, toPlaced } from './rows.ts';

/** A stretch of a tenant's stream. */
export interface Stretch {
  readonly updates: readonly Placed[];
  /** True when the place asked for is not in this stream's kept history. */
  readonly gap: boolean;
  /** The place at which the stretch begins: the one asked for, or at a gap the oldest that is kept. */
  readonly from: Place;
  /** Behind the last entry looked at. */
  readonly to: Place;
  readonly atEnd: boolean;
}

/** Reading the streams of updates. */
export interface Stream {
  end(tenant: string): Promise<Place>;
  /** The ends of several tenants' streams, with one call per shard. */
  ends(tenants: readonly string[]): Promise<ReadonlyMap<string, Place>>;
  /** Up to `limit` updates behind a place; looks at a bounded number of entries. */
  stretch(tenant: string, after: Place, filter: UpdateFilter, limit: number): Promise<Stretch>;
  /**
   * The same for several who want the same at the same time: they share what one of them asked for,
   * which may have been asked for a moment ago. Whoever is at the end must look again when it rings.
   */
  shared(tenant: string, after: Place, filter: UpdateFilter, limit: number): Promise<Stretch>;
}

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
