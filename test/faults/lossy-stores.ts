import { openClockStore } from './clock-store.ts';
import { openFullDiskStore } from './full-disk-store.ts';
import { openFullMemoryStore } from './full-memory-store.ts';
import type { LossyRunOptions } from './lossy-run.ts';
import { openRestoredStore } from './restored-store.ts';
import { openDatabaseFullStore } from './database-full-store.ts';
import { openSentinelStore } from './sentinel-store.ts';
import { openStandbyStore, openSynchronousStore } from './standby-stores.ts';
import { openTlsStore } from './tls-store.ts';

/** The stores of runs of their own, by the option that asks for them. */
export const lossyStores = {
  standby: openStandbyStore,
  synchronous: openSynchronousStore,
  'database-full': openDatabaseFullStore,
  sentinel: openSentinelStore,
  restore: openRestoredStore,
  clock: openClockStore,
  'disk-full': openFullDiskStore,
  'memory-full': openFullMemoryStore,
  tls: openTlsStore,
} as const satisfies Readonly<Record<string, LossyRunOptions['open']>>;
