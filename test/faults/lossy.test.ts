import { describe, expect, test } from 'vitest';
import { lossyToText, runLossy } from './lossy-run.ts';
import { lossyStores } from './lossy-stores.ts';

/** On a busy machine an instance takes seconds to start, and without an issued order nothing would be tested. */
const FEWEST_ORDERS = 2;

/** Short forms of `npm run test:faults -- --standby`, `--restore` and so on. */
describe.concurrent('a store that loses updates', () => {
  const short = { seed: 3, durationMs: 3_000, settlingMs: 0 };

  test('in a failover to a standby that lags behind has what is sent again found at the platform', async () => {
    const report = await runLossy({ ...short, open: lossyStores.standby });
    console.log(lossyToText(report));
    expect(report.complaints).toEqual([]);
    expect(report).toMatchObject({ lost: 0, doubled: 0 });
    expect(report.orders).toBeGreaterThan(FEWEST_ORDERS);
    expect(report.losses).toBeGreaterThan(0);
  });

  test('because an older copy was put back has what is sent again found at the platform', async () => {
    const report = await runLossy({ ...short, durationMs: 6_000, open: lossyStores.restore });
    console.log(lossyToText(report));
    expect(report.complaints).toEqual([]);
    expect(report).toMatchObject({ lost: 0, doubled: 0 });
    expect(report.foundThere).toBeGreaterThan(0);
  });
});

/**
 * Short forms of `npm run test:faults -- --clock` and so on. Orders under way at the end are completed,
 * except with a full disk: writes that it prevented are checked a minute later.
 */
describe.concurrent('no order is lost, sent again or left unfinished', () => {
  test.each([
    ['clocks are set forward and back', 'clock', 150_000],
    ['the disk takes no more', 'disk-full', 0],
  ] as const)('while %s', async (_, name, settlingMs) => {
    const short = { seed: 3, durationMs: 5_000, settlingMs };
    const report = await runLossy({ ...short, open: lossyStores[name] });
    console.log(lossyToText(report));
    expect(report.complaints).toEqual([]);
    expect(report).toMatchObject({ lost: 0, doubled: 0, stuck: 0 });
    expect(report.orders).toBeGreaterThan(FEWEST_ORDERS);
    expect(report.losses).toBeGreaterThan(0);
  });
});
