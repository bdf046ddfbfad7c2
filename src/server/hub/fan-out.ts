import type { StatusItem, Topic } from '../../subjects/follow/topic.ts';
import { MOST_UNSENT, type Payload } from './sink.ts';

/** A position in a tenant's stream. */
export interface StreamPosition {
  readonly cursor: string;
  readonly position: number;
  /** Newest claim of the item at the position; null for no item, or an unknown one. */
  readonly newestClaim: string | null;
}

/** An item for all live members. */
export interface Broadcast {
  readonly at: StreamPosition;
  readonly item: StatusItem;
  /** Null if the topic excludes the item's state. */
  readonly payload: Payload | null;
  /** True if the subscriptions complete after this item. */
  readonly isLast: boolean;
}

/** A member of a fan-out. */
export interface Listener {
  /** Called when the member becomes live: it is then offered everything after this position. */
  goLive(at: StreamPosition): void;
  /** Accepts a broadcast, or drops one that the member already has. */
  offer(broadcast: Broadcast): void;
  /** Makes the member use its own reader, from the position of the last broadcast or its own position if that is later. */
  readAlone(at: StreamPosition): void;
  fail(error: unknown): void;
}

/** Broadcasts for a member that is about to become live. */
interface BroadcastBuffer {
  /** Position up to which no broadcasts are buffered; the member's own reader must reach it. */
  from: number;
  broadcasts: Broadcast[];
  length: number;
}

interface FanOutOptions {
  readonly topic: Topic;
  /** Executes an item once for all members, and calls `broadcast`, which returns the number of live members. */
  readonly deliver: (item: StatusItem, broadcast: (payload: Payload) => number) => Promise<void>;
  /** Called when the last member has left. */
  readonly emptied: () => void;
}

/**
 * Group of subscribers with the same operation and responses: each update is read, executed and serialized once for all
 * of them. A fan-out reads only while a member is live, from the position of the first live member, one item at a time.
 *
 * A member may become live when it has read up to the position of the fan-out; it drops broadcasts that it already has.
 * Example: the fan-out is at 7. A member that has read up to 9 becomes live, and drops the broadcasts 8 and 9. For a
 * member at 5, broadcasts from 8 on are buffered until its own reader has reached 7, so that it catches up with any
 * stream.
 *
 * If entries are no longer available, each member restarts from its own position, and reports the gap there. A failed
 * read or execution fails all live members; members with a reader of their own fail separately.
 */
export class FanOut {
  readonly #options: FanOutOptions;
  readonly #live = new Set<Listener>();
  readonly #buffers = new Map<Listener, BroadcastBuffer>();
  #size = 0;
  #reading: AbortController | null = null;
  /** Position of the last broadcast, or the start of the reading. */
  #at: StreamPosition = { cursor: '', position: 0, newestClaim: null };

  constructor(options: FanOutOptions) {
    this.#options = options;
  }

  add(): void {
    this.#size += 1;
  }

  remove(member: Listener): void {
    this.pause(member);
    this.#size -= 1;
    if (this.#size === 0) this.#options.emptied();
  }

  /** Removes a member from the live ones. */
  pause(member: Listener): void {
    this.#buffers.delete(member);
    this.#live.delete(member);
    if (this.#live.size === 0) this.#stop();
  }

  /**
   * Makes a member live that has read everything up to `at`, and offers it the buffered broadcasts. Returns false if the
   * fan-out is ahead: the member must read on, and try again when it reaches its end.
   */
  enter(member: Listener, at: StreamPosition): boolean {
    const buffer = this.#buffers.get(member);
    if (this.#reading === null) this.#begin(at);
    const { position } = this.#at;
    if (at.position < (buffer?.from ?? position)) {
      if (!buffer) this.#buffers.set(member, { from: position, broadcasts: [], length: 0 });
      return false;
    }
    this.#buffers.delete(member);
    this.#live.add(member);
    // Most members become live at the same position, so they share one object.
    member.goLive(at.position === position ? this.#at : at);
    for (const broadcast of buffer?.broadcasts ?? []) member.offer(broadcast);
    return true;
  }

  #begin(at: StreamPosition): void {
    this.#reading = new AbortController();
    this.#at = at;
    void this.#read(at.cursor, this.#reading.signal);
  }

  #stop(): void {
    this.#reading?.abort();
    this.#reading = null;
    this.#buffers.clear();
  }

  async #read(cursor: string, signal: AbortSignal): Promise<void> {
    const { topic, deliver } = this.#options;
    try {
      const entries = topic.entriesBehind(cursor, signal);
      for (;;) {
        const { done, value: entry } = await entries.next();
        if (done === true || signal.aborted) return;
        if (entry.type === 'gap') return this.#disband((member) => member.readAlone(this.#at));
        const { item, position, isWanted, isLast } = entry;
        const at = { cursor: item.cursor, position, newestClaim: item.newestClaim };
        if (!isWanted) this.#broadcast({ at, item, payload: null, isLast });
        else
          await deliver(item, (payload) =>
            signal.aborted ? 0 : this.#broadcast({ at, item, payload, isLast }),
          );
        if (signal.aborted) return;
      }
    } catch (error) {
      if (!signal.aborted) this.#disband((member) => member.fail(error));
    }
  }

  #broadcast(broadcast: Broadcast): number {
    this.#at = broadcast.at;
    for (const buffer of this.#buffers.values()) addTo(buffer, broadcast);
    const members = this.#live.size;
    for (const member of this.#live) member.offer(broadcast);
    return members;
  }

  /** Ends the reading. `notify` tells each live member how to continue. */
  #disband(notify: (member: Listener) => void): void {
    const members = [...this.#live];
    this.#live.clear();
    this.#stop();
    for (const member of members) notify(member);
  }
}

/** Buffers a broadcast for a member; above `MOST_UNSENT`, the member continues with its own reader. */
function addTo(buffer: BroadcastBuffer, broadcast: Broadcast): void {
  buffer.broadcasts.push(broadcast);
  buffer.length += broadcast.payload?.text.length ?? 0;
  if (buffer.length <= MOST_UNSENT) return;
  buffer.from = broadcast.at.position;
  buffer.broadcasts = [];
  buffer.length = 0;
}
