import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Deadlines } from '../../src/kernel/time/deadlines.ts';
import { systemClock } from '../../src/kernel/time/clock.ts';

interface Expected {
  readonly at: number;
  calledOffAt: number;
}

test('each deadline is told at its time, once, unless it was called off before', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  // Sets one in so many milliseconds, calls off the one with this number, or lets so many milliseconds pass.
  const step = tuple(constantFrom('set', 'call off', 'pass'), integer({ min: 1, max: 40 }));
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      const deadlines = new Deadlines();
      const all: Expected[] = [];
      const callOff: (() => void)[] = [];
      const told: (readonly [nth: number, at: number])[] = [];
      for (const [what, number] of steps) {
        if (what === 'pass') vi.advanceTimersByTime(number);
        else if (what === 'set') {
          const nth = all.length;
          all.push({ at: performance.now() + number, calledOffAt: Infinity });
          callOff.push(deadlines.set(number, () => void told.push([nth, performance.now()])));
        } else {
          const nth = number % Math.max(all.length, 1);
          // Also one that was told, or called off before.
          callOff[nth]?.();
          const one = all[nth];
          if (one) one.calledOffAt = Math.min(one.calledOffAt, performance.now());
        }
      }
      vi.advanceTimersByTime(50);
      const met = all.flatMap(({ at, calledOffAt }, nth) => (calledOffAt < at ? [] : [[nth, at]]));
      expect(told.toSorted(([left], [right]) => left - right)).toEqual(met);
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});

test('a time that is over is no warning: the clock goes on between its reading and the timer', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error): void => void warnings.push(warning);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const met = new Promise<void>((resolve) => void new Deadlines().set(-5, resolve));
  // Both wait on timers that keep no process alive.
  const alive = setTimeout(() => undefined, 10_000);
  onTestFinished(() => clearTimeout(alive));
  await Promise.all([met, systemClock.sleep(-5)]);
  await new Promise(setImmediate);
  expect(warnings).toEqual([]);
});
