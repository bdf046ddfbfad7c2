// Imported before a program, whose clock then differs from the machine's by the milliseconds that the environment gives at
// the start, and its parent later.
import { enableCompileCache, flushCompileCache } from 'node:module';
import process from 'node:process';

// A killed process would leave no compiled code for the next one.
enableCompileCache();
setTimeout(flushCompileCache, 2_000).unref();

let aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const machineNow = Date.now;
Date.now = () => machineNow() + aheadMs;

/** The parent sends other messages, too, for other listeners. */
process.on('message', (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('clockAheadMs' in message)) return;
  aheadMs = Number(message.clockAheadMs);
});
// The listener must not keep a finished program alive.
process.channel?.unref();
