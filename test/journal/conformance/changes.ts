import { expect, test } from 'vitest';
import {
  change,
  type CreateJournal,
  intent,
  move,
  opened,
  order,
  start,
  updateOf,
} from './subject-of-test.ts';

/** Opening and advancing. */
export function changePromises(create: CreateJournal): void {
  test('of many concurrent callers exactly one opens a key, and the others get what it opened', async () => {
    const { journal } = await start(create);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => journal.open(order('1'), intent())),
    );
    expect(results.filter(({ outcome }) => outcome === 'opened')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'existing')).toHaveLength(9);
    expect(new Set(results.map(({ subject }) => JSON.stringify(subject))).size).toBe(1);
  });

  test('a repeated opening is recognized for its own opener only', async () => {
    const { journal } = await start(create);
    const wishes = ['mine', 'another'].map((openingId) => intent({ openingId }));
    const first = await Promise.all(wishes.map((wish) => journal.open(order('1'), wish)));
    const end = await journal.end('acme');
    const again = await Promise.all(wishes.map((wish) => journal.open(order('1'), wish)));
    expect(again).toEqual(first);
    expect(again.map(({ outcome }) => outcome).toSorted()).toEqual(['existing', 'opened']);
    expect(await journal.end('acme')).toBe(end);
    expect(await journal.open(order('1'), intent())).toMatchObject({ outcome: 'existing' });
  });

  test('a repeated opening returns its first update and the current subject', async () => {
    const { journal, reopen } = await start(create);
    const wish = { openingId: 'mine' };
    const { update } = await opened(journal, order('1'), wish);
    await move(journal, order('1'), 'ISSUING');
    const subject = await journal.get(order('1'));
    const again = { outcome: 'opened', subject, update };
    expect(await journal.open(order('1'), intent(wish))).toEqual(again);
    expect(await (await reopen()).open(order('1'), intent(wish))).toEqual(again);
  });

  test('an opening id belongs to its subject', async () => {
    const { journal } = await start(create);
    const wish = { openingId: 'mine' };
    await opened(journal, order('1'), wish);
    expect((await opened(journal, order('2'), wish)).subject).toMatchObject({ key: '2' });
  });

  test('an opened subject has version 1, the values of its intent, and an update without a previous state', async () => {
    const { journal, clock } = await start(create);
    const at = clock.now();
    const { subject, update } = await opened(journal, order('1'), {
      dueAt: at + 5,
      snapshot: { a: ['ü', 1.5] },
    });
    expect(subject).toEqual({
      ...order('1'),
      state: 'NEW',
      version: 1,
      final: false,
      inputHash: 'hash',
      snapshot: { a: ['ü', 1.5] },
      dueAt: at + 5,
      openedAt: at,
      changedAt: at,
      attentionAt: null,
    });
    expect(await journal.get(order('1'))).toEqual(subject);
    expect(update).toMatchObject({
      ...order('1'),
      version: 1,
      occurredAt: at,
      cause: 'REQUEST',
      confirmed: true,
      previousState: null,
      state: 'NEW',
      final: false,
      snapshot: { a: ['ü', 1.5] },
    });
  });

  test('a key opened before with another input is a conflict and stays unchanged', async () => {
    const { journal } = await start(create);
    const { subject } = await opened(journal, order('1'));
    const again = await journal.open(order('1'), intent({ inputHash: 'other', state: 'ELSE' }));
    expect(again).toEqual({ outcome: 'conflict', subject });
  });

  test('the same key in another tenant or kind is another subject', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    await opened(journal, order('1', { tenant: 'umbrella' }), { inputHash: 'other' });
    await opened(journal, order('1', { kind: 'contract' }), { inputHash: 'other' });
    expect(await journal.get(order('1', { tenant: 'nobody' }))).toBeNull();
  });

  test('ids that contain separators stay distinct', async () => {
    const { journal } = await start(create);
    const names = ['a b:c d', 'a:b c d', 'a b c:d', '{a} b c', 'a b {c'].map((name) =>
      name.split(' '),
    );
    for (const [tenant = '', kind = '', key = ''] of names) {
      expect(await journal.open({ tenant, kind, key }, intent())).toMatchObject({
        outcome: 'opened',
        subject: { tenant, kind, key },
      });
    }
  });

  test('an advance sets state, snapshot and due time, and publishes one update', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'));
    const before = await journal.end('acme');
    await clock.advance(1000);
    const due = clock.now() + 5;
    const to = change('ISSUING', { dueAt: due, cause: 'PUSH', confirmed: false });
    const update = updateOf(await journal.advance(order('1'), 1, to));
    expect(await journal.get(order('1'))).toMatchObject({
      state: 'ISSUING',
      version: 2,
      final: false,
      snapshot: { in: 'ISSUING' },
      dueAt: due,
      openedAt: clock.now() - 1000,
      changedAt: clock.now(),
    });
    expect(update).toMatchObject({
      version: 2,
      previousState: 'NEW',
      state: 'ISSUING',
      cause: 'PUSH',
      confirmed: false,
      occurredAt: clock.now(),
    });
    expect((await journal.read('acme', before, {}, 10)).updates).toEqual([update]);
  });

  test('of many advances from one version exactly one succeeds', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    const results = await Promise.all(
      ['A', 'B', 'C'].map((state) => journal.advance(order('1'), 1, change(state))),
    );
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
      'advanced',
      'stale',
      'stale',
    ]);
    const subject = await journal.get(order('1'));
    expect(results.find(({ outcome }) => outcome === 'stale')).toEqual({
      outcome: 'stale',
      subject,
    });
  });

  test('a repeated change id has no second effect and returns the first update', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    const to = change('ISSUING');
    const first = updateOf(await journal.advance(order('1'), 1, to));
    await move(journal, order('1'), 'ISSUED', { final: true });
    const end = await journal.end('acme');
    const again = await journal.advance(order('1'), 1, to);
    const subject = await journal.get(order('1'));
    expect(again).toEqual({ outcome: 'advanced', subject, update: first });
    expect(await journal.end('acme')).toBe(end);
  });

  test('a change id belongs to its subject', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    await opened(journal, order('2'));
    const to = change('ISSUING');
    await journal.advance(order('1'), 1, to);
    expect(updateOf(await journal.advance(order('2'), 1, to)).key).toBe('2');
  });

  test('no advance changes a final subject, and it is never due', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'), { dueAt: clock.now() });
    await move(journal, order('1'), 'ISSUED', { final: true, dueAt: clock.now() });
    const subject = await journal.get(order('1'));
    expect(subject).toMatchObject({ final: true, dueAt: null });
    expect(await journal.advance(order('1'), 2, change('NEW'))).toEqual({
      outcome: 'final',
      subject,
    });
    await journal.rescheduleEarlier(order('1'), clock.now());
    expect(await journal.recordPush(order('1'), 'push')).toBe('final');
    expect(await journal.claimDue(['order'], 10, 1000)).toEqual([]);
    expect(await journal.nextDueAt(['order'])).toBeNull();
  });

  test('a subject that was never opened is reported as missing', async () => {
    const { journal, clock } = await start(create);
    expect(await journal.get(order('1'))).toBeNull();
    expect(await journal.advance(order('1'), 1, change('NEW'))).toEqual({ outcome: 'missing' });
    expect(await journal.recordPush(order('1'), 'push')).toBe('missing');
    expect(await journal.postpone(order('1'), 1, null)).toBe(false);
    await expect(journal.rescheduleEarlier(order('1'), clock.now())).resolves.toBeUndefined();
  });

  test('subjects, claims, receipts, change ids and cursors survive a restart', async () => {
    const { journal, clock, reopen } = await start(create);
    const { update } = await opened(journal, order('1'), { dueAt: clock.now() });
    const [claim] = await journal.claimDue(['order'], 1, 60_000);
    await journal.recordPush(order('1'), 'push');
    const to = change('ISSUING', { dueAt: null });
    const advanced = await journal.advance(order('1'), 1, to, claim?.fence);
    const end = await journal.end('acme');
    const later = await reopen();
    expect(await later.get(order('1'))).toEqual(
      await later
        .advance(order('1'), 1, to)
        .then((result) => 'subject' in result && result.subject),
    );
    expect(await later.advance(order('1'), 1, to)).toEqual(advanced);
    expect(await later.recordPush(order('1'), 'push')).toBe('repeated');
    expect(await later.claimDue(['order'], 1, 60_000)).toMatchObject([{ fence: 2, pushed: true }]);
    expect(await later.end('acme')).toBe(end);
    expect(await later.read('acme', update.cursor, {}, 10)).toMatchObject({
      gap: false,
      updates: [updateOf(advanced)],
    });
  });

  test('every call on a closed journal fails with DatabaseUnavailable', async () => {
    const { journal } = await start(create);
    const end = await journal.end('acme');
    await journal.close();
    const calls = [
      () => journal.open(order('1'), intent()),
      () => journal.get(order('1')),
      () => journal.advance(order('1'), 1, change('A')),
      () => journal.correct(order('1'), 1, change('A')),
      () => journal.recordPush(order('1'), 'push'),
      () => journal.claimDue(['order'], 1, 1000),
      () => journal.nextDueAt(['order']),
      () => journal.read('acme', end, {}, 1),
      async () => journal.follow('acme', end, {}).next(),
      () => journal.list('acme', { first: 1 }),
      () => journal.resolve('acme', 'order', 'N-1'),
      () => journal.hold('acme', 'ann', { holder: 'a', attempt: 'a1', runsOutAt: 0 }),
      () => journal.release('acme', 'ann', 'a1'),
      () => journal.trim(0, 0),
      () => journal.ready(),
    ];
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  });

  test('ready resolves while writes succeed', async () => {
    const { journal } = await start(create);
    await expect(journal.ready()).resolves.toBeUndefined();
  });
}
