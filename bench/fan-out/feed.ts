import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stores } from '../stores.ts';
import { nextMessage } from './messages.ts';
import type { Asked, Begun, Listening, Weighed } from './offer.ts';

/** A server in a separate process that sends an item to all its subscribers on request. */
export interface Feed extends AsyncDisposable {
  readonly pid: number;
  /** URL of its WebSockets. */
  readonly url: string;
  /** The cursor after which subscribers listen. */
  readonly after: string;
  /** Sends an item: raw sockets send the exact text, peers its content. Resolves with the start time in nanoseconds. */
  publish(like: string): Promise<bigint>;
  /** Bytes in use after a complete garbage collection. */
  liveHeap(): Promise<number>;
}

/** API key of the measured service. All subscribers send it, and the other servers ignore it. */
export const KEY = 'key-of-the-benchmark';

/** Starts a program that calls `offer`; its environment is only `env`. */
export async function startFeed(
  program: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Feed> {
  const child = fork(program, args, { env: { NODE_ENV: 'production', ...env } });
  const exited = once(child, 'exit');
  const { pid } = child;
  const { url, after } = await nextMessage<Listening>(child);
  if (pid === undefined) throw new Error('A process that listens has an id.');
  const ask = async <Answer>(asked: Asked): Promise<Answer> => {
    const answer = nextMessage<Answer>(child);
    child.send(asked);
    return answer;
  };
  return {
    pid,
    url,
    after,
    publish: async (like) => BigInt((await ask<Begun>({ publish: like })).begunAt),
    liveHeap: async () => (await ask<Weighed>('live heap')).liveHeap,
    async [Symbol.asyncDispose]() {
      child.disconnect();
      await exited;
    },
  };
}

/** Starts this service on its own store, with a number of items to send, with authentication by key and with its log. */
export async function startServiceFeed(store: keyof typeof stores, items: number): Promise<Feed> {
  await using started = new AsyncDisposableStack();
  const { env } = started.use(await stores[store]());
  const program = join(import.meta.dirname, 'service.ts');
  const settings = { ...env, API_KEYS: KEY, LOG_LEVEL: 'info' };
  const feed = started.use(await startFeed(program, [String(items)], settings));
  const all = started.move();
  return { ...feed, [Symbol.asyncDispose]: () => all.disposeAsync() };
}
