import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/kernel/time/clock.ts';

test('a time that is over is no warning: the clock goes on between its reading and the timer', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error): void => void warnings.push(warning);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  // The clock's timers keep no process alive.
  const alive = setTimeout(() => undefined, 10_000);
  onTestFinished(() => clearTimeout(alive));
  await systemClock.sleep(-5);
  await new Promise(setImmediate);
  expect(warnings).toEqual([]);
});
