import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../src/database/sql.ts';
import type { Journal } from '../../src/journal/contract/journal.ts';
import { z } from 'zod';
import {
  defineKind,
  succeeded,
  type Kind,
  type Observation,
  type Tracked,
} from '../../src/subjects/kind/kind.ts';
import { cadence, createScene, found, id, SECOND } from './scene.ts';

const files = { ...id, kind: 'files' };

/** An order that, once issued, has its files followed. */
function order(poll: Tracked<string>['poll']): Kind<string, object, string> {
  return defineKind({
    kind: 'order',
    states: { ISSUING: 'Being issued.', ISSUED: succeeded('Issued.') },
    details: z.object({}),
    cadence,
    // The scene's answers name states as texts.
    poll: poll as () => Promise<Observation<'ISSUING' | 'ISSUED'> | null>,
    followUps: ({ key }, { state, snapshot }) =>
      state === 'ISSUED' ? [{ kind: 'files', key, state: 'FETCHING', snapshot }] : [],
  });
}

test('a follow-up of an observation is opened once, due at once, and nothing before it', async () => {
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

const withoutRoom = (journal: Journal): Journal => ({
  ...journal,
  advance: () => Promise.reject(new DatabaseUnavailable('no room')),
});

test('an observation that is not written down opens nothing', async () => {
  const scene = await createScene({
    kinds: [order(async () => found('ISSUED'))],
    wrap: withoutRoom,
  });
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(10 * SECOND);
  expect(await scene.journal.get(id)).toMatchObject({ state: 'SUBMITTED', final: false });
  expect(await scene.journal.get(files)).toBeNull();
});

test('an observation that another writer was faster than opens nothing', async () => {
  const orders = order(async () => null);
  const scene = await createScene({ kinds: [orders] });
  await scene.open();
  const subject = await scene.journal.get(id);
  if (!subject) throw new Error('it was opened');
  const subjects = scene.subjects.forTenant(id.tenant);
  await subjects.observe(orders, subject, found('ISSUING'));
  expect(await subjects.observe(orders, subject, found('ISSUED'))).toMatchObject({
    state: 'ISSUING',
  });
  expect(await scene.journal.get(files)).toBeNull();
});

test('an observation made out of turn opens the same follow-ups', async () => {
  const orders = order(async () => null);
  const scene = await createScene({ kinds: [orders] });
  await scene.open();
  const subject = await scene.journal.get(id);
  if (!subject) throw new Error('it was opened');
  const subjects = scene.subjects.forTenant(id.tenant);
  await subjects.observe(orders, subject, found('ISSUED'));
  await subjects.observe(orders, subject, found('ISSUED'));
  expect(await scene.journal.get(files)).toMatchObject({ state: 'FETCHING', version: 1 });
});
