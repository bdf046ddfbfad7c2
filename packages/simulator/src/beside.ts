/** Runs asynchronous work whose result a transaction needs but cannot wait for. */
export interface Beside {
  /**
   * Result of work under a name. If it is missing, this call aborts the transaction, which is undone and runs again with the
   * result. The repeated transaction sees the present state and decides anew; the name must identify the state to which a result
   * belongs.
   */
  result<T>(name: string, work: () => Promise<T>): T;
  /** Runs a transaction, and repeats it after each piece of work. Returns a promise if there is work to wait for. */
  run<T>(transaction: () => T): T | Promise<T>;
}

/** Aborts a transaction. Only `run` catches it. */
class Unfinished extends Error {
  readonly work: () => Promise<[string, unknown]>;

  constructor(work: () => Promise<[string, unknown]>) {
    super('the transaction waits for work beside it');
    this.work = work;
  }
}

/** Asynchronous work for the transactions of one store. */
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
      // A name belongs to one kind of work, so its result has that type.
      if (results.has(name)) return results.get(name) as T;
      throw new Unfinished(async () => [name, await work()]);
    },
    run: (transaction) => attempt(transaction, new Map()),
  };
}
