import { expect, test } from 'vitest';
import type { Journal } from '../../../src/journal/contract/journal.ts';
import type { UpdateFilter } from '../../../src/journal/contract/reading.ts';
import type { Update } from '../../../src/journal/contract/subject.ts';
import { type CreateJournal, move, opened, order, start } from './subject-of-test.ts';

/** Reads of parts of a stream. */
export function readPromises(create: CreateJournal): void {
  test('pages after a cursor join without a gap or a repeat, and report the end', async () => {
    const { journal } = await start(create);
    const from = await journal.end('acme');
    const written: Update[] = [];
    for (const key of ['1', '2', '3', '4', '5'])
      written.push((await opened(journal, order(key))).update);
    const first = await journal.read('acme', from, {}, 2);
    const second = await journal.read('acme', first.cursor, {}, 2);
    const third = await journal.read('acme', second.cursor, {}, 2);
    expect([first, second, third].flatMap(({ updates }) => updates)).toEqual(written);
    expect([first.atEnd, second.atEnd, third.atEnd]).toEqual([false, false, true]);
    expect([first.gap, second.gap, third.gap]).toEqual([false, false, false]);
    expect(third.cursor).toBe(await journal.end('acme'));
  });

  test('an update’s own cursor points right after it', async () => {
    const { journal } = await start(create);
    const { update } = await opened(journal, order('1'));
    const { update: next } = await opened(journal, order('2'));
    expect((await journal.read('acme', update.cursor, {}, 10)).updates).toEqual([next]);
  });

  test('a tenant never receives another tenant’s updates', async () => {
    const { journal } = await start(create);
    const from = await journal.end('umbrella');
    await opened(journal, order('1'));
    expect(await journal.read('umbrella', from, {}, 10)).toMatchObject({
      updates: [],
      atEnd: true,
    });
  });

  test('a filter excludes kinds, keys and states, and the cursor still moves to the end', async () => {
    const { journal } = await start(create);
    const from = await journal.end('acme');
    await opened(journal, order('1'));
    await opened(journal, order('1', { kind: 'contract' }));
    await opened(journal, order('2'));
    await move(journal, order('1'), 'ISSUED');
    const found = async (filter: UpdateFilter): Promise<string[]> => {
      const { updates, cursor } = await all(journal, from, filter);
      expect(cursor).toBe(await journal.end('acme'));
      return updates.map(({ kind, key, state }) => `${kind}/${key}:${state}`);
    };
    expect(await found({ kinds: ['order'] })).toEqual([
      'order/1:NEW',
      'order/2:NEW',
      'order/1:ISSUED',
    ]);
    expect(await found({ kinds: ['order'], key: '1' })).toEqual(['order/1:NEW', 'order/1:ISSUED']);
    expect(await found({ states: ['ISSUED'] })).toEqual(['order/1:ISSUED']);
    expect(await found({ kinds: ['order', 'contract'], states: ['NEW'] })).toHaveLength(3);
    expect(await found({ kinds: ['order'], key: '2', states: ['ISSUED'] })).toEqual([]);
    expect(await found({ kinds: [] })).toEqual([]);
  });

  test('a matching update is found among very many that the filter excludes', async () => {
    const { journal } = await start(create);
    const from = await journal.end('acme');
    await Promise.all(
      Array.from({ length: 1200 }, (_, key) => opened(journal, order(String(key)))),
    );
    await opened(journal, order('rare', { kind: 'contract' }));
    const { updates } = await all(journal, from, { kinds: ['contract'] });
    expect(updates.map(({ key }) => key)).toEqual(['rare']);
  });

  test('a filter by key without exactly one kind is rejected', async () => {
    const { journal } = await start(create);
    const end = await journal.end('acme');
    await expect(journal.read('acme', end, { key: '1' }, 1)).rejects.toThrow(TypeError);
    expect(() => journal.follow('acme', end, { kinds: ['a', 'b'], key: '1' })).toThrow(TypeError);
  });

  test('a cursor of another journal yields a gap and continues from the oldest update', async () => {
    const { journal, another } = await start(create);
    const { update } = await opened(journal, order('1'));
    const foreign = await (await another()).end('acme');
    expect(await journal.read('acme', foreign, {}, 10)).toMatchObject({
      gap: true,
      updates: [update],
    });
    expect(await journal.read('nobody', foreign, {}, 10)).toMatchObject({ gap: true, updates: [] });
  });

  test('a malformed cursor is rejected', async () => {
    const { journal } = await start(create);
    const end = await journal.end('acme');
    for (const cursor of ['', 'x', '0', `${end}=`, ` ${end}`, `${end}A`, end.slice(1)]) {
      await expect(journal.read('acme', cursor, {}, 1)).rejects.toMatchObject({
        name: 'BadCursor',
      });
      expect(() => journal.follow('acme', cursor, {})).toThrow(
        expect.objectContaining({ name: 'BadCursor' }),
      );
    }
  });
}

async function all(
  journal: Journal,
  from: string,
  filter: UpdateFilter,
): Promise<{ updates: Update[]; cursor: string }> {
  const updates: Update[] = [];
  let cursor = from;
  for (;;) {
    const reading = await journal.read('acme', cursor, filter, 2);
    updates.push(...reading.updates);
    cursor = reading.cursor;
    if (reading.atEnd) return { updates, cursor };
  }
}
