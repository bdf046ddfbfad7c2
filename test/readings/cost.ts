import { readFileSync } from 'node:fs';

/** Time and memory used by a piece of work. */
interface Cost<Result> {
  readonly result: Result;
  /**
   * CPU milliseconds of this process and, on Linux, of its children, which read the files. Other processes may use
   * the processor meanwhile, so elapsed time is no measure.
   */
  readonly computedMs: number;
  /** Peak memory given to them by the system beyond their earlier memory. */
  readonly grownBytes: number;
}

const LOOK_EVERY_MS = 10;
/** Length of a tick of `/proc`. */
const TICK_MS = 10;

/** Runs a piece of work and measures it. */
export async function weighed<Result>(work: () => Promise<Result>): Promise<Cost<Result>> {
  const before = residentBytes();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentBytes())), LOOK_EVERY_MS);
  const computedBefore = computedMs();
  const result = await work();
  const computed = computedMs() - computedBefore;
  clearInterval(watch);
  return { result, computedMs: computed, grownBytes: most - before };
}

function residentBytes(): number {
  if (process.platform !== 'linux') return process.memoryUsage.rss();
  return sum(family(), (pid) => {
    const status = readProc(`${pid}/status`);
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  });
}

/** Times of an ended child are in its parent's `cutime` and `cstime`. */
function computedMs(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
  return sum(family(), (pid) => {
    const stat = readProc(`${pid}/stat`);
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return sum(fields.slice(11, 15), Number) * TICK_MS;
  });
}

/** The ids of this process and its children. */
function family(): readonly (number | string)[] {
  const { pid } = process;
  return [pid, ...readProc(`${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean)];
}

/** Empty for a process that has just ended. */
function readProc(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
