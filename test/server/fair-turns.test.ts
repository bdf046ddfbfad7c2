import { expect, test } from 'vitest';
import { resumeBatched, FairTurns } from '../../src/kernel/turns.ts';

/** Blocks the thread for a time, as a large execution does. */
function compute(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** Does pieces of work of 2 ms each in a lane, in its turns. */
function work(turns: FairTurns, lane: string, pieces: number, did: (piece: string) => void) {
  return Array.from({ length: pieces }, async (_, piece) => {
    const turn = turns.wait(lane);
    if (turn !== null) await turn;
    // Part of the work follows a microtask, as in any execution.
    compute(1);
    await Promise.resolve();
    compute(1);
    did(`${lane} ${piece}`);
  });
}

/** Number of event-loop turns until the work is done. */
async function turnsOfLoopDuring(pieces: readonly Promise<void>[]): Promise<number> {
  let turnsOfLoop = 0;
  const count = (): void => {
    turnsOfLoop += 1;
    timer = setTimeout(count, 0);
  };
  let timer = setTimeout(count, 0);
  await Promise.all(pieces);
  clearTimeout(timer);
  return turnsOfLoop;
}

test('a small load starts at once', async () => {
  const turns = new FairTurns();
  expect(turns.wait('a')).toBeNull();
  expect(turns.wait('b')).toBeNull();
  await new Promise(setImmediate);
  expect(turns.wait('a')).toBeNull();
});

test('a lane with hundreds of waiting pieces delays another lane by one piece, and each lane keeps its order', async () => {
  const turns = new FairTurns();
  const did: string[] = [];
  const many = work(turns, 'many', 150, (piece) => did.push(piece));
  const few = work(turns, 'few', 3, (piece) => did.push(piece));
  await Promise.all(few);
  expect(did.length).toBeLessThan(15);
  await Promise.all(many);
  for (const lane of ['many', 'few'])
    expect(did.filter((piece) => piece.startsWith(lane))).toEqual(
      Array.from({ length: lane === 'many' ? 150 : 3 }, (_, piece) => `${lane} ${piece}`),
    );
});

test('the event loop runs between the pieces', async () => {
  const pieces = work(new FairTurns(), 'many', 100, () => {});
  // 200 ms in slices of 5 ms, each of which may end one piece later.
  expect(await turnsOfLoopDuring(pieces)).toBeGreaterThan(15);
});

test('requests that arrive together take turns as well, also for work after a promise', async () => {
  const turns = new FairTurns();
  const pieces = Array.from({ length: 100 }, async () => {
    await new Promise<void>((goOn) => resumeBatched('request', goOn));
    const turn = turns.wait('many');
    if (turn !== null) await turn;
    await Promise.resolve();
    compute(2);
  });
  // A first slice of eight pieces, and the others of 5 ms.
  expect(await turnsOfLoopDuring(pieces)).toBeGreaterThan(15);
});

test('a lane with more than a thousand pieces loses none', async () => {
  const turns = new FairTurns();
  const done: number[] = [];
  compute(1);
  expect(turns.wait('first')).toBeNull();
  compute(10);
  const all = Array.from({ length: 5_000 }, async (_, n) => {
    await turns.wait('many');
    done.push(n);
  });
  await Promise.all(all);
  expect(done).toEqual(Array.from({ length: 5_000 }, (_, n) => n));
});
