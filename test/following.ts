import type { Answer, Subscription } from './harness.ts';
import type { ManualClock } from './manual-clock.ts';

/** An item of a subscription whose document names its field `update`; the test defines its other members. */
export type Step<Members = Readonly<Record<string, unknown>>> = {
  readonly update: Members & {
    readonly cursor: string;
    readonly version: number;
    readonly state: string | null;
  };
};

/** A subscription in the form of clients: with one field. */
export type Updates<Update> = Subscription<Readonly<Record<string, Update>>>;

/** The data of a response; fails the test on errors outside of it. */
export function dataOf<Data>({ data, errors }: Answer<Data>): Data {
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

/** The next item. Half an hour of polls takes a busy machine some seconds. */
export async function next<Update>(updates: Updates<Update>): Promise<Update> {
  const [update] = Object.values(dataOf(await updates.next(40_000)));
  if (update === undefined) throw new Error('The item has no field.');
  return update;
}

/** Resolves with a promise's value, and advances time in steps until then. */
export async function inTime<Value>(
  promise: Promise<Value>,
  clock: ManualClock,
  stepMs = 1_000,
): Promise<Value> {
  const settled = promise.then((value) => ({ value }));
  for (;;) {
    const found = await Promise.race([settled, clock.advance(stepMs)]);
    if (found) return found.value;
  }
}

/** The first item in a state; advances time in steps until then. */
export async function reaches<Update extends { readonly state: string | null }>(
  updates: Updates<Update>,
  state: string,
  clock: ManualClock,
  stepMs?: number,
): Promise<Update> {
  for (;;) {
    const item = await inTime(next(updates), clock, stepMs);
    if (item.state === state) return item;
  }
}
