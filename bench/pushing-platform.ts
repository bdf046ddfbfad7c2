// The simulated platform in a separate process. It issues ordered invoices after a second, and reports to its parent when
// each push was sent, with the messages below. Argument: its folder.
import diagnostics from 'node:diagnostics_channel';
import { join } from 'node:path';
import { systemClock } from '../src/kernel/time/clock.ts';
import { createLog } from '../src/kernel/log/log.ts';
import { createSandbox } from '../packages/simulator/src/index.ts';

/** Messages to its parent. */
export type PlatformNews =
  | { readonly type: 'listening'; readonly baseUrl: string }
  /** `at` is from `process.hrtime.bigint()`; a string, as messages between processes are JSON. */
  | { readonly type: 'pushed'; readonly orderId: string; readonly at: string };

const ISSUED_AFTER_MS = 1_000;

function tell(news: PlatformNews): void {
  process.send?.(news);
}

/** Undici's description of a request; its body is complete until the request is sent. */
interface Sending {
  readonly request: { readonly body: unknown };
}

// The platform sends no requests except pushes.
diagnostics.subscribe('undici:client:sendHeaders', (message) => {
  const at = String(process.hrtime.bigint());
  const { request } = message as Sending;
  const { order_id: orderId } = JSON.parse(String(request.body)) as { readonly order_id: string };
  tell({ type: 'pushed', orderId, at });
});

const [folder = '.'] = process.argv.slice(2);
const { baseUrl } = await createSandbox({
  clock: systemClock,
  file: join(folder, 'sandbox.sqlite'),
  random: Math.random,
  progressDelayMs: ISSUED_AFTER_MS,
  log: createLog('silent'),
});
process.on('disconnect', () => process.exit());
tell({ type: 'listening', baseUrl });
