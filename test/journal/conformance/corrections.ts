import { expect, test } from 'vitest';
import type { Journal } from '../../../src/journal/contract/journal.ts';
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

async function refused(journal: Journal): Promise<void> {
  await opened(journal, order('1'));
  await move(journal, order('1'), 'REJECTED', { final: true });
}

/** Changes of final subjects. */
export function correctionPromises(create: CreateJournal): void {
  test('a correction changes a final subject, with one new version and one update', async () => {
    const { journal, clock, reopen } = await start(create);
    await refused(journal);
    const before = await journal.end('acme');
    await clock.advance(1_000);
    const to = change('ISSUING', { dueAt: clock.now() + 5, aliases: ['N-1'], confirmed: false });
    const update = updateOf(await journal.correct(order('1'), 2, to));
    expect(update).toMatchObject({
      version: 3,
      previousState: 'REJECTED',
      state: 'ISSUING',
      final: false,
      confirmed: false,
      occurredAt: clock.now(),
    });
    const later = await reopen();
    expect((await later.read('acme', before, {}, 10)).updates).toEqual([update]);
    expect(await later.get(order('1'))).toMatchObject({
      state: 'ISSUING',
      version: 3,
      final: false,
      snapshot: { in: 'ISSUING' },
      dueAt: clock.now() + 5,
      openedAt: clock.now() - 1_000,
    });
    expect(await later.resolve('acme', 'order', 'N-1')).toMatchObject({ key: '1' });
    const listed = await later.list('acme', { kinds: ['order'], states: ['ISSUING'], first: 10 });
    expect(listed.subjects.map(({ subject }) => subject.key)).toEqual(['1']);
  });

  test('a subject reopened by a correction is claimed, pushed, changed and ended like any other', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'), { dueAt: clock.now() });
    const [first] = await journal.claimDue(['order'], 1, 60_000);
    await journal.recordPush(order('1'), 'before the end');
    await move(journal, order('1'), 'REJECTED', { final: true });
    const later = clock.now() + 1_000;
    await journal.correct(order('1'), 2, change('ISSUING', { dueAt: later }));
    // A push from before the end does not make the subject due.
    expect(await journal.nextDueAt(['order'])).toBe(later);
    expect(await journal.recordPush(order('1'), 'after it')).toBe('noted');
    const [claim] = await journal.claimDue(['order'], 1, 60_000);
    expect(claim).toMatchObject({ pushed: true });
    expect(claim?.fence).toBeGreaterThan(first?.fence ?? 0);
    const issued = change('ISSUED', { final: true });
    expect(await journal.advance(order('1'), 3, issued, claim?.fence)).toMatchObject({
      outcome: 'advanced',
      subject: { final: true, dueAt: null },
    });
  });

  test('a correction to a final state leaves the subject final, and opens its follow-ups', async () => {
    const { journal } = await start(create);
    await refused(journal);
    const files = { ...intent({ dueAt: 5 }), kind: 'files', key: '1', state: 'FETCHING' };
    const to = change('ISSUED', { final: true, dueAt: 5, opens: [files] });
    expect(await journal.correct(order('1'), 2, to)).toMatchObject({
      outcome: 'advanced',
      subject: { version: 3, final: true, dueAt: null },
    });
    expect(await journal.nextDueAt(['order'])).toBeNull();
    expect(await journal.get(order('1', { kind: 'files' }))).toMatchObject({ state: 'FETCHING' });
    expect(await journal.advance(order('1'), 3, change('NEW'))).toMatchObject({ outcome: 'final' });
  });

  test('of many corrections from one version exactly one succeeds', async () => {
    const { journal } = await start(create);
    await refused(journal);
    const to = ['A', 'B', 'C'].map((state) => change(state, { final: true }));
    const results = await Promise.all(to.map((each) => journal.correct(order('1'), 2, each)));
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
      'advanced',
      'stale',
      'stale',
    ]);
  });

  test('a repeated change id has no second effect and returns the first update', async () => {
    const { journal } = await start(create);
    await refused(journal);
    const to = change('ISSUING');
    const first = await journal.correct(order('1'), 2, to);
    const end = await journal.end('acme');
    expect(await journal.correct(order('1'), 2, to)).toEqual(first);
    expect(await journal.end('acme')).toBe(end);
  });

  test('a subject that is not final, or was never opened, is not corrected', async () => {
    const { journal } = await start(create);
    const { subject } = await opened(journal, order('1'));
    const end = await journal.end('acme');
    expect(await journal.correct(order('1'), 1, change('ISSUED'))).toEqual({
      outcome: 'stale',
      subject,
    });
    expect(await journal.correct(order('2'), 1, change('ISSUED'))).toEqual({ outcome: 'missing' });
    expect(await journal.end('acme')).toBe(end);
  });

  test('a subject without stored details can be corrected, and its details are dropped again only after its new end', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'), { dueAt: clock.now() });
    await journal.claimDue(['order'], 1, 60_000);
    await move(journal, order('1'), 'REJECTED', { final: true });
    await clock.advance(1_000);
    await journal.trim(clock.now(), clock.now());
    await journal.correct(order('1'), 2, change('ISSUING', { dueAt: clock.now() }));
    await clock.advance(1_000);
    await journal.trim(clock.now(), clock.now());
    expect(await journal.get(order('1'))).toMatchObject({ snapshot: { in: 'ISSUING' } });
    // Fences never decrease, so an earlier worker cannot write.
    expect(await journal.claimDue(['order'], 1, 60_000)).toMatchObject([{ fence: 2 }]);
  });
}
