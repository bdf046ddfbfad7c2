// The simulated platform in a process of its own, so that it outlives its callers. Exchanges the messages of platform.ts
// with its parent. Argument: file.
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { systemClock } from '../../src/kernel/time/clock.ts';
import { createLog } from '../../src/kernel/log/log.ts';
import { createSandbox } from '../../packages/simulator/src/index.ts';
import type { PlatformAnswer, PlatformRequest } from './platform.ts';

const CREATE_PATH = '/api/v1/invoice/forward/create';
const UNAUTHORIZED = 401;

const [file = ''] = process.argv.slice(2);
const { baseUrl, credentials, controls, counters } = await createSandbox({
  clock: systemClock,
  file,
  random: Math.random,
  progressDelayMs: 1_000,
  log: createLog('silent'),
});

/** Orders that were rejected for the time in their signature, as the two clocks cannot be set at the same moment. */
let refusedForTime = 0;
subscribe('http.server.response.finish', (message) => {
  // Documented so.
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  if (request.url === CREATE_PATH && response.statusCode === UNAUTHORIZED) refusedForTime += 1;
});

function tell(message: PlatformAnswer): void {
  process.send?.(message);
}

// Only its parent has the other end.
process.on('message', (request: PlatformRequest | { readonly type?: never }) => {
  // The current time, from set-clock.ts.
  if (request.type === undefined) return;
  if (request.type === 'fault') {
    controls.setFault({ path: request.path, fault: request.fault });
    return;
  }
  tell({
    type: 'counted',
    arrived: counters.calls(CREATE_PATH) - refusedForTime,
    created: counters.billedUnits(CREATE_PATH),
    pushesAcknowledged: counters.pushes('acknowledged'),
    pushesRefused: counters.pushes('refused'),
  });
});
process.on('disconnect', () => process.exit());
tell({ type: 'listening', baseUrl, ...credentials });
