import { beforeEach, expect, test } from 'vitest';
import { createSteadyClock } from '../../src/kernel/time/clock.ts';
import { ManualClock } from '../manual-clock.ts';

const HOUR = 60 * 60_000;

let machine: ManualClock;
let clock: ReturnType<typeof createSteadyClock>;
let jumps: number[];
let begin: number;

beforeEach(() => {
  machine = new ManualClock();
  jumps = [];
  clock = createSteadyClock(machine, (byMs) => void jumps.push(byMs));
  begin = machine.now();
});

test('advances by the elapsed time however the machine’s clock is set, and reports each jump once', async () => {
  await machine.advance(5_000);
  expect(clock.now()).toBe(begin + 5_000);
  machine.set(-HOUR);
  expect([clock.now(), clock.now()]).toEqual([begin + 5_000, begin + 5_000]);
  await machine.advance(1_000);
  machine.set(2 * HOUR);
  expect(clock.now()).toBe(begin + 6_000);
  expect(jumps).toEqual([-HOUR, 2 * HOUR]);
});

test('is not affected by a correction of less than a second', () => {
  machine.set(-999);
  expect(clock.now()).toBe(begin);
  expect(jumps).toEqual([]);
});

test('follows another clock only as far as is certain', async () => {
  const sentAt = clock.elapsed();
  await machine.advance(300);
  // Read at any time of the 300 ms: here it can be right already.
  expect(clock.follow(begin + 100, sentAt)).toBe(0);
  expect(clock.now()).toBe(begin + 300);
  // The other clock is at least 700 ms ahead, and at least 50 behind.
  expect(clock.follow(begin + 1_000, sentAt)).toBe(700);
  expect(clock.now()).toBe(begin + 1_000);
  expect(clock.follow(begin + 650, sentAt)).toBe(-50);
  expect(clock.now()).toBe(begin + 950);
});

test('knows since when it has not been set forward', async () => {
  await machine.advance(5_000);
  expect(clock.steadyForMs()).toBe(5_000);
  clock.follow(clock.now() - HOUR, clock.elapsed());
  clock.follow(clock.now() + 999, clock.elapsed());
  machine.set(HOUR);
  expect(clock.steadyForMs()).toBe(5_000);
  clock.follow(clock.now() + HOUR, clock.elapsed());
  await machine.advance(2_000);
  expect(clock.steadyForMs()).toBe(2_000);
});

test('knows whole milliseconds, as a database stores times', async () => {
  await machine.advance(1_234.56);
  expect([clock.now(), clock.steadyForMs()]).toEqual([begin + 1_235, 1_235]);
});
