import { unlinkSync } from 'node:fs';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';

/**
 * Fault at a commit of the journal. `cut`: the process ends right before or after it. `fail`: SQLite rejects it once. `doubt`: it
 * is written, and then a file fails.
 */
export type Manner = (typeof manners)[number];

export const manners = ['cut-before', 'cut-after', 'fail', 'doubt'] as const;

/** A fault at one commit, counted from 1, and at those that follow it if `count` is larger than 1. */
interface Plan {
  readonly at: number;
  readonly count?: number;
  readonly manner: Manner;
  /** Called at a cut, within the commit: afterwards the journal can be neither read nor written. */
  readonly onCut: () => void;
}

/** Faults in the commits of the journal file that this process has open. */
export interface JournalFaults {
  /** Counts from 0 again, with a fault or without. */
  arm(plan: Plan | null): void;
  /** The tables that each commit changed, in order. Commits without a change, and those of the background, do not count. */
  readonly commits: readonly string[];
  /** The open journal; null for none. */
  readonly connection: DatabaseSync | null;
}

const WRITTEN = /(?:INSERT INTO|UPDATE|DELETE FROM)\s+(\w+)/;

/** Written when real time passes or by upkeep; no other table depends on them. */
const BACKGROUND = new Set(['audit', 'marks', 'tenants', 'labels', 'label_prefixes']);

function failure(errcode: number, errstr: string): Error {
  return Object.assign(new Error(errstr), { code: 'ERR_SQLITE_ERROR', errcode, errstr });
}
const busy = (): Error => failure(5, 'database is locked');
const broken = (): Error => failure(10, 'disk I/O error');

/**
 * Replaces methods of Node's SQLite until the test ends. `file` is the end of the journal's path; a commit that changed only
 * `ignored` tables does not count.
 */
export function installJournalFaults(
  file = 'journal.sqlite',
  ignored: ReadonlySet<string> = BACKGROUND,
): JournalFaults {
  // oxlint-disable-next-line typescript/unbound-method -- Each is called with its object.
  const { exec, prepare } = DatabaseSync.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- Each is called with its object.
  const { run, get, all } = StatementSync.prototype;
  const written = new WeakMap<StatementSync, string>();
  let connection: DatabaseSync | null = null;
  let commits: string[] = [];
  let plan: Plan | null = null;
  let tables = new Set<string>();
  let before = 0;
  let isInDoubt = false;

  const isJournal = (one: DatabaseSync): boolean =>
    one.isOpen && one.location()?.endsWith(file) === true;
  const changesIn = (one: DatabaseSync): number =>
    Number(prepare.call(one, 'SELECT total_changes() AS n').get()?.['n']);

  function begin(one: DatabaseSync): void {
    connection = one;
    tables = new Set();
    before = changesIn(one);
  }

  function commit(one: DatabaseSync): void {
    const changed = [...tables].filter((table) => !ignored.has(table));
    if (changed.length === 0 || changesIn(one) === before) return exec.call(one, 'COMMIT');
    commits.push(changed.join('+'));
    const { at = Infinity, count = 1 } = plan ?? {};
    if (plan === null || commits.length < at || commits.length >= at + count)
      return exec.call(one, 'COMMIT');
    const { manner, onCut } = plan;
    if (manner === 'fail') throw busy();
    if (manner !== 'cut-before') exec.call(one, 'COMMIT');
    if (manner === 'doubt') {
      unlinkSync(`${one.location()}-wal`);
      isInDoubt = true;
      return;
    }
    one.close();
    onCut();
    if (manner === 'cut-before') throw broken();
  }

  /** Notes the table of each executed statement of the journal. */
  function noting<Method extends (this: StatementSync, ...parameters: never[]) => unknown>(
    method: Method,
  ): Method {
    const noted = function (this: StatementSync, ...parameters: Parameters<Method>): unknown {
      const table = written.get(this);
      if (table !== undefined) tables.add(table);
      return method.apply(this, parameters);
    };
    // It has the parameters and the result of the method.
    return noted as Method;
  }

  Object.assign(DatabaseSync.prototype, {
    exec(this: DatabaseSync, sql: string): void {
      if (!isJournal(this)) return exec.call(this, sql);
      if (sql === 'COMMIT') return commit(this);
      if (sql === 'BEGIN IMMEDIATE') begin(this);
      else if (isInDoubt && sql.startsWith('PRAGMA journal_mode')) {
        isInDoubt = false;
        throw broken();
      }
      exec.call(this, sql);
    },
    prepare(this: DatabaseSync, sql: string): StatementSync {
      const statement = prepare.call(this, sql);
      const table = WRITTEN.exec(sql)?.[1];
      if (table !== undefined && isJournal(this)) written.set(statement, table);
      return statement;
    },
  });
  Object.assign(StatementSync.prototype, { run: noting(run), get: noting(get), all: noting(all) });
  onTestFinished(() => {
    Object.assign(DatabaseSync.prototype, { exec, prepare });
    Object.assign(StatementSync.prototype, { run, get, all });
  });

  return {
    arm(next) {
      plan = next;
      commits = [];
      isInDoubt = false;
    },
    get commits() {
      return commits;
    },
    get connection() {
      return connection?.isOpen === true ? connection : null;
    },
  };
}
