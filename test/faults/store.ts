import type { Outage } from './outages.ts';
import type { Random } from './random.ts';
import type { Fault, ScheduleOptions, Targets } from './schedule.ts';

/** The store of the instances' journals, as far as it can fail by itself. */
export interface Store extends AsyncDisposable {
  /** The settings of the instance with this index. */
  env(index: number): Readonly<Record<string, string>>;
  begin(fault: StoreFault): Promise<void>;
  end(fault: StoreFault): Promise<void>;
  /** The times in which no instance can have reached it. */
  readonly outages: readonly Outage[];
}

export type StoreFault = Exclude<Fault, { readonly target: 'instance' | 'platform' }>;

/** A store to run on, and what there is to strike. */
export interface StoreRun extends Pick<ScheduleOptions, 'last'> {
  /** In the report. */
  readonly name: string;
  readonly targets: Targets & { readonly instance: number };
  open(random: Random): Promise<Store>;
}

/** A file in the only instance's own folder: it fails with the instance and not otherwise. */
export const fileStore: Store = {
  env: () => ({}),
  begin: () => Promise.resolve(),
  end: () => Promise.resolve(),
  outages: [],
  [Symbol.asyncDispose]: () => Promise.resolve(),
};
