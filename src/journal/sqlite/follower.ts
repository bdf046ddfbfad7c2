import { passes } from '../filter.ts';
import type { AtEnd, Followed, UpdateFilter } from '../reading.ts';
import type { Update } from '../update.ts';
import type { Database } from './database.ts';
import type { Appended, Standing, Stream } from './stream.ts';

/** Hands what was appended to the followers that wait for it. */
export interface Followers {
  follow(
    tenant: string,
    from: Standing,
    filter: UpdateFilter,
    signal?: AbortSignal,
  ): AsyncIterableIterator<Followed, undefined>;
  /** The same, which tells of its ends; see `Journal.followToEnd`. */
  followToEnd(
    tenant: string,
    from: Standing,
    filter: UpdateFilter,
    signal?: AbortSignal,
  ): AsyncIterableIterator<Followed | AtEnd, undefined>;
  /** Called for every update in stream order, right after its commit. */
  announce(appended: Appended): void;
  /** Rejects whoever waits. */
  fail(error: Error): void;
}

type Step<Told> = IteratorResult<Followed | Told, undefined>;

const done: IteratorReturnResult<undefined> = { done: true, value: undefined };

/** Makes the notice of an end; null for a reader that does not ask for it. */
type TellEnd<Told> = ((cursor: string) => Told) | null;

const tellEnd = (cursor: string): AtEnd => ({ type: 'end', cursor });

/**
 * Followers within this process. One that waits has read its tenant's stream to the end, and the file
 * is written by this process only: so the next announcement is the next entry, and is handed over
 * without reading it again. One that doesn't wait reads the file when it pulls; nothing is kept for it.
 */
export function createFollowers(database: Database, stream: Stream): Followers {
  const waiting: Waiting = new Map();

  return {
    follow: (tenant, from, filter, signal) =>
      new Follower<never>(
        { database, stream, waiting, tenant, filter, tellEnd: null },
        from,
        signal,
      ),
    followToEnd: (tenant, from, filter, signal) =>
      new Follower<AtEnd>({ database, stream, waiting, tenant, filter, tellEnd }, from, signal),
    announce(appended) {
      for (const follower of waiting.get(appended.update.tenant) ?? []) follower.offer(appended);
    },
    fail(error) {
      for (const followers of waiting.values()) {
        for (const follower of followers) follower.fail(error);
      }
    },
  };
}

/** A follower, as whoever announces knows it. */
interface Waiter {
  offer(appended: Appended): void;
  fail(error: Error): void;
}

/** Those who wait, by their tenants. */
type Waiting = Map<string, Set<Waiter>>;

interface Surroundings<Told> {
  readonly database: Database;
  readonly stream: Stream;
  readonly waiting: Waiting;
  readonly tenant: string;
  readonly filter: UpdateFilter;
  readonly tellEnd: TellEnd<Told>;
}

/** An iterator object and no generator: a generator parked at `await` cannot be made to return. */
class Follower<Told> implements AsyncIterableIterator<Followed | Told, undefined>, Waiter {
  readonly #around: Surroundings<Told>;
  readonly #signal: AbortSignal | undefined;
  #position: number;
  /** A gap that the reader was not told of yet. */
  #gap: boolean;
  /** The position of the last end that the reader was told of. */
  #toldEnd = -1;
  #ended = false;
  #pending: PromiseWithResolvers<Step<Told>> | undefined;
  /** Settles with the last `next()` asked for: a second one waits for its turn. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(around: Surroundings<Told>, from: Standing, signal: AbortSignal | undefined) {
    this.#around = around;
    this.#position = from.position;
    this.#gap = from.gap;
    this.#signal = signal;
    if (signal?.aborted) this.#ended = true;
    else signal?.addEventListener('abort', this.#end, { once: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<Step<Told>> {
    const step = this.#last.then(() => this.#pull());
    this.#last = step.catch(() => undefined);
    return step;
  }

  async return(): Promise<Step<Told>> {
    this.#end();
    return done;
  }

  offer({ position, update }: Appended): void {
    this.#position = position;
    if (passes(this.#around.filter, update))
      this.#settle((wait) => wait.resolve(delivered(update)));
  }

  fail(error: Error): void {
    this.#settle((wait) => wait.reject(error));
  }

  async #pull(): Promise<Step<Told>> {
    while (!this.#ended) {
      const step = this.#around.database.read(() => this.#step());
      if (step !== 'searching') return step === 'waiting' ? this.#wait() : step;
      // A filter that passes little makes a long search of a long stream: let others run in between.
      await new Promise(setImmediate);
    }
    return done;
  }

  /** Moves on by one gap, one update, the end, or as many entries as can be looked at without holding others up. */
  #step(): Step<Told> | 'searching' | 'waiting' {
    const { stream, tenant, filter, tellEnd: tell } = this.#around;
    const standing = stream.standingBehind(tenant, this.#position);
    if (this.#gap || standing.gap) {
      this.#gap = false;
      this.#position = standing.position;
      const cursor = stream.cursorAt(tenant, standing.position);
      return { done: false, value: { type: 'gap', cursor } };
    }
    const { updates, position, atEnd } = stream.stretch(tenant, this.#position, filter, 1);
    this.#position = position;
    if (updates[0]) return delivered(updates[0]);
    if (!atEnd) return 'searching';
    if (tell === null || this.#toldEnd === position) return 'waiting';
    this.#toldEnd = position;
    return { done: false, value: tell(stream.cursorAt(tenant, position)) };
  }

  #wait(): Promise<Step<Told>> {
    const { waiting, tenant } = this.#around;
    const followers = waiting.get(tenant) ?? new Set();
    waiting.set(tenant, followers.add(this));
    this.#pending = Promise.withResolvers();
    return this.#pending.promise;
  }

  #settle(settle: (wait: PromiseWithResolvers<Step<Told>>) => void): void {
    const { waiting, tenant } = this.#around;
    const followers = waiting.get(tenant);
    followers?.delete(this);
    if (followers?.size === 0) waiting.delete(tenant);
    if (this.#pending) settle(this.#pending);
    this.#pending = undefined;
  }

  /** An arrow, so that it can be taken off the signal again. */
  readonly #end = (): void => {
    this.#ended = true;
    this.#signal?.removeEventListener('abort', this.#end);
    this.#settle((wait) => wait.resolve(done));
  };
}

function delivered(update: Update): IteratorYieldResult<Followed> {
  return { done: false, value: { type: 'update', update } };
}
