import { DatabaseUnavailable } from '../../database/sql.ts';
import { createTurns } from '../sql/schedule.ts';
import type { Connection } from '../../database/postgres/connection.ts';

/** Maximum number of changes that are carried out together. */
const MOST = 200;

/** Job that waits to be carried out with others. */
export interface Waiting {
  readonly tenant: string;
  /** Time of the request. */
  readonly at: number;
  /** A batch has only one job of each name. */
  readonly name: string;
  fail(error: unknown): void;
}

/**
 * Gathers jobs of all tenants that arrive while the last batch is running or within one turn of the event loop. If more jobs wait
 * than fit in a batch, tenants take turns. Only one batch runs at a time: two would wait for each other's tenants.
 */
export class Batches<Job extends Waiting> {
  readonly #carryOut: (jobs: readonly Job[]) => Promise<void>;
  readonly #turns = createTurns();
  #waiting: Job[] = [];
  #isUnderWay = false;

  /** `carryOut` settles each of the jobs unless it rejects. */
  constructor(carryOut: (jobs: readonly Job[]) => Promise<void>) {
    this.#carryOut = carryOut;
  }

  add(job: Job): void {
    this.#waiting.push(job);
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    setImmediate(() => void this.#run());
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#carriedOut(this.#take());
    this.#isUnderWay = false;
  }

  #take(): readonly Job[] {
    const byName = Map.groupBy(this.#waiting, ({ name }) => name);
    const firsts = [...byName.values()].flatMap(([first]) => first ?? []);
    const taken = new Set(this.#turns.take(firsts, MOST));
    this.#waiting = this.#waiting.filter((job) => !taken.has(job));
    return [...taken];
  }

  /** A change that the database rejects fails alone; the others of its batch are carried out one by one. */
  async #carriedOut(jobs: readonly Job[]): Promise<void> {
    try {
      await this.#carryOut(jobs);
    } catch (error) {
      if (jobs.length > 1 && !(error instanceof DatabaseUnavailable))
        for (const job of jobs) await this.#carriedOut([job]);
      else for (const job of jobs) job.fail(error);
    }
  }
}

/** Inserts a row for each tenant: its lock serializes changes. Tenants are always locked in the same order. */
export const ensureTenants =
  'INSERT INTO tenants (tenant) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING';

const TABLES =
  'tenants, subjects, subject_groups, subject_terms, label_prefixes, totals, state_counts, updates, aliases';

/** First analysis after this many changes, each further one after ten times as many; then autovacuum keeps up by itself. */
const FIRST = 100;
const LAST = 1_000_000;

/**
 * Has PostgreSQL analyze tables that grow fast. Autovacuum does so once a minute, and until then plans made for empty
 * tables stay in use.
 */
export class TableAnalysis {
  readonly #connection: Connection;
  #changes = 0;
  #next = FIRST;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  count(changes: number): void {
    this.#changes += changes;
    if (this.#changes < this.#next || this.#next > LAST) return;
    this.#next *= 10;
    // No change waits for the analysis, and everything works without it.
    this.#connection.run('analyze', `ANALYZE ${TABLES}`).catch(() => undefined);
  }
}
