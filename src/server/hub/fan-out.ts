import type { StatusItem } from '../../subjects/follow/status-item.ts';
import type { Topic } from '../../subjects/follow/topic.ts';
import { MOST_UNSENT, type Payload } from './sink.ts';

/** A position in a tenant's stream. */
export interface StreamPosition {
  readonly cursor: string;
  readonly position: number;
  /** Newest claim of the item there; null for no item, or an unknown one. */
  readonly newestClaim: string | null;
}

/** One thing that happened, for all who are live. */
export interface Broadcast {
  readonly at: StreamPosition;
  readonly item: StatusItem;
  /** Null where the topic leaves the item's state out. */
  readonly payload: Payload | null;
  /** True when the subscriptions complete after it. */
  readonly isLast: boolean;
}

/** A member, as its fan-out sees it. */
export interface Listener {
  /** From now on it is offered everything behind this position. */
  goLive(at: StreamPosition): void;
  /** Takes a broadcast, or drops one that it has already. */
  offer(broadcast: Broadcast): void;
  /** Makes it read for itself, from the position of the last broadcast, or its own if that is further. */
  readAlone(at: StreamPosition): void;
  fail(error: unknown): void;
}

/** Broadcasts for a member that is about to become live. */
interface BroadcastBuffer {
  /** Position up to which no broadcasts are buffered: the member's own reader has to reach it. */
  from: number;
  broadcasts: Broadcast[];
  length: number;
}

export interface FanOutOptions {
  readonly topic: Topic;
  /** Executes an item once for all members, and broadcasts its payload, which returns the number of live members. */
  readonly deliver: (item: StatusItem, broadcast: (payload: Payload) => number) => Promise<void>;
  /** Called when the last member has left. */
  readonly emptied: () => void;
}

/**
 * Subscribers that get the same responses to the same operation: one read, one execution and one serialization for
 * each update, however many they are. It reads only while a member is live, from the position of the first live
 * member, one item after the other.
 *
 * A member becomes live at a position: it has everything up to the position of the fan-out, and drops what it has
 * beyond. Example: the fan-out is at 7; a member that has read up to 9 becomes live, and drops the broadcasts 8 and
 * 9. For a member at 5, broadcasts from 8 on are buffered until its own reader has reached 7, so that it catches up
 * with any stream.
 *
 * When entries are no longer available, each member starts anew from its own position, and reports the gap there. A
 * failed read or execution fails all live members; members that read alone fail on their own.
 */
export class FanOut {
  readonly #options: FanOutOptions;
  readonly #live = new Set<Listener>();
  readonly #buffers = new Map<Listener, BroadcastBuffer>();
  #size = 0;
  #reading: AbortController | null = null;
  /** The position of the last broadcast, or where the reading began. */
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

  /** The member is not live any more. */
  pause(member: Listener): void {
    this.#buffers.delete(member);
    this.#live.delete(member);
    if (this.#live.size === 0) this.#stop();
  }

  /**
   * Makes a member live that has read everything up to `at`, and offers it what was buffered. False if the fan-out
   * is further: the member has to read on, and to try again at its next end.
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
    // Most members enter at the same position: they share one object.
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

  /** Ends the reading; `notify` says how each live member goes on. */
  #disband(notify: (member: Listener) => void): void {
    const members = [...this.#live];
    this.#live.clear();
    this.#stop();
    for (const member of members) notify(member);
  }
}

/** Buffers a broadcast for a member; beyond `MOST_UNSENT`, the member reads on by itself. */
function addTo(buffer: BroadcastBuffer, broadcast: Broadcast): void {
  buffer.broadcasts.push(broadcast);
  buffer.length += broadcast.payload?.text.length ?? 0;
  if (buffer.length <= MOST_UNSENT) return;
  buffer.from = broadcast.at.position;
  buffer.broadcasts = [];
  buffer.length = 0;
}
