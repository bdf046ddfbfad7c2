// The simulated platform in a process of its own, so that it outlives what it is called by. Speaks the
// messages of platform.ts with whoever started it. Argument: file.
import { systemClock } from '../../src/kernel/clock.ts';
import { createLog } from '../../src/kernel/log.ts';
import { createSandbox } from '../../src/sandbox/index.ts';
import type { PlatformAnswer, PlatformRequest } from './platform.ts';

const CREATE_PATH = '/api/v1/invoice/forward/create';

const [file = ''] = process.argv.slice(2);
const { baseUrl, credentials, controls, counters } = await createSandbox({
  clock: systemClock,
  file,
  random: Math.random,
  progressDelayMs: 1_000,
  log: createLog('silent'),
});

function tell(message: PlatformAnswer): void {
  process.send?.(message);
}

// Only its parent has the other end, which sends nothing else.
process.on('message', (request: PlatformRequest) => {
  if (request.type === 'fault') {
    controls.setFault({ path: request.path, fault: request.fault });
    return;
  }
  tell({
    type: 'counted',
    arrived: counters.calls(CREATE_PATH),
    created: counters.billedUnits(CREATE_PATH),
    pushesAcknowledged: counters.pushes('acknowledged'),
    pushesRefused: counters.pushes('refused'),
  });
});
process.on('disconnect', () => process.exit());
tell({ type: 'listening', baseUrl, ...credentials });
