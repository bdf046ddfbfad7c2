import { expect, test } from 'vitest';
import type { Claim } from '../../../src/journal/contract/change.ts';
import type { Journal } from '../../../src/journal/contract/journal.ts';
import {
  change,
  type CreateJournal,
  LEASE_MS,
  move,
  opened,
  order,
  start,
} from './subject-of-test.ts';

/** Claims, nudges and due times. */
export function schedulePromises(create: CreateJournal): void {
  test('each due subject is given to one of many workers, the longest due first, up to the limit', async () => {
    const { journal, clock } = await start(create);
    const now = clock.now();
    await opened(journal, order('late'), { dueAt: now - 1 });
    await opened(journal, order('later', { tenant: 'umbrella', kind: 'contract' }), {
      dueAt: now - 3,
    });
    await opened(journal, order('latest'), { dueAt: now - 2 });
    await opened(journal, order('tomorrow'), { dueAt: now + 1 });
    await opened(journal, order('never'));
    const kinds = ['order', 'contract'];
    const taken = await Promise.all([
      journal.claimDue(kinds, 2, LEASE_MS),
      journal.claimDue(kinds, 2, LEASE_MS),
    ]);
    const keys = taken.map((claims) => claims.map(({ subject }) => subject.key));
    // Either worker may be faster.
    expect(keys.toSorted((one, other) => other.length - one.length)).toEqual([
      [expect.any(String), expect.any(String)],
      [expect.any(String)],
    ]);
    expect(keys.flat().toSorted()).toEqual(['late', 'later', 'latest']);
    const more = await start(create);
    for (const [key, dueAt] of [
      ['late', now - 1],
      ['later', now - 3],
      ['latest', now - 2],
    ] as const)
      await opened(more.journal, order(key), { dueAt });
    const claims = await more.journal.claimDue(kinds, 2, LEASE_MS);
    expect(claims.map(({ subject }) => subject.key)).toEqual(['later', 'latest']);
  });

  test('a tenant with many due subjects delays another tenant by one turn at most', async () => {
    const { journal, clock } = await start(create);
    const now = clock.now();
    for (let index = 0; index < 12; index += 1)
      await opened(journal, order(`many-${index}`), { dueAt: now - 1_000 + index });
    await opened(journal, order('1', { tenant: 'umbrella' }), { dueAt: now - 2 });
    await opened(journal, order('2', { tenant: 'umbrella', kind: 'contract' }), { dueAt: now - 1 });
    await opened(journal, order('1', { tenant: 'hooli' }), { dueAt: now });
    await opened(journal, order('tomorrow', { tenant: 'initech' }), { dueAt: now + 1 });
    const taken = async (limit: number): Promise<readonly string[]> => {
      const claims = await journal.claimDue(['order', 'contract'], limit, LEASE_MS);
      return claims.map(({ subject }) => `${subject.tenant} ${subject.key}`);
    };
    expect(await taken(1)).toEqual(['acme many-0']);
    expect(await taken(1)).toEqual(['umbrella 1']);
    expect(await taken(3)).toEqual(['hooli 1', 'acme many-1', 'umbrella 2']);
    expect(await taken(2)).toEqual(['acme many-2', 'acme many-3']);
    expect(await taken(100)).toHaveLength(8);
  });

  test('of each tenant the longest-due subjects come first, of any kind, if more are due than can be claimed', async () => {
    const { journal, clock } = await start(create);
    const now = clock.now();
    const owners = ['acme', 'umbrella'];
    for (const tenant of owners) {
      await opened(journal, order('1', { tenant }), { dueAt: now - 1 });
      await opened(journal, order('2', { tenant, kind: 'contract' }), { dueAt: now - 3 });
      await opened(journal, order('3', { tenant, kind: 'contract' }), { dueAt: now - 2 });
    }
    const taken = async (): Promise<readonly string[]> => {
      const claims = await journal.claimDue(['order', 'contract'], 3, LEASE_MS);
      return claims.map(({ subject }) => subject.key);
    };
    expect((await taken()).toSorted()).toEqual(['2', '2', '3']);
    expect((await taken()).toSorted()).toEqual(['1', '1', '3']);
  });

  test('a worker gets only the kinds that it claims', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'), { dueAt: clock.now() });
    expect(await journal.claimDue(['contract'], 10, LEASE_MS)).toEqual([]);
    expect(await journal.nextDueAt(['contract'])).toBeNull();
  });

  test('a subject is leased to one worker until the lease expires, then to the next with a higher fence', async () => {
    const { journal, clock } = await start(create);
    const first = await claimed(journal, clock.now());
    expect(first).toMatchObject({
      leasedUntil: clock.now() + LEASE_MS,
      pushed: false,
      subject: order('1'),
    });
    await clock.advance(LEASE_MS - 1);
    expect(await journal.claimDue(['order'], 1, LEASE_MS)).toEqual([]);
    await clock.advance(1);
    const [second] = await journal.claimDue(['order'], 1, LEASE_MS);
    expect(second?.fence).toBeGreaterThan(first.fence);
  });

  test('a worker with an old lease is rejected: it neither advances nor postpones', async () => {
    const { journal, clock } = await start(create);
    const late = await claimed(journal, clock.now());
    await clock.advance(LEASE_MS);
    const [newest] = await journal.claimDue(['order'], 1, LEASE_MS);
    expect(await journal.advance(order('1'), 1, change('A'), late.fence)).toMatchObject({
      outcome: 'fenced',
    });
    expect(await journal.postpone(order('1'), late.fence, null)).toBe(false);
    expect(await journal.advance(order('1'), 1, change('B'), newest?.fence)).toMatchObject({
      outcome: 'advanced',
    });
  });

  test('a worker may finish after its lease expired if no other worker has claimed the subject', async () => {
    const { journal, clock } = await start(create);
    const { fence } = await claimed(journal, clock.now());
    await clock.advance(2 * LEASE_MS);
    expect(await journal.advance(order('1'), 1, change('A'), fence)).toMatchObject({
      outcome: 'advanced',
    });
  });

  test('a client’s own change takes the claim from the worker', async () => {
    const { journal, clock } = await start(create);
    const { fence } = await claimed(journal, clock.now());
    const dueAt = clock.now() + 10;
    await move(journal, order('1'), 'BY_REQUEST', { dueAt });
    expect(await journal.postpone(order('1'), fence, null)).toBe(false);
    expect(await journal.advance(order('1'), 2, change('A'), fence)).toMatchObject({
      outcome: 'fenced',
    });
    expect(await journal.nextDueAt(['order'])).toBe(dueAt);
  });

  test('a postponed subject is due at the given time, without an update', async () => {
    const { journal, clock } = await start(create);
    const { fence } = await claimed(journal, clock.now());
    const end = await journal.end('acme');
    const dueAt = clock.now() + 5000;
    expect(await journal.postpone(order('1'), fence, dueAt)).toBe(true);
    expect(await journal.postpone(order('1'), fence, null)).toBe(false);
    expect(await journal.get(order('1'))).toMatchObject({ dueAt, version: 1 });
    expect(await journal.end('acme')).toBe(end);
    expect(await journal.claimDue(['order'], 1, LEASE_MS)).toEqual([]);
    await clock.advance(5000);
    expect(await journal.claimDue(['order'], 1, LEASE_MS)).toHaveLength(1);
  });

  test('a due time or a lease too far in the future can be brought back', async () => {
    const { journal, clock } = await start(create);
    const now = clock.now();
    const many = Array.from({ length: 150 }, (_, index) => order(`far-${index}`));
    const ofOthers = ['beta', 'gamma', 'delta'].map((tenant) => order('far', { tenant }));
    for (const far of [...many, ...ofOthers]) await opened(journal, far, { dueAt: now + 10_001 });
    await opened(journal, order('near'), { dueAt: now + 10_000 });
    await opened(journal, order('other', { kind: 'contract' }), { dueAt: now + 20_000 });
    await opened(journal, order('leased'), { dueAt: now });
    const [leased] = await journal.claimDue(['order'], 1, 20_000);
    const end = await journal.end('acme');

    expect(await journal.rescheduleOverlong('order', now + 10_000, now + 5_000)).toBe(154);
    expect(await journal.rescheduleOverlong('order', now + 10_000, now + 5_000)).toBe(0);
    expect(await journal.get(order('far-0'))).toMatchObject({ dueAt: now + 5_000, version: 1 });
    expect(await journal.get(order('near'))).toMatchObject({ dueAt: now + 10_000 });
    expect(await journal.nextDueAt(['contract'])).toBe(now + 20_000);
    expect(await journal.end('acme')).toBe(end);
    const [again] = await journal.claimDue(['order'], 1, LEASE_MS);
    expect(again).toMatchObject({ subject: { key: 'leased', dueAt: now } });
    expect(await journal.postpone(order('leased'), leased?.fence ?? 0, null)).toBe(false);
    await clock.advance(5_000);
    expect(await journal.claimDue(['order'], 200, LEASE_MS)).toHaveLength(153);
  });

  test('a push makes a subject due now, even if nothing is scheduled, and the claim reports the push once', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'));
    expect(await journal.recordPush(order('1'), 'push')).toBe('noted');
    expect(await journal.nextDueAt(['order'])).toBe(clock.now());
    const [claim] = await journal.claimDue(['order'], 1, LEASE_MS);
    expect(claim).toMatchObject({ pushed: true });
    await journal.postpone(order('1'), claim?.fence ?? 0, clock.now());
    expect(await journal.claimDue(['order'], 1, LEASE_MS)).toMatchObject([{ pushed: false }]);
  });

  test('a repeated receipt has no effect, and the same receipt for another subject has one', async () => {
    const { journal, clock } = await start(create);
    await opened(journal, order('1'));
    await opened(journal, order('2'));
    await journal.recordPush(order('1'), 'push');
    const [claim] = await journal.claimDue(['order'], 1, LEASE_MS);
    await journal.postpone(order('1'), claim?.fence ?? 0, null);
    const again = await Promise.all([1, 2, 3].map(() => journal.recordPush(order('1'), 'push')));
    expect(again).toEqual(['repeated', 'repeated', 'repeated']);
    expect(await journal.nextDueAt(['order'])).toBeNull();
    expect(await journal.recordPush(order('2'), 'push')).toBe('noted');
    expect(await journal.nextDueAt(['order'])).toBe(clock.now());
  });

  for (const end of ['advance', 'postpone'] as const) {
    test(`a push during a claim keeps the subject due at once after ${end}`, async () => {
      const { journal, clock } = await start(create);
      const { fence } = await claimed(journal, clock.now());
      await journal.recordPush(order('1'), 'push');
      expect(await journal.claimDue(['order'], 1, LEASE_MS)).toEqual([]);
      await clock.advance(10);
      if (end === 'advance') await journal.advance(order('1'), 1, change('A'), fence);
      else await journal.postpone(order('1'), fence, null);
      expect(await journal.nextDueAt(['order'])).toBe(clock.now());
      expect(await journal.claimDue(['order'], 1, LEASE_MS)).toMatchObject([{ pushed: true }]);
    });
  }

  test('a push that no worker has received survives a change by request', async () => {
    const { journal } = await start(create);
    await opened(journal, order('1'));
    await journal.recordPush(order('1'), 'push');
    await move(journal, order('1'), 'BY_REQUEST', { dueAt: null });
    expect(await journal.claimDue(['order'], 1, LEASE_MS)).toMatchObject([{ pushed: true }]);
  });

  test('rescheduleEarlier moves a due time forward, never back, and schedules nothing new', async () => {
    const { journal, clock } = await start(create);
    const now = clock.now();
    await opened(journal, order('1'), { dueAt: now + 1000 });
    await opened(journal, order('2'));
    await journal.rescheduleEarlier(order('1'), now + 500);
    await journal.rescheduleEarlier(order('1'), now + 800);
    await journal.rescheduleEarlier(order('2'), now + 100);
    expect(await journal.get(order('1'))).toMatchObject({ dueAt: now + 500, version: 1 });
    expect(await journal.get(order('2'))).toMatchObject({ dueAt: null });
  });

  test('makeDue makes a subject due now, even if nothing is scheduled, and leaves final subjects unchanged', async () => {
    const { journal, clock } = await start(create);
    const now = clock.now();
    await opened(journal, order('1'), { dueAt: now + 1000 });
    await opened(journal, order('2'));
    await opened(journal, order('3'));
    await move(journal, order('3'), 'DONE', { final: true });
    for (const key of ['1', '2']) expect(await journal.makeDue(order(key))).toBe('due');
    expect(await journal.makeDue(order('3'))).toBe('final');
    expect(await journal.makeDue(order('4'))).toBe('missing');
    const claims = await journal.claimDue(['order'], 10, LEASE_MS);
    expect(claims.map(({ subject, pushed }) => [subject.key, subject.version, pushed])).toEqual([
      ['1', 1, false],
      ['2', 1, false],
    ]);
    expect(await journal.get(order('3'))).toMatchObject({ dueAt: null, version: 2 });
  });

  test('makeDue does not take a claim away', async () => {
    const { journal, clock } = await start(create);
    const { fence } = await claimed(journal, clock.now());
    expect(await journal.makeDue(order('1'))).toBe('due');
    expect(await journal.claimDue(['order'], 1, LEASE_MS)).toEqual([]);
    expect(await journal.postpone(order('1'), fence, null)).toBe(true);
  });

  test('consecutive failures are counted without a version or an update, until the first successful poll', async () => {
    const { journal, clock } = await start(create);
    const { fence } = await claimed(journal, clock.now());
    const end = await journal.end('acme');
    expect(await journal.lastFailure(order('1'))).toBeNull();
    expect(await journal.lastFailure(order('missing'))).toBeNull();
    const first = clock.now();
    expect(await journal.postpone(order('1'), fence, first, away)).toBe(true);
    expect(await journal.lastFailure(order('1'))).toEqual({ ...away, at: first, count: 1 });
    await clock.advance(1);
    const again = await claimAgain(journal);
    await journal.postpone(order('1'), again.fence, clock.now(), unknown);
    const second = { ...unknown, at: clock.now(), count: 2 };
    expect(await journal.lastFailure(order('1'))).toEqual(second);
    expect(await journal.postpone(order('1'), fence, null, away)).toBe(false);
    expect(await journal.lastFailure(order('1'))).toEqual(second);
    expect(await journal.get(order('1'))).toMatchObject({ version: 1 });
    expect(await journal.end('acme')).toBe(end);
    const answered = await claimAgain(journal);
    await journal.postpone(order('1'), answered.fence, null);
    expect(await journal.lastFailure(order('1'))).toBeNull();
  });

  test('a change keeps the failure that caused it, and any other change ends it', async () => {
    const { journal, clock } = await start(create);
    const { fence } = await claimed(journal, clock.now());
    await journal.postpone(order('1'), fence, clock.now(), away);
    await move(journal, order('1'), 'STALE', { cause: 'DEADLINE', failure: unknown });
    expect(await journal.lastFailure(order('1'))).toMatchObject({ ...unknown, count: 2 });
    await move(journal, order('1'), 'A');
    expect(await journal.lastFailure(order('1'))).toBeNull();
  });

  test('the next due time is the earliest of all tenants and kinds; a leased subject is due when its lease ends', async () => {
    const { journal, clock } = await start(create);
    const now = clock.now();
    expect(await journal.nextDueAt(['order'])).toBeNull();
    await opened(journal, order('1'), { dueAt: now + 90_000 });
    await opened(journal, order('2', { tenant: 'umbrella', kind: 'contract' }), { dueAt: now });
    expect(await journal.nextDueAt(['order', 'contract'])).toBe(now);
    await journal.claimDue(['contract'], 1, LEASE_MS);
    expect(await journal.nextDueAt(['order', 'contract'])).toBe(now + LEASE_MS);
  });
}

const away = { code: 'PLATFORM_UNAVAILABLE', platformCode: 'CYT_50200', requestId: 'r-1' };
const unknown = { code: null, platformCode: null, requestId: null };

async function claimAgain(journal: Journal): Promise<Claim> {
  const [claim] = await journal.claimDue(['order'], 1, LEASE_MS);
  if (!claim) throw new Error('nothing was due');
  return claim;
}

async function claimed(journal: Journal, dueAt: number): Promise<Claim> {
  await opened(journal, order('1'), { dueAt });
  return claimAgain(journal);
}
