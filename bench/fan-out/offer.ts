import { liveHeap } from './live-heap.ts';

/** Members of the program of a feed. */
export interface Offered {
  /** Of its sockets, `ws://…`. */
  readonly url: string;
  /** The cursor from which on its subscribers listen; where it is left out, all that comes is sent. */
  readonly after?: string;
  /** Sends one item to all who listen; `like` is a message that subscribers of this service got. */
  publish(like: string): void | Promise<void>;
  /** Lets go of what outlives the process. */
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
  /** When it began to, of `process.hrtime.bigint()`. As text: messages between processes are JSON. */
  readonly begunAt: string;
}

/** Response to a request for the live heap. */
export interface Weighed {
  /** In bytes. */
  readonly liveHeap: number;
}

/** Offers a feed to the process that has started this one, until that lets go of it. */
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
