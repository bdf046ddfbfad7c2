import { readFileSync } from 'node:fs';

/** Bytes that the system has given to this process and, on Linux, to its children, where files are read. */
export function residentBytes(): number {
  if (process.platform !== 'linux') return process.memoryUsage.rss();
  const { pid } = process;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean)]
    .map(residentBytesOf)
    .reduce((sum, bytes) => sum + bytes, 0);
}

function residentBytesOf(pid: number | string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0; // It has just ended.
  }
}
