import { expect, test } from 'vitest';
import { type Journal, JournalUnavailable } from '../../src/journal/journal.ts';
import type { Tracked } from '../../src/tracker/tracked.ts';
import { cadence, createScene, found, id, SECOND } from './scene.ts';

const files = { ...id, kind: 'files' };

/** An order that, once issued, has its files followed. */
function order(ask: Tracked<string>['ask']): Tracked<string> {
  return {
    kind: 'order',
    progress: ['ISSUING', 'ISSUED'],
    cadence,
    ask,
    entails: ({ key }, { state, snapshot }) =>
      state === 'ISSUED' ? [{ kind: 'files', key, state: 'FETCHING', snapshot }] : [],
  };
}

test('what a finding entails is opened once, due at once, and nothing before it', async () => {
  let state = 'ISSUING';
  const scene = await createScene({ kinds: [order(async () => found(state))] });
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(2 * SECOND);
  expect(await scene.journal.get(files)).toBeNull();
  state = 'ISSUED';
  await scene.clock.advance(10 * SECOND);
  expect(await scene.journal.get(files)).toMatchObject({
    state: 'FETCHING',
    version: 1,
    snapshot: { state: 'ISSUED' },
    dueAt: (await scene.journal.get(id))?.changedAt,
  });
});

test('a process that dies between the two leaves nothing behind that is not opened', async () => {
  let address = 'first';
  let isAlive = false;
  const dying = (journal: Journal): Journal => ({
    ...journal,
    async advance(...change) {
      if (!isAlive) return Promise.reject(new JournalUnavailable('killed'));
      return journal.advance(...change);
    },
  });
  const ask = async () => found('ISSUED', { snapshot: { address } });
  const scene = await createScene({ kinds: [order(ask)], wrap: dying });
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(2 * SECOND);
  await scene.tracker.stop();
  expect(await scene.journal.get(id)).toMatchObject({ state: 'SUBMITTED' });
  expect(await scene.journal.get(files)).toMatchObject({ state: 'FETCHING', version: 1 });

  isAlive = true;
  address = 'another';
  scene.another().start();
  await scene.clock.advance(120 * SECOND);
  expect(await scene.journal.get(id)).toMatchObject({ state: 'ISSUED' });
  expect(await scene.journal.get(files)).toMatchObject({
    version: 1,
    snapshot: { address: 'first' },
  });
});

const withoutRoom = (journal: Journal): Journal => ({
  ...journal,
  open: (subject, intent) =>
    subject.kind === 'files'
      ? Promise.reject(new JournalUnavailable('no room'))
      : journal.open(subject, intent),
});

test('a finding that is not opened for is not written down either', async () => {
  const scene = await createScene({
    kinds: [order(async () => found('ISSUED'))],
    wrap: withoutRoom,
  });
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(10 * SECOND);
  expect(await scene.journal.get(id)).toMatchObject({ state: 'SUBMITTED', final: false });
});

test('what somebody else found out of turn entails the same', async () => {
  const scene = await createScene({ kinds: [order(async () => null)] });
  await scene.open();
  const subject = await scene.journal.get(id);
  if (!subject) throw new Error('it was opened');
  await scene.tracker.note(subject, found('ISSUED'));
  await scene.tracker.note(subject, found('ISSUED'));
  expect(await scene.journal.get(files)).toMatchObject({ state: 'FETCHING', version: 1 });
});
