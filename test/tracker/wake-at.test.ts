import { expect, test } from 'vitest';
import type { Tracked } from '../../src/subjects/kind/kind.ts';
import { cadence, createScene, found, HOUR, id, SECOND } from './scene.ts';

/** Kinds that are polled rarely, each with its own times. */
async function sceneWith(times: Partial<Tracked<string>>, observation = found('ISSUING')) {
  const askedAt: number[] = [];
  const slow = { ...cadence, firstMs: HOUR, longestMs: HOUR, followedMs: HOUR };
  const kind: Tracked<string> = {
    kind: 'order',
    stateOrder: ['ISSUING', 'CHECKED', 'ISSUED'],
    finalStates: new Set(['ISSUED']),
    progressIn: () => 'PENDING',
    stateDocs: {},
    lostResponse: null,
    cadence: { ...slow, staleAfterMs: 100 * HOUR },
    poll: () => {
      askedAt.push(scene.clock.now() - begin);
      return Promise.resolve(observation);
    },
    ...times,
  };
  const scene = await createScene({ kinds: [kind] });
  const begin = scene.clock.now();
  scene.tracker.start();
  return { scene, begin, askedAt };
}

test('a subject is polled at its wakeAt, whatever its cadence, and once for it', async () => {
  let begin = 0;
  const { scene, askedAt, ...rest } = await sceneWith({ wakeAt: () => begin + 90 * SECOND });
  ({ begin } = rest);
  await scene.open();
  await scene.clock.advance(HOUR / 2);
  expect(askedAt).toEqual([1 * SECOND, 90 * SECOND]);
});

test('changes do not move a subject’s own deadline', async () => {
  let begin = 0;
  const { scene, askedAt, ...rest } = await sceneWith({
    cadence: {
      ...cadence,
      firstMs: HOUR,
      longestMs: HOUR,
      staleAfterMs: ({ changedAt }) => begin + 2_700 * SECOND - changedAt,
    },
  });
  ({ begin } = rest);
  await scene.open();
  await scene.clock.advance(HOUR);
  expect(askedAt).toEqual([1 * SECOND, 2_700 * SECOND]);
  expect(await scene.journal.get(id)).toMatchObject({
    state: 'STALE',
    changedAt: begin + 2_700 * SECOND,
  });
});
