import { describe, expect, test } from 'vitest';
import { type Report, toText } from './report.ts';
import { runFaults, type RunOptions } from './run.ts';
import { stores } from './stores.ts';

/** Each client goes on until the platform has taken one of its orders; without any, nothing would be tested. */
const FEWEST_ORDERS = 2;

/** The short form of `npm run test:faults`; most of its time is the wait for leases of the killed. */
async function run(options: Pick<RunOptions, 'durationMs' | 'store'>): Promise<Report> {
  const report = await runFaults({
    seed: 3,
    meanGapMs: 5_000,
    longestFreezeMs: 5_000,
    ...options,
  });
  // In an error's message, as CI shows no output of a test.
  if (report.issued <= FEWEST_ORDERS) throw new Error(toText(report));
  return report;
}

describe.concurrent('every order is issued once and every subscriber receives it once', () => {
  test('while three instances, PostgreSQL, Redis and the lines between them are killed, frozen and cut', async () => {
    const report = await run({ durationMs: 18_000, store: stores.postgres });
    expect(report).toMatchObject({ complaints: [], losses: 0, duplicates: 0 });
    expect(report.recoveryMs.length).toBeGreaterThan(0);
  });

  test('while a single instance on SQLite is killed and frozen', async () => {
    const report = await run({ durationMs: 18_000, store: stores.sqlite });
    expect(report).toMatchObject({ complaints: [], losses: 0, duplicates: 0 });
  });
});
