import { expect, test } from 'vitest';
import {
  updateOf,
  type CreateJournal,
  change,
  intent,
  opened,
  order,
  start,
  take,
} from './subject-of-test.ts';

const isClaim = true;
const unavailable = { name: 'JournalUnavailable' };

/** Openings and changes after which something is sent, and what else copies of the store are asked for. */
export function claimPromises(create: CreateJournal): void {
  test('a claim that opens is an opening, and the same claim again is the same', async () => {
    const { journal } = await start(create);
    const from = await journal.end('acme');
    const claim = intent({ openingId: 'mine', isClaim, aliases: ['N-1'], groups: { seller: 'S' } });
    const first = await journal.open(order('1'), claim);
    expect(first).toMatchObject({ outcome: 'opened', subject: { version: 1, state: 'NEW' } });
    expect(await journal.open(order('1'), claim)).toEqual(first);
    const { updates } = await journal.read('acme', from, {}, 9);
    expect(updates).toEqual([first.outcome === 'opened' && first.update]);
    expect(await journal.resolve('acme', 'order', 'N-1')).toMatchObject({ key: '1' });
    expect(await journal.confirm(first.subject)).toBeUndefined();
  });

  test('of many claims of a key at once exactly one opens it, and the others find it open', async () => {
    const { journal } = await start(create);
    const results = await Promise.all(
      ['a', 'b', 'c', 'd'].map((openingId) =>
        journal.open(order('1'), intent({ openingId, isClaim })),
      ),
    );
    const outcomes = results.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual(['existing', 'existing', 'existing', 'opened']);
  });

  test('a claim of a key that was opened with other input is a conflict', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    const other = intent({ inputHash: 'other', isClaim });
    expect(await journal.open(order('1'), other)).toMatchObject({ outcome: 'conflict' });
  });

  test('a claim that changes compares and sets, once', async () => {
    const { journal } = await start(create);
    const { update } = await opened(journal, order('1'));
    const told = take(journal.follow('acme', update.cursor, {}), 1);
    const claim = change('SUBMITTED', { changeId: 'mine', isClaim });
    const [first, again] = [
      await journal.advance(order('1'), 1, claim),
      await journal.advance(order('1'), 1, claim),
    ];
    expect(first).toMatchObject({ outcome: 'advanced', subject: { version: 2 } });
    expect(again).toEqual(first);
    const late = change('SUBMITTED', { isClaim });
    expect(await journal.advance(order('1'), 1, late)).toMatchObject({ outcome: 'stale' });
    expect(await journal.advance(order('2'), 1, late)).toEqual({ outcome: 'missing' });
    expect(await told).toEqual(['1:SUBMITTED']);
  });

  test('a claim that was seen, and one that was never made, is not withdrawn', async () => {
    const { journal } = await start(create);
    const { subject } = await opened(journal, order('1'), { openingId: 'mine', isClaim });
    expect(await journal.withdraw(order('1'), 'mine')).toBe(false);
    expect(await journal.withdraw(order('2'), 'mine')).toBe(false);
    expect(await journal.get(order('1'))).toEqual(subject);
  });

  test('what the store does not know so is not confirmed', async () => {
    const { journal } = await start(create);
    const { subject } = await opened(journal, order('1'));
    await journal.advance(order('1'), 1, change('A'));
    await journal.confirm(subject);
    await expect(journal.confirm({ ...subject, version: 3 })).rejects.toMatchObject(unavailable);
    await expect(journal.confirm({ ...subject, key: '2' })).rejects.toMatchObject(unavailable);
  });

  test('each update tells the newest claim, which the store knows from then on', async () => {
    const { journal, reopen } = await start(create);
    const before = await opened(journal, order('1'));
    const claimed = await opened(journal, order('2'), { isClaim });
    const after = await opened(journal, order('3'));
    expect(before.update.claim).toBeNull();
    expect(claimed.update.claim).toMatch(/^1-/);
    expect(after.update.claim).toBe(claimed.update.claim);
    const claim = change('SUBMITTED', { isClaim });
    const changed = updateOf(await journal.advance(order('1'), 1, claim));
    expect(changed.claim).toMatch(/^2-/);
    const again = await reopen();
    for (const told of [null, claimed.update.claim, changed.claim])
      expect(await again.knowsClaim('acme', told)).toBe(true);
    expect(await again.tenantsWithLoss()).toEqual([]);
  });

  test('a claim of another history is a loss of its tenant, until that is accepted', async () => {
    const { journal, another, clock } = await start(create);
    const other = await another();
    const { update: lost } = await opened(other, order('1'), { isClaim });
    const { update } = await opened(journal, order('1'), { isClaim });
    await clock.advance(1_000);
    expect(await journal.knowsClaim('umbrella', null)).toBe(true);
    expect(await journal.knowsClaim('acme', lost.claim)).toBe(false);
    expect(await journal.knowsClaim('acme', update.claim)).toBe(false);
    expect(await journal.knowsClaim('umbrella', null)).toBe(true);
    expect(await journal.tenantsWithLoss()).toEqual(['acme']);
    expect(await journal.acceptLoss()).toEqual(['acme']);
    expect(await journal.tenantsWithLoss()).toEqual([]);
    expect(await journal.knowsClaim('acme', lost.claim)).toBe(true);
    await clock.advance(1_000);
    const { update: later } = await opened(other, order('2'), { isClaim });
    expect(await journal.knowsClaim('acme', later.claim)).toBe(false);
  });

  test('a claim older than the newest 1,000 is believed', async () => {
    const { journal, another } = await start(create);
    const { update: foreign } = await opened(await another(), order('1'), { isClaim });
    for (let key = 0; key < 1_001; key += 91) {
      const later = Array.from({ length: 91 }, (_, index) => order(String(key + index)));
      await Promise.all(later.map((id) => opened(journal, id, { isClaim })));
    }
    expect(await journal.knowsClaim('acme', foreign.claim)).toBe(true);
  });
}
