/** Duration of a piece of work, over many repetitions. */
export interface Timing {
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Repetitions a second, summed over all concurrent ones. */
  readonly perSecond: number;
}

export interface MeasureOptions {
  /** Number of concurrent repetitions. */
  readonly atOnce?: number;
  readonly forMs?: number;
  /** Duration of uncounted repetitions at the start, so that compiled code is measured. */
  readonly warmUpMs?: number;
}

/** Repeats `work` for a while. A rejection ends the measurement. */
export async function measure(
  work: () => unknown,
  { atOnce = 1, forMs = 1_000, warmUpMs = 400 }: MeasureOptions = {},
): Promise<Timing> {
  await repeat(work, atOnce, warmUpMs);
  const startedAt = performance.now();
  const durations = await repeat(work, atOnce, forMs);
  const elapsedMs = performance.now() - startedAt;
  return { ...spread(durations), perSecond: (durations.length / elapsedMs) * 1000 };
}

/** Median and 99th percentile of durations in milliseconds. */
export function spread(durations: readonly number[]): Pick<Timing, 'medianMs' | 'p99Ms'> {
  const sorted = durations.toSorted((left, right) => left - right);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
  return { medianMs: at(0.5), p99Ms: at(0.99) };
}

async function repeat(work: () => unknown, atOnce: number, forMs: number): Promise<number[]> {
  const until = performance.now() + forMs;
  const durations: number[] = [];
  const one = async (): Promise<void> => {
    for (let begun = performance.now(); begun < until; begun = performance.now()) {
      const pending = work();
      // Awaiting a plain value would add a turn of the microtask queue to work of microseconds.
      if (pending instanceof Promise) await pending;
      durations.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return durations;
}
