import { expect, test } from 'vitest';
import { createRandom } from '../faults/random.ts';
import { attempts } from './mutated.ts';
import { AUTHORIZATION, observe, spawnSmall } from './process.ts';

/** Mutated requests of a round; `HOSTILE_MUTATIONS=10000` in the long run. */
const COUNT = Number(process.env['HOSTILE_MUTATIONS'] ?? 400);

/** A fresh process grows with each action that it does for the first time. */
const MOST_GROWTH = COUNT < 10_000 ? 0.2 : 0.05;

/** Concurrent attempts. */
const AT_ONCE = 12;

test(
  'mutated requests, messages, pushes and files cause no failure, and repeating them takes no more memory',
  { timeout: 60_000 + COUNT * 120 },
  async () => {
    // The cache is full after the first round: repeated documents are compiled, up to this limit.
    const service = await spawnSmall({ DOCUMENT_CACHE_BYTES: String(1024 * 1024) });
    const all = attempts(COUNT, createRandom(20_261_122));

    async function round(): Promise<number> {
      const wrong: string[] = [];
      const waiting = all.values();
      const send = async (): Promise<void> => {
        for (const attempt of waiting) {
          const what = await attempt(service.url);
          if (what !== null) wrong.push(what);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, send));
      expect(wrong).toEqual([]);
      return (await observe(service, 'collect')).residentBytes;
    }

    const before = await round();
    const growth = (await round()) / before - 1;
    console.log(
      `${COUNT} mutations twice: ${(growth * 100).toFixed(1)} % more memory in the second round`,
    );
    expect(growth).toBeLessThan(MOST_GROWTH);
    const said = service.output.filter((line) =>
      /unexpected error|request failed|message failed|unhandled/.test(line),
    );
    expect(said).toEqual([]);
    const answer = await service.query('{ __typename }', {}, AUTHORIZATION);
    expect(answer).toEqual({ data: { __typename: 'Query' } });
  },
);
