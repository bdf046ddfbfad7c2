import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stores } from '../stores.ts';
import { nextMessage } from './messages.ts';
import type { Asked, Begun, Listening, Weighed } from './offer.ts';

/** A server, in a process of its own, that sends an item to all its subscribers when it is told to. */
export interface Feed extends AsyncDisposable {
  readonly pid: number;
  /** Of its sockets. */
  readonly url: string;
  /** The cursor from which on subscribers listen. */
  readonly after: string;
  /** Sends an item; raw sockets send the very text, peers what it tells. Answers when it began to, in nanoseconds. */
  publish(like: string): Promise<bigint>;
  /** Bytes in use after everything that can be collected was. */
  liveHeap(): Promise<number>;
}

/** Of the service that is measured: its subscribers show it, and others do not look at it. */
export const KEY = 'key-of-the-benchmark';

/** Starts a program that calls `offer`; it has no other environment. */
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

/** This service on a store of its own, with so many items to send: by key, and with its log. */
export async function startServiceFeed(store: keyof typeof stores, items: number): Promise<Feed> {
  await using started = new AsyncDisposableStack();
  const { env } = started.use(await stores[store]());
  const program = join(import.meta.dirname, 'service.ts');
  const settings = { ...env, API_KEYS: KEY, LOG_LEVEL: 'info' };
  const feed = started.use(await startFeed(program, [String(items)], settings));
  const all = started.move();
  return { ...feed, [Symbol.asyncDispose]: () => all.disposeAsync() };
}
