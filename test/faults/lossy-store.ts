/** A store that forgets the end of what it was told, or takes nothing for a while, again and again. */
export interface LossyStore extends AsyncDisposable {
  readonly instances: number;
  /** The settings of the instance with this index. */
  env(index: number): Readonly<Record<string, string>>;
  /** Records that it may lose: orders, too, or only those that were not confirmed. */
  readonly loses: 'orders' | 'what came last';
  /** An order that was confirmed and whose opening was lost is seen again after so long. */
  readonly seenAgainMs: number;
  /** Loses once; resolves when it works again. */
  lose(fleet: LossyFleet): Promise<void>;
  /** Takes back what would keep orders from their end, when nothing is lost any more. */
  calm?(fleet: LossyFleet): void;
}

/** The instances, as far as a store deals with them. */
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
  /** Resolves when an order that begins from now on was accepted; a slow machine takes long to accept any. */
  accepts(): Promise<void>;
  /** Sets the clocks of the instances and of the platform to so much ahead of the machine's. */
  setClocks(aheadMs: number): void;
}
