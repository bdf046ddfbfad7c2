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
  /** Gets each line of both outputs. */
  readonly onLine: (line: string) => void;
}

/** A frozen process would outlive whoever started it, and notice nothing. */
const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Starts Node on a file. With a channel for messages; `onLine` hears from it as from a terminal. */
export function startNode({ args, env = {}, onLine }: LifeOptions): Life {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
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
