import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable } from '../../src/database/sql.ts';
import { type StandbyPair, startStandbyPair } from '../faults/standby-pair.ts';
import { asked } from '../postgres-server.ts';
import { intent, opened, order } from './conformance/subject-of-test.ts';
import { openForTest } from './postgres-journal.ts';

const waiting = `SELECT count(*)::integer AS count FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;
const endWaiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;

/** Retries while the journal is unavailable, as a client that submits an order does; not beyond the test, which may fail. */
async function untilAnswered<Result>(ask: () => Promise<Result>): Promise<Result> {
  let isOver = false;
  onTestFinished(() => void (isOver = true));
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (isOver || !(error instanceof DatabaseUnavailable)) throw error;
    }
    await sleep(20);
  }
}

async function pairForTest(): Promise<StandbyPair> {
  const pair = await startStandbyPair(true);
  onTestFinished(() => pair[Symbol.asyncDispose]());
  return pair;
}

/**
 * In both cases the primary shows a commit that the standby lacks: a client that received it would lose it with
 * the primary.
 */
test.each([
  ['its session was ended', ({ port }) => asked(port, endWaiting)],
  ['its primary came back', (primary) => primary.kill().then(() => primary.start())],
] satisfies readonly [string, (primary: ReturnType<StandbyPair['primary']>) => Promise<unknown>][])(
  'a change that waits for a synchronous standby gets no response before the standby has it, when %s',
  async (_, disturb) => {
    const pair = await pairForTest();
    const journal = await openForTest(pair.database);
    const first = await opened(journal, order('1'));
    const { port } = pair.primary();
    const database = new URL(pair.database).pathname.slice(1);
    pair.standby().freeze();
    let isAnswered = false;
    const asking = untilAnswered(() =>
      journal.open(order('2'), intent({ openingId: 'opening' })),
    ).finally(() => (isAnswered = true));
    await expect.poll(() => asked(port, waiting)).toEqual([{ count: 1 }]);
    const found = `SELECT key FROM subjects WHERE key = '2'`;
    expect(await asked(port, found, database)).toEqual([]);
    await disturb(pair.primary());
    await expect.poll(() => asked(port, found, database)).toEqual([{ key: '2' }]);
    // Sent again, and found done.
    await expect.poll(() => asked(port, waiting)).toEqual([{ count: 1 }]);
    expect(isAnswered).toBe(false);
    pair.standby().thaw();
    const result = await asking;
    expect(result.outcome).toBe('opened');
    const { updates } = await journal.read('acme', first.update.cursor, {}, 10);
    expect(updates).toEqual([result.outcome === 'opened' && result.update]);
  },
);

test('updates that a lagging standby lacks are a gap to readers and a loss to the journal, once it is promoted', async () => {
  const pair = await startStandbyPair(false);
  onTestFinished(() => pair[Symbol.asyncDispose]());
  const journal = await openForTest(pair.database);
  const kept = await opened(journal, order('1'));
  await expect
    .poll(() =>
      asked(
        pair.standby().port,
        'SELECT key FROM subjects',
        new URL(pair.database).pathname.slice(1),
      ),
    )
    .toEqual([{ key: '1' }]);
  pair.line.lag(60_000);
  const lost = await opened(journal, order('2'));
  await pair.failOver();
  const after = await openForTest(pair.database);
  expect(await after.get(order('2'))).toBeNull();
  const readAfter = (cursor: string): Promise<boolean> =>
    Promise.resolve(after.read('acme', cursor, {}, 10)).then(({ gap }) => gap);
  expect(await readAfter(kept.update.cursor)).toBe(false);
  expect(await readAfter(lost.update.cursor)).toBe(true);
  expect(await after.knows('acme', lost.update.newestClaim)).toBe(false);
  expect(await after.tenantsWithLoss()).toEqual(['acme']);
});
