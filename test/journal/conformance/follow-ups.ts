import { expect, test } from 'vitest';
import {
  change,
  type CreateJournal,
  intent,
  move,
  opened,
  order,
  start,
  take,
  withoutEnds,
} from './subject-of-test.ts';

const files = order('1', { kind: 'files' });

/** A subject to fetch, due at a time. */
function toOpen(key: string, snapshot: object = { of: key }) {
  const wish = intent({ snapshot: { ...snapshot }, dueAt: 5_000, groups: { seller: 'ann' } });
  return { ...wish, kind: 'files', key, state: 'FETCHING' };
}

/** Subjects opened by the change of another subject. */
export function followUpPromises(create: CreateJournal): void {
  test('a change opens its follow-ups after its own update', async () => {
    const { journal, reopen } = await start(create);
    await opened(journal, order('1'));
    const after = await journal.end('acme');
    await move(journal, order('1'), 'ISSUED', { final: true, opens: [toOpen('1'), toOpen('2')] });
    const later = await reopen();
    const { updates } = await later.read('acme', after, {}, 10);
    expect(updates.map(({ kind, key, state }) => [kind, key, state])).toEqual([
      ['order', '1', 'ISSUED'],
      ['files', '1', 'FETCHING'],
      ['files', '2', 'FETCHING'],
    ]);
    expect(await later.get(files)).toMatchObject({
      version: 1,
      state: 'FETCHING',
      final: false,
      inputHash: 'hash',
      snapshot: { of: '1' },
      dueAt: 5_000,
    });
    const group = { name: 'seller', value: 'ann' };
    const page = await later.list('acme', { kinds: ['files'], group, first: 10 });
    expect(page.subjects.map(({ subject }) => subject.key)).toEqual(['2', '1']);
    expect(await later.nextDueAt(['files'])).toBe(5_000);
  });

  test('waiting followers receive the change and its follow-ups', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    const follower = withoutEnds(journal.follow('acme', await journal.end('acme'), {}));
    const heard = take(follower, 2);
    await move(journal, order('1'), 'ISSUED', { opens: [toOpen('files')] });
    expect(await heard).toEqual(['1:ISSUED', 'files:FETCHING']);
    await follower.return?.();
  });

  test('a follow-up whose key is already open stays unchanged', async () => {
    const { journal } = await start(create);
    await opened(journal, files, { state: 'STORED' });
    await opened(journal, order('1'));
    await move(journal, order('1'), 'ISSUED', { opens: [toOpen('1')] });
    expect(await journal.get(files)).toMatchObject({ state: 'STORED', version: 1 });
  });

  test('a rejected change opens nothing', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    const opens = [toOpen('1')];
    const { outcome } = await journal.advance(order('1'), 7, change('ISSUED', { opens }));
    expect(outcome).toBe('stale');
    await move(journal, order('1'), 'ISSUED', { final: true });
    const late = await journal.advance(order('1'), 2, change('ISSUED', { opens }));
    expect(late.outcome).toBe('final');
    expect(await journal.get(files)).toBeNull();
  });

  test('a repeated change opens its follow-ups once', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    const first = change('ISSUED', { opens: [toOpen('1')] });
    await journal.advance(order('1'), 1, first);
    await move(journal, files, 'STORED');
    const repeated = { ...first, opens: [toOpen('1'), toOpen('3')] };
    expect((await journal.advance(order('1'), 1, repeated)).outcome).toBe('advanced');
    expect(await journal.get(files)).toMatchObject({ state: 'STORED', version: 2 });
    expect(await journal.get({ ...files, key: '3' })).toBeNull();
  });
}
