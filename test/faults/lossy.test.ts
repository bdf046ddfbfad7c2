import { describe, expect, test } from 'vitest';
import { lossyToText, runLossy } from './lossy-run.ts';
import { lossyStores } from './lossy-stores.ts';

/** On a busy machine an instance takes seconds to start; with nothing issued nothing would be shown. */
const FEWEST_ORDERS = 2;

/** A lease of a minute, and room for a busy machine. */
const TIMEOUT_MS = 240_000;

/** Short forms of `npm run test:faults -- --standby`, `--restore` and so on. */
describe.concurrent('a store that forgets', () => {
  const short = { seed: 3, durationMs: 3_000, settlingMs: 0 };

  test(
    'in a failover to a standby that lags behind has what is sent again found at the platform',
    { timeout: TIMEOUT_MS },
    async () => {
      const report = await runLossy({ ...short, open: lossyStores.standby });
      console.log(lossyToText(report));
      expect(report.complaints).toEqual([]);
      expect(report).toMatchObject({ lost: 0, doubled: 0 });
      expect(report.orders).toBeGreaterThan(FEWEST_ORDERS);
      expect(report.losses).toBeGreaterThan(0);
    },
  );

  test(
    'because an older copy was put back has what is sent again found at the platform',
    { timeout: TIMEOUT_MS },
    async () => {
      const report = await runLossy({ ...short, durationMs: 6_000, open: lossyStores.restore });
      console.log(lossyToText(report));
      expect(report.complaints).toEqual([]);
      expect(report).toMatchObject({ lost: 0, doubled: 0 });
      expect(report.foundThere).toBeGreaterThan(0);
    },
  );
});

/**
 * Short forms of `npm run test:faults -- --clock` and so on. What is on its way when the time is over comes to its end,
 * but for a full disk: what it kept from being written is looked at a minute later.
 */
describe.concurrent('no order is forgotten, sent again or left behind', () => {
  test.each([
    ['clocks are set forward and back', 'clock', 150_000],
    ['the disk takes no more', 'disk-full', 0],
  ] as const)('while %s', { timeout: TIMEOUT_MS }, async (_, name, settlingMs) => {
    const short = { seed: 3, durationMs: 5_000, settlingMs };
    const report = await runLossy({ ...short, open: lossyStores[name] });
    console.log(lossyToText(report));
    expect(report.complaints).toEqual([]);
    expect(report).toMatchObject({ lost: 0, doubled: 0, stuck: 0 });
    expect(report.orders).toBeGreaterThan(FEWEST_ORDERS);
    expect(report.losses).toBeGreaterThan(0);
  });
});
