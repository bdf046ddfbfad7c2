// A sandbox in its own process, for a test to kill. Arguments: file, progress delay in milliseconds.
import { createLog } from '../../src/kernel/log/log.ts';
import { systemClock } from '../../src/kernel/time/clock.ts';
import { createSandbox } from '../../packages/simulator/src/index.ts';

const [file = '', delayMs = ''] = process.argv.slice(2);
const { baseUrl } = await createSandbox({
  clock: systemClock,
  file,
  random: Math.random,
  progressDelayMs: Number(delayMs),
  log: createLog('silent'),
});
console.log(baseUrl);
