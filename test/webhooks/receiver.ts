import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Behaviour, ReceivedRequest } from './receiver-process.ts';

const PROCESS = join(import.meta.dirname, 'receiver-process.ts');

/** A receiver of webhooks in its own process. */
export interface Receiver {
  /** Without a path. */
  readonly url: string;
  /** All received requests, including those before the process was killed. */
  readonly received: readonly ReceivedRequest[];
  /** Resolves when requests to a path fulfil a condition. */
  until(
    isEnough: (requests: readonly ReceivedRequest[]) => boolean,
    path?: string,
  ): Promise<readonly ReceivedRequest[]>;
  behave(path: string, behaviour: Behaviour): Promise<void>;
  kill(): Promise<void>;
  /** Starts it again on its port. */
  restart(): Promise<void>;
}

/** Starts a receiver; it stops when the test ends. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedRequest[] = [];
  const watchers = new Set<() => void>();
  let child: ChildProcess;
  let port = 0;
  const behaviours = new Map<string, Behaviour>();

  async function start(): Promise<void> {
    child = fork(PROCESS, [String(port)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const listening = Promise.withResolvers<number>();
    child.on('message', (message: { port?: number; path?: string }) => {
      if (message.port !== undefined) listening.resolve(message.port);
      if (message.path === undefined) return;
      received.push(message as ReceivedRequest); // All other messages of the process have no path.
      for (const watcher of watchers) watcher();
    });
    port = await listening.promise;
    for (const [path, behaviour] of behaviours) child.send([path, behaviour]);
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  await start();
  onTestFinished(kill);
  const requestsTo = (path?: string): readonly ReceivedRequest[] =>
    path === undefined ? received : received.filter((request) => request.path === path);
  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    received,
    until: (isEnough, path) =>
      new Promise((resolve) => {
        const look = (): void => {
          const requests = requestsTo(path);
          if (!isEnough(requests)) return;
          watchers.delete(look);
          resolve(requests);
        };
        watchers.add(look);
        look();
      }),
    async behave(path, behaviour) {
      behaviours.set(path, behaviour);
      const told = new Promise<void>((resolve) => {
        child.on('message', function heard(message: { done?: boolean }) {
          if (message.done !== true) return;
          child.off('message', heard);
          resolve();
        });
      });
      child.send([path, behaviour]);
      await told;
    },
    kill,
    restart: start,
  };
}
