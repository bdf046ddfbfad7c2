import {
  encodeCursor,
  type StreamPosition,
  type Feeds,
  type Stream,
  type Stretch,
  type TenantFeed,
  type Waiter,
} from './feeds.ts';
import type { Followed, UpdateFilter } from '../contract/reading.ts';
import { DatabaseUnavailable } from '../../database/sql.ts';
import type { Update } from '../contract/subject.ts';

type Step = IteratorResult<Followed, undefined>;

const done: IteratorReturnResult<undefined> = { done: true, value: undefined };

/** Maximum number of updates read ahead for one follower; the rest stays in the store until it is needed. */
const READ_AHEAD = 20;

/** The tenant's stream that a follower reads, and its filter. */
interface FollowerSource {
  readonly stream: Stream;
  readonly feeds: Feeds;
  readonly tenant: string;
  readonly filter: UpdateFilter;
}

/**
 * Reads from its own position to the end, then waits for offered updates. It reads again only if the feed rang for more
 * than it was offered. While the store is unavailable it waits too: a reader with a valid cursor need not begin again.
 *
 * An iterator object and not a generator: a generator that is suspended at `await` cannot be made to return.
 */
export class Follower implements AsyncIterableIterator<Followed, undefined>, Waiter {
  readonly #of: FollowerSource;
  readonly #signal: AbortSignal | undefined;
  #feed: TenantFeed | undefined;
  #at: StreamPosition;
  /** False if there may be updates behind `#at` that did not ring. */
  #isAtEnd = false;
  #readAhead: Update[] = [];
  /** Pending calls of `next()`, oldest first. */
  #asked: PromiseWithResolvers<Step>[] = [];
  #serving = false;
  #ended = false;
  /** Position of the last `end` that the reader received. */
  #reportedEnd = -1;
  #waiting: PromiseWithResolvers<void> | undefined;

  constructor(of: FollowerSource, from: StreamPosition, signal?: AbortSignal) {
    this.#of = of;
    this.#at = from;
    this.#signal = signal;
    if (signal?.aborted) this.#ended = true;
    else signal?.addEventListener('abort', this.#end, { once: true });
  }

  get at(): StreamPosition {
    return this.#at;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<Step> {
    if (this.#ended) return Promise.resolve(done);
    const asked = Promise.withResolvers<Step>();
    this.#asked.push(asked);
    if (!this.#serving) void this.#serve();
    return asked.promise;
  }

  async return(): Promise<Step> {
    this.#end();
    return done;
  }

  offer({ updates, to }: Pick<Stretch, 'updates' | 'to'>): void {
    const room = READ_AHEAD - this.#readAhead.length;
    if (this.#at.position >= to.position || room <= 0) return;
    const unseen = updates.filter(({ at }) => at.position > this.#at.position);
    const wanted = unseen.filter(({ update }) => passes(this.#of.filter, update));
    const taken = wanted.slice(0, room);
    this.#readAhead.push(...taken.map(({ update }) => update));
    const isWhole = taken.length === wanted.length;
    this.#isAtEnd &&= isWhole;
    this.#at = isWhole ? to : (taken.at(-1)?.at ?? to);
    if (taken.length > 0) this.#waiting?.resolve();
  }

  wake(): void {
    this.#isAtEnd = false;
    this.#waiting?.resolve();
  }

  fail(error: Error): void {
    this.#waiting?.reject(error);
  }

  async #serve(): Promise<void> {
    this.#serving = true;
    while (this.#asked.length > 0) {
      const step = await this.#step().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      const asked = this.#asked.shift();
      if ('value' in step) asked?.resolve(step.value);
      else asked?.reject(step.error);
    }
    this.#serving = false;
  }

  async #step(): Promise<Step> {
    if (this.#readAhead.length === 0) {
      const { feeds, tenant } = this.#of;
      this.#feed ??= feeds.enter(tenant);
      try {
        const notice = await this.#readOn(this.#feed);
        if (notice !== null) return { done: false, value: notice };
      } catch (error) {
        this.#leaveFeed();
        throw error;
      }
    }
    const update = this.#readAhead.shift();
    return update ? { done: false, value: { type: 'update', update } } : done;
  }

  /** Resolves with a notice for the reader, or with null if there is an update to take or the follower has ended. */
  async #readOn(feed: TenantFeed): Promise<Followed | null> {
    while (!this.#ended && this.#readAhead.length === 0) {
      if (!this.#isAtEnd || feed.hasRung(this.#at)) {
        const stretch = await this.#read();
        if (this.#ended) break;
        if (stretch?.gap) {
          this.#at = stretch.from;
          return { type: 'gap', cursor: encodeCursor(this.#at) };
        }
        this.#isAtEnd = stretch?.atEnd ?? false;
        if (stretch) {
          this.#at = stretch.to;
          this.#readAhead = stretch.updates.map(({ update }) => update);
        }
        if ((stretch && !stretch.atEnd) || this.#readAhead.length > 0) continue;
      }
      const { position } = this.#at;
      if (this.#isAtEnd && this.#reportedEnd !== position) {
        this.#reportedEnd = position;
        return { type: 'end', cursor: encodeCursor(this.#at) };
      }
      await this.#wait(feed);
    }
    return null;
  }

  /** Resolves with undefined while the store is unavailable. */
  async #read(): Promise<Stretch | undefined> {
    const { stream, feeds, tenant, filter } = this.#of;
    try {
      return await stream.shared(tenant, this.#at, filter, READ_AHEAD);
    } catch (error) {
      if (error instanceof DatabaseUnavailable && !feeds.failure) return undefined;
      throw error;
    }
  }

  async #wait(feed: TenantFeed): Promise<void> {
    if (this.#of.feeds.failure) throw this.#of.feeds.failure;
    this.#waiting = Promise.withResolvers();
    feed.join(this);
    try {
      await this.#waiting.promise;
    } finally {
      feed.waiters.delete(this);
      this.#waiting = undefined;
    }
  }

  #leaveFeed(): void {
    if (this.#feed) this.#of.feeds.exit(this.#feed);
    this.#feed = undefined;
    this.#isAtEnd = false;
  }

  /** An arrow function, so that the same listener can be removed from the signal. */
  readonly #end = (): void => {
    this.#ended = true;
    this.#signal?.removeEventListener('abort', this.#end);
    for (const asked of this.#asked.splice(0)) asked.resolve(done);
    this.#readAhead = [];
    this.wake();
    this.#leaveFeed();
  };
}

/** True if the update matches a reader's filter. */
function passes(filter: UpdateFilter, update: Pick<Update, 'kind' | 'key' | 'state'>): boolean {
  return (
    (filter.kinds?.includes(update.kind) ?? true) &&
    (filter.key === undefined || filter.key === update.key) &&
    (filter.states?.includes(update.state) ?? true)
  );
}
