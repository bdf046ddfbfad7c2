import { expect, test } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { AUTHORIZATION, mostMemory, spawnSmall, startNeighbor } from './process.ts';

const MIB = 1024 * 1024;

/** How long each attack goes on; `HOSTILE_SECONDS=20` for a long run on a machine that does nothing else. */
const SECONDS = Number(process.env['HOSTILE_SECONDS'] ?? 2);

/** A long run takes all times as they are; a short one shares a machine with other tests, which may be a slow one. */
const IS_LONG = SECONDS >= 20;

/** For answers to others: what the service computes until then, and in a long run also how long they take. */
const MOST_MS = IS_LONG ? 250 : 500;

/** The time that such a part of them does not exceed. */
function quantile(times: readonly number[], part: number): number | undefined {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)];
}

test.each(ATTACKS)(
  'a process with 512 MiB outlives $name, and answers others meanwhile',
  { timeout: SECONDS * 1_000 + 60_000 },
  async ({ run }) => {
    const service = await spawnSmall();
    const neighbor = await startNeighbor(service);
    const over = new AbortController();
    const [{ times, computed, wrong }] = await Promise.all([
      neighbor.ask(SECONDS * 1_000).finally(() => over.abort()),
      run(service.url, over.signal),
    ]);
    expect(wrong).toEqual([]);
    expect(quantile(computed, 0.9)).toBeLessThan(MOST_MS);
    expect(quantile(times, 0.99)).toBeLessThan(IS_LONG ? MOST_MS : Infinity);
    // The attacker's own caps may refuse it a moment longer.
    await expect
      .poll(() => service.query('{ __typename }', {}, AUTHORIZATION), { timeout: 10_000 })
      .toEqual({ data: { __typename: 'Query' } });
    expect(await mostMemory(service)).toBeLessThan(700 * MIB);
  },
);
