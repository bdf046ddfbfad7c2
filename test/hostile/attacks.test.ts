import { expect, test } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { AUTHORIZATION, mostMemory, spawnSmall, startNeighbor } from './process.ts';

const MIB = 1024 * 1024;

/** Duration of each attack; `HOSTILE_SECONDS=20` for a long run on a machine that does nothing else. */
const SECONDS = Number(process.env['HOSTILE_SECONDS'] ?? 2);

/** A long run takes all times as they are; a short one shares a machine with other tests, which may be a slow one. */
const IS_LONG = SECONDS >= 20;

/** For answers to others: what the service computes until then, and in a long run also how long they take. */
const MOST_MS = IS_LONG ? 250 : 500;

/** The time that such a part of them does not exceed. */
function quantile(times: readonly number[], part: number): number | undefined {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)];
}

test(
  'a process with 512 MiB outlives every attack, and answers others meanwhile',
  { timeout: ATTACKS.length * (SECONDS * 1_000 + 60_000) },
  async () => {
    const service = await spawnSmall();
    const neighbor = await startNeighbor(service);
    for (const { name, run } of ATTACKS) {
      const over = new AbortController();
      const [{ times, computed, wrong }] = await Promise.all([
        neighbor.ask(SECONDS * 1_000).finally(() => over.abort()),
        run(service.url, over.signal),
      ]);
      expect.soft(wrong, name).toEqual([]);
      expect.soft(quantile(computed, 0.9), name).toBeLessThan(MOST_MS);
      expect.soft(quantile(times, 0.99), name).toBeLessThan(IS_LONG ? MOST_MS : Infinity);
      // The attacker's own caps may refuse it a moment longer.
      await expect
        .poll(() => service.query('{ __typename }', {}, AUTHORIZATION), {
          timeout: 10_000,
          message: name,
        })
        .toEqual({ data: { __typename: 'Query' } });
      expect.soft(await mostMemory(service), name).toBeLessThan(700 * MIB);
    }
  },
);
