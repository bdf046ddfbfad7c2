import { readFileSync } from 'node:fs';

/** Time and memory that a piece of work took. */
interface Cost<Result> {
  readonly result: Result;
  /**
   * Milliseconds of computing by this process and, on Linux, its children, where files are read. Other processes may have
   * the processor meanwhile, so the time on the clock says little.
   */
  readonly computedMs: number;
  /** The most bytes that the system gave to them beyond what they had. */
  readonly grownBytes: number;
}

const LOOK_EVERY_MS = 10;
/** Length of a tick of `/proc`. */
const TICK_MS = 10;

/** Does a piece of work and weighs it. */
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

/** Of a child that has ended, its parent's `cutime` and `cstime` tell. */
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
