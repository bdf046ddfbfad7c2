import { useSyncExternalStore } from 'react';
import type { Run, Variables } from './variables.ts';

/**
 * Variables and latest responses of the examples; later examples read numbers from them. They stay in memory only, as
 * responses may hold personal data.
 */
const runs = new Map<string, Run>();
const readers = new Set<() => void>();
let version = 0;

/** The latest run of an example; undefined before it was opened. */
export function latestRun(example: string): Run | undefined {
  return runs.get(example);
}

/** Stores the variables of an example that is opened or sent, and drops the response to its earlier variables. */
export function noteVariables(example: string, variables: Variables): void {
  note(example, { variables, data: undefined });
}

/** Stores the response to an example. */
export function noteAnswer(example: string, data: unknown): void {
  note(example, { variables: runs.get(example)?.variables ?? {}, data });
}

/** A number that changes whenever a run is stored, for components that show the runs. */
export function useRunsVersion(): number {
  return useSyncExternalStore(
    (read) => {
      readers.add(read);
      return () => void readers.delete(read);
    },
    () => version,
  );
}

function note(example: string, run: Run): void {
  runs.set(example, run);
  version += 1;
  for (const read of readers) read();
}
