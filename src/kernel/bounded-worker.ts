import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/** Limits for each task. */
interface Bounds {
  /** CPU time; elapsed time if the system does not report CPU time. */
  readonly longestMs: number;
  /** Memory of the JavaScript heap. */
  readonly heapMib: number;
}

/** Time limit for a child to load its program. */
const START_MS = 30_000;
const LOOK_MS = 25;
const IDLE_MS = 60_000;
/** Elapsed time limit as a multiple of the CPU time limit: on a busy machine other processes have the CPU meanwhile. */
const MOST_TIMES = 4;
/** V8's young generation is three times its largest semi-space, in addition to `heapMib`. */
const SEMI_SPACE_MIB = 16;
const KIB_PER_MIB = 1024;

/** First message of the child: it has loaded its program and accepts tasks. */
const READY = 'ready';

/** The child's message after each task. */
interface Answer {
  readonly answer: unknown;
}

/** Result of an attempt whose child ended before it responded. */
const ENDED = Symbol('ended');

/** Called in the child's own file: performs the tasks that arrive. A task that fails gets the response null. */
export function answerWith(perform: (task: unknown) => Promise<unknown>): void {
  // A rejection left over from one task must not fail the next one.
  process.on('unhandledRejection', () => undefined);
  // A terminal or a supervisor signals the whole process group; the service still waits for the task and ends the child itself.
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

/** A task that never yields would not notice a closed channel: a thread compares the id of the parent. */
function endWithParent(): void {
  const look = `process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL')`;
  new Worker(`setInterval(() => ${look}, 1000)`, { eval: true }).unref();
}

interface Child {
  readonly process: ChildProcess;
  /** Resolves before the first task. Rejects if the child ends before it is ready. */
  readonly ready: Promise<Usage>;
}

/** Resources that a process has used; zeros if the system has no `/proc`, or the process has ended. */
interface Usage {
  readonly residentKib: number;
  readonly computedMs: number;
}

/**
 * Work on files of other parties, in a child process that is ended when a task takes too much time or memory. It is a process, as
 * V8 aborts the process whose heap is full: in a thread that would be the service. Tasks run one at a time, so that their memory
 * does not add up. An idle child is ended too.
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
   * Resolves with the child's response, or with null for a task that failed or was ended. Rejects if no child starts.
   * `buffersMib` limits the memory of buffers, which are outside the heap; it is enforced on Linux only, as part of the child's
   * resident size.
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
      // The child may have ended because of an earlier task, so the task gets a second attempt.
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
    // The child's start does not count as the task's time: on a busy machine it takes seconds.
    const before = await usageOf(child.process);
    const moreKib = (heapMib + 3 * SEMI_SPACE_MIB + buffersMib) * KIB_PER_MIB;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const answered = (message: unknown): void => resolve((message as Answer).answer); // sent by `answerWith`
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
      child.process.send(task as object, (error) => error && ended()); // any value that can be serialized
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
      // The child gets none of the service's secrets.
      env: {},
      // Warnings about a file quote it, so they must reach no log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ready = new Promise<Usage>((resolve, reject) => {
      const late = setTimeout(() => started.kill('SIGKILL'), START_MS);
      started.once('message', () => resolve(usageOf(started)));
      for (const event of ['message', 'disconnect']) started.once(event, () => clearTimeout(late));
      started.once('error', reject);
      // Not the fault of a task: the program is incomplete, or the machine has no room for it.
      started.once('disconnect', () => reject(new Error(`failed to start ${this.#file.href}`)));
    });
    const child = { process: started, ready };
    // A child may also fail after its response.
    for (const event of ['error', 'disconnect']) started.on(event, () => this.#end(child));
    // An idle child keeps no process alive; during a task the timers keep the parent alive.
    started.unref();
    started.channel?.unref();
    return child;
  }

  #end(child = this.#child): void {
    child?.process.kill('SIGKILL');
    if (this.#child === child) this.#child = null;
  }
}

/** Length of a clock tick in `/proc`, the same on every Linux. */
const MS_PER_TICK = 10;

async function usageOf({ pid }: ChildProcess): Promise<Usage> {
  const [status = '', stat = ''] = await Promise.all(
    ['status', 'stat'].map((file) => readFile(`/proc/${pid}/${file}`, 'latin1').catch(() => '')),
  );
  // The second field, a name in brackets, may contain blanks; the wanted fields are the 14th and 15th.
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
