import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A process that can be killed and frozen. */
export interface Life {
  readonly child: ChildProcess;
  /** Resolves with its exit when it has ended. */
  readonly ended: Promise<string>;
  /** Ends it at once, like a power cut, even while it is frozen. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

export interface LifeOptions {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds by which its clock is ahead of the machine's. */
  readonly clockAheadMs?: number;
  /** Gets each line of both outputs. */
  readonly onLine: (line: string) => void;
}

const SET_CLOCK = new URL('set-clock.ts', import.meta.url).href;

/** A frozen process would outlive its parent without noticing. */
const living = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Sets the clock of a process. */
export function tellTime({ child }: Pick<Life, 'child'>, clockAheadMs: number): void {
  // A process that is ending receives no more messages.
  if (child.connected) child.send({ clockAheadMs });
}

/** Starts Node on a file, with a channel for messages; `onLine` receives each line of its output. */
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
