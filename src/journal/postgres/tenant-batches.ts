/** Changes of a tenant that are carried out together at the most. */
const MOST = 200;

/** Something that waits to be carried out with others of its tenant. */
export interface Waiting {
  /** Of things with the same name, one is carried out at a time. */
  readonly name: string;
  fail(error: unknown): void;
}

/**
 * Gathers what waits of each tenant while its last batch is under way, and what is asked for within one turn of the
 * event loop.
 */
export class TenantBatches<Job extends Waiting> {
  readonly #carryOut: (tenant: string, jobs: readonly Job[]) => Promise<void>;
  readonly #queues = new Map<string, Job[]>();

  /** `carryOut` settles each of the jobs; for those that it has not settled when it rejects, that is done here. */
  constructor(carryOut: (tenant: string, jobs: readonly Job[]) => Promise<void>) {
    this.#carryOut = carryOut;
  }

  add(tenant: string, job: Job): void {
    const queue = this.#queues.get(tenant);
    if (queue) {
      queue.push(job);
      return;
    }
    this.#queues.set(tenant, [job]);
    setImmediate(() => void this.#run(tenant));
  }

  async #run(tenant: string): Promise<void> {
    for (;;) {
      const queue = this.#queues.get(tenant) ?? [];
      if (queue.length === 0) break;
      const { taken, left } = take(queue);
      this.#queues.set(tenant, left);
      try {
        await this.#carryOut(tenant, taken);
      } catch (error) {
        for (const job of taken) job.fail(error);
      }
    }
    this.#queues.delete(tenant);
  }
}

function take<Job extends Waiting>(queue: readonly Job[]): { taken: Job[]; left: Job[] } {
  const names = new Set<string>();
  const taken: Job[] = [];
  const left: Job[] = [];
  for (const job of queue) {
    if (taken.length === MOST || names.has(job.name)) {
      left.push(job);
      continue;
    }
    names.add(job.name);
    taken.push(job);
  }
  return { taken, left };
}
