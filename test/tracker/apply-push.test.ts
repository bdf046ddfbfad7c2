import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../src/database/sql.ts';
import type { Journal } from '../../src/journal/contract/journal.ts';
import type { JsonObject } from '../../src/kernel/json/json.ts';
import type { Tracked } from '../../src/subjects/kind/kind.ts';
import { cadence, createScene, found, id, type Scene, SECOND } from './scene.ts';

const numbers = { ...id, kind: 'numbers' };

/** A kind whose pushes report data that no query returns: they are counted. */
const order: Tracked<string> = {
  kind: 'order',
  stateOrder: ['SUBMITTED', 'ISSUING', 'ISSUED'],
  finalStates: new Set(['ISSUED']),
  progressIn: () => 'PENDING',
  stateDocs: {},
  lostResponse: null,
  cadence,
  poll: async () => null,
  applyPush({ state, snapshot: { heard } }, { said }) {
    if (typeof said !== 'string') return null;
    const before = typeof heard === 'string' ? `${heard} ` : '';
    return { state, final: false, snapshot: { heard: before + said } };
  },
  followUps: ({ key }, { state, snapshot }) => [{ kind: 'numbers', key, state, snapshot }],
};

/** Number of updates whose cause is a push. */
async function updatesAfterPushes({ measurements }: Scene): Promise<number | undefined> {
  const { values } = await measurements.pushToUpdate.get();
  return values.find(({ metricName }) => metricName?.endsWith('_count'))?.value;
}

test('data known only from a push are published as unconfirmed', async () => {
  const scene = await createScene({ kinds: [order] });
  await scene.open();
  expect(await scene.tracker.applyPush(id, 'first', { said: 'signed' })).toBe('noted');
  expect(await scene.changes()).toMatchObject([
    { cause: 'PUSH', confirmed: false, snapshot: { heard: 'signed' }, version: 2 },
  ]);
  expect(await updatesAfterPushes(scene)).toBe(1);
});

test('a push that two instances receive six times is one update', async () => {
  const scene = await createScene({ kinds: [order] });
  const instances = [scene.tracker, scene.another()];
  await scene.open();
  const pushes = [1, 2, 3].flatMap(() =>
    instances.flatMap((tracker) =>
      ['a', 'b'].map((receipt) => tracker.applyPush(id, receipt, { said: receipt })),
    ),
  );
  await Promise.all(pushes);
  expect(await scene.changes()).toHaveLength(2);
  const subject = await scene.journal.get(id);
  expect(subject?.snapshot['heard']).toMatch(/^(a b|b a)$/);
});

test('a push received during another write is added to that change', async () => {
  let isFirst = true;
  const slow = (journal: Journal): Journal => ({
    ...journal,
    async get(subject) {
      const known = await journal.get(subject);
      if (isFirst) {
        isFirst = false;
        const change = { ...found('ISSUING'), final: false, changeId: 'other', dueAt: null };
        await journal.advance(id, 1, { ...change, cause: 'REQUEST', confirmed: true });
      }
      return known;
    },
  });
  const scene = await createScene({ kinds: [order], wrap: slow });
  await scene.open();
  await scene.tracker.applyPush(id, 'first', { said: 'signed' });
  expect(await scene.changes()).toMatchObject([
    { state: 'ISSUING', confirmed: true },
    { state: 'ISSUING', confirmed: false, snapshot: { heard: 'signed' } },
  ]);
});

test('a push causes a poll at once', async () => {
  const scene = await createScene({
    kinds: [{ ...order, poll: async () => found('ISSUED', { snapshot: {} }) }],
  });
  scene.tracker.start();
  await scene.open();
  await scene.tracker.applyPush(id, 'first', { said: 'signed' });
  await scene.clock.advance(1);
  expect(await scene.changes()).toMatchObject([
    { confirmed: false },
    { state: 'ISSUED', confirmed: true, cause: 'PUSH' },
  ]);
  expect(await updatesAfterPushes(scene)).toBe(2);
});

test('follow-ups of a push are opened before its observation is written', async () => {
  const scene = await createScene({ kinds: [order] });
  await scene.open();
  await scene.tracker.applyPush(id, 'first', { said: 'signed' });
  expect(await scene.journal.get(numbers)).toMatchObject({ snapshot: { heard: 'signed' } });
});

test('a push of which only the first half was written is applied when it is repeated', async () => {
  let isDown = true;
  const halfDown = (journal: Journal): Journal => ({
    ...journal,
    recordPush: async (...push) => {
      if (isDown) throw new DatabaseUnavailable('down');
      return journal.recordPush(...push);
    },
  });
  const scene = await createScene({ kinds: [order], wrap: halfDown });
  await scene.open();
  const push = () => scene.tracker.applyPush(id, 'first', { said: 'signed' });
  await expect(push()).rejects.toThrow(DatabaseUnavailable);
  isDown = false;
  expect(await push()).toBe('noted');
  expect(await scene.changes()).toHaveLength(1);
  expect(await scene.journal.claimDue(['order'], 1, SECOND)).toMatchObject([{ pushed: true }]);
});

test('a push without data, or for a kind without `applyPush`, only causes a poll', async () => {
  const deaf: Tracked<string> = { ...order, applyPush: () => null };
  for (const kind of [order, deaf]) {
    const scene = await createScene({ kinds: [kind] });
    await scene.open();
    await scene.tracker.applyPush(id, 'first', { other: 1 });
    await scene.tracker.applyPush(id, 'second', null);
    expect(await scene.changes()).toEqual([]);
    expect(await updatesAfterPushes(scene)).toBe(0);
    expect(await scene.journal.claimDue(['order'], 1, SECOND)).toMatchObject([{ pushed: true }]);
  }
});

test('a push about a final subject adds its own data once, and leaves the state', async () => {
  const scene = await createScene({ kinds: [order] });
  await scene.open();
  const change = { ...found('ISSUED'), final: true, changeId: 'over', dueAt: null };
  await scene.journal.advance(id, 1, { ...change, cause: 'POLL', confirmed: true });
  const late = () => scene.tracker.applyPush(id, 'late', { said: 'signed' });
  expect([await late(), await late()]).toEqual(['final', 'final']);
  expect((await scene.changes()).slice(1)).toMatchObject([
    {
      state: 'ISSUED',
      final: true,
      cause: 'PUSH',
      confirmed: false,
      snapshot: { heard: 'signed' },
    },
  ]);
});

test('a push that would change a final subject’s state changes nothing', async () => {
  const elsewhere: Tracked<string> = {
    ...order,
    applyPush: () => ({ state: 'ISSUING', snapshot: { heard: 'reopened' } }),
  };
  const scene = await createScene({ kinds: [elsewhere] });
  await scene.open();
  const change = { ...found('ISSUED'), final: true, changeId: 'over', dueAt: null };
  await scene.journal.advance(id, 1, { ...change, cause: 'POLL', confirmed: true });
  expect(await scene.tracker.applyPush(id, 'late', {})).toBe('final');
  expect(await scene.changes()).toHaveLength(1);
});

test('a push about a rejected subject is not trusted, and adds nothing', async () => {
  const scene = await createScene({ kinds: [{ ...order, finalStates: new Set(['REJECTED']) }] });
  await scene.open();
  const change = { ...found('REJECTED'), final: true, changeId: 'over', dueAt: null };
  await scene.journal.advance(id, 1, { ...change, cause: 'POLL', confirmed: true });
  expect(await scene.tracker.applyPush(id, 'late', { said: 'signed' })).toBe('final');
  expect(await scene.changes()).toHaveLength(1);
});

const ended = { final: true, dueAt: null, cause: 'POLL', confirmed: true } as const;

/** A journal in which another instance corrects the subject just before the first correction. */
function correctedBefore(journal: Journal, snapshot: JsonObject): Journal {
  let isFirst = true;
  return {
    ...journal,
    async correct(...correction) {
      const other = { ...ended, state: 'ISSUED', changeId: 'other', snapshot };
      if (isFirst) await journal.correct(id, 2, other);
      isFirst = false;
      return journal.correct(...correction);
    },
  };
}

test('a push about a final subject is merged with data that another instance adds meanwhile', async () => {
  const scene = await createScene({
    kinds: [order],
    wrap: (journal) => correctedBefore(journal, { heard: 'paid' }),
  });
  await scene.open();
  const over = { ...ended, state: 'ISSUED', changeId: 'over', snapshot: {} };
  await scene.journal.advance(id, 1, over);
  expect(await scene.tracker.applyPush(id, 'late', { said: 'signed' })).toBe('final');
  expect((await scene.changes()).at(-1)?.snapshot).toMatchObject({ heard: 'paid signed' });
});

test('a push about a rejected subject keeps its data if another instance corrects the subject first', async () => {
  const finalStates = new Set(['REJECTED', 'ISSUED']);
  const scene = await createScene({
    kinds: [{ ...order, finalStates, poll: () => Promise.resolve(found('ISSUED')) }],
    wrap: (journal) => correctedBefore(journal, {}),
  });
  await scene.open();
  const over = { ...ended, state: 'REJECTED', changeId: 'over', snapshot: {} };
  await scene.journal.advance(id, 1, over);
  expect(await scene.tracker.applyPush(id, 'late', { said: 'signed' })).toBe('final');
  expect((await scene.changes()).slice(1)).toMatchObject([
    { state: 'ISSUED', cause: 'POLL' },
    { state: 'ISSUED', cause: 'PUSH', confirmed: false, snapshot: { heard: 'signed' } },
  ]);
});
