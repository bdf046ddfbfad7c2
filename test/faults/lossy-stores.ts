import { openClockStore } from './clock-store.ts';
import { openFullDiskStore } from './full-disk-store.ts';
import type { LossyRunOptions } from './lossy-run.ts';
import { openRestoredStore } from './restored-store.ts';
import { openDatabaseFullStore } from './database-full-store.ts';
import { openStandbyStore, openSynchronousStore } from './standby-stores.ts';

/** Stores of separate runs, by the option that selects them. */
export const lossyStores = {
  standby: openStandbyStore,
  synchronous: openSynchronousStore,
  'database-full': openDatabaseFullStore,
  restore: openRestoredStore,
  clock: openClockStore,
  'disk-full': openFullDiskStore,
} as const satisfies Readonly<Record<string, LossyRunOptions['open']>>;
