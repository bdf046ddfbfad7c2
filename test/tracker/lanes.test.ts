import { expect, test } from 'vitest';
import type { Journal } from '../../src/journal/contract/journal.ts';
import type { Observation, Tracked } from '../../src/subjects/kind/kind.ts';
import { createLanes } from '../../src/subjects/tracker/lanes.ts';
import { cadence, createScene, found, id, nextChange, SECOND, type Scene } from './scene.ts';

/** A kind whose polls the test completes, and the pending ones. */
function held(kind: string, rest: Partial<Tracked<string>> = {}) {
  const waiting: ((observation: Observation) => void)[] = [];
  const tracked: Tracked<string> = {
    kind,
    stateOrder: ['ISSUING', 'ISSUED'],
    finalStates: new Set(['ISSUED']),
    progressIn: () => 'PENDING',
    stateDocs: {},
    lostResponse: null,
    cadence,
    poll: () => new Promise((resolve) => waiting.push(resolve)),
    ...rest,
  };
  return { tracked, waiting };
}

/** The journal, with its number of scans, claims and postponements. */
function counting(journal: Journal) {
  const calls = { nextDueAt: 0, claimDue: 0, postpone: 0 };
  const counted: Journal = {
    ...journal,
    nextDueAt(...args) {
      calls.nextDueAt += 1;
      return journal.nextDueAt(...args);
    },
    claimDue(...args) {
      calls.claimDue += 1;
      return journal.claimDue(...args);
    },
    postpone(...args) {
      calls.postpone += 1;
      return journal.postpone(...args);
    },
  };
  return { calls, counted };
}

async function openMany(scene: Scene, kind: string, count: number): Promise<void> {
  for (let key = 0; key < count; key += 1) await scene.open({ ...id, kind, key: String(key) });
}

test('polls that download files neither delay other polls nor are postponed at their limit', async () => {
  const orders = held('order');
  const files = held('files', { takesLong: 'files' });
  let calls = { nextDueAt: 0, claimDue: 0, postpone: 0 };
  const scene = await createScene({
    kinds: [orders.tracked, files.tracked],
    concurrency: 3,
    longAtOnce: 2,
    wrap: (journal) => {
      const wrapped = counting(journal);
      ({ calls } = wrapped);
      return wrapped.counted;
    },
  });
  await openMany(scene, 'files', 5);
  await openMany(scene, 'order', 5);
  scene.tracker.start();
  await scene.clock.advance(2 * SECOND);
  expect([files.waiting.length, orders.waiting.length]).toEqual([2, 3]);
  for (let fetched = 0; fetched < 5; fetched += 1) {
    const change = nextChange(scene.journal);
    files.waiting[fetched]?.(found('ISSUED'));
    await change;
    await scene.clock.advance(1);
    expect([files.waiting.length, orders.waiting.length]).toEqual([Math.min(fetched + 3, 5), 3]);
  }
  expect(calls.postpone).toBe(0);
  scene.tracker.stop().catch(() => undefined);
  while ((await scene.changes()).length < 8) {
    for (const end of orders.waiting) end(found('ISSUED'));
    await scene.clock.advance(1);
  }
});

test('a lane without kinds is not scanned', () => {
  const { asking, all } = createLanes([{ kind: 'order' }], () => 1, 1);
  expect(all).toEqual([asking]);
});

test('a requested table does not wait for file downloads', async () => {
  const files = held('files', { takesLong: 'files' });
  const table = held('table', { takesLong: 'rows' });
  const scene = await createScene({
    kinds: [files.tracked, table.tracked],
    concurrency: 3,
    longAtOnce: 2,
  });
  await openMany(scene, 'files', 5);
  await openMany(scene, 'table', 1);
  scene.tracker.start();
  await scene.clock.advance(2 * SECOND);
  expect([files.waiting.length, table.waiting.length]).toEqual([2, 1]);
  scene.tracker.stop().catch(() => undefined);
  for (const end of [...files.waiting, ...table.waiting]) end(found('ISSUED'));
  while ((await scene.changes()).length < 3) await scene.clock.advance(1);
});

test('with many polls in flight one poll at a time downloads files', async () => {
  const orders = held('order');
  const files = held('files', { takesLong: 'files' });
  const scene = await createScene({
    kinds: [orders.tracked, files.tracked],
    concurrency: 20,
    longAtOnce: 4,
  });
  await openMany(scene, 'order', 9);
  scene.tracker.start();
  await scene.clock.advance(2 * SECOND);
  await openMany(scene, 'files', 5);
  await scene.clock.advance(2 * SECOND);
  expect([files.waiting.length, orders.waiting.length]).toEqual([1, 9]);
  const change = nextChange(scene.journal);
  orders.waiting[0]?.(found('ISSUED'));
  await change;
  await scene.clock.advance(1);
  expect(files.waiting).toHaveLength(4);
  scene.tracker.stop().catch(() => undefined);
  for (const end of [...orders.waiting, ...files.waiting]) end(found('ISSUED'));
  while ((await scene.changes()).length < 13) await scene.clock.advance(1);
});

test('after a notice of a later due time, the tracker scans the journal then and not before', async () => {
  let calls = { nextDueAt: 0, claimDue: 0, postpone: 0 };
  const scene = await createScene({
    wrap: (journal) => {
      const wrapped = counting(journal);
      ({ calls } = wrapped);
      return wrapped.counted;
    },
  });
  scene.tracker.start();
  await scene.clock.advance(1);
  const before = calls.nextDueAt;
  const dueAt = scene.clock.now() + 5 * SECOND;
  const intent = { inputHash: 'hash', state: 'SUBMITTED', snapshot: {}, dueAt };
  await scene.journal.open(id, intent);
  scene.tracker.wake(dueAt);
  scene.tracker.wake(dueAt + SECOND);
  await scene.clock.advance(5 * SECOND - 1);
  expect([calls.nextDueAt - before, scene.askedAt]).toEqual([0, []]);
  scene.tracker.wake(scene.clock.now());
  await scene.clock.advance(0);
  expect([calls.nextDueAt - before, calls.claimDue]).toEqual([1, 0]);
  await scene.clock.advance(1);
  expect(scene.askedAt).toHaveLength(1);
});
