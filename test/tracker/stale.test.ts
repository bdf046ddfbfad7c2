import { expect, test } from 'vitest';
import { errors } from '../../src/messages/errors.ts';
import { PlatformUnavailable } from '../../src/platform/errors.ts';
import { STALE } from '../../src/subjects/kind/kind.ts';
import { createScene, HOUR, found, id, nextChange, SECOND } from './scene.ts';

test('a subject unchanged until its deadline becomes STALE, and is polled no more', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  scene.answer = () => Promise.reject(new Error('away'));
  await scene.clock.advance(HOUR - 1);
  expect(await scene.changes()).toEqual([]);
  await scene.clock.advance(1);
  expect(await scene.changes()).toMatchObject([{ state: STALE, final: false, cause: 'DEADLINE' }]);
  const asked = scene.askedAt.length;
  await scene.clock.advance(HOUR);
  expect(scene.askedAt).toHaveLength(asked);
});

test('a subject that became STALE after failures still reports the last one, until a poll succeeds', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  const details = { platformCode: 'CYT_50200', requestId: 'r-1', maybeApplied: false };
  scene.answer = () =>
    Promise.reject(new PlatformUnavailable(errors.noAnswer({ code: 'ECONNRESET' }), details));
  await scene.clock.advance(HOUR);
  expect(await scene.journal.get(id)).toMatchObject({ state: STALE, dueAt: null });
  expect(await scene.journal.lastFailure(id)).toEqual({
    code: 'PLATFORM_UNAVAILABLE',
    platformCode: 'CYT_50200',
    requestId: 'r-1',
    at: scene.clock.now(),
    count: scene.askedAt.length,
  });
  scene.answer = async () => null;
  await scene.journal.makeDue(id);
  scene.tracker.wake();
  await scene.clock.advance(SECOND);
  expect(await scene.journal.get(id)).toMatchObject({ state: STALE, dueAt: null });
  expect(await scene.journal.lastFailure(id)).toBeNull();
});

test('a push wakes a STALE subject, which may go to any state and is polled again', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(HOUR);
  scene.answer = async () => found('ISSUING');
  const change = nextChange(scene.journal);
  await scene.tracker.applyPush(id, 'push', null);
  expect(await change).toMatchObject({ previousState: STALE, state: 'ISSUING', cause: 'PUSH' });
  scene.answer = async () => found('ISSUED');
  await scene.clock.advance(2 * SECOND);
  expect((await scene.changes()).at(-1)).toMatchObject({ state: 'ISSUED', cause: 'POLL' });
});

test('a push for a STALE subject is not lost if the platform is unavailable at that moment', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(HOUR);
  scene.answer = () => Promise.reject(new Error('away'));
  await scene.tracker.applyPush(id, 'push', null);
  await scene.clock.advance(2 * HOUR);
  scene.answer = async () => found('ISSUED');
  await scene.clock.advance(2 * 60 * SECOND);
  expect((await scene.changes()).map(({ state }) => state)).toEqual([STALE, 'ISSUED']);
});

test('a push right at the deadline causes another poll if the platform is unavailable', async () => {
  const scene = await createScene();
  await scene.open();
  await scene.clock.advance(HOUR);
  await scene.tracker.applyPush(id, 'push', null);
  scene.answer = () => Promise.reject(new Error('away'));
  scene.tracker.start();
  await scene.clock.advance(SECOND);
  expect(await scene.changes()).toEqual([]);
  scene.answer = async () => found('ISSUED');
  await scene.clock.advance(60 * SECOND);
  expect((await scene.changes()).map(({ state }) => state)).toEqual(['ISSUED']);
});

test('a push for a STALE subject without news causes one poll', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(HOUR);
  const asked = scene.askedAt.length;
  await scene.tracker.applyPush(id, 'push', null);
  await scene.clock.advance(HOUR);
  expect(scene.askedAt).toHaveLength(asked + 1);
});

test('a subject that a poll finds not sent waits for its client: it is polled no more, and never becomes STALE', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  scene.answer = async () => found('NOT_SENT');
  await scene.clock.advance(SECOND);
  expect(await scene.journal.get(id)).toMatchObject({ state: 'NOT_SENT', dueAt: null });
  scene.answer = async () => null;
  await scene.clock.advance(2 * HOUR);
  expect(scene.askedAt).toHaveLength(1);
  await scene.tracker.applyPush(id, 'push', null);
  await scene.clock.advance(2 * HOUR);
  expect(scene.askedAt).toHaveLength(2);
  expect(await scene.journal.get(id)).toMatchObject({ state: 'NOT_SENT', dueAt: null });
});
