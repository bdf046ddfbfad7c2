import { expect, test } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { AUTHORIZATION, mostMemory, spawnSmall, startNeighbor } from './process.ts';

const MIB = 1024 * 1024;

/** Duration of each attack; `HOSTILE_SECONDS=20` is a long run on an otherwise idle machine. */
const SECONDS = Number(process.env['HOSTILE_SECONDS'] ?? 1);

/** A long run uses all times unchanged; a short one shares a possibly slow machine with other tests. */
const IS_LONG = SECONDS >= 20;

/** Limits for responses to others: CPU time until then, and in a long run also the elapsed time. */
const MOST_MS = IS_LONG ? 250 : 500;

/** Quantile of the times, for a fraction from 0 to 1. */
function quantile(times: readonly number[], part: number): number | undefined {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)];
}

test(
  'a process with 512 MiB survives every attack, and responds to others meanwhile',
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
      // The attacker's own limits may reject it a moment longer.
      await expect
        .poll(() => service.query('{ __typename }', {}, AUTHORIZATION), {
          timeout: 60_000,
          message: name,
        })
        .toEqual({ data: { __typename: 'Query' } });
      expect.soft(await mostMemory(service), name).toBeLessThan(700 * MIB);
    }
  },
);
