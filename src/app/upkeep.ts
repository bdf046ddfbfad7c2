import type { Uploads } from '../documents/uploads.ts';
import type { Journal } from '../journal/journal.ts';
import type { Surroundings } from './surroundings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TRIM_EVERY_MS = 60 * 60 * 1000;
const KEEP_SNAPSHOTS_MS = 180 * DAY_MS;
const SWEEP_UPLOADS_EVERY_MS = 10 * 60_000;

/** The work that is repeated as long as the service runs. */
export interface Upkeep {
  start(): void;
  stop(): void;
}

export function createUpkeep(
  { config, clock, log }: Surroundings,
  journal: Journal,
  uploads: Uploads,
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
    journal.trim(clock.now() - config.retentionDays * DAY_MS, clock.now() - KEEP_SNAPSHOTS_MS);

  return {
    start() {
      void repeat(TRIM_EVERY_MS, 'journal not trimmed', trim);
      void repeat(SWEEP_UPLOADS_EVERY_MS, 'uploads not removed', () => uploads.sweep());
    },
    stop: () => stopping.abort(),
  };
}
