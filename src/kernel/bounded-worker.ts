import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/** Limits of each task. */
export interface Bounds {
  /** Time of computing; where the system does not tell that, time on the clock. */
  readonly longestMs: number;
  /** Memory of values. */
  readonly heapMib: number;
}

/** Time limit for a child to load its program. */
const START_MS = 30_000;
const LOOK_MS = 25;
const IDLE_MS = 60_000;
/** So many times its time of computing may pass on the clock: on a busy machine others have the processor meanwhile. */
const MOST_TIMES = 4;
/** V8's young generation: three times its largest semi-space, beside `heapMib`. */
const SEMI_SPACE_MIB = 16;
const KIB_PER_MIB = 1024;

/** The child's first message: it has loaded its program, and performs tasks. */
const READY = 'ready';

/** The child's message after each task. */
interface Answer {
  readonly answer: unknown;
}

/** Result of an attempt whose child ended before it answered. */
const ENDED = Symbol('ended');

/** In the child's own file: performs the tasks that arrive. A failure is answered with null. */
export function answerWith(perform: (task: unknown) => Promise<unknown>): void {
  // Loose ends of one task are not the next one's failure.
  process.on('unhandledRejection', () => undefined);
  // A terminal or a supervisor signals the whole group; the service still waits for the task and ends the child.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  endWithParent();
  process.on('message', (task) => {
    const performed = Promise.resolve(task).then(perform);
    void performed.catch(() => null).then(reply);
  });
  process.send?.(READY);
}

function reply(answer: unknown): void {
  process.send?.({ answer } satisfies Answer);
}

/** A task that never yields would not see that the channel has closed: a thread beside it compares the parent. */
function endWithParent(): void {
  const look = `process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL')`;
  new Worker(`setInterval(() => ${look}, 1000)`, { eval: true }).unref();
}

interface Child {
  readonly process: ChildProcess;
  /** Before the first task. Rejects if the child ends before it is ready. */
  readonly ready: Promise<Usage>;
}

/** Resources that a process has used; zeros where no file of Linux says so, or the process has ended. */
interface Usage {
  readonly residentKib: number;
  readonly computedMs: number;
}

/**
 * Work on files that others send, in a child process that is ended when a task takes too long or too much memory: V8
 * aborts the process whose heap is full, and a thread's abort would be the service's. Tasks wait for each other, so that
 * their memory does not add up. An idle child ends, too.
 */
export class BoundedWorker<Task> {
  readonly #file: URL;
  readonly #bounds: Bounds;
  #child: Child | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(file: URL, bounds: Bounds) {
    this.#file = file;
    this.#bounds = bounds;
  }

  /**
   * Resolves with the child's answer; with null for a task that failed, or was ended. Rejects if no child starts.
   * `buffersMib` is the most memory of bytes, which are not on the heap; it is enforced on Linux only, as part of the
   * child's resident size.
   */
  perform(task: Task, buffersMib: number): Promise<unknown> {
    const turn = this.#last.then(() => this.#perform(task, buffersMib));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #perform(task: Task, buffersMib: number): Promise<unknown> {
    clearTimeout(this.#idle);
    const wasUsed = this.#child !== null;
    try {
      let answer = await this.#attempt(task, buffersMib);
      // An earlier task may have left behind what ended the child.
      if (answer === ENDED && wasUsed) answer = await this.#attempt(task, buffersMib);
      return answer === ENDED ? null : answer;
    } finally {
      this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    }
  }

  async #attempt(task: Task, buffersMib: number): Promise<unknown> {
    const child = (this.#child ??= this.#start());
    const { heapMib, longestMs } = this.#bounds;
    const atStart = await child.ready;
    // The start of the child is none of the task's time: on a busy machine it takes seconds.
    const before = await usageOf(child.process);
    const moreKib = (heapMib + 3 * SEMI_SPACE_MIB + buffersMib) * KIB_PER_MIB;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const answered = (message: unknown): void => resolve((message as Answer).answer); // of `answerWith`
    const ended = (): void => resolve(ENDED);
    const endLate = (): void => {
      resolve(null);
      this.#end(child);
    };
    const look = async (): Promise<void> => {
      const { residentKib, computedMs } = await usageOf(child.process);
      if (computedMs - before.computedMs > longestMs) endLate();
      else if (residentKib > atStart.residentKib + moreKib) this.#end(child);
    };
    const looking = setInterval(() => void look(), LOOK_MS);
    const late = setTimeout(endLate, before.computedMs > 0 ? MOST_TIMES * longestMs : longestMs);
    child.process.on('message', answered).on('disconnect', ended);
    try {
      child.process.send(task as object, (error) => error && ended()); // of any form that can be serialized
      return await promise;
    } finally {
      clearInterval(looking);
      clearTimeout(late);
      child.process.off('message', answered).off('disconnect', ended);
    }
  }

  #start(): Child {
    const started = fork(this.#file, {
      serialization: 'advanced',
      execArgv: [
        `--max-old-space-size=${this.#bounds.heapMib}`,
        `--max-semi-space-size=${SEMI_SPACE_MIB}`,
      ],
      // No secret of the service.
      env: {},
      // Warnings about a file quote it: they reach no log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ready = new Promise<Usage>((resolve, reject) => {
      const late = setTimeout(() => started.kill('SIGKILL'), START_MS);
      started.once('message', () => resolve(usageOf(started)));
      for (const event of ['message', 'disconnect']) started.once(event, () => clearTimeout(late));
      started.once('error', reject);
      // Nothing of a task's: the program is incomplete, or the machine has no room for it.
      started.once('disconnect', () => reject(new Error(`failed to start ${this.#file.href}`)));
    });
    const child = { process: started, ready };
    // A child may also fail behind its answer.
    for (const event of ['error', 'disconnect']) started.on(event, () => this.#end(child));
    // An idle child keeps no process alive; during a task the timers do.
    started.unref();
    started.channel?.unref();
    return child;
  }

  #end(child = this.#child): void {
    child?.process.kill('SIGKILL');
    if (this.#child === child) this.#child = null;
  }
}

/** Length of a tick of `/proc`, on every Linux. */
const MS_PER_TICK = 10;

async function usageOf({ pid }: ChildProcess): Promise<Usage> {
  const [status = '', stat = ''] = await Promise.all(
    ['status', 'stat'].map((file) => readFile(`/proc/${pid}/${file}`, 'latin1').catch(() => '')),
  );
  // The second field, a name in brackets, may have blanks; these are the 14th and 15th.
  const [userTicks = 0, systemTicks = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return {
    residentKib: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0),
    computedMs: (userTicks + systemTicks) * MS_PER_TICK,
  };
}
