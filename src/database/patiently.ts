import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from './unavailable.ts';

/** The wait before a work of the start is tried again whose store went away meanwhile. */
const EVERY_MS = 250;

/** Repeats a work that may be repeated while the store is away, up to a time, as `performance.now()` tells it. */
export async function patiently<Result>(
  work: () => Promise<Result>,
  until: number,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() >= until) throw error;
    }
    await pause(EVERY_MS);
  }
}
