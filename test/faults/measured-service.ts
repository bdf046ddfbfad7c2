import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Life, startNode } from './process.ts';

/** Size of a service, from its own report. */
export interface ServiceLevel {
  readonly heapBytes: number;
  /** Old objects that were no longer in use. */
  readonly garbageBytes: number;
  /** Sockets, timers and other handles that keep a process alive. */
  readonly handles: number;
  /** Open files and sockets as counted by the system; 0 if it does not count them. */
  readonly descriptors: number;
}

/** Messages of the service's process; any message to it requests its levels. */
export type ServiceMessage =
  | { readonly type: 'listening'; readonly url: string }
  | ({ readonly type: 'level' } & ServiceLevel);

/** A service in a separate process. */
export interface MeasuredService extends AsyncDisposable {
  /** Without a slash at the end. */
  readonly url: string;
  level(): Promise<ServiceLevel>;
  /** The level once no more handles are left than at another time, or once none has been closed for long enough. */
  calmLevel(before: ServiceLevel): Promise<ServiceLevel>;
}

/** Time within which cut connections are closed. */
const LONGEST_CALMING_MS = 20_000;

/** Starts a service with its own journal, whose clock runs this many times as fast. */
export async function startMeasuredService(
  env: Readonly<Record<string, string>> = {},
  times = 1,
): Promise<MeasuredService> {
  const folder = await mkdtemp(join(tmpdir(), 'fapiao-graph-measured-'));
  const program = fileURLToPath(new URL('measured-process.ts', import.meta.url));
  const life = startNode({
    args: ['--expose-gc', program, String(times)],
    // Clients keep connections for as long as the service does, and each calm waits for their end.
    env: { PORT: '0', DATA_DIR: folder, KEEP_ALIVE_SECONDS: '1', ...env },
    onLine: () => {},
  });
  const listening = await hear(life);
  if (listening.type !== 'listening') throw new Error('The service says first where it is.');

  async function level(): Promise<ServiceLevel> {
    const answer = hear(life);
    life.child.send('level');
    const { type, ...found } = await answer;
    if (type !== 'level' || !('heapBytes' in found))
      throw new Error('The service did not respond with its level.');
    return found;
  }

  return {
    url: listening.url,
    level,
    async calmLevel(before) {
      const until = performance.now() + LONGEST_CALMING_MS;
      for (;;) {
        const found = await level();
        if (found.handles <= before.handles || performance.now() > until) return found;
        await sleep(200);
      }
    },
    async [Symbol.asyncDispose]() {
      await life.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function hear({ child, ended }: Life): Promise<ServiceMessage> {
  const death = ended.then((how) => {
    throw new Error(`The service ended (${how}).`);
  });
  // The child sends nothing but these.
  const [message] = (await Promise.race([once(child, 'message'), death])) as [ServiceMessage];
  return message;
}
