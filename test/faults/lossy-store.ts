/** A store that repeatedly forgets its last writes, or accepts none for a while. */
export interface LossyStore extends AsyncDisposable {
  readonly instances: number;
  /** The settings of the instance with this index. */
  env(index: number): Readonly<Record<string, string>>;
  /** Records that it may lose: all orders, or only unconfirmed ones. */
  readonly loses: 'orders' | 'what came last';
  /** Time after which a confirmed order whose opening was lost is found again. */
  readonly seenAgainMs: number;
  /** Causes one loss; resolves when the store works again. */
  lose(fleet: LossyFleet): Promise<void>;
  /** After the last loss, removes whatever would keep orders from becoming final. */
  calm?(fleet: LossyFleet): void;
}

/** The instances, as used by a store. */
export interface LossyFleet {
  readonly instances: readonly {
    kill(): Promise<void>;
    start(): void;
    /** Undefined while it is down. */
    pid(): number | undefined;
  }[];
  /** The `DATA_DIR` of the instance with this index. */
  folderOf(index: number): string;
  /** Resolves when all instances listen. */
  up(): Promise<void>;
  /** Resolves when an order that begins from now on was accepted, which takes long on a slow machine. */
  accepts(): Promise<void>;
  /** Sets the clocks of the instances and of the platform ahead of the machine's by this time. */
  setClocks(aheadMs: number): void;
}
