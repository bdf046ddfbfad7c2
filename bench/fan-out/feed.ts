import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stores } from '../stores.ts';
import type { Asked, Told } from './offer.ts';

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
  const first = await told(child);
  if (pid === undefined || !('url' in first)) throw new Error('A feed says first where it is.');
  const ask = async (asked: Asked): Promise<Told> => {
    const answer = told(child);
    child.send(asked);
    return answer;
  };
  return {
    pid,
    ...first,
    async publish(like) {
      const answer = await ask({ publish: like });
      return 'begunAt' in answer ? BigInt(answer.begunAt) : 0n;
    },
    async liveHeap() {
      const answer = await ask('live heap');
      return 'liveHeap' in answer ? answer.liveHeap : NaN;
    },
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

/** The next word of a program; rejects when it ends instead. */
async function told(child: ChildProcess): Promise<Told> {
  const broken = new AbortController();
  const exit = (): void => broken.abort(new Error('A feed ended.'));
  child.once('exit', exit);
  try {
    // It sends nothing else.
    const [message] = (await once(child, 'message', { signal: broken.signal })) as [Told];
    return message;
  } finally {
    child.off('exit', exit);
  }
}
