/** Outcome of a sent push. */
export type PushOutcome = 'acknowledged' | 'refused';

/** Counts of everything that reached the sandbox since its start; for tests and measurements. */
export interface Counters {
  /** Requests that arrived at a path, or at all paths if none is given, including rejected and lost ones. */
  calls(path?: string): number;
  /** Units that a path billed: invoices issued or checked, look-ups made. */
  billedUnits(path: string): number;
  /** Pushes sent with this outcome; a repeat or a retry counts again. */
  pushes(outcome: PushOutcome): number;
  arrived(path: string): void;
  bill(path: string, units: number): void;
  push(outcome: PushOutcome): void;
}

/** Counters at zero. */
export function createCounters(): Counters {
  let arrived = 0;
  const counts = new Map<string, number>();
  const add = (name: string, more: number) => void counts.set(name, (counts.get(name) ?? 0) + more);
  return {
    calls: (path) => (path === undefined ? arrived : (counts.get(`calls ${path}`) ?? 0)),
    billedUnits: (path) => counts.get(`billed ${path}`) ?? 0,
    pushes: (outcome) => counts.get(`pushes ${outcome}`) ?? 0,
    arrived(path) {
      arrived += 1;
      add(`calls ${path}`, 1);
    },
    bill: (path, units) => add(`billed ${path}`, units),
    push: (outcome) => add(`pushes ${outcome}`, 1),
  };
}
