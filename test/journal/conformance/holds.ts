import { expect, test } from 'vitest';
import type { HoldRequest, HoldResult } from '../../../src/journal/contract/subject.ts';
import type { Journal } from '../../../src/journal/contract/journal.ts';
import { type CreateJournal, LEASE_MS, opened, order, start } from './subject-of-test.ts';

const held = { outcome: 'held' };

/** Takes the hold under test for `attempt`, whose first letter names its holder. */
function take(
  journal: Journal,
  attempt: string,
  runsOutAt: number,
  rest: Pick<HoldRequest, 'insteadOf'> = {},
): Promise<HoldResult> {
  return journal.hold('acme', 'ann', { holder: attempt.charAt(0), attempt, runsOutAt, ...rest });
}

function refused(attempt: string, takenAt: number): HoldResult {
  return { outcome: 'refused', by: { holder: attempt.charAt(0), attempt, takenAt } };
}

/** Exclusive holds of names. */
export function holdPromises(create: CreateJournal): void {
  test('of many concurrent holders exactly one gets a name, and the others get that holder', async () => {
    const { journal, clock } = await start(create);
    const until = clock.now() + LEASE_MS;
    const attempts = ['a1', 'b1', 'c1', 'd1', 'e1'];
    const results = await Promise.all(attempts.map((each) => take(journal, each, until)));
    const winner = attempts[results.findIndex(({ outcome }) => outcome === 'held')] ?? '';
    const others = results.filter(({ outcome }) => outcome !== 'held');
    expect(others).toEqual(Array.from({ length: 4 }, () => refused(winner, clock.now())));
  });

  test('a hold belongs to its tenant and name', async () => {
    const { journal, clock } = await start(create);
    const until = clock.now() + LEASE_MS;
    const b = { holder: 'b', attempt: 'b1', runsOutAt: until };
    expect(await take(journal, 'a1', until)).toEqual(held);
    expect(await journal.hold('umbrella', 'ann', b)).toEqual(held);
    expect(await journal.hold('acme', 'bob:1 %', b)).toEqual(held);
    await journal.release('acme', 'bob:1 %', 'b1');
    expect(await take(journal, 'b1', until)).toEqual(refused('a1', clock.now()));
  });

  test('a repeated attempt is reported as held; after its release it takes the hold again', async () => {
    const { journal, clock } = await start(create);
    const takenAt = clock.now();
    await take(journal, 'a1', takenAt + LEASE_MS);
    await clock.advance(1);
    expect(await take(journal, 'a1', takenAt + LEASE_MS)).toEqual(held);
    expect(await take(journal, 'b1', takenAt + LEASE_MS)).toEqual(refused('a1', takenAt));
    await journal.release('acme', 'ann', 'a1');
    expect(await take(journal, 'a1', takenAt + LEASE_MS)).toEqual(held);
    expect(await take(journal, 'b1', takenAt + LEASE_MS)).toEqual(refused('a1', takenAt + 1));
  });

  test('attempts of one holder share a name until the last of them is released', async () => {
    const { journal, clock } = await start(create);
    const until = clock.now() + LEASE_MS;
    const all = await Promise.all(['a1', 'a2', 'a3'].map((each) => take(journal, each, until)));
    expect(all).toEqual([held, held, held]);
    for (const attempt of ['a3', 'a1']) await journal.release('acme', 'ann', attempt);
    expect(await take(journal, 'b1', until)).toEqual(refused('a2', clock.now()));
    await journal.release('acme', 'ann', 'a2');
    expect(await take(journal, 'b1', until)).toEqual(held);
  });

  test('an attempt without a hold releases nothing', async () => {
    const { journal, clock } = await start(create);
    const until = clock.now() + LEASE_MS;
    await journal.release('acme', 'ann', 'a1');
    await take(journal, 'a1', until);
    await take(journal, 'b1', until);
    for (const attempt of ['b1', 'a', 'a2']) await journal.release('acme', 'ann', attempt);
    expect(await take(journal, 'b1', until)).toEqual(refused('a1', clock.now()));
  });

  test('a hold ends when its last attempt has expired', async () => {
    const { journal, clock } = await start(create);
    const takenAt = clock.now();
    await take(journal, 'a1', takenAt + 1000);
    await take(journal, 'a2', takenAt + 2000);
    await clock.advance(1000);
    expect(await take(journal, 'b1', takenAt + LEASE_MS)).toEqual(refused('a2', takenAt));
    await clock.advance(1000);
    expect(await take(journal, 'b1', takenAt + LEASE_MS)).toEqual(held);
    expect(await take(journal, 'a2', takenAt + LEASE_MS)).toEqual(refused('b1', takenAt + 2000));
  });

  test('a hold taken by a clock weeks ahead lasts for its length once the clock is right', async () => {
    const { journal, clock } = await start(create);
    await take(journal, 'a1', clock.now() + 1000);
    await take(journal, 'a2', clock.now() + 2000);
    clock.set(-14 * 24 * 60 * 60_000);
    const correctedAt = clock.now();
    expect(await take(journal, 'b1', correctedAt + LEASE_MS)).toEqual(refused('a2', correctedAt));
    await clock.advance(1999);
    expect(await take(journal, 'b1', correctedAt + LEASE_MS)).toEqual(refused('a2', correctedAt));
    await clock.advance(1);
    expect(await take(journal, 'b1', correctedAt + LEASE_MS)).toEqual(held);
  });

  test('a repeated attempt moves its end, later or earlier', async () => {
    const { journal, clock } = await start(create);
    const takenAt = clock.now();
    await take(journal, 'a1', takenAt + 1000);
    await take(journal, 'a1', takenAt + 3000);
    await clock.advance(2000);
    expect(await take(journal, 'b1', takenAt + LEASE_MS)).toEqual(refused('a1', takenAt));
    await take(journal, 'a1', clock.now());
    expect(await take(journal, 'b1', takenAt + LEASE_MS)).toEqual(held);
  });

  test('a reported hold is taken over by exactly one holder, with all its attempts', async () => {
    const { journal, clock } = await start(create);
    const until = clock.now() + LEASE_MS;
    await take(journal, 'a1', until);
    await take(journal, 'a2', until);
    const insteadOf = { holder: 'a', attempt: 'a2', takenAt: clock.now() };
    const results = await Promise.all(
      ['b1', 'c1'].map((each) => take(journal, each, until, { insteadOf })),
    );
    expect(results.filter(({ outcome }) => outcome === 'held')).toHaveLength(1);
    const winner = results[0]?.outcome === 'held' ? 'b1' : 'c1';
    expect(results).toContainEqual(refused(winner, clock.now()));
    await journal.release('acme', 'ann', 'a2');
    expect(await take(journal, 'a1', until)).toEqual(refused(winner, clock.now()));
    await journal.release('acme', 'ann', winner);
    expect(await take(journal, 'd1', until)).toEqual(held);
  });

  test('a hold that another attempt has joined since it was reported is not taken over', async () => {
    const { journal, clock } = await start(create);
    const takenAt = clock.now();
    const until = takenAt + LEASE_MS;
    await take(journal, 'a1', until);
    const insteadOf = { holder: 'a', attempt: 'a1', takenAt };
    await clock.advance(1);
    await take(journal, 'a2', until);
    expect(await take(journal, 'b1', until, { insteadOf })).toEqual(refused('a2', takenAt + 1));
    await journal.release('acme', 'ann', 'a1');
    expect(await take(journal, 'b1', until, { insteadOf })).toEqual(refused('a2', takenAt + 1));
  });

  test('a take-over succeeds when it is repeated, and when the hold that it replaces has already ended', async () => {
    const { journal, clock } = await start(create);
    const until = clock.now() + LEASE_MS;
    await take(journal, 'a1', until);
    const insteadOf = { holder: 'a', attempt: 'a1', takenAt: clock.now() };
    expect(await take(journal, 'b1', until, { insteadOf })).toEqual(held);
    expect(await take(journal, 'b1', until, { insteadOf })).toEqual(held);
    await journal.release('acme', 'ann', 'b1');
    expect(await take(journal, 'c1', until, { insteadOf })).toEqual(held);
  });

  test('a hold survives a restart and trimming, and no read shows it', async () => {
    const { journal, clock, reopen } = await start(create);
    const from = await journal.end('acme');
    const takenAt = clock.now();
    await take(journal, 'a1', takenAt + LEASE_MS);
    await clock.advance(1000);
    await journal.trim(clock.now(), clock.now());
    const later = await reopen();
    expect(await take(later, 'b1', takenAt + LEASE_MS)).toEqual(refused('a1', takenAt));
    await opened(later, order('1'));
    expect((await later.list('acme', { first: 9 })).subjects).toHaveLength(1);
    expect(await later.read('acme', from, {}, 9)).toMatchObject({
      gap: false,
      updates: [order('1')],
    });
    expect(await later.claimDue(['order'], 9, 1000)).toEqual([]);
    expect(await later.nextDueAt(['order'])).toBeNull();
  });
}
