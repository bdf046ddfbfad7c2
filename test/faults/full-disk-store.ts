import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { LossyStore } from './lossy-store.ts';
import type { Random } from './random.ts';

const run = promisify(execFile);
/** Size limit of files: it is reached in the middle of the journal, of its log, or of a document. */
const MOST_BYTES = 512 * 1024;
const [SHORTEST_MS, LONGEST_MS] = [500, 4_000];

/**
 * A journal in a file and documents beside it, whose disk is full again and again. A limit on file sizes
 * simulates it, as that needs no rights: a write beyond it fails, after the part that fits.
 */
export function openFullDiskStore(random: Random): Promise<LossyStore> {
  return Promise.resolve({
    instances: 1,
    env: () => ({}),
    loses: 'what came last',
    seenAgainMs: 0,
    async lose({ instances: [instance] }) {
      const pid = instance?.pid();
      if (pid === undefined) throw new Error('the instance is down');
      await limit(pid, String(random.between(0, MOST_BYTES)));
      await sleep(random.between(SHORTEST_MS, LONGEST_MS));
      await limit(pid, 'unlimited');
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  });
}

/** Only the soft limit is set, so that it can be raised again. */
async function limit(pid: number, bytes: string): Promise<void> {
  await run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
}
