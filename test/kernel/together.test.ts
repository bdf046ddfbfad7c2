import { expect, test } from 'vitest';
import { answerTogether, callTogether, goOnTogether } from '../../src/kernel/together.ts';
import { FairTurns } from '../../src/server/fair-turns.ts';

/** Resolves when all that was asked for has been done. */
async function turnsOver(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
}

test('those who arrive in one turn go on, answers first, then calls are sent, then answers are written', async () => {
  const did: string[] = [];
  answerTogether(() => did.push('an answer that was there before'));
  for (const [kind, name] of [
    ['request', 'two'],
    ['answer', 'one'],
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

test('what is asked for meanwhile is done in the next turn, and none of it is lost', async () => {
  const did: string[] = [];
  goOnTogether('request', () => {
    did.push('goes on');
    // Behind those who go on, and before what they write.
    process.nextTick(goOnTogether, 'request', () => did.push('goes on after another'));
  });
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
  expect(did).toEqual(['goes on', 'call', 'answer']);
  await turnsOver(1);
  expect(did.slice(3)).toEqual([
    'goes on after another',
    'goes on after an answer',
    'call after another',
    'answer after another',
  ]);
});

test('many that take long and arrive at once do not keep the event loop', async () => {
  const turns = new FairTurns();
  let turnsOfLoop = 0;
  const pieces = Array.from({ length: 100 }, async () => {
    await new Promise<void>((resolve) => goOnTogether('request', resolve));
    const turn = turns.wait('a');
    if (turn !== null) await turn;
    const until = performance.now() + 2;
    while (performance.now() < until);
  });
  const count = (): void => {
    turnsOfLoop += 1;
    timer = setTimeout(count, 0);
  };
  let timer = setTimeout(count, 0);
  await Promise.all(pieces);
  clearTimeout(timer);
  // 200 ms: a first slice of eight pieces, and others of 5 ms, each of which may end one piece later.
  expect(turnsOfLoop).toBeGreaterThan(10);
});
