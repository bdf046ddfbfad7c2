import { expect, test } from 'vitest';
import type { Journal, ListQuery } from '../../../src/journal/journal.ts';
import { type CreateJournal, move, opened, order, start } from './subject-of-test.ts';

/** Pages of subjects. */
export function listPromises(create: CreateJournal): void {
  test('pages are newest opened first, whatever changed since, and join without gap or repeat', async () => {
    const { journal } = await start(create);
    for (const key of ['1', '2', '3', '4', '5']) await opened(journal, order(key));
    await move(journal, order('2'), 'ISSUED');
    const pages = [await journal.list('acme', { first: 2 })];
    await opened(journal, order('6'));
    for (let last = pages.at(-1); last?.hasMore; last = pages.at(-1)) {
      const after = last.subjects.at(-1)?.pageCursor;
      pages.push(await journal.list('acme', { first: 2, ...(after !== undefined && { after }) }));
    }
    const keys = pages.map(({ subjects }) => subjects.map(({ subject }) => subject.key));
    expect(keys).toEqual([['5', '4'], ['3', '2'], ['1']]);
    expect(pages[1]?.subjects[1]?.subject).toEqual(await journal.get(order('2')));
  });

  test('kinds and states restrict a page, and it holds only the tenant', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    await opened(journal, order('2'), { state: 'ISSUED' });
    await opened(journal, order('3', { kind: 'contract' }), { state: 'ISSUED' });
    await opened(journal, order('4', { tenant: 'umbrella' }));
    expect(await keys(journal, {})).toEqual(['3', '2', '1']);
    expect(await keys(journal, { kinds: ['order'] })).toEqual(['2', '1']);
    expect(await keys(journal, { states: ['ISSUED'] })).toEqual(['3', '2']);
    expect(await keys(journal, { kinds: ['order'], states: ['ISSUED', 'NEW'] })).toEqual([
      '2',
      '1',
    ]);
    expect(await keys(journal, { states: [] })).toEqual([]);
    await move(journal, order('1'), 'ISSUED');
    expect(await keys(journal, { states: ['NEW'] })).toEqual([]);
  });

  test('what belongs to the same is found in pages, newest first, after changes and shrinking', async () => {
    const { journal, clock } = await start(create);
    for (const key of ['1', '2', '3', '4']) await opened(journal, order(key), { group: 'ann:1' });
    await opened(journal, order('5'), { group: 'ann' });
    await opened(journal, order('6'));
    await opened(journal, order('7', { kind: 'contract' }), { group: 'ann:1' });
    await opened(journal, order('8', { tenant: 'umbrella' }), { group: 'ann:1' });
    await move(journal, order('2'), 'ISSUED', { final: true });
    await clock.advance(1);
    await journal.trim(clock.now(), clock.now());
    const ofAnn = { kinds: ['order'], group: 'ann:1' };
    const page = await journal.list('acme', { ...ofAnn, first: 3 });
    expect(page.subjects.map(({ subject }) => subject.key)).toEqual(['4', '3', '2']);
    expect(page.hasMore).toBe(true);
    const after = page.subjects.at(-1)?.pageCursor ?? '';
    expect(await keys(journal, { ...ofAnn, after })).toEqual(['1']);
    expect(await keys(journal, { kinds: ['order'], group: 'nobody' })).toEqual([]);
  });

  test('a group is only asked for with its kind', async () => {
    const { journal } = await start(create);
    for (const query of [{}, { kinds: ['a', 'b'] }, { kinds: ['a'], states: ['NEW'] }]) {
      await expect(keys(journal, { ...query, group: 'ann' })).rejects.toThrow(TypeError);
    }
  });

  test('a page that ends exactly at the last subject has no more', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    expect(await journal.list('acme', { first: 1 })).toMatchObject({ hasMore: false });
    await opened(journal, order('2'));
    expect(await journal.list('acme', { first: 1 })).toMatchObject({ hasMore: true });
  });

  test('a text that is no page cursor of this journal is refused', async () => {
    const { journal, another } = await start(create);
    const foreign = await another();
    await opened(foreign, order('1'));
    const [entry] = (await foreign.list('acme', { first: 1 })).subjects;
    for (const after of ['', 'x', entry?.pageCursor ?? '']) {
      await expect(journal.list('acme', { first: 1, after })).rejects.toMatchObject({
        name: 'BadCursor',
      });
    }
  });
}

async function keys(journal: Journal, query: Omit<ListQuery, 'first'>): Promise<string[]> {
  return (await journal.list('acme', { first: 10, ...query })).subjects.map(
    ({ subject }) => subject.key,
  );
}
