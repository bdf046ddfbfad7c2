import { RoundRobin } from './collections.ts';

/*
 * Continuations of one turn of the event loop run step by step, each step for all of them: code that another
 * request has just run is still in the processor's caches. A single one is not delayed. Brings 5 to 7 % of a
 * verification.
 */

/** Continuations run in a row before the next batch: code that measures its time then yields to the others. */
const AT_ONCE = 8;

/** Waiting continuations: calls with a complete response, and requests with a complete body. Each kind runs similar code. */
const arrived = { call: [] as (() => void)[], request: [] as (() => void)[] };
let isPlanned = false;

/** Runs a continuation after everything else of this turn has arrived: calls first. */
export function resumeBatched(kind: keyof typeof arrived, resume: () => void): void {
  arrived[kind].push(resume);
  plan();
}

function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  // Node runs all ticks and microtasks between two immediates, and with them the work of the continuations.
  setImmediate(runSome, arrived.call);
  setImmediate(runSome, arrived.request);
  setImmediate(endTurn);
}

function runSome(waiting: (() => void)[]): void {
  for (const resume of waiting.splice(0, AT_ONCE)) resume();
  // A tick requested in a microtask runs after all microtasks, including those of the work.
  if (waiting.length > 0) queueMicrotask(() => process.nextTick(runSome, waiting));
}

/** Continuations that arrived after the others ran follow in the next turn. */
function endTurn(): void {
  isPlanned = false;
  if (arrived.call.length > 0 || arrived.request.length > 0) plan();
}

/** Longest time for work in one turn of the event loop before the rest waits for the next turn. */
const SLICE_MS = 5;

/**
 * Schedules work: at once while there is little, otherwise in slices between which the event loop reads input. Waiting work
 * is queued in lanes, such as one per tenant. They are served round robin, so that a lane with thousands of waiting pieces
 * delays the next lane by one piece only.
 *
 * A piece of work runs until it waits for something outside, such as a timer or a socket.
 */
export class FairTurns {
  readonly #lanes = new RoundRobin<() => void>();
  /** End of the current slice, by `performance.now()`; null if no work has begun in this turn of the loop. */
  #sliceEnds: number | null = null;

  /** Returns null if the work may begin at once; otherwise a promise that resolves when it may. */
  wait(lane: string): Promise<void> | null {
    if (this.#lanes.isEmpty && this.#hasTime()) return null;
    return new Promise((begin) => this.#lanes.add(lane, begin));
  }

  #hasTime(): boolean {
    const now = performance.now();
    if (this.#sliceEnds !== null) return now < this.#sliceEnds;
    this.#sliceEnds = now + SLICE_MS;
    setImmediate(this.#nextSlice);
    return true;
  }

  readonly #nextSlice = (): void => {
    if (this.#lanes.isEmpty) {
      this.#sliceEnds = null;
      return;
    }
    this.#sliceEnds = performance.now() + SLICE_MS;
    this.#serve();
  };

  readonly #serve = (): void => {
    if (this.#lanes.isEmpty || performance.now() >= (this.#sliceEnds ?? 0)) {
      setImmediate(this.#nextSlice);
      return;
    }
    this.#lanes.next()?.();
    // A tick requested in a microtask runs after all microtasks, those of the work among them.
    queueMicrotask(() => process.nextTick(this.#serve));
  };
}

/**
 * Value that may be available at once, and is then not awaited: in a request, a promise for each step costs more than the steps.
 */
export type MaybePromise<Value> = Value | Promise<Value>;
