import type { StreamPosition } from './cursor.ts';
import type { UpdateFilter } from '../contract/reading.ts';
import type { Update } from '../contract/update.ts';

/** An update and the position right behind it. */
export interface StreamEntry {
  readonly at: StreamPosition;
  readonly update: Update;
}

/** A stretch of a tenant's stream. */
export interface Stretch {
  readonly updates: readonly StreamEntry[];
  /** True when the requested position is not in the stored history of this stream. */
  readonly gap: boolean;
  /** Position at which the stretch begins: the requested one, or at a gap the oldest that is stored. */
  readonly from: StreamPosition;
  /** Behind the last entry scanned. */
  readonly to: StreamPosition;
  readonly atEnd: boolean;
}

/** Reading the streams of updates of a store that several instances share. */
export interface Stream {
  end(tenant: string): Promise<StreamPosition>;
  /** The ends of several tenants' streams. */
  ends(tenants: readonly string[]): Promise<ReadonlyMap<string, StreamPosition>>;
  /** Up to `limit` updates behind a position; scans a bounded number of entries. */
  stretch(
    tenant: string,
    after: StreamPosition,
    filter: UpdateFilter,
    limit: number,
  ): Promise<Stretch>;
  /**
   * The same for several equal reads at the same time: they share the first one, which may have begun a moment ago.
   * A reader at the end must read again when the feed rings.
   */
  shared(
    tenant: string,
    after: StreamPosition,
    filter: UpdateFilter,
    limit: number,
  ): Promise<Stretch>;
}

/** Reader that has read to the end of a tenant's stream and waits there. */
export interface Waiter {
  readonly at: StreamPosition;
  /** Hands over what was read behind a position at or before the waiter's own. */
  offer(stretch: Pick<Stretch, 'updates' | 'from' | 'to'>): void;
  /** Makes it read by itself. */
  wake(): void;
  /** Ends the wait with an error. */
  fail(error: Error): void;
}

/** Updates that this instance appended, one right after the other. */
export interface Appended {
  readonly entries: readonly StreamEntry[];
  /** True if a position right before them belongs to the same history. */
  readonly follows: (position: StreamPosition) => boolean;
}

/** All followers in this instance. */
export interface Feeds {
  /** To be called before the read that leads to waiting; to be undone by one `exit`. */
  enter(tenant: string): TenantFeed;
  exit(feed: TenantFeed): void;
  /** Something was appended at this position. */
  ring(tenant: string, position: number): void;
  /** This instance appended updates. */
  appended(tenant: string, appended: Appended): void;
  /** Compares the ends of all streams, in case a ring was missed. */
  sweep(): Promise<void>;
  /** Fails all followers, at once and from now on. */
  fail(error: Error): void;
  /** The error that all followers failed with. */
  readonly failure: Error | null;
}

const everything: UpdateFilter = {};
/** Entries read at once for those that wait. */
const READ_AT_ONCE = 100;

/**
 * Lets all who wait at the end of one tenant's stream share one reading of what is new, whatever their
 * filters. A follower that waits right before the updates that this instance appends receives them without a read. Nothing is
 * buffered: a follower that does not wait reads by itself.
 */
export function createFeeds(stream: Stream): Feeds {
  const feeds = new Map<string, TenantFeed>();
  let failure: Error | null = null;

  return {
    get failure() {
      return failure;
    },
    enter(tenant) {
      const feed = feeds.get(tenant) ?? new TenantFeed(stream, tenant);
      feeds.set(tenant, feed);
      feed.readers += 1;
      return feed;
    },
    exit(feed) {
      feed.readers -= 1;
      if (feed.readers === 0) feeds.delete(feed.tenant);
    },
    ring: (tenant, position) => feeds.get(tenant)?.ring(position),
    appended: (tenant, appended) => feeds.get(tenant)?.appended(appended),
    async sweep() {
      const waitedFor = [...feeds].filter(([, feed]) => feed.waiters.size > 0);
      const ends = await stream.ends(waitedFor.map(([tenant]) => tenant));
      for (const [tenant, feed] of waitedFor) feed.compare(ends.get(tenant));
    },
    fail(error) {
      failure = error;
      for (const feed of feeds.values()) {
        for (const waiter of feed.waiters) waiter.fail(error);
      }
    },
  };
}

/** One tenant's stream, for its followers. */
export class TenantFeed {
  readonly tenant: string;
  readonly waiters = new Set<Waiter>();
  readers = 0;
  readonly #stream: Stream;
  /** The newest position that rang. */
  #rung = 0;
  #reading = false;

  constructor(stream: Stream, tenant: string) {
    this.#stream = stream;
    this.tenant = tenant;
  }

  /** True if something rang behind a position since the feed was entered: a reader that got there has to read again. */
  hasRung({ position }: StreamPosition): boolean {
    return this.#rung > position;
  }

  /** Adds a waiter. Nothing that rang since the feed was entered is missed. */
  join(waiter: Waiter): void {
    this.waiters.add(waiter);
    if (this.hasRung(waiter.at)) void this.#read();
  }

  ring(position: number): void {
    this.#rung = Math.max(this.#rung, position);
    const behind = [...this.waiters].some(({ at }) => at.position < position);
    if (behind) void this.#read();
  }

  appended({ entries, follows }: Appended): void {
    const [first, last] = [entries[0], entries.at(-1)];
    if (!first || !last) return;
    const position = first.at.position - 1;
    const before = [...this.waiters].filter(({ at }) => at.position === position);
    const epochs = [...new Set(before.map(({ at }) => at.epoch))];
    // One at the end of another history has to find that out by reading.
    const known = epochs.find((epoch) => follows({ epoch, position }));
    for (const waiter of before) {
      const from = waiter.at;
      if (from.epoch === known) waiter.offer({ updates: entries, from, to: last.at });
    }
    this.ring(last.at.position);
  }

  compare(end: StreamPosition | undefined): void {
    if (!end) return;
    for (const waiter of this.waiters) {
      const { epoch, position } = waiter.at;
      // Beyond the end, or at the end of another history: the store was set back.
      if (position > end.position || (position === end.position && epoch !== end.epoch))
        waiter.wake();
    }
    this.ring(end.position);
  }

  /** Reads on for all who wait until the end is reached; one reading at a time. */
  async #read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      for (let from = this.#lowest(); from; from = this.#lowest()) {
        const rung = this.#rung;
        const stretch = await this.#stream.shared(this.tenant, from, everything, READ_AT_ONCE);
        if (stretch.gap) {
          for (const waiter of this.waiters) waiter.wake();
          break;
        }
        for (const waiter of this.waiters) {
          // A follower that joined meanwhile may stand before what was read: for it that begins too late.
          if (waiter.at.position >= from.position) waiter.offer(stretch);
        }
        const behind = [...this.waiters].some(({ at }) => at.position < stretch.to.position);
        // Updates that rang meanwhile may stand behind what was read.
        if (stretch.atEnd && this.#rung === rung && !behind) {
          // A store that was set back ends before what rang.
          this.#rung = stretch.to.position;
          break;
        }
      }
    } catch {
      // Followers that wait go on waiting: the next sweep that reaches the store comes back to it.
    } finally {
      this.#reading = false;
    }
  }

  #lowest(): StreamPosition | undefined {
    let lowest: StreamPosition | undefined;
    for (const { at } of this.waiters) {
      if (!lowest || at.position < lowest.position) lowest = at;
    }
    return lowest;
  }
}
