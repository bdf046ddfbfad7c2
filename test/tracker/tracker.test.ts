import { expect, test } from 'vitest';
import { forwardInvoice } from '../../src/capabilities/forward-invoicing/tracking.ts';
import { DatabaseUnavailable } from '../../src/database/sql.ts';
import type { Observation } from '../../src/subjects/kind/kind.ts';
import { BadCursor } from '../../src/kernel/errors.ts';
import { createScene, HOUR, found, id, nextChange, SECOND } from './scene.ts';

test('polling alone publishes a final state once and then stops', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(2 * SECOND);
  scene.answer = async () => found('ISSUED');
  await scene.clock.advance(HOUR);
  expect(await scene.changes()).toMatchObject([
    {
      previousState: 'SUBMITTED',
      state: 'ISSUED',
      final: true,
      cause: 'POLL',
      confirmed: true,
      version: 2,
    },
  ]);
  expect(scene.askedAt).toEqual([1 * SECOND, 3 * SECOND]);
});

test('polls are frequent at first, then rarer, and frequent again after a change', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(200 * SECOND);
  const seconds = scene.askedAt.map((at) => at / SECOND);
  expect(seconds).toEqual([1, 3, 7, 15, 31, 63, 123, 183]);
  scene.answer = async () => found('ISSUING');
  await scene.clock.advance(50 * SECOND);
  expect(scene.askedAt.slice(seconds.length).map((at) => at / SECOND)).toEqual([
    243, 244, 246, 250,
  ]);
});

test('the pace multiplies all intervals', async () => {
  const scene = await createScene({ pace: 10 });
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(100 * SECOND);
  expect(scene.askedAt.map((at) => at / SECOND)).toEqual([1, 12, 34, 78]);
});

test('a push causes a poll at once, and five pushes of one change publish one update', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(100 * SECOND);
  scene.answer = async () => found('CHECKED');
  const change = nextChange(scene.journal);
  for (const receipt of ['a', 'b', 'c', 'd', 'e']) await scene.tracker.applyPush(id, receipt, null);
  expect(await change).toMatchObject({ state: 'CHECKED', cause: 'PUSH', version: 2 });
  await scene.clock.advance(HOUR / 2);
  expect(await scene.changes()).toHaveLength(1);
});

test('an observation equal to the stored one is no update, and a changed snapshot is one', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  scene.answer = async () => found('ISSUING', { snapshot: { b: 1, a: 2 } });
  await scene.clock.advance(2 * SECOND);
  scene.answer = async () => found('ISSUING', { snapshot: { a: 2, b: 1 } });
  await scene.clock.advance(100 * SECOND);
  expect(await scene.changes()).toHaveLength(1);
  scene.answer = async () => found('ISSUING', { snapshot: { a: 2, b: 2 } });
  await scene.clock.advance(100 * SECOND);
  expect(await scene.changes()).toHaveLength(2);
});

test('an observation of an earlier state is ignored', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  scene.answer = async () => found('CHECKED');
  await scene.clock.advance(2 * SECOND);
  scene.answer = async () => found('ISSUING');
  await scene.clock.advance(100 * SECOND);
  expect((await scene.changes()).map(({ state }) => state)).toEqual(['CHECKED']);
  expect(scene.askedAt.length).toBeGreaterThan(3);
});

test('a failed poll leaves the subject unchanged, is repeated, and its message is in no log', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  scene.answer = () => Promise.reject(new Error('no buyer 110101199003071234'));
  await scene.clock.advance(4 * SECOND);
  scene.answer = async () => found('ISSUED');
  await scene.clock.advance(100 * SECOND);
  expect((await scene.changes()).map(({ state }) => state)).toEqual(['ISSUED']);
  expect(scene.logged).toHaveLength(2);
  expect(scene.logged.join()).toContain('"reason":"Error"');
  expect(scene.logged.join()).not.toContain('buyer');
});

test('a platform that requests a wait is not polled meanwhile', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  const away = Object.assign(new Error('away'), { code: 'UPSTREAM', retryAfterSeconds: 900 });
  scene.answer = () => Promise.reject(away);
  await scene.clock.advance(1000 * SECOND);
  expect(scene.askedAt.map((at) => at / SECOND)).toEqual([1, 901]);
});

test('an observation in a state that the kind does not have is reported and not published', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  scene.answer = async () => found('LOST');
  await scene.clock.advance(2 * SECOND);
  expect(await scene.changes()).toEqual([]);
  expect(scene.logged).toEqual([expect.stringContaining('"state":"LOST"')]);
});

test('an internal failure is not reported as the platform’s', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  // A library may throw anything.
  const thrown: unknown = 'what was asked';
  scene.answer = () => Promise.reject(thrown);
  await scene.clock.advance(SECOND);
  expect(await scene.journal.lastFailure(id)).toEqual({
    code: null,
    platformCode: null,
    requestId: null,
    at: scene.clock.now(),
    count: 1,
  });
});

test('a subject is polled more often while it is followed, until the last follower leaves', async () => {
  let isFollowable = true;
  const scene = await createScene({
    wrap: (journal) => ({
      ...journal,
      follow(...followed) {
        const source = journal.follow(...followed);
        if (!isFollowable) source.next = () => Promise.reject(new DatabaseUnavailable('away'));
        return source;
      },
    }),
  });
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(130 * SECOND);
  expect(scene.askedAt.at(-1)).toBe(123 * SECOND);
  const followed = await Promise.all(
    [1, 2].map(() => scene.subjects.forTenant(id.tenant).follow(id, id.key)),
  );
  await scene.clock.advance(10 * SECOND);
  expect(scene.askedAt.slice(-2).map((at) => at / SECOND)).toEqual([135, 140]);
  await followed[0]?.return?.();
  await followed[0]?.return?.();
  // A malformed cursor, and a failed journal, leave no follower behind.
  const acme = scene.subjects.forTenant(id.tenant);
  await expect(acme.follow(id, id.key, { after: 'none' })).rejects.toThrow(BadCursor);
  isFollowable = false;
  const failing = await acme.follow(id, id.key);
  await failing.next();
  await expect(failing.next()).rejects.toThrow('away');
  await scene.clock.advance(5 * SECOND);
  expect(scene.askedAt.at(-1)).toBe(145 * SECOND);
  await followed[1]?.return?.();
  await scene.clock.advance(5 * SECOND + 59 * SECOND);
  expect(scene.askedAt.at(-1)).toBe(150 * SECOND);
});

test('concurrent polls stay within their limit, and all subjects are polled in the end', async () => {
  const scene = await createScene({ concurrency: 2 });
  const answers: ((observation: Observation) => void)[] = [];
  scene.answer = () => new Promise((resolve) => answers.push(resolve));
  for (const key of ['1', '2', '3', '4', '5']) await scene.open({ ...id, key });
  await scene.clock.advance(SECOND);
  scene.tracker.start();
  for (let asked = 2; asked <= 5; asked += 1) {
    await scene.clock.advance(1);
    expect(answers).toHaveLength(asked);
    const change = nextChange(scene.journal);
    answers[asked - 2]?.(found('ISSUED'));
    await change;
  }
  answers[4]?.(found('ISSUED'));
});

test.each([
  ['refused for the number of calls', { platformCode: 'CYT_42901' }],
  ['not answered in time', { cause: Object.assign(new Error(), { name: 'TimeoutError' }) }],
])('after a poll that was %s half as many are in flight', async (_what, particulars) => {
  const scene = await createScene({ concurrency: 8 });
  const waiting: PromiseWithResolvers<Observation>[] = [];
  scene.answer = () => {
    const reply = Promise.withResolvers<Observation>();
    waiting.push(reply);
    return reply.promise;
  };
  for (let key = 0; key < 20; key += 1) await scene.open({ ...id, key: String(key) });
  await scene.clock.advance(SECOND);
  scene.tracker.start();
  await scene.clock.advance(1);
  expect(waiting).toHaveLength(8);
  waiting[0]?.reject(Object.assign(new Error('strained'), particulars));
  for (const reply of waiting.slice(1, 4)) reply.resolve(found('ISSUED'));
  while ((await scene.changes()).length < 3) await scene.clock.advance(1);
  expect(waiting).toHaveLength(8);
  waiting[4]?.resolve(found('ISSUED'));
  while ((await scene.changes()).length < 4) await scene.clock.advance(1);
  await scene.clock.advance(1);
  expect(waiting).toHaveLength(9);
  for (const reply of waiting) reply.resolve(found('ISSUED'));
  scene.answer = async () => found('ISSUED');
});

test('stop() records the polls in flight and starts no new ones', async () => {
  const scene = await createScene({ concurrency: 1 });
  const reply = Promise.withResolvers<Observation>();
  scene.answer = () => reply.promise;
  await scene.open();
  await scene.open({ ...id, key: '2' });
  scene.tracker.start();
  await scene.clock.advance(SECOND);
  const stopped = scene.tracker.stop();
  reply.resolve(found('ISSUED'));
  await stopped;
  expect(await scene.changes()).toHaveLength(1);
  await scene.clock.advance(HOUR);
  expect(scene.askedAt).toHaveLength(1);
});

test('of two trackers on one journal one polls a subject at a time', async () => {
  const scene = await createScene();
  scene.tracker.start();
  scene.another().start();
  await scene.open();
  await scene.clock.advance(70 * SECOND);
  expect(scene.askedAt.map((at) => at / SECOND)).toEqual([1, 3, 7, 15, 31, 63]);
});

test('a client’s change during a poll remains, and the observation is dropped', async () => {
  const scene = await createScene();
  const reply = Promise.withResolvers<Observation>();
  scene.answer = () => reply.promise;
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(SECOND);
  await scene.journal.advance(id, 1, {
    changeId: 'by request',
    state: 'REJECTED',
    final: true,
    snapshot: {},
    dueAt: null,
    cause: 'REQUEST',
    confirmed: true,
  });
  reply.resolve(found('ISSUED'));
  await scene.tracker.stop();
  expect((await scene.changes()).map(({ state }) => state)).toEqual(['REJECTED']);
});

test('a response after the lease’s expiry is dropped in favor of the next poll’s, and counted', async () => {
  const scene = await createScene();
  const replies = [Promise.withResolvers<Observation>(), Promise.withResolvers<Observation>()];
  scene.answer = () => replies[scene.askedAt.length - 1]?.promise ?? Promise.resolve(null);
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(61 * SECOND);
  expect(scene.askedAt).toEqual([SECOND, 61 * SECOND]);
  replies[0]?.resolve(found('CHECKED'));
  const lostLeases = async () => (await scene.measurements.lostLeases.get()).values;
  await scene.clock.advance(1);
  expect(await scene.changes()).toEqual([]);
  expect(await lostLeases()).toMatchObject([{ value: 1 }]);
  replies[1]?.resolve(found('ISSUED'));
  await scene.clock.advance(1);
  expect((await scene.changes()).map(({ state }) => state)).toEqual(['ISSUED']);
  expect(await lostLeases()).toMatchObject([{ value: 1 }]);
});

test('a journal that fails for a while does not stop the tracker', async () => {
  let broken = true;
  const scene = await createScene({
    wrap: (journal) => ({
      ...journal,
      claimDue: (...due) =>
        broken ? Promise.reject(new DatabaseUnavailable('away')) : journal.claimDue(...due),
      // The tracker calls it first, before `claimDue`.
      rescheduleOverlong: (...overlong) =>
        broken
          ? Promise.reject(new DatabaseUnavailable('away'))
          : journal.rescheduleOverlong(...overlong),
    }),
  });
  scene.answer = async () => found('ISSUED');
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(60 * SECOND);
  expect(scene.logged.length).toBeGreaterThan(3);
  expect(scene.logged.length).toBeLessThan(9);
  broken = false;
  await scene.clock.advance(60 * SECOND);
  expect(await scene.changes()).toHaveLength(1);
});

test('after a recovery the journal is retried as soon as after the first failure', async () => {
  let broken = true;
  const scene = await createScene({
    wrap: (journal) => ({
      ...journal,
      claimDue: (...due) =>
        broken ? Promise.reject(new DatabaseUnavailable('away')) : journal.claimDue(...due),
    }),
  });
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(60 * SECOND);
  broken = false;
  await scene.clock.advance(60 * SECOND);
  broken = true;
  const before = scene.logged.length;
  scene.tracker.wake();
  await scene.clock.advance(5 * SECOND);
  // At once, and after 1 and 3 seconds.
  expect(scene.logged.length - before).toBe(3);
});

test('a subject requested to be polled soon is polled now, before its scheduled time', async () => {
  const scene = await createScene();
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(100 * SECOND);
  const before = scene.askedAt.length;
  const acme = scene.subjects.forTenant(id.tenant);
  await acme.pollSoon(id, id.key);
  await scene.clock.advance(0);
  expect(scene.askedAt.slice(before)).toEqual([100 * SECOND]);
  const subject = await acme.get(id, id.key);
  if (subject === null) throw new Error('it is open');
  await scene.clock.advance(SECOND);
  await acme.pollNow(subject);
  await scene.clock.advance(0);
  expect(scene.askedAt.slice(before)).toEqual([100 * SECOND, 101 * SECOND]);
});

test('a change between the position of a follower and its snapshot is shown once', async () => {
  let meanwhile: (() => Promise<unknown>) | null = null;
  const scene = await createScene({
    wrap: (journal) => ({
      ...journal,
      async end(tenant) {
        const end = await journal.end(tenant);
        await meanwhile?.();
        return end;
      },
    }),
  });
  await scene.open();
  const changeTo = (state: string, fromVersion: number): Promise<unknown> =>
    scene.journal.advance(id, fromVersion, {
      changeId: state,
      state,
      final: state === 'ISSUED',
      snapshot: {},
      dueAt: null,
      cause: 'POLL',
      confirmed: true,
    });
  meanwhile = () => changeTo('ISSUING', 1);
  const following = await scene.subjects.forTenant(id.tenant).follow(id, id.key);
  meanwhile = null;
  await changeTo('ISSUED', 2);
  const shown: (string | null | undefined)[] = [];
  for await (const item of following) shown.push(`${item.version} ${item.state}`);
  expect(shown).toEqual(['2 ISSUING', '3 ISSUED']);
});

test('a response that could not be written is polled again when the lease has expired', async () => {
  let failures = 1;
  const scene = await createScene({
    wrap: (journal) => ({
      ...journal,
      advance: (...change) =>
        failures-- > 0
          ? Promise.reject(new DatabaseUnavailable('away'))
          : journal.advance(...change),
    }),
  });
  scene.answer = async () => found('ISSUED');
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(61 * SECOND);
  expect(await scene.changes()).toHaveLength(1);
  expect(scene.askedAt).toEqual([SECOND, 61 * SECOND]);
});

test('a subject opened for a look-up is polled after its first interval, or not at all without one', async () => {
  const { subjects, clock } = await createScene();
  const acme = subjects.forTenant('acme');
  const opening = { state: 'ISSUING', snapshot: {} } as const;
  const polled = await acme.ensure(forwardInvoice, 'polled', opening);
  expect(polled.dueAt).toBe(clock.now() + forwardInvoice.cadence.firstMs);
  const waiting = await acme.ensure(forwardInvoice, 'waiting', { ...opening, firstPollMs: null });
  expect(waiting.dueAt).toBeNull();
});

test('metrics count the polls in flight with their limit, and each ended poll by its outcome', async () => {
  const scene = await createScene({ concurrency: 3 });
  const values = () =>
    Promise.all(
      [scene.measurements.leases, scene.measurements.mostPolls].map(
        async (gauge) => (await gauge.get()).values[0]?.value,
      ),
    );
  const reply = Promise.withResolvers<null>();
  scene.answer = ({ key }) => (key === '1' ? reply.promise : Promise.reject(new Error('away')));
  scene.tracker.start();
  await scene.open();
  await scene.open({ ...id, key: '2' });
  await scene.clock.advance(SECOND);
  expect(await values()).toEqual([1, 3]);
  reply.resolve(null);
  await scene.clock.advance(1);
  expect(await values()).toEqual([0, 3]);
  scene.answer = async () => found('ISSUED');
  await scene.clock.advance(10 * SECOND);
  const { values: polls } = await scene.measurements.polls.get();
  const outcomes = polls.map(({ labels, value }) => `${labels.outcome} ${value}`);
  expect(outcomes.toSorted()).toEqual(['failed 1', 'news 2', 'unchanged 1']);
});

test('the schedule is compared with the clock at the start, and when the clock is set', async () => {
  let comparisons = 0;
  const scene = await createScene({
    wrap: (journal) => ({
      ...journal,
      rescheduleOverlong(...overlong) {
        comparisons += 1;
        return journal.rescheduleOverlong(...overlong);
      },
    }),
  });
  scene.tracker.start();
  await scene.open();
  await scene.clock.advance(100 * SECOND);
  expect(comparisons).toBe(1);
  scene.clock.set(HOUR);
  await scene.clock.advance(100 * SECOND);
  expect(comparisons).toBe(2);
  expect(scene.logged).toEqual([]);
});

test('a reader that returns after the end gets all updates after its cursor, over several pages', async () => {
  const scene = await createScene();
  await scene.open();
  const after = await scene.journal.end(id.tenant);
  const changes = 220;
  for (let version = 1; version <= changes; version += 1)
    await scene.journal.advance(id, version, {
      ...found(version === changes ? 'ISSUED' : 'ISSUING'),
      changeId: `change ${version}`,
      final: version === changes,
      dueAt: null,
      cause: 'POLL',
      confirmed: true,
    });
  const acme = scene.subjects.forTenant(id.tenant);
  const versions: number[] = [];
  const following = await acme.follow(id, id.key, { after });
  for await (const { version } of following) versions.push(version);
  expect(versions).toEqual(Array.from({ length: changes }, (_none, index) => index + 2));
});

test('a reader of one subject gets its current state, and a reader of a feed does not', async () => {
  const scene = await createScene();
  await scene.open();
  const acme = scene.subjects.forTenant(id.tenant);
  const readers = [await acme.follow(id, id.key), await acme.followAll({})];
  expect(readers.map(({ hasShown }) => hasShown)).toEqual([true, false]);
  for (const reader of readers) await reader.return?.();
});
