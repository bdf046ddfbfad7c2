import { decodeCursor, encodeCursor } from '../follow/cursor.ts';
import { createFeeds, type Feeds } from '../follow/feeds.ts';
import { checkFilter } from '../contract/reading.ts';
import { Follower } from '../follow/follower.ts';
import type { Feed } from '../contract/journal.ts';
import { openStream } from './stream.ts';
import type { Sql } from '../../database/sql.ts';

/** A feed, and everybody who follows: for whoever appends. */
export interface OpenedFeed {
  readonly feed: Feed;
  readonly feeds: Feeds;
}

/** The streams in a database. The epoch is the print of the place before a tenant's first update. */
export function openFeed(sql: Sql, epoch: string): OpenedFeed {
  const stream = openStream(sql, epoch);
  const feeds = createFeeds(stream);

  const feed: Feed = {
    end: async (tenant) => encodeCursor(await stream.end(tenant)),
    async read(tenant, after, filter, limit) {
      checkFilter(filter);
      const place = decodeCursor(after);
      const { updates, to, gap, atEnd } = await stream.stretch(tenant, place, filter, limit);
      return { updates: updates.map(({ update }) => update), cursor: encodeCursor(to), gap, atEnd };
    },
    follow(tenant, after, filter, signal) {
      checkFilter(filter);
      const from = decodeCursor(after);
      return new Follower({ stream, feeds, tenant, filter }, from, signal);
    },
  };
  return { feed, feeds };
}
