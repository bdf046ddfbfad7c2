import { writeSync } from 'node:fs';

/** Receives lines, each with its line end. */
export interface StandardError {
  write(line: string): void;
  /** Writes pending lines at once. */
  flush(): void;
}

const FILE = 2;
/** Interval between writes while there are many lines. */
const GROUP_MS = 10;
/** Interval between attempts while standard error takes nothing: its disk is full, or its reader is slow or has ended. */
const RETRY_MS = 20;
/** Bytes kept meanwhile; later lines are lost. */
const MOST_PENDING_BYTES = 1024 * 1024;
/** Most bytes of a character of a JavaScript string in UTF-8. */
const CHARACTER_BYTES = 3;
/** Longest wait for a slow reader at the end of the process. */
const LAST_WAIT_MS = 1_000;
const LAST_PAUSE_MS = 10;

/**
 * Lines of one turn of the event loop are written together at its end, and if turns follow each other closely, those of several
 * turns: a system call for each line costs more than the line itself. The end of the process writes pending lines, too. Bypasses
 * `process.stderr`, whose streams cost even more. No failure reaches the caller, as the service works without its log; `onLost`
 * receives the number of lost lines once lines can be written again.
 */
export function openStandardError(onLost: (count: number) => void): StandardError {
  let lines = '';
  let pending = Buffer.alloc(0);
  let lost = 0;
  let isPlanned = false;
  let isBlocked = false;
  let writtenAt = -Infinity;

  function flush(): void {
    isPlanned = false;
    if (lines !== '') pending = Buffer.concat([pending, Buffer.from(lines)]);
    lines = '';
    if (pending.length === 0) return;
    writtenAt = performance.now();
    const failure = writePending();
    isBlocked = failure !== null;
    if (isBlocked) return plan(RETRY_MS);
    const count = lost;
    lost = 0;
    if (count > 0) onLost(count);
  }

  /** Returns the code of the error after which bytes are left; null for none. */
  function writePending(): string | null {
    try {
      while (pending.length > 0) pending = pending.subarray(writeSync(FILE, pending));
      return null;
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    }
  }

  function plan(delayMs: number): void {
    if (isPlanned) return;
    isPlanned = true;
    if (delayMs === 0) setImmediate(flush);
    else setTimeout(flush, delayMs).unref();
  }

  process.once('exit', () => {
    flush();
    const until = performance.now() + LAST_WAIT_MS;
    while (writePending() === 'EAGAIN' && performance.now() < until)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_PAUSE_MS);
  });

  return {
    write(line) {
      const pendingBytes = pending.length + lines.length * CHARACTER_BYTES;
      if (isBlocked && pendingBytes > MOST_PENDING_BYTES) lost += 1;
      else lines += line;
      if (isBlocked) plan(RETRY_MS);
      else plan(performance.now() - writtenAt >= GROUP_MS ? 0 : GROUP_MS);
    },
    flush: () => {
      if (!isBlocked) flush();
    },
  };
}
