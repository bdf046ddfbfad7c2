import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A process that can be killed and frozen. */
export interface Life {
  readonly child: ChildProcess;
  /** Resolves when it is gone, with how it ended. */
  readonly ended: Promise<string>;
  /** Ends it at once, as a power cut would, also while it is frozen. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

export interface LifeOptions {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** By how much its clock is ahead of the machine's. */
  readonly clockAheadMs?: number;
  /** Gets each line of both outputs. */
  readonly onLine: (line: string) => void;
}

const SET_CLOCK = new URL('set-clock.ts', import.meta.url).href;

/** A frozen process would outlive whoever started it, and notice nothing. */
const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Sets the clock of a process. */
export function tellTime({ child }: Pick<Life, 'child'>, clockAheadMs: number): void {
  // One that is ending hears nothing more.
  if (child.connected) child.send({ clockAheadMs });
}

/** Starts Node on a file. With a channel for messages; `onLine` hears from it as from a terminal. */
export function startNode({ args, env = {}, clockAheadMs = 0, onLine }: LifeOptions): Life {
  const child = spawn(process.execPath, ['--import', SET_CLOCK, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      CLOCK_AHEAD_MS: String(clockAheadMs),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface(stream).on('line', onLine);
  }
  living.add(child);
  const ended = once(child, 'exit').then(([code, signal]) => {
    living.delete(child);
    return String(code ?? signal);
  });
  return {
    child,
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}
