import { expect, test } from 'vitest';
import { resumeBatched } from '../../src/kernel/turns.ts';

/** Resolves when all requested work is done. */
async function turnsOver(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
}

test('arrivals of one turn continue, calls first, once all arrivals of this turn are there', async () => {
  const did: string[] = [];
  for (const [kind, name] of [
    ['request', 'two'],
    ['call', 'one'],
  ] as const) {
    resumeBatched(kind, () => {
      did.push(`${name} goes on`);
      queueMicrotask(() => did.push(`${name} is worked on`));
    });
  }
  expect(did).toEqual([]);
  await turnsOver(1);
  expect(did).toEqual(['one goes on', 'one is worked on', 'two goes on', 'two is worked on']);
});

test('all continue in one turn, a few at a time: some finish before the next begin', async () => {
  const did: string[] = [];
  for (let index = 0; index < 20; index += 1)
    resumeBatched('request', () => {
      did.push(`begin ${index}`);
      queueMicrotask(() => queueMicrotask(() => did.push(`end ${index}`)));
    });
  await turnsOver(1);
  expect(did).toHaveLength(40);
  expect(did.indexOf('end 0')).toBeLessThan(did.indexOf('begin 8'));
  expect(did.indexOf('end 8')).toBeLessThan(did.indexOf('begin 16'));
});

test('an arrival during the continuation continues in the next turn', async () => {
  const did: string[] = [];
  resumeBatched('request', () => {
    did.push('goes on');
    process.nextTick(resumeBatched, 'request', () => did.push('goes on after another'));
  });
  await turnsOver(1);
  expect(did).toEqual(['goes on']);
  await turnsOver(1);
  expect(did).toEqual(['goes on', 'goes on after another']);
});
