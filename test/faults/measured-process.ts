// The service in a process that says how much it holds, so that nothing of its clients is counted. Argument: how many
// times as fast as it does time passes for it. Needs --expose-gc. Speaks the messages of measured-service.ts.
import { readdirSync } from 'node:fs';
import { createApplication } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { createFastClock } from './fast-clock.ts';
import type { ServiceLevel, ServiceMessage } from './measured-service.ts';

const [times = '1'] = process.argv.slice(2);
const application = await createApplication(readConfig(), {
  clock: createFastClock(Number(times)),
  logDestination: { write: () => {} },
});
application.start();

function tell(message: ServiceMessage): void {
  process.send?.(message);
}

/** Neither counts as held: the pipes lead to the parent, and what is immediate is over at once. */
const PASSING: ReadonlySet<string> = new Set(['PipeWrap', 'Immediate']);

function level(): ServiceLevel {
  // Objects that survive two of these are old.
  globalThis.gc?.({ type: 'minor' });
  globalThis.gc?.({ type: 'minor' });
  const { heapUsed: heldWithGarbage } = process.memoryUsage();
  // The second collection frees objects that the first finalizes.
  globalThis.gc?.();
  globalThis.gc?.();
  const heapBytes = process.memoryUsage().heapUsed;
  return {
    heapBytes,
    garbageBytes: heldWithGarbage - heapBytes,
    handles: process.getActiveResourcesInfo().filter((name) => !PASSING.has(name)).length,
    descriptors: countDescriptors(),
  };
}

/** Linux says it in a folder, the reading of which is itself one. Elsewhere nothing is compared. */
function countDescriptors(): number {
  return process.platform === 'linux' ? readdirSync('/proc/self/fd').length - 1 : 0;
}

// Its parent asks one thing only.
process.on('message', () => tell({ type: 'level', ...level() }));
process.on('disconnect', () => process.exit());
tell({ type: 'listening', url: application.url });
