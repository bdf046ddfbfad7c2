import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Real } from './model-command.ts';
import { commands, holdCommands, listCommands, numberCommands } from './model-sequences.ts';
import { JournalModel } from './model-state.ts';
import type { CreateJournal } from './subject-of-test.ts';

type Sequences = fc.Arbitrary<Iterable<fc.AsyncCommand<JournalModel, Real>>>;

/** Random sequences of calls, run on the journal and on a model simple enough to check by reading. */
export function modelPromises(create: CreateJournal, numRuns: number): void {
  describe.each<[string, Sequences]>([
    ['anything', commands],
    ['numbers', numberCommands],
    ['holds', holdCommands],
    ['lists', listCommands],
  ])('on %s', (_subject, sequences) => {
    test('returns what the model of the contract returns', { timeout: 120_000 }, async () => {
      const run = fc.assert(
        fc.asyncProperty(sequences, async (sequence) => {
          const underTest = await create();
          try {
            const real = { ...underTest, cursors: [], fences: new Map(), refusals: [], pages: [] };
            await fc.asyncModelRun(() => ({ model: new JournalModel(), real }), sequence);
          } finally {
            await underTest.destroy();
          }
        }),
        { numRuns },
      );
      await expect(run).resolves.toBeUndefined();
    });
  });
}
