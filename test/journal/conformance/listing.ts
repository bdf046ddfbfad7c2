import { expect, test } from 'vitest';
import type { Journal } from '../../../src/journal/contract/journal.ts';
import type { ListFilter, PageQuery } from '../../../src/journal/contract/projection.ts';
import {
  change,
  type CreateJournal,
  intent,
  move,
  opened,
  order,
  start,
} from './subject-of-test.ts';

const ofAnn = { name: 'seller', value: 'ann:1 b' };

/** Pages of subjects. */
export function listPromises(create: CreateJournal): void {
  test('pages are ordered by opening, newest first, whatever has changed since, and join without a gap or a repeat', async () => {
    const { journal } = await start(create);
    for (const key of ['1', '2', '3', '4', '5']) await opened(journal, order(key));
    await move(journal, order('2'), 'ISSUED');
    const pages = [await journal.list('acme', { first: 2 })];
    await opened(journal, order('6'));
    for (let last = pages.at(-1); last?.hasNextPage; last = pages.at(-1)) {
      const after = last.subjects.at(-1)?.pageCursor;
      pages.push(await journal.list('acme', { first: 2, ...(after !== undefined && { after }) }));
    }
    const keys = pages.map(({ subjects }) => subjects.map(({ subject }) => subject.key));
    expect(keys).toEqual([['5', '4'], ['3', '2'], ['1']]);
    expect(pages[1]?.subjects[1]?.subject).toEqual(await journal.get(order('2')));
  });

  test('pages from the end hold the oldest subjects, in the same order, and join without a gap or a repeat', async () => {
    const { journal } = await start(create);
    for (const key of ['1', '2', '3', '4', '5']) await opened(journal, order(key));
    const oldest = await journal.list('acme', { last: 2 });
    expect(keysOf(oldest)).toEqual(['2', '1']);
    const before = oldest.subjects[0]?.pageCursor ?? '';
    const middle = await journal.list('acme', { last: 2, before });
    expect(keysOf(middle)).toEqual(['4', '3']);
    const after = middle.subjects[1]?.pageCursor ?? '';
    expect(keysOf(await journal.list('acme', { first: 9, after }))).toEqual(['2', '1']);
    const end = middle.subjects[0]?.pageCursor ?? '';
    expect(keysOf(await journal.list('acme', { last: 9, before: end }))).toEqual(['5']);
  });

  test('a page knows if the query has subjects before and after it', async () => {
    const { journal } = await start(create);
    const sides = async (query: ListFilter & PageQuery) => {
      const { hasPreviousPage, hasNextPage } = await journal.list('acme', query);
      return [hasPreviousPage, hasNextPage];
    };
    expect(await sides({ first: 1 })).toEqual([false, false]);
    for (const key of ['1', '2', '3']) await opened(journal, order(key));
    expect(await sides({ first: 3 })).toEqual([false, false]);
    expect(await sides({ first: 2 })).toEqual([false, true]);
    expect(await sides({ last: 2 })).toEqual([true, false]);
    const { subjects } = await journal.list('acme', { first: 3 });
    const [newest = '', middle = '', oldest = ''] = subjects.map(({ pageCursor }) => pageCursor);
    expect(await sides({ first: 1, after: newest })).toEqual([true, true]);
    expect(await sides({ first: 1, after: oldest })).toEqual([true, false]);
    expect(await sides({ last: 1, before: oldest })).toEqual([true, true]);
    expect(await sides({ last: 1, before: newest })).toEqual([false, true]);
    // The subject at the cursor now has a state that the query excludes.
    await move(journal, order('3'), 'ISSUED');
    expect(await sides({ states: ['NEW'], first: 9, after: newest })).toEqual([false, false]);
    expect(await sides({ states: ['ISSUED'], last: 9, before: middle })).toEqual([false, false]);
  });

  test('a page is restricted by kinds and states, and to its tenant', async () => {
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

  test('members of a group are found by any of their groups, after changes, shrinking and a correction', async () => {
    const { journal, clock } = await start(create);
    const groups = { seller: ofAnn.value, enterprise: 'acme', company: 'c', of: 'o' };
    for (const key of ['1', '2', '3']) await opened(journal, order(key), { groups });
    await opened(journal, order('4'), { groups: { seller: 'ann' } });
    await opened(journal, order('5'), { groups: { enterprise: ofAnn.value } });
    await opened(journal, order('6'));
    await opened(journal, order('7', { kind: 'contract' }), { groups });
    await opened(journal, order('8', { tenant: 'umbrella' }), { groups });
    await move(journal, order('2'), 'ISSUED', { final: true });
    await clock.advance(1);
    await journal.trim(clock.now(), clock.now());
    for (const [name, value] of Object.entries(groups)) {
      const group = { name, value };
      expect(await keys(journal, { group })).toEqual(['7', '3', '2', '1']);
      expect(await keys(journal, { group, kinds: ['order'], states: ['ISSUED'] })).toEqual(['2']);
      expect(await keys(journal, { group, states: ['NEW'] })).toEqual(['7', '3', '1']);
    }
    await journal.correct(order('2'), 2, change('VOIDED', { final: true }));
    expect(await keys(journal, { group: ofAnn, states: ['VOIDED'] })).toEqual(['2']);
    expect(await keys(journal, { group: ofAnn, states: ['ISSUED'] })).toEqual([]);
    const first = await journal.list('acme', { group: ofAnn, kinds: ['order'], first: 2 });
    expect(keysOf(first)).toEqual(['3', '2']);
    const after = first.subjects[1]?.pageCursor ?? '';
    const second = await journal.list('acme', { group: ofAnn, kinds: ['order'], first: 2, after });
    expect(keysOf(second)).toEqual(['1']);
    expect(await keys(journal, { group: { name: 'seller', value: 'nobody' } })).toEqual([]);
  });

  test('a subject has four groups at most, even if a change opened it', async () => {
    const { journal } = await start(create);
    const groups = { a: '1', b: '2', c: '3', d: '4', e: '5' };
    await expect(journal.open(order('1'), intent({ groups }))).rejects.toThrow(TypeError);
    expect(await journal.get(order('1'))).toBeNull();
    await opened(journal, order('2'));
    const opens = [{ ...intent({ groups }), kind: 'files', key: '2' }];
    const refused = journal.advance(order('2'), 1, change('ISSUED', { opens }));
    await expect(refused).rejects.toThrow(TypeError);
    expect(await journal.get(order('2'))).toMatchObject({ version: 1 });
  });

  test('a page restricted by time includes its start and excludes its end', async () => {
    const { journal, clock } = await start(create);
    const groups = { seller: ofAnn.value };
    const begin = clock.now();
    for (const key of ['0', '1', '2', '3', '4']) {
      await opened(journal, order(key), Number(key) % 2 === 0 ? { groups } : {});
      await opened(journal, order(`${key}'`));
      await clock.advance(10);
    }
    await move(journal, order('2'), 'ISSUED');
    const [openedFrom, openedTo] = [begin + 10, begin + 30];
    expect(await keys(journal, { openedFrom, openedTo })).toEqual(["2'", '2', "1'", '1']);
    expect(await keys(journal, { openedFrom: openedFrom + 1, openedTo })).toEqual(["2'", '2']);
    expect(await keys(journal, { openedFrom, openedTo, states: ['ISSUED'] })).toEqual(['2']);
    expect(await keys(journal, { openedFrom, group: ofAnn })).toEqual(['4', '2']);
    const oldest = { openedTo, group: ofAnn, kinds: ['order'], states: ['NEW'] };
    expect(await keys(journal, oldest)).toEqual(['0']);
    expect(await keys(journal, { openedFrom: openedTo, openedTo: openedFrom })).toEqual([]);
    const page = await journal.list('acme', { openedFrom, openedTo, last: 3 });
    expect(keysOf(page)).toEqual(['2', "1'", '1']);
    expect(page).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    const before = page.subjects[0]?.pageCursor ?? '';
    const rest = await journal.list('acme', { openedFrom, openedTo, last: 3, before });
    expect(keysOf(rest)).toEqual(["2'"]);
    expect(rest).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
    expect(await keys(journal, { openedFrom: -1, openedTo: Number.MAX_VALUE })).toHaveLength(10);
  });

  test('pages are in opening order even if the clock was set back between', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('late'));
    await clock.advance(-1000);
    await opened(journal, order('early'));
    expect(await keys(journal, {})).toEqual(['late', 'early']);
    const openedFrom = clock.now() + 1;
    expect(await keys(journal, { openedFrom })).toEqual(['late']);
  });

  test('pages read while subjects are opened and moved miss none and repeat none', async () => {
    const { journal } = await start(create);
    const keysBefore = Array.from({ length: 30 }, (_, index) => String(index));
    const groups = { seller: ofAnn.value };
    for (const key of keysBefore) await opened(journal, order(key), { groups });
    const changes = keysBefore.flatMap((key) => [
      move(journal, order(key), 'ISSUED'),
      opened(journal, order(`${key}'`), { groups }),
    ]);
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const query = { group: ofAnn, first: 4, ...(after !== undefined && { after }) };
      const page = await journal.list('acme', query);
      seen.push(...keysOf(page));
      after = page.subjects.at(-1)?.pageCursor;
      if (!page.hasNextPage) break;
    }
    await Promise.all(changes);
    expect(seen.filter((key) => !key.endsWith("'"))).toEqual(keysBefore.toReversed());
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('a page misses no subject that reaches a state which no subject had before', async () => {
    const { journal } = await start(create);
    const keys = ['1', '2', '3', '4', '5'];
    for (const key of keys) await opened(journal, order(key));
    for (let round = 1; round <= 30; round += 1) {
      const lists = Array.from({ length: 4 }, () => journal.list('acme', { first: 9 }));
      const moves = keys.map((key) =>
        journal.advance(order(key), round, change(`S${round}-${key}`)),
      );
      const [pages] = await Promise.all([Promise.all(lists), Promise.all(moves)]);
      for (const { subjects } of pages) expect(subjects).toHaveLength(keys.length);
    }
  });

  test('a page cursor that is not of this journal is rejected', async () => {
    const { journal, another } = await start(create);
    const foreign = await another();
    await opened(foreign, order('1'));
    const [entry] = (await foreign.list('acme', { first: 1 })).subjects;
    const { update } = await opened(journal, order('1'));
    for (const cursor of ['', 'x', entry?.pageCursor ?? '', update.cursor]) {
      const refusal = { name: 'BadCursor' };
      const onward = journal.list('acme', { first: 1, after: cursor });
      await expect(onward).rejects.toMatchObject(refusal);
      const back = journal.list('acme', { last: 1, before: cursor });
      await expect(back).rejects.toMatchObject(refusal);
    }
  });
}

/** Counts of subjects. */
export function countPromises(create: CreateJournal): void {
  test('subjects are counted by kind and state after each opening, change and correction, and after shrinking', async () => {
    const { journal, clock, reopen } = await start(create);
    expect(await counts(journal)).toEqual([]);
    for (const key of ['1', '2', '3']) await opened(journal, order(key));
    await opened(journal, order('4', { kind: 'contract' }));
    await opened(journal, order('5', { tenant: 'umbrella' }));
    await journal.open(order('1'), intent());
    expect(await counts(journal)).toEqual(['contract NEW 1', 'order NEW 3']);
    const opens = [
      { ...intent({ state: 'FETCHING' }), kind: 'files', key: '1' },
      { ...intent(), kind: 'order', key: '2' },
    ];
    await move(journal, order('1'), 'ISSUED', { final: true, opens });
    await move(journal, order('2'), 'NEW');
    await journal.advance(order('3'), 7, change('ISSUED'));
    const moved = ['contract NEW 1', 'files FETCHING 1', 'order ISSUED 1', 'order NEW 2'];
    expect(await counts(journal)).toEqual(moved);
    await clock.advance(1);
    await journal.trim(clock.now(), clock.now());
    expect(await counts(journal)).toEqual(moved);
    await journal.correct(order('1'), 2, change('NEW'));
    const later = await reopen();
    expect(await counts(later)).toEqual(['contract NEW 1', 'files FETCHING 1', 'order NEW 3']);
    expect(await counts(later, ['files', 'order'])).toEqual(['files FETCHING 1', 'order NEW 3']);
    expect(await counts(later, [])).toEqual([]);
  });
}

async function keys(journal: Journal, filter: ListFilter): Promise<readonly string[]> {
  return keysOf(await journal.list('acme', { first: 10, ...filter }));
}

function keysOf({ subjects }: Awaited<ReturnType<Journal['list']>>): readonly string[] {
  return subjects.map(({ subject }) => subject.key);
}

async function counts(journal: Journal, kinds?: readonly string[]): Promise<readonly string[]> {
  const found = await journal.counts('acme', kinds);
  return found.map(({ kind, state, count }) => `${kind} ${state} ${count}`).toSorted();
}
