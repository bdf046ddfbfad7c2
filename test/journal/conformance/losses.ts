import { expect, test } from 'vitest';
import { type CreateJournal, change, opened, order, start, updateOf } from './subject-of-test.ts';

/** Signs of lost updates. */
export function lossPromises(create: CreateJournal): void {
  test('the store knows the updates that it reported, also after it is reopened', async () => {
    const { journal, reopen } = await start(create);
    const first = await opened(journal, order('1'));
    const second = await opened(journal, order('2'));
    const changed = updateOf(await journal.advance(order('1'), 1, change('A')));
    const again = await reopen();
    for (const newestClaim of [
      null,
      first.update.newestClaim,
      second.update.newestClaim,
      changed.newestClaim,
    ])
      expect(await again.knows('acme', newestClaim)).toBe(true);
    expect(await again.tenantsWithLoss()).toEqual([]);
  });

  test('an update of another history is a loss of its tenant until it is accepted', async () => {
    const { journal, another, clock } = await start(create);
    const other = await another();
    const { update: lost } = await opened(other, order('1'));
    const { update } = await opened(journal, order('1'));
    await clock.advance(1_000);
    expect(await journal.knows('umbrella', null)).toBe(true);
    expect(await journal.knows('acme', lost.newestClaim)).toBe(false);
    expect(await journal.knows('acme', update.newestClaim)).toBe(false);
    expect(await journal.knows('umbrella', null)).toBe(true);
    expect(await journal.tenantsWithLoss()).toEqual(['acme']);
    expect(await journal.acceptLoss()).toEqual(['acme']);
    expect(await journal.tenantsWithLoss()).toEqual([]);
    expect(await journal.knows('acme', lost.newestClaim)).toBe(true);
    await clock.advance(1_000);
    const { update: later } = await opened(other, order('2'));
    expect(await journal.knows('acme', later.newestClaim)).toBe(false);
  });

  test('an update beyond the end is a loss, even of a tenant without updates', async () => {
    const { journal, another } = await start(create);
    const { update } = await opened(await another(), order('1'));
    expect(await journal.knows('acme', update.newestClaim)).toBe(false);
    expect(await journal.tenantsWithLoss()).toEqual(['acme']);
  });

  test('a trimmed update is not a loss', async () => {
    const { journal, another, clock } = await start(create);
    const { update: foreign } = await opened(await another(), order('1'));
    await opened(journal, order('1'));
    await opened(journal, order('2'));
    await clock.advance(1_000);
    await journal.trim(clock.now(), 0);
    expect(await journal.knows('acme', foreign.newestClaim)).toBe(true);
  });
}
