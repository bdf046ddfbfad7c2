import { expect, test } from 'vitest';
import { type CreateJournal, start } from './subject-of-test.ts';

/** Facts about the whole store. */
export function markPromises(create: CreateJournal): void {
  test('of many concurrent writers exactly one sets a mark, and all get the mark that was set', async () => {
    const { journal } = await start(create);
    expect(await journal.marks.get('keys')).toBeNull();
    const told = await Promise.all(
      ['a', 'b', 'c'].map((mark) => journal.marks.replace('keys', null, mark)),
    );
    expect(new Set(told).size).toBe(1);
    expect(await journal.marks.get('keys')).toBe(told[0]);
    expect(await journal.marks.get('others')).toBeNull();
  });

  test('a mark is replaced only in place of the expected one, and survives a restart', async () => {
    const { journal, reopen } = await start(create);
    await journal.marks.replace('keys', null, 'first');
    expect(await journal.marks.replace('keys', 'another', 'second')).toBe('first');
    expect(await journal.marks.replace('keys', 'first', 'second')).toBe('second');
    expect(await journal.marks.replace('keys', null, 'third')).toBe('second');
    expect(await (await reopen()).marks.get('keys')).toBe('second');
  });
}
