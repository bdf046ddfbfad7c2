import { liveHeap } from './live-heap.ts';

/** A feed as its program implements it. */
export interface Offered {
  /** URL of its WebSockets, `ws://…`. */
  readonly url: string;
  /** The cursor after which its subscribers listen; without it, they receive all items. */
  readonly after?: string;
  /** Sends one item to all subscribers; `like` is a message that subscribers of this service received. */
  publish(like: string): void | Promise<void>;
  /** Releases resources that would outlive the process. */
  close?(): PromiseLike<void>;
}

/** Request of the parent. */
export type Asked = { readonly publish: string } | 'live heap';

/** First message. */
export interface Listening {
  readonly url: string;
  readonly after: string;
}

/** Response once an item was sent. */
export interface Begun {
  /** Start time, from `process.hrtime.bigint()`; a string, as messages between processes are JSON. */
  readonly begunAt: string;
}

/** Response to a request for the live heap. */
export interface Weighed {
  /** In bytes. */
  readonly liveHeap: number;
}

/** Offers a feed to the parent process until that disconnects. */
export function offer(offered: Offered): void {
  async function answer(asked: Asked): Promise<void> {
    if (asked === 'live heap') return tell({ liveHeap: await liveHeap() });
    const begunAt = String(process.hrtime.bigint());
    await offered.publish(asked.publish);
    tell({ begunAt });
  }
  process.on('message', (asked: Asked) => void answer(asked));
  process.once(
    'disconnect',
    () => void Promise.resolve(offered.close?.()).then(() => process.exit()),
  );
  tell({ url: offered.url, after: offered.after ?? '' });
}

function tell(told: Listening | Begun | Weighed): void {
  process.send?.(told);
}
