import { expect, test } from 'vitest';
import { answerTogether, callTogether, goOnTogether } from '../../src/kernel/together.ts';

/** Resolves when all that was asked for has been done. */
async function turnsOver(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
}

test('those who arrive in one turn go on, calls first, then calls are sent, then answers are written', async () => {
  const did: string[] = [];
  answerTogether(() => did.push('an answer that was there before'));
  for (const [kind, name] of [
    ['request', 'two'],
    ['call', 'one'],
  ] as const) {
    goOnTogether(kind, () => {
      did.push(`${name} goes on`);
      queueMicrotask(() => {
        did.push(`${name} is worked on`);
        answerTogether(() => did.push(`answer of ${name}`));
        callTogether(() => did.push(`call of ${name}`));
      });
    });
  }
  expect(did).toEqual([]);
  await turnsOver(1);
  expect(did).toEqual([
    'one goes on',
    'one is worked on',
    'two goes on',
    'two is worked on',
    'call of one',
    'call of two',
    'an answer that was there before',
    'answer of one',
    'answer of two',
  ]);
});

test('all go on in one turn, a few at a time: the work of some is done before the next begin', async () => {
  const did: string[] = [];
  for (let index = 0; index < 20; index += 1)
    goOnTogether('request', () => {
      did.push(`begin ${index}`);
      queueMicrotask(() => queueMicrotask(() => did.push(`end ${index}`)));
    });
  callTogether(() => did.push('call'));
  await turnsOver(1);
  expect(did).toHaveLength(41);
  expect(did.at(-1)).toBe('call');
  expect(did.indexOf('end 0')).toBeLessThan(did.indexOf('begin 8'));
  expect(did.indexOf('end 8')).toBeLessThan(did.indexOf('begin 16'));
});

test('who arrives behind those who go on, and before the writing, goes on in the next turn', async () => {
  const did: string[] = [];
  goOnTogether('request', () => {
    did.push('goes on');
    process.nextTick(goOnTogether, 'request', () => did.push('goes on after another'));
  });
  await turnsOver(1);
  expect(did).toEqual(['goes on']);
  await turnsOver(1);
  expect(did).toEqual(['goes on', 'goes on after another']);
});

test('what is asked for by what is written is done in the next turn', async () => {
  const did: string[] = [];
  callTogether(() => {
    did.push('call');
    callTogether(() => did.push('call after another'));
  });
  answerTogether(() => {
    did.push('answer');
    goOnTogether('request', () => did.push('goes on after an answer'));
    answerTogether(() => did.push('answer after another'));
  });
  await turnsOver(1);
  expect(did).toEqual(['call', 'answer']);
  await turnsOver(1);
  expect(did.slice(2)).toEqual([
    'goes on after an answer',
    'call after another',
    'answer after another',
  ]);
});
