import type { Connection } from '../../database/postgres/connection.ts';

const TABLES = 'tenants, subjects, subject_groups, state_counts, updates, aliases';

/** After so many changes, and then after ten times as many each; in the end autovacuum keeps up by itself. */
const FIRST = 100;
const LAST = 1_000_000;

/**
 * Has PostgreSQL look at tables that grow fast. By itself it looks once a minute, and keeps plans until then that were
 * made for tables without rows.
 */
export class TableLooks {
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
    // Nobody waits for it, and all works without.
    this.#connection.run('analyze', `ANALYZE ${TABLES}`).catch(() => undefined);
  }
}
