import { describe, expect, test } from 'vitest';
import type { Operation } from './documents.ts';
import type { Follower, Received } from './follower.ts';
import { judgeHistories } from './history.ts';
import { complaintAbout } from './log-watch.ts';
import { judgeOrders } from './orders.ts';
import { acknowledgedDuring, recoveries } from './outages.ts';
import { appSecret } from './secrets.ts';

/** A run's judges must detect each of these faults. */

const T0 = Date.parse('2026-11-21T09:00:00+08:00');

function item(version: number, change: Partial<Received> = {}): Received {
  return {
    key: 'a',
    cursor: `cursor ${version}`,
    eventId: `event ${version}`,
    version,
    cause: 'POLL',
    occurredAt: new Date(T0).toISOString(),
    at: T0,
    connection: 1,
    url: 'http://127.0.0.1:1',
    ...change,
  };
}

const whole = [item(1), item(2), item(3)];
const issued: Operation = { key: 'a', state: 'ISSUED', version: 3, final: true };
const follower = (received: readonly Received[], orderId: string | null = 'a'): Follower => ({
  orderId,
  received,
  cuts: () => 0,
  isComplete: () => true,
});
const complaintsOf = (...args: Parameters<typeof judgeOrders>): number =>
  judgeOrders(...args).complaints.length;
const judged = (received: readonly Received[], orderId?: string | null) =>
  judgeHistories(whole, [issued], [follower(received, orderId)]);

describe('the judge of histories', () => {
  test('accepts a history that equals the journal’s, including repeats', () => {
    expect(judged([item(1), item(2), item(2), item(3)])).toEqual({
      losses: 0,
      duplicates: 0,
      repeatedDeliveries: 1,
      complaints: [],
    });
    expect(judged(whole, null).complaints).toEqual([]);
  });

  test('detects a missing update', () => {
    expect(judged([item(1), item(3)])).toMatchObject({ losses: 1, complaints: { length: 1 } });
  });

  test('detects a version with two event ids', () => {
    const twice = judged([item(1), item(2), item(2, { eventId: 'another' }), item(3)]);
    expect(twice).toMatchObject({ duplicates: 1 });
    expect(twice.complaints).toHaveLength(1);
  });

  test('detects updates in another order than the journal’s', () => {
    expect(judged([item(2), item(1), item(3)]).complaints).toHaveLength(1);
  });

  test('detects an unnecessary gap', () => {
    expect(
      judged([item(1), item(2, { cause: 'SNAPSHOT_AFTER_GAP' }), item(3)]).complaints,
    ).toHaveLength(1);
  });

  test('detects a version that is repeated in the journal, or missing there', () => {
    const doubled = [item(1), item(2), item(2, { eventId: 'another' }), item(3)];
    expect(judgeHistories(doubled, [issued], [])).toMatchObject({ duplicates: 1 });
    expect(judgeHistories(doubled, [issued], []).complaints).toHaveLength(2);
    expect(judgeHistories([item(1), item(3)], [issued], []).complaints).toHaveLength(1);
    expect(judgeHistories(whole, [], []).complaints).toHaveLength(1);
  });
});

test('the judge of histories detects a change made twice, under two versions', () => {
  const stream = [item(1), item(2, { state: 'ISSUING' }), item(3, { state: 'ISSUING' })];
  expect(judgeHistories(stream, [{ ...issued, state: 'ISSUING' }], [])).toMatchObject({
    duplicates: 1,
    complaints: { length: 1 },
  });
});

describe('the judge of orders', () => {
  const order = { orderId: 'a', accepted: true, repeats: 0 };
  const counts = { arrived: 1, created: 1, pushesAcknowledged: 0, pushesRefused: 0 };
  test('accepts an order that was issued once', () => {
    expect(judgeOrders([order], [issued], counts)).toEqual({
      issued: 1,
      interrupted: 0,
      complaints: [],
    });
  });

  test('detects an order that was sent twice', () => {
    expect(complaintsOf([order], [issued], { ...counts, arrived: 2 })).toBe(1);
  });

  test('detects an order that was accepted and lost', () => {
    expect(complaintsOf([order], [], { ...counts, arrived: 0, created: 0 })).toBe(1);
  });

  test('detects an issued order that the journal does not show as issued', () => {
    const open = { ...issued, final: false, state: 'ISSUING' };
    expect(complaintsOf([{ ...order, repeats: 1 }], [open], counts)).toBe(2);
  });

  test('counts an order as interrupted only if its client was', () => {
    const unsent = { ...issued, final: false, state: 'OUTCOME_UNKNOWN' };
    const none = { ...counts, arrived: 0, created: 0 };
    expect(judgeOrders([{ ...order, repeats: 1 }], [unsent], none)).toEqual({
      issued: 0,
      interrupted: 1,
      complaints: [],
    });
    expect(complaintsOf([order], [unsent], none)).toBe(1);
  });
});

describe('the judge of outages', () => {
  const outage = { from: T0, to: T0 + 1_000, backAt: T0 + 1_000 };
  const later = (ms: number): Received =>
    item(1, { at: T0 + ms, occurredAt: new Date(T0 + ms).toISOString() });

  const quiet = { troubles: [], issuingEndedAt: T0 + 60_000 };

  test('measures until the first update that is newer than the outage', () => {
    const old = item(1, { at: T0 + 1_200, occurredAt: new Date(T0 - 60_000).toISOString() });
    expect(recoveries([outage], [[old, later(4_000)]], quiet)).toEqual([3_000]);
  });

  test('detects a stream that never resumes', () => {
    expect(recoveries([outage], [[]], quiet)).toEqual([Infinity]);
  });

  test('ignores an outage that another one followed at once', () => {
    const next = { from: T0 + 2_000, to: T0 + 3_000, backAt: T0 + 3_000 };
    expect(recoveries([outage, next], [[later(4_000)]], quiet)).toEqual([1_000]);
    expect(recoveries([outage, next], [[later(14_000)]], quiet)).toEqual([11_000]);
  });

  test('ignores a late stream while an instance was down, and only then', () => {
    const late = [[later(14_000)]];
    const during = { from: T0, to: T0 + 2_000 };
    const before = { from: T0, to: T0 + 1_000 };
    expect(recoveries([outage], late, { ...quiet, troubles: [during] })).toEqual([]);
    expect(recoveries([outage], late, { ...quiet, troubles: [before] })).toEqual([13_000]);
  });

  test('detects a push that was acknowledged while nothing could be written', () => {
    const push = { sentAt: T0 + 100, answeredAt: T0 + 200 };
    expect(acknowledgedDuring([outage], [push])).toBe(1);
    expect(acknowledgedDuring([outage], [{ ...push, answeredAt: T0 + 1_100 }])).toBe(0);
  });
});

describe('the watch over logs', () => {
  test.each([
    ['an unhandled failure', '{"msg":"unhandled failure","kind":"unhandledRejection"}'],
    ['a leak of listeners', '(node:1) MaxListenersExceededWarning: Possible memory leak'],
    ['a stack', '    at main (file:///main.ts:1:1)'],
    ['a secret', `{"msg":"signing with ${appSecret}"}`],
  ])('detects %s', (_what, line) => {
    expect(complaintAbout(line)).not.toBeNull();
  });

  test('accepts an ordinary line, and never repeats a secret', () => {
    expect(complaintAbout('{"level":30,"msg":"started","address":"http://127.0.0.1"}')).toBeNull();
    expect(complaintAbout(`signing with ${appSecret}`)).not.toContain(appSecret);
  });
});
