import { BadCursor } from '../../kernel/errors.ts';
import type { UpdateFilter } from '../contract/reading.ts';
import type { Update } from '../contract/subject.ts';

/** Position in an ordered sequence of one journal. */
export interface StreamPosition {
  /**
   * Id of the event at the position, which identifies the history up to it: a new journal, or a restored older one, has a
   * different one.
   */
  readonly epoch: string;
  /** 0 is before every entry; entry n has position n. */
  readonly position: number;
}

/** Time of an update and a signature: see `decodeCursor`. */
const sealed = String.raw`\.\d{1,15}\.[\w-]{16}`;
const written = new RegExp(String.raw`^([\w-]{1,64})\.(0|[1-9]\d{0,15})(?:${sealed})?$`);

/**
 * Text of a position for clients: base64url, so that it needs no escaping and does not invite clients to compute with it.
 *
 * A cursor becomes invalid when its epoch ends or its position is trimmed; readers then report a gap. Example: [1, 2, 3, 4] was
 * written, a backup that ends at [1, 2] is restored, and then [3, 4, 5] are written anew. A cursor of the lost 3 has the id of
 * the lost event, which differs from that of the new 3: a gap. Cursors are not signed: a client that invents one only chooses a
 * position in its own tenant's stream. `CursorSeal` may append the time of the update and a signature, which are ignored here.
 */
export function encodeCursor({ epoch, position }: StreamPosition): string {
  return Buffer.from(`${epoch}.${position}`).toString('base64url');
}

/**
 * Cursor before every stored entry. It belongs to no history, so that a reading from it reports a gap and begins with the oldest
 * entry.
 */
export const beforeAll = encodeCursor({ epoch: 'before-all', position: 0 });

/** The position in a cursor, without a time and a signature; throws `BadCursor` for a text that holds none. */
export function decodeCursor(cursor: string): StreamPosition {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, epoch, digits] = written.exec(text) ?? [];
  const at = { epoch: epoch ?? '', position: Number(digits) };
  // Buffer skips characters outside base64url, so only encoding the text again reveals garbage in a cursor.
  if (
    epoch === undefined ||
    !Number.isSafeInteger(at.position) ||
    Buffer.from(text).toString('base64url') !== cursor
  ) {
    throw new BadCursor('not a cursor of this service');
  }
  return at;
}

/** An update that a client has seen: its position in the tenant's stream, and its time. */
export interface NewestClaim {
  readonly at: StreamPosition;
  /** Milliseconds since the epoch. */
  readonly occurredAt: number;
}

const claimForm = /^(?<epoch>[\w-]{1,64})\.(?<position>\d{1,16})\.(?<occurredAt>\d{1,15})$/;

/** The text of a claim; see `Update.newestClaim`. */
export function newestClaimOf({ epoch, position }: StreamPosition, occurredAt: number): string {
  return `${epoch}.${position}.${occurredAt}`;
}

/** Parses a claim; null for a text that is no claim. */
export function readNewestClaim(text: string): NewestClaim | null {
  const parts = claimForm.exec(text)?.groups;
  if (!parts) return null;
  const { epoch = '', position, occurredAt } = parts;
  return { at: { epoch, position: Number(position) }, occurredAt: Number(occurredAt) };
}

/** An update and the position right behind it. */
export interface StreamEntry {
  readonly at: StreamPosition;
  readonly update: Update;
}

/** A stretch of a tenant's stream. */
export interface Stretch {
  readonly updates: readonly StreamEntry[];
  /** True if the requested position is not in the stored history of this stream. */
  readonly gap: boolean;
  /** Position at which the stretch begins: the requested one, or after a gap the oldest stored one. */
  readonly from: StreamPosition;
  /** Position behind the last entry scanned. */
  readonly to: StreamPosition;
  readonly atEnd: boolean;
}

/** Reads the update streams of a store that several instances share. */
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
   * Like `stretch`, but equal reads at the same time share the first one, which may have begun a moment ago. A reader at the end
   * must read again when the feed rings.
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
  /** Passes on the updates of a reading that began at or before the waiter's own position. */
  offer(stretch: Pick<Stretch, 'updates' | 'from' | 'to'>): void;
  /** Makes the waiter read by itself. */
  wake(): void;
  /** Ends the wait with an error. */
  fail(error: Error): void;
}

/** Updates that this instance appended, one right after the other. */
interface Appended {
  readonly entries: readonly StreamEntry[];
  /** True if a position right before the entries belongs to the same history. */
  readonly follows: (position: StreamPosition) => boolean;
}

/** All followers in this instance. */
export interface Feeds {
  /** Call before the read that leads to waiting; each call needs one `exit`. */
  enter(tenant: string): TenantFeed;
  exit(feed: TenantFeed): void;
  /** Reports that an update was appended at this position. */
  ring(tenant: string, position: number): void;
  /** Reports updates that this instance appended. */
  appended(tenant: string, appended: Appended): void;
  /** Compares the ends of all streams, in case a ring was missed. */
  sweep(): Promise<void>;
  /** Fails all followers, at once and from now on. */
  fail(error: Error): void;
  /** The error that all followers failed with. */
  readonly failure: Error | null;
}

const everything: UpdateFilter = {};
/** Maximum number of entries in one read for waiting followers. */
const READ_AT_ONCE = 100;

/**
 * Followers that wait at the end of one tenant's stream share one reading of new updates, whatever their filters. A follower that
 * waits right before the updates that this instance appends receives them without a read. Nothing is buffered: a follower that
 * does not wait reads by itself.
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

  /** True if an update behind the position rang since the feed was entered: a reader at the position must read again. */
  hasRung({ position }: StreamPosition): boolean {
    return this.#rung > position;
  }

  /** Adds a waiter. It misses no ring since the feed was entered. */
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
    // A follower at the end of another history must read, so that it detects the gap.
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
      // The waiter is beyond the end, or at the end of another history: the store was set back.
      if (position > end.position || (position === end.position && epoch !== end.epoch))
        waiter.wake();
    }
    this.ring(end.position);
  }

  /** Reads for all waiting followers until the end is reached; one reading at a time. */
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
          // A follower that joined meanwhile may be before the start of this reading, which begins too late for it.
          if (waiter.at.position >= from.position) waiter.offer(stretch);
        }
        const behind = [...this.waiters].some(({ at }) => at.position < stretch.to.position);
        // Updates that rang meanwhile may be behind the end of this reading.
        if (stretch.atEnd && this.#rung === rung && !behind) {
          // A store that was set back ends before the position that rang.
          this.#rung = stretch.to.position;
          break;
        }
      }
    } catch {
      // The followers keep waiting: the next sweep that reaches the store reads for them.
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
