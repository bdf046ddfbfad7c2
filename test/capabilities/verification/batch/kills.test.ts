import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { reaches } from '../../../following.ts';
import { spawnService, startService } from '../../../harness.ts';
import { ManualClock } from '../../../manual-clock.ts';
import { startBefore } from '../../../scenario.ts';
import { settingsOf, stores } from '../../../stores.ts';
import { codes, follow, readResults, start, VERIFY } from './batch.ts';

/** The long form: 20,000 invoices and ten kills, on both stores. */
const IS_LONG = process.env['BATCH_KILLS'] !== undefined;
const KILLS = Number(process.env['BATCH_KILLS'] ?? 1);
const INVOICES = IS_LONG ? 20_000 : 500;
const MAIN = join(import.meta.dirname, 'main-with-short-leases.ts');
const DAY_MS = 24 * 60 * 60_000;

test.each(IS_LONG ? stores : (['SQLite'] as const))(
  'a batch whose service is killed meanwhile, on %s, verifies all invoices, and none twice on one day',
  { timeout: 600_000 },
  async (store) => {
    const day = new ManualClock(Date.now());
    const { sandbox } = await startService({ clock: day, env: { LOG_LEVEL: 'silent' } });
    const platform = {
      PLATFORM_BASE_URL: sandbox.baseUrl,
      PLATFORM_APP_KEY: sandbox.credentials.appKey,
      PLATFORM_APP_SECRET: sandbox.credentials.appSecret,
    };
    const settings = { ...(await settingsOf(store)), ...platform, LOG_LEVEL: 'silent' };
    let service = await spawnService(settings, undefined, MAIN);
    await start(service, { codes: codes(INVOICES) });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const wanted = (INVOICES / (KILLS + 1)) * kill;
      while (sandbox.counters.billedUnits(VERIFY) < wanted) await pause(5);
      await service.kill();
      service = await spawnService(settings, service.dataDir, MAIN);
    }
    const sentOnFirstDay = await quiet(() => sandbox.counters.billedUnits(VERIFY));
    expect(sentOnFirstDay).toBeLessThanOrEqual(INVOICES);
    await service.kill();

    await day.advance(DAY_MS);
    const clock = new ManualClock(Date.now() + DAY_MS);
    const { dataDir } = service;
    const later = await startBefore(sandbox, { ...settings, DATA_DIR: dataDir }, { clock });
    const updates = follow(later);
    const update = await reaches(updates, 'DONE', clock);
    expect(update.batch).toMatchObject({ done: INVOICES, unread: 0, unanswered: 0 });
    const results = await readResults(later);
    expect(results).toHaveLength(INVOICES);
    expect(results.every(({ verification }) => verification !== null)).toBe(true);
    const counted = new Set(results.map(({ verification }) => verification?.checksToday));
    expect([...counted]).toEqual([1]);
  },
);

/** The value, after it was constant for two seconds. */
async function quiet(read: () => number): Promise<number> {
  for (let known = -1, since = performance.now(); ;) {
    const now = read();
    if (now !== known) [known, since] = [now, performance.now()];
    else if (performance.now() - since > 2_000) return now;
    await pause(20);
  }
}
