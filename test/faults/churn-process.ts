// The service in a process that says how much it holds, so that nothing of its clients is counted.
// Needs --expose-gc. Speaks the messages of churn.ts.
import { createApplication } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { ServiceLevel, ServiceMessage } from './churn.ts';

const application = await createApplication(readConfig(), { logDestination: { write: () => {} } });
application.start();

function tell(message: ServiceMessage): void {
  process.send?.(message);
}

/** Neither counts as held: the pipes lead to the parent, and what is immediate is over at once. */
const PASSING: ReadonlySet<string> = new Set(['PipeWrap', 'Immediate']);

function level(): ServiceLevel {
  // Objects that the first collection finalizes, the second can free.
  globalThis.gc?.();
  globalThis.gc?.();
  return {
    heapBytes: process.memoryUsage().heapUsed,
    handles: process.getActiveResourcesInfo().filter((name) => !PASSING.has(name)).length,
  };
}

// Its parent asks one thing only.
process.on('message', () => tell({ type: 'level', ...level() }));
process.on('disconnect', () => process.exit());
tell({ type: 'listening', url: application.url });
