import { openClockStore } from './clock-store.ts';
import { openFullDiskStore } from './full-disk-store.ts';
import type { LossyRunOptions } from './lossy-run.ts';
import { openRestoredStore } from './restored-store.ts';
import { openDatabaseFullStore } from './database-full-store.ts';
import { openStandbyStore, openSynchronousStore } from './standby-stores.ts';

/** The stores of runs of their own, by the option that asks for them. */
export const lossyStores = {
  standby: openStandbyStore,
  synchronous: openSynchronousStore,
  'database-full': openDatabaseFullStore,
  restore: openRestoredStore,
  clock: openClockStore,
  'disk-full': openFullDiskStore,
} as const satisfies Readonly<Record<string, LossyRunOptions['open']>>;
