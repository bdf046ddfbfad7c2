import type { Config, DatabaseSettings } from '../../config/config.ts';
import { DatabaseUnavailable } from '../../database/sql.ts';
import type { DatabaseState } from '../../database/postgres/examination.ts';
import { fault, type Finding, note } from './check.ts';
import { findLosses } from './loss.ts';

const OLDEST_VERSION = 14;

/** Share of used connections from which another instance may find none left. */
const NEARLY_ALL = 0.8;

/** Clocks that are set by NTP differ less. */
const SUSPICIOUS_SKEW_MS = 2_000;

/** Checks PostgreSQL, and looks for lost subjects. */
export async function findInDatabase(
  config: Config,
  database: DatabaseSettings,
): Promise<readonly Finding[]> {
  // Imported here: a start with SQLite needs no client.
  const { examineDatabase } = await import('../../database/postgres/examination.ts');
  const { NEWEST } = await import('../../database/postgres/migrations.ts');
  const state = await examineDatabase(database.url).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return error;
    throw error;
  });
  if (state instanceof Error) {
    return [
      fault(
        `${state.message}.`,
        'Nothing can be sent, and no push is taken.',
        'See that PostgreSQL runs, that DATABASE_URL names it with its user and password, and that this machine may reach it.',
      ),
    ];
  }
  const found = [
    ...ofServer(state),
    ...ofDurability(state),
    ...ofTables(state, { newest: NEWEST, mayMigrate: database.mayMigrate }),
  ];
  // Losses cannot be looked for in tables that are missing or inaccessible.
  if (state.schema !== NEWEST || state.closedTables.length > 0) return found;
  const losses = await findLosses(config).catch((error: unknown) => {
    // The reason is among the findings already.
    if (error instanceof DatabaseUnavailable && found.length > 0) return [];
    throw error;
  });
  return [...found, ...losses];
}

function ofServer(state: DatabaseState): readonly Finding[] {
  const { version, isReadOnly, pooling, aheadMs, connections } = state;
  const findings: Finding[] = [];
  if (version < OLDEST_VERSION) {
    findings.push(
      fault(
        `PostgreSQL is of version ${version}.`,
        `This service was made for ${OLDEST_VERSION} and later.`,
        'Move the database to a newer one.',
      ),
    );
  }
  if (isReadOnly) {
    findings.push(
      fault(
        'PostgreSQL takes no changes.',
        'It is a standby, or set up to be read only: no order is taken.',
        'Name the primary in DATABASE_URL.',
      ),
    );
  }
  if (pooling === 'statement') {
    findings.push(
      fault(
        'A pooler between gives each statement another session.',
        'The tables cannot be brought up to date by it.',
        'Set pool_mode of PgBouncer to transaction.',
      ),
    );
  }
  if (pooling === 'session') {
    findings.push(
      note(
        'A pooler between gives each connection a session of its own, as far as can be seen.',
        'Instances take as many of PostgreSQL’s connections as without it, and wait for each other where it has fewer.',
        'Set pool_mode of PgBouncer to transaction.',
      ),
    );
  }
  if (connections.used > connections.most * NEARLY_ALL) {
    findings.push(
      fault(
        `PostgreSQL has ${connections.used} of ${connections.most} connections in use.`,
        'Once all are, instances cannot connect, and orders and pushes are refused.',
        'Raise max_connections, lower DATABASE_CONNECTIONS, or put PgBouncer between.',
      ),
    );
  }
  if (Math.abs(aheadMs) >= SUSPICIOUS_SKEW_MS) {
    findings.push(
      note(
        `This machine's clock is ${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'behind' : 'ahead of'} PostgreSQL's.`,
        'What is due, leased and held follows PostgreSQL; signatures and tokens follow this machine.',
        'Have both clocks set by NTP.',
      ),
    );
  }
  return findings;
}

function ofDurability({ fsync, synchronousCommit, standbys }: DatabaseState): readonly Finding[] {
  const findings: Finding[] = [];
  if (!fsync) {
    findings.push(
      fault(
        'PostgreSQL is set up with fsync off.',
        'A power cut may destroy the whole database.',
        'Set fsync to on.',
      ),
    );
  }
  if (synchronousCommit === 'off') {
    findings.push(
      fault(
        'PostgreSQL is set up with synchronous_commit off, for this user and database.',
        'What was acknowledged last is lost when its server ends: such an order may be sent again.',
        'Set synchronous_commit to on.',
      ),
    );
  }
  if (standbys.awaited === '') return findings;
  if (synchronousCommit === 'local') {
    findings.push(
      fault(
        'PostgreSQL is set up with synchronous_commit local, for this user and database.',
        'Commits do not wait for the standbys of synchronous_standby_names: what was acknowledged last is lost with the primary.',
        'Set synchronous_commit to on.',
      ),
    );
  }
  if (standbys.connected === 0) {
    findings.push(
      fault(
        'No standby of synchronous_standby_names is connected.',
        'Commits wait for one without end: no order is taken.',
        'Start the standby, or take its name out.',
      ),
    );
  }
  return findings;
}

function ofTables(
  { schema, mayCreate, closedTables }: DatabaseState,
  { newest, mayMigrate }: { readonly newest: number; readonly mayMigrate: boolean },
): readonly Finding[] {
  if (closedTables.length > 0) {
    return [
      fault(
        `The user of DATABASE_URL may not read and write ${closedTables.join(', ')}.`,
        'The service does not start, or nothing is taken.',
        'Run GRANT SELECT, INSERT, UPDATE, DELETE on them as their owner.',
      ),
    ];
  }
  if (schema === null || schema === newest) return [];
  if (schema > newest) {
    return [
      fault(
        `The tables are of version ${schema}, newer than this service's (${newest}).`,
        'It does not start with them.',
        'Run the newer version, or put back a copy from before it.',
      ),
    ];
  }
  if (!mayMigrate) {
    return [
      fault(
        `The tables are of version ${schema} and have to be of ${newest}, and MIGRATE is off.`,
        'The service does not start with them.',
        'Run `npm run migrate`.',
      ),
    ];
  }
  if (mayCreate) return [];
  return [
    fault(
      'The user of DATABASE_URL may not create tables.',
      'The start cannot bring the tables up to date.',
      'Run GRANT CREATE on the schema, or what `npm run migrate -- --print` prints as another user.',
    ),
  ];
}
