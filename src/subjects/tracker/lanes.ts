import type { Tracked } from '../kind/kind.ts';
import type { Clock } from '../../kernel/time/clock.ts';

/** Kinds whose polls share a limit. */
export interface Lane {
  readonly kinds: readonly string[];
  readonly inFlight: Set<Promise<void>>;
  /** Number of further entries that fit; 0 or less for none. */
  free(): number;
}

/** With more queries in flight, only one poll fetches files: people wait for query results, and files can wait for a day. */
const BUSY = 8;

/** The lane of kinds that query the platform, and one lane for each sort of long work. */
export function createLanes(
  kinds: Iterable<Pick<Tracked<never>, 'kind' | 'takesLong'>>,
  mostQuestions: () => number,
  longAtOnce: number,
): { readonly asking: Lane; readonly all: readonly Lane[] } {
  const {
    questions = [],
    files = [],
    rows = [],
  } = Object.groupBy(kinds, ({ takesLong = 'questions' }) => takesLong);
  const asking = laneOf(questions, mostQuestions);
  const all = [
    asking,
    laneOf(files, () => (asking.inFlight.size > BUSY ? 1 : longAtOnce)),
    laneOf(rows, () => longAtOnce),
  ];
  return { asking, all: all.filter((lane) => lane.kinds.length > 0) };
}

function laneOf(kinds: readonly Pick<Tracked<never>, 'kind'>[], limit: () => number): Lane {
  const inFlight = new Set<Promise<void>>();
  return {
    kinds: kinds.map(({ kind }) => kind),
    inFlight,
    free: () => limit() - inFlight.size,
  };
}

/** Bounds of the number of polls in flight. */
interface PollLimits {
  readonly initial: number;
  readonly least: number;
  readonly most: number;
}

/** Number of polls that may be in flight, adapted to the platform's load. */
interface PollsAtOnce {
  readonly limit: number;
  /** A response arrived, whatever its content. */
  answered(): void;
  /** The platform rejected a poll because of the number of calls (`CYT_42901`). */
  refused(): void;
  /** No response came in time. */
  timedOut(): void;
}

/** Responses in a row after which one more poll is tried. */
const ANSWERS_PER_STEP = 64;

/**
 * Halves the polls in flight when the platform is overloaded, and raises them again one by one. A number at which the platform
 * rejected a poll is not tried again in this process: every rejected call counts against the limit of the other callers with the
 * same key.
 */
export function createPollsAtOnce({ initial, least, most }: PollLimits): PollsAtOnce {
  let limit = initial;
  let ceiling = most;
  let answers = 0;

  function halve(): void {
    answers = 0;
    limit = Math.max(least, Math.floor(limit / 2));
  }

  return {
    get limit() {
      return limit;
    },
    answered() {
      answers += 1;
      if (answers < ANSWERS_PER_STEP) return;
      answers = 0;
      limit = Math.min(ceiling, limit + 1);
    },
    refused() {
      ceiling = Math.max(least, Math.min(ceiling, limit - 1));
      halve();
    },
    timedOut: halve,
  };
}

/** Ends a wait early. A ring outside a wait applies to the next one. */
interface Bell {
  /** Limits the present wait to this many milliseconds from now. */
  ring(inMs: number): void;
  /** Resolves after `forMs`, or earlier by a ring. For one waiter. */
  wait(forMs: number): Promise<void>;
}

/** A bell by elapsed time: setting the clock delays no wait. */
export function createBell(clock: Pick<Clock, 'elapsed' | 'sleep'>): Bell {
  /** Earliest time of a ring since the last wait ended. */
  let earliest = Infinity;
  let sleeping = new AbortController();
  return {
    ring(inMs) {
      earliest = Math.min(earliest, clock.elapsed() + inMs);
      sleeping.abort(BROUGHT_FORWARD);
    },
    async wait(forMs) {
      earliest = Math.min(earliest, clock.elapsed() + forMs);
      for (let now = clock.elapsed(); now < earliest; now = clock.elapsed()) {
        sleeping = new AbortController();
        await clock.sleep(earliest - now, sleeping.signal);
      }
      earliest = Infinity;
    },
  };
}

/** Without a reason each abort would create an error, with a stack trace. */
const BROUGHT_FORWARD = 'brought forward';
