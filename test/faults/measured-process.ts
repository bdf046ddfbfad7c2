// The service in a process of its own that reports its memory without that of its clients. Argument: the factor by which
// its clock is faster than real time. Needs --expose-gc. Exchanges the messages of measured-service.ts.
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

/** Neither counts: pipes lead to the parent, and immediates end at once. */
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

/** Linux lists them in a folder, which is open itself while it is read. Other systems are not compared. */
function countDescriptors(): number {
  return process.platform === 'linux' ? readdirSync('/proc/self/fd').length - 1 : 0;
}

// Every message of the parent requests the level.
process.on('message', () => tell({ type: 'level', ...level() }));
process.on('disconnect', () => process.exit());
tell({ type: 'listening', url: application.url });
