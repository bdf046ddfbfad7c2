import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/kernel/time/clock.ts';

test('a time in the past causes no warning: the clock advances between its reading and the timer', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error): void => void warnings.push(warning);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  // The clock's timers do not keep a process alive.
  const alive = setTimeout(() => undefined, 10_000);
  onTestFinished(() => clearTimeout(alive));
  await systemClock.sleep(-5);
  await new Promise(setImmediate);
  expect(warnings).toEqual([]);
});
