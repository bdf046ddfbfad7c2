import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The system's folder for temporary files, usually on a disk. */
    readonly systemFolder: string;
  }
}

const MEMORY = '/dev/shm';
const LEAST_FREE_BYTES = 4 * 1024 ** 3;

/**
 * Moves the folders of tests into memory, if there is room. Each write of a journal waits for the disk, and a
 * disk shared by three workers costs the run more time than all computation. Nothing less is proven: a process
 * killed by a test leaves its files to the system, and no test cuts the power.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('systemFolder', tmpdir());
  if (!(await hasRoom())) return () => Promise.resolve();
  const folder = await mkdtemp(join(MEMORY, 'fapiao-graph-tests-'));
  // PostgreSQL runs as its own user, who must have access to its folder.
  await chmod(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Of the file system, which may be a container's with 64 MiB, and of the machine, whose memory the files use. */
async function hasRoom(): Promise<boolean> {
  if (process.availableMemory() < LEAST_FREE_BYTES) return false;
  try {
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize >= LEAST_FREE_BYTES;
  } catch {
    return false; // not Linux
  }
}
