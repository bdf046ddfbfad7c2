import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder for temporary files that lies where the system says, on a disk as a rule. */
    readonly systemFolder: string;
  }
}

const MEMORY = '/dev/shm';
const LEAST_FREE_BYTES = 4 * 1024 ** 3;

/**
 * Has the folders of tests in memory, where there is room for them. Each write of a journal waits for the disk, and a
 * disk that three workers share costs the run more time than all that is computed. Nothing is proven less: a process
 * that a test kills leaves its files to the system, and no test cuts the power.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('systemFolder', tmpdir());
  if (!(await hasRoom())) return () => Promise.resolve();
  const folder = await mkdtemp(join(MEMORY, 'fapiao-graph-tests-'));
  // PostgreSQL runs as a user of its own, who has to get to its folder.
  await chmod(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Of the file system, which may be a container's with 64 MiB, and of the machine, whose memory the files take. */
async function hasRoom(): Promise<boolean> {
  if (process.availableMemory() < LEAST_FREE_BYTES) return false;
  try {
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize >= LEAST_FREE_BYTES;
  } catch {
    return false; // not Linux
  }
}
