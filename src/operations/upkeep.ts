import type { Uploads } from '../documents/uploads/uploads.ts';
import type { UnitBlocks } from '../platform/billing.ts';
import { kinds } from '../schema.ts';
import { projectStored } from '../subjects/projection/projector.ts';
import type { DeliveryStore } from '../webhooks/deliveries.ts';
import type { Store } from '../app/store.ts';
import type { Surroundings } from '../app/surroundings.ts';

/** Kinds whose subjects the journal stores as long as their files. */
const lastingKinds = [...kinds.values()].filter((kind) => kind.isLasting).map(({ kind }) => kind);

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time for which accepted deliveries can be listed and repeated; the journal repeats older updates. */
const DELIVERIES_KEPT_MS = 3 * DAY_MS;
const TRIM_EVERY_MS = 60 * 60 * 1000;
const SWEEP_UPLOADS_EVERY_MS = 10 * 60_000;
const RETURN_UNITS_EVERY_MS = 1_000;

/** Work that is repeated as long as the service runs. */
interface Upkeep {
  start(): void;
  stop(): void;
}

export function createUpkeep(
  { config, clock, log }: Surroundings,
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

  const trim = (): Promise<unknown> =>
    journal.trim(
      clock.now() - config.retentionDays * DAY_MS,
      clock.now() - config.detailsRetentionDays * DAY_MS,
      lastingKinds,
    );

  const trimAudit = (): Promise<unknown> =>
    auditLog.trim(clock.now() - config.auditRetentionDays * DAY_MS);

  const trimDeliveries = (): Promise<void> => deliveries.trim(clock.now() - DELIVERIES_KEPT_MS);

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
