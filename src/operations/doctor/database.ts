import type { Config, DatabaseSettings } from '../../config/config.ts';
import { DatabaseUnavailable } from '../../database/sql.ts';
import type { DatabaseState } from '../../database/postgres/examination.ts';
import { fault, type Finding, note } from './check.ts';
import { findLosses } from './loss.ts';

const OLDEST_VERSION = 14;

/** Share of used connections above which another instance may find none left. */
const NEARLY_ALL = 0.8;

/** Clock skew to report; clocks that are set by NTP differ less. */
const SUSPICIOUS_SKEW_MS = 2_000;

/** Checks PostgreSQL, and detects lost subjects. */
export async function findInDatabase(
  config: Config,
  database: DatabaseSettings,
): Promise<readonly Finding[]> {
  // Imported here: a start with SQLite needs no client.
  const { examineDatabase } = await import('../../database/postgres/examination.ts');
  const { ENCODING, NEWEST } = await import('../../database/postgres/migrations.ts');
  const state = await examineDatabase(database.url).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return error;
    throw error;
  });
  if (state instanceof Error) {
    return fault(
      `${state.message}.`,
      'No order is sent, and no push is accepted.',
      'Check that PostgreSQL runs, that DATABASE_URL has its user and password, and that this machine may reach it.',
    );
  }
  const found = [
    ...ofServer(state, ENCODING),
    ...ofTables(state, { newest: NEWEST, mayMigrate: database.mayMigrate }),
  ];
  // Losses cannot be detected in tables that are missing or inaccessible.
  if (state.schema !== NEWEST || state.closedTables.length > 0) return found;
  const losses = await findLosses(config).catch((error: unknown) => {
    // The findings already include the reason.
    if (error instanceof DatabaseUnavailable && found.length > 0) return [];
    throw error;
  });
  return [...found, ...losses];
}

/** Problems of the server, its settings and the database. */
function ofServer(state: DatabaseState, neededEncoding: string): readonly Finding[] {
  const { version, isReadOnly, pooling, aheadMs, connections } = state;
  const { encoding, fsync, synchronousCommit, standbys } = state;
  const found = [
    version < OLDEST_VERSION &&
      fault(
        `PostgreSQL has version ${version}.`,
        `This service needs ${OLDEST_VERSION} or later.`,
        'Upgrade PostgreSQL.',
      ),
    isReadOnly &&
      fault(
        'PostgreSQL accepts no writes.',
        'It is a standby, or configured as read-only: no order is accepted.',
        'Set DATABASE_URL to the primary.',
      ),
    pooling === 'statement' &&
      fault(
        'A pooler gives each statement another session.',
        'The tables cannot be migrated through it.',
        'Set pool_mode of PgBouncer to transaction.',
      ),
    pooling === 'session' &&
      note(
        'A pooler seems to give each connection a session of its own.',
        'Instances use as many PostgreSQL connections as without it, and wait for each other if there are fewer.',
        'Set pool_mode of PgBouncer to transaction.',
      ),
    connections.used > connections.most * NEARLY_ALL &&
      fault(
        `PostgreSQL has ${connections.used} of ${connections.most} connections in use.`,
        'Once all are, instances cannot connect, and orders and pushes are rejected.',
        'Raise max_connections, lower DATABASE_CONNECTIONS, or use PgBouncer.',
      ),
    Math.abs(aheadMs) >= SUSPICIOUS_SKEW_MS &&
      note(
        `This machine's clock is ${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'behind' : 'ahead of'} PostgreSQL's.`,
        'Due times, leases and holds follow PostgreSQL; signatures and tokens follow this machine.',
        'Synchronize both clocks by NTP.',
      ),
    encoding !== neededEncoding &&
      fault(
        `The database of DATABASE_URL stores texts in ${encoding}, which lacks characters.`,
        'The service does not start with it.',
        `Create a database with the encoding ${neededEncoding}.`,
      ),
    !fsync &&
      fault(
        'PostgreSQL runs with fsync off.',
        'A power failure may destroy the database.',
        'Set fsync to on.',
      ),
    synchronousCommit === 'off' &&
      fault(
        'PostgreSQL runs with synchronous_commit off, for this user and database.',
        'The last acknowledged writes are lost when its server stops: such an order may be sent again.',
        'Set synchronous_commit to on.',
      ),
    standbys.awaited !== '' &&
      synchronousCommit === 'local' &&
      fault(
        'PostgreSQL runs with synchronous_commit local, for this user and database.',
        'Commits do not wait for the standbys of synchronous_standby_names: the last acknowledged writes are lost with the primary.',
        'Set synchronous_commit to on.',
      ),
    standbys.awaited !== '' &&
      standbys.connected === 0 &&
      fault(
        'No standby of synchronous_standby_names is connected.',
        'Commits wait for one forever: no order is accepted.',
        'Start the standby, or remove its name.',
      ),
  ];
  return found.flatMap((each) => each || []);
}

function ofTables(
  { schema, mayCreate, closedTables }: DatabaseState,
  { newest, mayMigrate }: { readonly newest: number; readonly mayMigrate: boolean },
): readonly Finding[] {
  if (closedTables.length > 0) {
    return fault(
      `The user of DATABASE_URL may not read and write ${closedTables.join(', ')}.`,
      'The service does not start, or accepts nothing.',
      'Run GRANT SELECT, INSERT, UPDATE, DELETE on them as their owner.',
    );
  }
  if (schema === null || schema === newest) return [];
  if (schema > newest) {
    return fault(
      `The tables have version ${schema}, newer than this service's (${newest}).`,
      'The service does not start with them.',
      'Run the newer version, or restore a copy from before it.',
    );
  }
  if (!mayMigrate) {
    return fault(
      `The tables have version ${schema} and need ${newest}, and MIGRATE is off.`,
      'The service does not start with them.',
      'Run `npm run migrate`.',
    );
  }
  if (mayCreate) return [];
  return fault(
    'The user of DATABASE_URL may not create tables.',
    'The start cannot migrate the tables.',
    'Run GRANT CREATE on the schema, or what `npm run migrate -- --print` prints as another user.',
  );
}
