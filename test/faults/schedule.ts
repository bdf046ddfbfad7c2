import type { Random } from './random.ts';

/** Faults by their target. */
const manners = {
  /** `kill` is -9, and a start when the time is over; `freeze` is SIGSTOP until SIGCONT. */
  instance: ['kill', 'freeze'],
  /** PostgreSQL with all of its processes. */
  database: ['kill', 'freeze'],
  /** PgBouncer, to which the lines lead if it is used. */
  pooler: ['kill', 'freeze'],
  /**
   * Redis that only carries messages; `away` is a kill for long, `flush` empties it and needs no end, `full` makes it reject
   * writes, `demote` makes a replica of it, and `fail-over` kills it while its replica takes its place.
   */
  messenger: ['kill', 'freeze', 'flush', 'full', 'demote', 'fail-over', 'away'],
  /**
   * The network between one instance and its store; `slow` delays each direction by up to five seconds, `reset-after-request`
   * ends the connection while the store works, and `half-close` ends only what the store sends.
   */
  line: [
    'refuse',
    'blackhole',
    'slow',
    'drop-replies',
    'half-close',
    'reset-mid-reply',
    'reset-after-request',
  ],
  platform: ['lose-create-replies', 'cut-query-replies', 'slow-queries', 'bad-gateway'],
} as const;

export type TargetType = keyof typeof manners;
/** Number of each. */
export type Targets = Readonly<Partial<Record<TargetType, number>>>;
export type Manner<Type extends TargetType> = (typeof manners)[Type][number];

/** A fault with a duration. Times are in milliseconds since the beginning of the run. */
export type Fault = {
  readonly [Type in TargetType]: {
    readonly target: Type;
    /** Index within its kind, from 0. */
    readonly index: number;
    readonly manner: Manner<Type>;
    readonly atMs: number;
    readonly forMs: number;
  };
}[TargetType];

export interface ScheduleOptions {
  readonly durationMs: number;
  readonly targets: Targets;
  /**
   * Target that fails alone at the end and returns, so that no other fault disturbs the recovery of streams; null for
   * none.
   */
  readonly last: 'database' | null;
  /** Of freezes; outages of the messenger last twice as long. */
  readonly longestFreezeMs: number;
  /** The wait between two faults of one target; half of it at least. */
  readonly meanGapMs: number;
}

/** Duration of a fault that is no freeze. */
const [SHORTEST_MS, LONGEST_MS] = [300, 4_000];

const LAST_OUTAGE_MS = 2_000;
const BEFORE_LAST_OUTAGE_MS = 3_000;
const AFTER_LAST_OUTAGE_MS = 11_000;

/**
 * The faults of a run, by the time of their begin. One target has one fault at a time, different ones
 * fail together; all of them end with the run. Each target has each of its faults once before any is
 * repeated.
 */
export function createSchedule(random: Random, options: ScheduleOptions): readonly Fault[] {
  const { targets, last, durationMs } = options;
  if (last === null) return lanes(targets, random, options).toSorted(byBegin);
  const atMs = durationMs - AFTER_LAST_OUTAGE_MS - LAST_OUTAGE_MS;
  const before = { ...options, durationMs: atMs - BEFORE_LAST_OUTAGE_MS };
  const manner = random.fork('last outage').pick(manners[last]);
  return [
    ...lanes(targets, random, before),
    { target: last, index: 0, manner, atMs, forMs: LAST_OUTAGE_MS },
  ].toSorted(byBegin);
}

function byBegin(left: Fault, right: Fault): number {
  return left.atMs - right.atMs;
}

/** A line of text per fault, for the report. */
export function toText(fault: Fault): string {
  const { target, index, manner, atMs, forMs } = fault;
  return `${(atMs / 1000).toFixed(1)} s: ${manner} ${target} ${index}, for ${(forMs / 1000).toFixed(1)} s`;
}

function lanes(targets: Targets, random: Random, options: ScheduleOptions): readonly Fault[] {
  // The keys of an object whose type says which there are.
  return (Object.keys(targets) as TargetType[]).flatMap((target) =>
    Array.from({ length: targets[target] ?? 0 }, (_, index) =>
      lane(target, index, random.fork(`${target} ${index}`), options),
    ).flat(),
  );
}

function lane(
  target: TargetType,
  index: number,
  random: Random,
  { durationMs, longestFreezeMs, meanGapMs }: ScheduleOptions,
): Fault[] {
  const faults: Fault[] = [];
  let bag: string[] = [];
  let atMs = random.between(0, meanGapMs);
  for (;;) {
    if (bag.length === 0) bag = shuffled(manners[target], random);
    const manner = bag.pop() ?? '';
    const longestMs = manner === 'freeze' ? longestFreezeMs : LONGEST_MS;
    const forMs = manner === 'away' ? 2 * longestFreezeMs : random.between(SHORTEST_MS, longestMs);
    if (atMs + forMs > durationMs) return faults;
    // The manner was taken from the target's own list, which the compiler cannot follow.
    faults.push({ target, index, manner, atMs, forMs } as Fault);
    atMs += forMs + random.between(meanGapMs / 2, (meanGapMs * 3) / 2);
  }
}

function shuffled(items: readonly string[], random: Random): string[] {
  return items
    .map((item) => ({ item, rank: random.next() }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ item }) => item);
}
