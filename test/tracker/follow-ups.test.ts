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
import { StoreUnavailable } from '../../src/subjects/errors.ts';
import { rules } from '../../src/messages/rules.ts';
import { cadence, createScene, found, id, SECOND } from './scene.ts';

const files = { ...id, kind: 'files' };

/** An order whose files are followed once it is issued. */
function order(poll: Tracked<string>['poll']): Kind<string, object, string> {
  return defineKind({
    kind: 'order',
    states: { ISSUING: 'Being issued.', ISSUED: succeeded('Issued.') },
    details: z.object({}),
    cadence,
    // The scene's responses name states as texts.
    poll: poll as () => Promise<Observation<'ISSUING' | 'ISSUED'> | null>,
    followUps: ({ key }, { state, snapshot }) =>
      state === 'ISSUED' ? [{ kind: 'files', key, state: 'FETCHING', snapshot }] : [],
  });
}

test('a follow-up of an observation is opened once, due at once, and not earlier', async () => {
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

test('an observation that is not written opens nothing', async () => {
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

test('an observation overtaken by another writer opens nothing', async () => {
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

test('subjects that clients open, change or look up are polled on time by an idle tracker', async () => {
  const polled: string[] = [];
  const kind = order(async ({ key }) => {
    polled.push(key);
    return Promise.resolve(null);
  });
  const scene = await createScene({ kinds: [kind, { ...kind, kind: 'files' }] });
  const acme = scene.subjects.forTenant(id.tenant);
  scene.tracker.start();
  const pollsWithin = async (delayMs: number): Promise<readonly string[]> => {
    await scene.clock.advance(delayMs);
    return polled.splice(0);
  };
  expect(await pollsWithin(0)).toEqual([]);
  const opening = { state: 'ISSUING', snapshot: {} };
  const opened = await acme.ensure(kind, 'opened', opening);
  expect(await pollsWithin(SECOND)).toEqual(['opened']);
  const known = await acme.ensure(kind, 'changed', { ...opening, firstPollMs: null });
  expect(await pollsWithin(0)).toEqual([]);
  const changed = { state: 'ISSUING', snapshot: { by: 'a client' } };
  await acme.update(kind, known, () => changed, { nextPollMs: 500, onStoreFailure: 'refuse' });
  expect(await pollsWithin(500)).toEqual(['changed']);
  await acme.observe(kind, (await acme.get(kind, 'opened')) ?? opened, found('ISSUED'));
  expect(await pollsWithin(0)).toEqual(['opened']);
});

test('while the journal is unavailable nothing is sent, and it is not called again unless it may have written', async () => {
  let failures = 1;
  let sent = 0;
  const kind = { ...order(async () => null), lostResponse: rules.blank };
  const scene = await createScene({
    kinds: [kind],
    wrap: (journal) => ({
      ...journal,
      open: (...opening) =>
        failures-- > 0
          ? Promise.reject(new DatabaseUnavailable('away', { maybeApplied: false }))
          : journal.open(...opening),
    }),
  });
  const submit = (): Promise<unknown> =>
    scene.subjects.forTenant(id.tenant).submitOnce(kind, '1', {
      input: {},
      snapshot: {},
      send: async () => Promise.resolve((sent += 1)),
      accepted: () => found('ISSUING'),
    });
  await expect(submit()).rejects.toThrow(StoreUnavailable);
  expect(sent).toBe(0);
  scene.tracker.start();
  await scene.clock.advance(0);
  expect(await submit()).toMatchObject({ state: 'ISSUING', version: 2 });
  await scene.clock.advance(SECOND);
  expect((await scene.journal.get(id))?.dueAt).toBeGreaterThan(scene.clock.now());
});
