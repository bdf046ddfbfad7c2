import { type StatusItem, positionOf } from '../../subjects/follow/topic.ts';
import type { Following } from '../../subjects/follow/status-iterator.ts';
import type { Broadcast, FanOut, Listener, StreamPosition } from './fan-out.ts';
import { MOST_UNSENT, type Sink, type Payload } from './sink.ts';

/** The subscription that a member serves. */
export interface Subscription {
  /** Payload of an item, executed for this subscriber alone. */
  execute(item: StatusItem): Promise<Payload>;
  /** Called once at the end, with the error if there is one; not called if the member leaves before. */
  ended(failure: { readonly error: unknown } | null): void;
}

export interface MemberOptions {
  readonly fanOut: FanOut;
  /** The subscriber's own reader, at its position. */
  readonly following: Following;
  readonly sink: Sink;
  readonly subscription: Subscription;
}

/**
 * One subscriber of a fan-out. It starts with its own reader, which replays, shows snapshots and reports gaps as if
 * there were no fan-out. Each item is executed for this member alone, and read only when the previous one was sent. When
 * the reader has read everything, the member becomes live: the reader pauses, and the fan-out provides the payloads. A
 * member that falls behind returns to its own reader. One payload is buffered for it besides the unsent bytes of the
 * socket, and no subscriber is disconnected for being slow.
 *
 * An error of the member's own reader or execution ends this member only. A failure of the fan-out ends all live
 * members, each with its own error.
 */
export class Member implements Listener {
  // Plain fields, without nested objects: an update touches them for every member, and they are not in the CPU cache.
  readonly #fanOut: FanOut;
  readonly #following: Following;
  readonly #sink: Sink;
  readonly #subscription: Subscription;
  #state: 'reading' | 'live' | 'over' = 'reading';
  /** Copy of the reader's `hasShown`: an update then touches one object less per member. */
  #mayRepeat = false;
  /** Position of the member when it became live. */
  #at: StreamPosition = { cursor: '', position: 0, newestClaim: null };

  constructor({ fanOut, following, sink, subscription }: MemberOptions) {
    this.#fanOut = fanOut;
    this.#following = following;
    this.#sink = sink;
    this.#subscription = subscription;
    fanOut.add();
  }

  begin(): void {
    void this.#readOn();
  }

  /** Ends the membership at the subscriber's request. */
  leave(): void {
    if (this.#state === 'over') return;
    this.#state = 'over';
    this.#fanOut.remove(this);
    void this.#following.return?.();
  }

  goLive(at: StreamPosition): void {
    this.#state = 'live';
    this.#at = at;
    this.#mayRepeat = this.#following.hasShown;
    this.#following.pause();
  }

  offer(broadcast: Broadcast): void {
    const { at, item, payload, isLast } = broadcast;
    if (this.#state !== 'live' || at.position <= this.#at.position) return;
    if (this.#mayRepeat && !this.#following.isNews(item)) return;
    if (payload !== null) {
      if (this.#sink.unsent > MOST_UNSENT) return void this.#catchUp(payload, broadcast);
      this.#sink.push(payload);
    }
    if (isLast) this.#end(null);
  }

  readAlone(at: StreamPosition): void {
    if (this.#state !== 'live') return;
    this.#state = 'reading';
    const { cursor, newestClaim } = at.position >= this.#at.position ? at : this.#at;
    this.#following.resume(cursor, newestClaim);
    void this.#readOn();
  }

  fail(error: unknown): void {
    this.#end({ error });
  }

  /** Waits until a payload beyond the bound has been sent, and reads on after it. */
  async #catchUp(payload: Payload, { at, isLast }: Broadcast): Promise<void> {
    this.#state = 'reading';
    this.#fanOut.pause(this);
    try {
      await this.#sink.send(payload);
    } catch (error) {
      return this.#end({ error });
    }
    if (isLast) return this.#end(null);
    this.#following.resume(at.cursor, at.newestClaim);
    void this.#readOn();
  }

  /** Reads with its own reader until the member is live or over. Never rejects. */
  async #readOn(): Promise<void> {
    try {
      while (!this.#isOver) {
        const step = await this.#following.step();
        if (this.#isOver) return;
        if (step === null) return this.#end(null);
        if (step.type === 'end') {
          const { cursor } = step;
          const at = { cursor, position: positionOf(cursor), newestClaim: null };
          // Payloads of the fan-out cannot report a gap.
          if (!this.#following.owesGap && this.#fanOut.enter(this, at)) return;
          continue;
        }
        const payload = await this.#subscription.execute(step.item);
        if (this.#isOver) return;
        await this.#sink.send(payload);
      }
    } catch (error) {
      this.#end({ error });
    }
  }

  get #isOver(): boolean {
    return this.#state === 'over';
  }

  #end(failure: { readonly error: unknown } | null): void {
    if (this.#isOver) return;
    this.leave();
    this.#subscription.ended(failure);
  }
}
