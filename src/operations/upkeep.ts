import type { Uploads } from '../documents/uploads/uploads.ts';
import type { UnitBlocks } from '../platform/billing.ts';
import type { Clock, SteadyClock } from '../kernel/time/clock.ts';
import { kinds } from '../schema.ts';
import { projectStored } from '../subjects/projection/projector.ts';
import type { DeliveryStore } from '../webhooks/deliveries.ts';
import type { Store } from '../app/store.ts';
import type { Surroundings } from '../app/surroundings.ts';

/** Kinds whose subjects the journal stores as long as their files. */
const lastingKinds = [...kinds.values()].filter((kind) => kind.isLasting).map(({ kind }) => kind);

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time for which accepted deliveries can be listed and repeated; the journal repeats older updates. */
const DELIVERIES_KEPT_DAYS = 3;
const TRIM_EVERY_MS = 60 * 60 * 1000;
/** Time without a jump before data is removed by its age: a machine may start with a wrong clock, which is soon corrected. */
const CLOCK_TRUSTED_AFTER_MS = 30 * 60_000;
const SWEEP_UPLOADS_EVERY_MS = 10 * 60_000;
const RETURN_UNITS_EVERY_MS = 1_000;

/** Work that is repeated as long as the service runs. */
interface Upkeep {
  start(): void;
  stop(): void;
}

/** Clocks by which data ages. */
interface UpkeepClocks {
  /** Clock of all stored times. */
  readonly clock: SteadyClock;
  readonly wallClock: Pick<Clock, 'now'>;
}

export function createUpkeep(
  { config, log, clock, wallClock }: Pick<Surroundings, 'config' | 'log'> & UpkeepClocks,
  {
    journal,
    auditLog,
    deliveries,
    stored,
  }: Pick<Store, 'journal' | 'auditLog'> & {
    readonly deliveries: Pick<DeliveryStore, 'trim'>;
    readonly stored: Parameters<typeof projectStored>[0];
  },
  uploads: Uploads,
  units: Pick<UnitBlocks, 'returnIdle' | 'untilHeld'>,
): Upkeep {
  const stopping = new AbortController();

  async function repeat(every: number, name: string, work: () => Promise<unknown>): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => {
        log.warn(name, { reason: error instanceof Error ? error.message : 'unknown' });
      });
      await clock.sleep(every, stopping.signal);
    }
  }

  /** Work that removes data by its age; it waits until the clock is trusted. */
  const byAge = (work: () => Promise<unknown>) => async (): Promise<void> => {
    while (!stopping.signal.aborted && clock.steadyForMs() < CLOCK_TRUSTED_AFTER_MS)
      await clock.sleep(CLOCK_TRUSTED_AFTER_MS - clock.steadyForMs(), stopping.signal);
    if (!stopping.signal.aborted) await work();
  };

  /**
   * Time so many days ago, by the earlier of the store's clock and the machine's: the store's clock does not go back
   * with the machine's.
   */
  const daysAgo = (days: number): number => Math.min(clock.now(), wallClock.now()) - days * DAY_MS;

  const trim = byAge(() =>
    journal.trim(daysAgo(config.retentionDays), daysAgo(config.detailsRetentionDays), lastingKinds),
  );

  const trimAudit = byAge(() => auditLog.trim(daysAgo(config.auditRetentionDays)));

  const trimDeliveries = byAge(() => deliveries.trim(daysAgo(DELIVERIES_KEPT_DAYS)));

  const project = (): Promise<void> => projectStored(stored, stopping.signal);

  /** Returns idle units, then waits until a block is held: a service without billed calls must not wake every second. */
  async function returnUnits(): Promise<void> {
    await units.returnIdle();
    await units.untilHeld();
  }

  return {
    start() {
      void repeat(TRIM_EVERY_MS, 'failed to trim the journal', trim);
      void repeat(TRIM_EVERY_MS, 'failed to trim the audit', trimAudit);
      void repeat(TRIM_EVERY_MS, 'failed to trim deliveries of webhooks', trimDeliveries);
      void repeat(TRIM_EVERY_MS, 'failed to project stored subjects', project);
      void repeat(SWEEP_UPLOADS_EVERY_MS, 'failed to remove uploads', () => uploads.sweep());
      void repeat(RETURN_UNITS_EVERY_MS, 'failed to return billed units', returnUnits);
    },
    stop: () => stopping.abort(),
  };
}
