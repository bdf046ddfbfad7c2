import { openPostgresStore } from './postgres-store.ts';
import { fileStore, type StoreRun } from './store.ts';

const INSTANCES = 3;

/** Stores of runs by a schedule of faults, by the option that selects them. */
export const stores = {
  postgres: {
    name: 'PostgreSQL, with Redis as the messenger',
    targets: { instance: INSTANCES, database: 1, messenger: 1, line: INSTANCES, platform: 1 },
    last: 'database',
    open: (random) => openPostgresStore(random, { instances: INSTANCES, isPooled: false }),
  },
  pgbouncer: {
    name: 'PostgreSQL behind PgBouncer, with Redis as the messenger',
    targets: {
      instance: INSTANCES,
      database: 1,
      pooler: 1,
      messenger: 1,
      line: INSTANCES,
      platform: 1,
    },
    last: 'database',
    open: (random) => openPostgresStore(random, { instances: INSTANCES, isPooled: true }),
  },
  sqlite: {
    name: 'SQLite',
    targets: { instance: 1, platform: 1 },
    last: null,
    open: () => Promise.resolve(fileStore),
  },
} as const satisfies Readonly<Record<string, StoreRun>>;
