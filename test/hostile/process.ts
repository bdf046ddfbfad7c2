import { readFile } from 'node:fs/promises';
import { spawnService, type SpawnedService } from '../harness.ts';

const KEY = 'key-of-a-tenant-0123456789';

/** The header of the one client that is known. */
export const AUTHORIZATION = { authorization: `Bearer ${KEY}` };

/** The service with keys, and with little room: V8 ends the process when 512 MiB of objects are in use. */
export function spawnSmall(): Promise<SpawnedService> {
  return spawnService({ API_KEYS: KEY, NODE_OPTIONS: '--max-old-space-size=512' });
}

/** Milliseconds that a process has computed, in steps of ten. */
export async function computedMs({ process }: SpawnedService): Promise<number> {
  const line = await readFile(`/proc/${process.pid}/stat`, 'utf8');
  // Behind the name, which may hold blanks: user and system time are its 12th and 13th, in hundredths.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The most that a process has had in memory so far, in bytes. Buffers count as well. */
export async function mostMemory({ process }: SpawnedService): Promise<number> {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}
