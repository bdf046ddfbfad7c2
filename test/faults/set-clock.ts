// Imported before a program: the time that it is told is the machine's, set by so many milliseconds as the environment
// says at the start and its parent from then on.
import { enableCompileCache, flushCompileCache } from 'node:module';
import process from 'node:process';

// Of what was compiled, a process that is killed would leave nothing behind for the next one.
enableCompileCache();
setTimeout(flushCompileCache, 2_000).unref();

let aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const machineNow = Date.now;
Date.now = () => machineNow() + aheadMs;

/** Its parent sends other messages, too, which others read. */
process.on('message', (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('clockAheadMs' in message)) return;
  aheadMs = Number(message.clockAheadMs);
});
// To listen must not keep a program alive that is at its end.
process.channel?.unref();
