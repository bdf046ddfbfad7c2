/** Work that a transaction cannot wait for, and whose result it needs. */
export interface Beside {
  /**
   * The result of work under a name. Where it is not there yet, this leaves the transaction: undone, it
   * is run again with the result. A transaction that finds the world changed decides anew, so that
   * whatever it commits rests on what is there; the name says which state a result belongs to.
   */
  result<T>(name: string, work: () => Promise<T>): T;
  /** Runs a transaction, after each piece of work again. A promise where there is work to wait for. */
  run<T>(transaction: () => T): T | Promise<T>;
}

/** Leaves a transaction. Only `run` catches it. */
class Unfinished extends Error {
  readonly work: () => Promise<[string, unknown]>;

  constructor(work: () => Promise<[string, unknown]>) {
    super('the transaction waits for work beside it');
    this.work = work;
  }
}

/** The work beside the transactions of one store. */
export function createBeside(): Beside {
  let results: ReadonlyMap<string, unknown> = new Map();

  function attempt<T>(transaction: () => T, done: ReadonlyMap<string, unknown>): T | Promise<T> {
    results = done;
    try {
      return transaction();
    } catch (error) {
      if (!(error instanceof Unfinished)) throw error;
      return error.work().then((result) => attempt(transaction, new Map([...done, result])));
    }
  }

  return {
    result<T>(name: string, work: () => Promise<T>): T {
      // Under a name stands the result of its own kind of work.
      if (results.has(name)) return results.get(name) as T;
      throw new Unfinished(async () => [name, await work()]);
    },
    run: (transaction) => attempt(transaction, new Map()),
  };
}
