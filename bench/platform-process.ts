// The simulated platform in a separate process, so that its cost is not counted as the service's.
import { join } from 'node:path';
import { systemClock } from '../src/kernel/time/clock.ts';
import { createLog } from '../src/kernel/log/log.ts';
import { createSandbox } from '../packages/simulator/src/index.ts';

const [folder = '.'] = process.argv.slice(2);
const { baseUrl } = await createSandbox({
  clock: systemClock,
  file: join(folder, 'sandbox.sqlite'),
  random: Math.random,
  // Nothing proceeds by itself: only requests of clients are measured.
  progressDelayMs: null,
  log: createLog('silent'),
});
console.log(baseUrl);
