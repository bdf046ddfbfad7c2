import type { Outage } from './outages.ts';
import type { Fault } from './schedule.ts';

/** The store of the instances' journals, as far as it can fail by itself. */
export interface Store extends AsyncDisposable {
  /** The settings of the instance with this index. */
  env(index: number): Readonly<Record<string, string>>;
  begin(fault: StoreFault): Promise<void>;
  end(fault: StoreFault): Promise<void>;
  /** The times in which no instance can have reached it. */
  readonly outages: readonly Outage[];
}

export type StoreFault = Extract<Fault, { readonly target: 'redis' | 'line' }>;

/** A file in the only instance's own folder: it fails with the instance and not otherwise. */
export const fileStore: Store = {
  env: () => ({}),
  begin: () => Promise.resolve(),
  end: () => Promise.resolve(),
  outages: [],
  [Symbol.asyncDispose]: () => Promise.resolve(),
};
