import { beforeEach, expect, test } from 'vitest';
import { createSemaphore, type Semaphore } from '../../src/platform/client/semaphore.ts';
import { ManualClock } from '../manual-clock.ts';

let clock: ManualClock;
let room: Semaphore;
let entered: string[];

beforeEach(() => {
  clock = new ManualClock();
  room = createSemaphore({ bytes: 100, mostWaiting: 3, patienceMs: 60_000, clock });
  entered = [];
});

/** Enters and records it; the returned function leaves again. */
async function enter(name: string, bytes: number): Promise<() => void> {
  const leave = await room.acquire(bytes);
  entered.push(name);
  return leave;
}

const refusal = {
  code: 'RATE_LIMITED',
  retryable: true,
  retryAfterSeconds: 10,
  maybeApplied: false,
};

test('admits what fits, and the others in order of arrival', async () => {
  const leaveA = await enter('a', 60);
  const leaveB = await enter('b', 40);
  const [large, small] = [enter('large', 90), enter('small', 10)];
  leaveB();
  await clock.advance(0);
  // The small one would fit, but arrived later.
  expect(entered).toEqual(['a', 'b']);
  leaveA();
  await Promise.all([large, small]);
  expect(entered).toEqual(['a', 'b', 'large', 'small']);
});

test('admits a request larger than the limit alone', async () => {
  const leave = await enter('huge', 500);
  const next = enter('next', 1);
  await clock.advance(0);
  expect(entered).toEqual(['huge']);
  leave();
  await next;
});

test('leaving twice has the effect of leaving once', async () => {
  const leave = await enter('a', 60);
  await enter('b', 40);
  leave();
  leave();
  await enter('c', 60);
  void enter('d', 60);
  await clock.advance(0);
  expect(entered).toEqual(['a', 'b', 'c']);
});

test('rejects when too many wait, or after too long a wait', async () => {
  await enter('a', 100);
  const waiting = ['b', 'c', 'd'].map((name) => enter(name, 10).catch((error: unknown) => error));
  await expect(enter('e', 10)).rejects.toMatchObject(refusal);
  await clock.advance(60_000);
  for (const given of await Promise.all(waiting)) expect(given).toMatchObject(refusal);
  expect(entered).toEqual(['a']);
});

test('an aborted wait lets the later ones through', async () => {
  const leave = await enter('a', 60);
  const large = enter('large', 90).catch((error: unknown) => error);
  await clock.advance(30_000);
  const small = enter('small', 10);
  await clock.advance(30_000);
  expect(await large).toMatchObject(refusal);
  await small;
  expect(entered).toEqual(['a', 'small']);
  leave();
});
