import { expect, test } from 'vitest';
import {
  change,
  type CreateJournal,
  intent,
  move,
  opened,
  order,
  start,
} from './subject-of-test.ts';

/** Numbers that lead to subjects. */
export function aliasPromises(create: CreateJournal): void {
  test('a number leads to the subject that was opened or advanced with it', async () => {
    const { journal, reopen } = await start(create);
    await opened(journal, order('1'), { aliases: ['N-1', 'N-2'] });
    await move(journal, order('1'), 'ISSUING');
    await move(journal, order('1'), 'ISSUED', { aliases: ['a:b %', 'N-2'], final: true });
    const later = await reopen();
    for (const number of ['N-1', 'N-2', 'a:b %']) {
      const leadsTo = { key: '1', isReturned: false, former: null };
      expect(await later.resolve('acme', 'order', number)).toEqual(leadsTo);
    }
  });

  test('a number belongs to its tenant and kind', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'), { aliases: ['N-1'] });
    expect(await journal.resolve('umbrella', 'order', 'N-1')).toBeNull();
    expect(await journal.resolve('acme', 'contract', 'N-1')).toBeNull();
    expect(await journal.resolve('acme', 'order', 'N')).toBeNull();
    await opened(journal, order('2', { kind: 'contract' }), { aliases: ['N-1'] });
    expect(await journal.resolve('acme', 'order', 'N-1')).toMatchObject({ key: '1', former: null });
  });

  test('a number bound to another subject leads to that one, and the former subject is reported', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'), { aliases: ['N-1'] });
    await opened(journal, order('2'));
    await move(journal, order('2'), 'ISSUING', { aliases: ['N-1'] });
    const leadsTo = { key: '2', isReturned: false, former: '1' };
    expect(await journal.resolve('acme', 'order', 'N-1')).toEqual(leadsTo);
    await opened(journal, order('3'), { aliases: ['N-1'] });
    const then = { key: '3', isReturned: false, former: '2' };
    expect(await journal.resolve('acme', 'order', 'N-1')).toEqual(then);
  });

  test('a subject that repeats its number does not take it back from the next subject', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'), { aliases: ['N-1'] });
    await opened(journal, order('2'), { aliases: ['N-1'] });
    await move(journal, order('1'), 'ISSUED', { aliases: ['N-1'] });
    expect(await journal.resolve('acme', 'order', 'N-1')).toMatchObject({ key: '2', former: '1' });
  });

  test('a subject that repeats a number it has returned does not take it back', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'), { aliases: ['N-1'] });
    const returned = [{ kind: 'order', number: 'N-1', key: '1' }];
    await move(journal, order('1'), 'A', { returned });
    await move(journal, order('1'), 'B', { aliases: ['N-1'] });
    expect(await journal.resolve('acme', 'order', 'N-1')).toMatchObject({ isReturned: true });
  });

  test('a change of any subject can return a number, which is then bound to the next subject', async () => {
    const { journal, reopen } = await start(create);
    await opened(journal, order('1'), { aliases: ['N-1', 'N-2'] });
    await opened(journal, order('c', { kind: 'cancellation' }));
    const returned = [{ kind: 'order', number: 'N-1', key: '1' }];
    await move(journal, order('c', { kind: 'cancellation' }), 'CANCELLED', { returned });
    const later = await reopen();
    const isReturned = { key: '1', isReturned: true, former: null };
    expect(await later.resolve('acme', 'order', 'N-1')).toEqual(isReturned);
    expect(await later.resolve('acme', 'order', 'N-2')).toMatchObject({ isReturned: false });
    await opened(later, order('2'), { aliases: ['N-1'] });
    const leadsTo = { key: '2', isReturned: false, former: '1' };
    expect(await later.resolve('acme', 'order', 'N-1')).toEqual(leadsTo);
  });

  test('a subject cannot return a number if another subject follows it, or if it never had the number', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'), { aliases: ['N-1'] });
    await opened(journal, order('2'), { aliases: ['N-1'] });
    const returned = [
      { kind: 'order', number: 'N-1', key: '1' },
      { kind: 'order', number: 'N-9', key: '1' },
    ];
    await move(journal, order('1'), 'CANCELLED', { returned });
    expect(await journal.resolve('acme', 'order', 'N-1')).toMatchObject({
      key: '2',
      isReturned: false,
    });
    expect(await journal.resolve('acme', 'order', 'N-9')).toBeNull();
  });

  test('a rejected opening or change binds and returns nothing', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'), { aliases: ['N-1'] });
    await journal.open(order('1'), intent({ aliases: ['N-2'] }));
    const returned = [{ kind: 'order', number: 'N-1', key: '1' }];
    const stale = change('A', { aliases: ['N-2'], returned });
    expect(await journal.advance(order('1'), 2, stale)).toMatchObject({ outcome: 'stale' });
    await journal.advance(order('2'), 1, stale);
    expect(await journal.resolve('acme', 'order', 'N-2')).toBeNull();
    expect(await journal.resolve('acme', 'order', 'N-1')).toMatchObject({ isReturned: false });
  });

  test('a repeated opening or change binds and returns nothing a second time', async () => {
    const { journal } = await start(create);
    const wish = intent({ openingId: 'mine', aliases: ['N-1'] });
    await journal.open(order('1'), wish);
    const back = change('A', { returned: [{ kind: 'order', number: 'N-1', key: '1' }] });
    await journal.advance(order('1'), 1, back);
    await journal.open(order('1'), wish);
    expect(await journal.resolve('acme', 'order', 'N-1')).toMatchObject({ isReturned: true });
    await opened(journal, order('2'), { aliases: ['N-1'] });
    await journal.advance(order('1'), 1, back);
    expect(await journal.resolve('acme', 'order', 'N-1')).toMatchObject({
      key: '2',
      isReturned: false,
    });
  });

  test('numbers outlive the snapshots and updates of their subjects', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'), { aliases: ['N-1'] });
    await move(journal, order('1'), 'ISSUED', { final: true });
    await clock.advance(1000);
    await journal.trim(clock.now(), clock.now());
    expect(await journal.get(order('1'))).toMatchObject({ snapshot: {} });
    expect(await journal.resolve('acme', 'order', 'N-1')).toMatchObject({ key: '1' });
  });

  test('a number is no subject: nothing lists, reads, follows or leases it', async () => {
    const { journal, clock } = await start(create);
    const from = await journal.end('acme');
    await opened(journal, order('1'), { aliases: ['N-1'] });
    expect(await journal.get(order('N-1'))).toBeNull();
    expect((await journal.list('acme', { first: 9 })).subjects).toHaveLength(1);
    expect((await journal.read('acme', from, {}, 9)).updates).toHaveLength(1);
    await clock.advance(1000);
    expect(await journal.claimDue(['order'], 9, 1000)).toEqual([]);
  });
}
