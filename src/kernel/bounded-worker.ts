import { parentPort, Worker } from 'node:worker_threads';

/** Limits of each task. */
export interface Bounds {
  readonly longestMs: number;
  /** Memory of values. */
  readonly heapMib: number;
}

const LOOK_MS = 25;
const IDLE_MS = 60_000;
const MIB = 1024 * 1024;

/** In the thread's own file: performs the tasks that arrive. A failure is answered with null. */
export function answerWith(perform: (task: unknown) => Promise<unknown>): void {
  // Loose ends of one task are not the next one's failure.
  process.on('unhandledRejection', () => undefined);
  parentPort?.on('message', (task) => {
    const performed = Promise.resolve(task).then(perform);
    void performed.catch(() => null).then((answer) => parentPort?.postMessage(answer, []));
  });
}

/**
 * Work on files that others send, in a thread that is ended when a task takes too long or too much
 * memory. Tasks wait for each other, so that their memory does not add up. An idle thread ends, too.
 */
export class BoundedWorker<Task> {
  readonly #file: URL;
  readonly #bounds: Bounds;
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(file: URL, bounds: Bounds) {
    this.#file = file;
    this.#bounds = bounds;
  }

  /**
   * Resolves with the thread's answer; with null for a task that failed, or was ended. `buffersMib` is
   * the most memory of bytes, which are not on the heap.
   */
  perform(task: Task, buffersMib: number): Promise<unknown> {
    const turn = this.#last.then(() => this.#perform(task, buffersMib));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #perform(task: Task, buffersMib: number): Promise<unknown> {
    clearTimeout(this.#idle);
    const thread = (this.#thread ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const giveUp = (): void => {
      this.#end(thread);
      resolve(null);
    };
    const look = async (): Promise<void> => {
      // A thread that has just ended has no statistics.
      const used = await thread.getHeapStatistics().catch(() => null);
      if (used && used.external_memory > buffersMib * MIB) giveUp();
    };
    const failed = (error: Error & { readonly code?: string }): void => {
      // Nothing of a task's: the program is incomplete.
      if (error.code?.endsWith('MODULE_NOT_FOUND')) reject(error);
      giveUp();
    };
    const timeout = setTimeout(giveUp, this.#bounds.longestMs);
    const looking = setInterval(() => void look(), LOOK_MS);
    thread.on('message', resolve).on('error', failed);
    try {
      thread.postMessage(task, []);
      return await promise;
    } finally {
      clearTimeout(timeout);
      clearInterval(looking);
      thread.off('message', resolve).off('error', failed);
      this.#idle = setTimeout(() => this.#end(thread), IDLE_MS).unref();
    }
  }

  #start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.#bounds.heapMib };
    const thread = new Worker(this.#file, { resourceLimits, stdout: true, stderr: true });
    // Warnings about a file quote it: they reach no log.
    thread.stdout.resume();
    thread.stderr.resume();
    // A thread may also fail behind its answer.
    thread.on('error', () => this.#end(thread));
    // An idle thread keeps no process alive; during a task the timers do.
    thread.unref();
    return thread;
  }

  #end(thread: Worker): void {
    void thread.terminate();
    if (this.#thread === thread) this.#thread = null;
  }
}
