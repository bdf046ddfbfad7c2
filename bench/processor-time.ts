import { readdirSync, readFileSync } from 'node:fs';

/**
 * Processor time of all threads of a process in nanoseconds; exact while they sleep. Needs Linux. It is the first figure of
 * `schedstat`, as `stat` counts only in hundredths of a second.
 */
export function processorTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads
    .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))
    .reduce((sum, line) => sum + Number(line.split(' ')[0]), 0);
}
