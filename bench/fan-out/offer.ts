import { liveHeap } from './live-heap.ts';

/** What the program of a feed has. */
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

/** What the program is asked by its parent. */
export type Asked = { readonly publish: string } | 'live heap';

/** What it tells first. */
export interface Listening {
  readonly url: string;
  readonly after: string;
}

/** What it answers when it has sent an item. */
export interface Begun {
  /** When it began to, of `process.hrtime.bigint()`. As text: messages between processes are JSON. */
  readonly begunAt: string;
}

/** What it answers when it is asked for its live heap. */
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
