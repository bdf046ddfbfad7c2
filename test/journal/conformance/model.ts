import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CreateJournal } from './subject-of-test.ts';
import { commands } from './model-commands.ts';
import { JournalModel } from './model-state.ts';

/** Random sequences of calls on the journal and on a model of it that is simple enough to be seen right. */
export function modelPromises(create: CreateJournal): void {
  test('answers as the model of the contract does', { timeout: 120_000 }, async () => {
    const run = fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const underTest = await create();
        try {
          const real = { ...underTest, cursors: [], fences: new Map() };
          await fc.asyncModelRun(() => ({ model: new JournalModel(), real }), sequence);
        } finally {
          await underTest.destroy();
        }
      }),
      { numRuns: 30 },
    );
    await expect(run).resolves.toBeUndefined();
  });
}
