import type { Outage } from './outages.ts';
import type { Random } from './random.ts';
import type { Fault, ScheduleOptions, Targets } from './schedule.ts';

/** The store of the instances' journals, with its own faults. */
export interface Store extends AsyncDisposable {
  /** The settings of the instance with this index. */
  env(index: number): Readonly<Record<string, string>>;
  begin(fault: StoreFault): Promise<void>;
  end(fault: StoreFault): Promise<void>;
  /** Periods in which no instance could reach it. */
  readonly outages: readonly Outage[];
}

export type StoreFault = Exclude<Fault, { readonly target: 'instance' | 'platform' }>;

/** A store of a run, and its targets for faults. */
export interface StoreRun extends Pick<ScheduleOptions, 'last'> {
  /** In the report. */
  readonly name: string;
  readonly targets: Targets & { readonly instance: number };
  open(random: Random): Promise<Store>;
}

/** A file in the folder of the only instance: it fails only with the instance. */
export const fileStore: Store = {
  env: () => ({}),
  begin: () => Promise.resolve(),
  end: () => Promise.resolve(),
  outages: [],
  [Symbol.asyncDispose]: () => Promise.resolve(),
};
